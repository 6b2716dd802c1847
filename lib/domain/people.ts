/** The network's own limits of who may be named on a post. */
export const COLLABORATORS_MAX = 3;
export const TAGS_PER_POST_MAX = 20;

/** Somebody who is seen in a picture, and where; in a film nobody has a place. */
export interface PersonTag {
  readonly handle: string;
  readonly slideId: string | null;
  readonly x: number | null;
  readonly y: number | null;
}

/** Whom a post names at the network: who shares it on their own profile, and who is seen in it. */
export interface People {
  readonly collaborators: readonly string[];
  readonly tags: readonly PersonTag[];
}

export const NOBODY: People = { collaborators: [], tags: [] };

/** An account's name as the network writes it, however it was typed; null where it can be nobody's. */
export function handleIn(text: string): string | null {
  const name = text
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, "")
    .replace(/^@/, "")
    .replace(/\/.*$/, "")
    .toLowerCase();
  return /^[a-z0-9._]{1,30}$/.test(name) ? name : null;
}
