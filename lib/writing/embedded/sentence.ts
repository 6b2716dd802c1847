/** With a full stop, unless it ends in a mark of its own. */
export const stopped = (text: string): string =>
  /(?:[.!?…]|\p{Extended_Pictographic}\uFE0F?)$/u.test(text) ? text : `${text}.`;

/** "Short name: what to do" in its two parts, each able to stand alone. */
export function stepParts(step: string): { name: string; detail: string } {
  const at = step.indexOf(": ");
  if (at === -1) return { name: step, detail: stopped(step) };
  return { name: step.slice(0, at), detail: stopped(begun(step.slice(at + 2))) };
}

/** "iPhone", "hello@kiln.ie" and "kiln.ie" begin as they are. */
export const begun = (text: string): string =>
  text.replace(
    /^([¿¡"“]?)(\p{Ll})(?!\p{Ll}*\p{Lu}|\S*@|[\w-]*\.\p{Ll}{2})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );

/** No sentence ends with it: "Tide Candle Co. is happy to answer". */
const SHORT = String.raw`(?<!(?<!\p{L})(?:Co|Inc|Ltd|Ltda|Bros|Cia|Cía|Jr|Sr|Sra|Dr|Dra|St|S\.A)\.\s)`;
const BEGINS = new RegExp(String.raw`(?<=[.?!]\s)${SHORT}\p{Ll}`, "gu");

/** Each sentence of a line begins as one, whatever stands first in it: "a Padaria". */
export const allBegun = (line: string): string => begun(line.replace(BEGINS, (letter) => letter.toUpperCase()));

export const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
