let isOut = false;
const listeners = new Set<() => void>();

export const readSignedOut = () => isOut;

/** Whether the session ended while this page holds words that nobody has yet. */
export function tellSignedOut(next: boolean): void {
  if (next === isOut) return;
  isOut = next;
  for (const changed of listeners) changed();
}

export function watchSignedOut(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Where one signs in and comes back to this page. */
export const signInAgain = () =>
  `/login?error=SessionRequired&to=${encodeURIComponent(window.location.pathname + window.location.search)}`;
