/** A value of the whole page, for `useSyncExternalStore`. */
export function openStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: (): Value => value,
    set(next: Value) {
      if (next === value) return;
      value = next;
      for (const changed of listeners) changed();
    },
    watch(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
