import { begun } from "./sentence.ts";

const WHEN = String.raw`(?:d[aeo]|of the|de la|del|para (?:o|el|la)) (?:semana|dia|día|mês|mes|week|day|month)`;
const LABEL = new RegExp(
  String.raw`^(?:(?:dica|dicas|conselho|truque|tip|tips|consejo|consejos|truco)(?: (?:rápida|quick|rápido|${WHEN}))?|quick tip):\s+(?=\S.{5,})`,
  "iu",
);

/** "Tip of the week: stretching at your desk" is a post on stretching: which series it belongs to is nothing to find or to tell. */
export const unlabelled = (theme: string): string => {
  const label = LABEL.exec(theme.trim())?.[0];
  return label === undefined ? theme : begun(theme.trim().slice(label.length));
};

const PRODUCT = new RegExp(String.raw`\p{L} ${WHEN}:\s+(\p{L}+(?: \p{L}+)?)$`, "iu");

/** "Fish of the week: betta" */
export const productIn = (theme: string): string[] => PRODUCT.exec(theme.trim())?.slice(1) ?? [];
