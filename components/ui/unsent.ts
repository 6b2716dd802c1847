/** Something of a page that was typed and is not on the server yet. */
export interface Unsent {
  readonly hasUnsent: boolean;
}

const kept = new Set<Unsent>();

export function keepUnsent(one: Unsent): () => void {
  kept.add(one);
  return () => void kept.delete(one);
}

/** Whether leaving the page now would lose words: those that wait, and those that somebody is typing. */
export const wouldLoseWords = (): boolean =>
  [...kept].some(({ hasUnsent }) => hasUnsent) ||
  [...document.querySelectorAll<HTMLTextAreaElement>("[role=dialog] textarea, form textarea")].some(
    ({ value }) => value !== "",
  );
