import type { Language } from "./language.ts";
import { plainValue, type SlideFields } from "./slide.ts";

type Words = Record<Language, string>;
const words = (pt: string, en: string, es: string): Words => ({ pt, en, es });

const TITLE = words("O título deste slide", "This slide's title", "El título de esta lámina");
const BODY = words(
  "Uma ou duas frases que explicam a ideia.",
  "One or two sentences that explain the idea.",
  "Una o dos frases que explican la idea.",
);
const items = (count: number, name: string, { en, es, pt }: Words) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${name}${index + 1}`,
      words(`${pt} ${index + 1}`, `${en} ${index + 1}`, `${es} ${index + 1}`),
    ]),
  );

/** The carousel's layouts: the names of each one's fields, in reading order, and what stands in a new one. */
export const LAYOUTS = {
  cover: {
    kicker: words("Assunto", "Topic", "Tema"),
    title: words("O título que para o dedo", "The title that stops the thumb", "El título que detiene el dedo"),
    subtitle: words("O que a pessoa leva daqui", "What people take from here", "Lo que la persona se lleva"),
  },
  statement: { title: TITLE, body: BODY },
  list: { title: TITLE, ...items(4, "item", words("Ponto", "Point", "Punto")) },
  checklist: { title: TITLE, ...items(5, "item", words("Conferir", "Check", "Revisar")) },
  steps: { title: TITLE, ...items(4, "step", words("Passo", "Step", "Paso")) },
  number: { number: words("1", "1", "1"), title: TITLE, body: BODY },
  quote: {
    quote: words("Uma frase que vale por um post.", "A line worth a post.", "Una frase que vale por un post."),
    author: words("Quem disse", "Who said it", "Quién lo dijo"),
  },
  comparison: {
    title: TITLE,
    leftTitle: words("Antes", "Before", "Antes"),
    leftBody: words("Como costuma ser", "How it usually is", "Como suele ser"),
    rightTitle: words("Depois", "After", "Después"),
    rightBody: words("Como pode ser", "How it can be", "Como puede ser"),
  },
  myth: {
    myth: words("O que todo mundo repete", "What everyone repeats", "Lo que todos repiten"),
    truth: words("O que é verdade", "What is true", "Lo que es verdad"),
  },
  question: {
    title: words("Uma pergunta que faz pensar?", "A question to think about?", "¿Una pregunta que hace pensar?"),
    body: BODY,
  },
  picture: { title: TITLE, body: BODY },
  call: {
    title: words("E agora?", "What now?", "¿Y ahora?"),
    body: BODY,
    action: words("Salve este post", "Save this post", "Guarda este post"),
  },
} as const satisfies Record<string, Record<string, Words>>;

export type LayoutId = keyof typeof LAYOUTS;
export const LAYOUT_IDS = Object.keys(LAYOUTS) as [LayoutId, ...LayoutId[]];

export const isLayoutId = (text: string): text is LayoutId => Object.hasOwn(LAYOUTS, text);

export const layoutFields = (layoutId: LayoutId): string[] => Object.keys(LAYOUTS[layoutId]);

export function placeholderFields(layoutId: LayoutId, language: Language): SlideFields {
  const fields: Record<string, Words> = LAYOUTS[layoutId];
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, plainValue(text[language])]));
}

/**
 * The fields of one layout told in another: what has the same name stays, the rest fills the free places in
 * reading order, and what finds no place is dropped. A place without text shows the layout's own.
 */
export function relayout(from: SlideFields, to: LayoutId, language: Language): SlideFields {
  const names = layoutFields(to);
  const spare = Object.entries(from)
    .filter(([name]) => !names.includes(name))
    .map(([, value]) => value);
  const placeholders = placeholderFields(to, language);
  return Object.fromEntries(
    names.map((name) => [name, from[name] ?? spare.shift() ?? placeholders[name] ?? plainValue("")]),
  );
}
