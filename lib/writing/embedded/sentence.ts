/** With a full stop, unless it ends in a mark of its own. */
export const stopped = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** "Short name: what to do" in its two parts, each able to stand alone. */
export function stepParts(step: string): { name: string; detail: string } {
  const at = step.indexOf(": ");
  if (at === -1) return { name: step, detail: stopped(step) };
  return { name: step.slice(0, at), detail: stopped(begun(step.slice(at + 2))) };
}

export const begun = (text: string): string =>
  text.replace(/^([¿¡"“]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

export const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
