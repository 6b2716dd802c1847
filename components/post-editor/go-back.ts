import type { MouseEvent } from "react";

interface Entry {
  readonly index: number;
  readonly url: string | null;
}

/** What browsers that keep one's way tell of it; the types of the platform do not know it yet. */
interface Way {
  entries: () => readonly Entry[];
  currentEntry: Entry | null;
}

const wayOf = (place: { navigation?: Way }): Way | undefined => place.navigation;

/** Back to the page from which one came to a post, as it was left; where that is not known, the link leads. */
export function goBack(event: MouseEvent, postPath: string): void {
  const way = wayOf(window);
  const at = way?.currentEntry?.index;
  if (!way || at === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const before = way.entries().findLast(({ index, url }) => index < at && url !== null && !isOf(url, postPath));
  if (!before || !new URL(before.url ?? "").pathname.startsWith("/proj_")) return;
  event.preventDefault();
  window.history.go(before.index - at);
}

const isOf = (url: string, path: string): boolean => new URL(url).pathname === path;
