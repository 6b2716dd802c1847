/** FNV-1a with a final mix: the same text gives the same 32 bits everywhere. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number in [0, 1) that depends on the text alone. */
export const chance = (text: string): number => hash(text) / 2 ** 32;

export const between = (text: string, from: number, to: number): number => from + chance(text) * (to - from);

export const wholeBetween = (text: string, from: number, to: number): number => Math.floor(between(text, from, to + 1));

export function pick<T>(text: string, from: readonly [T, ...T[]]): T {
  return from[hash(text) % from.length] ?? from[0];
}

/** The n-th of an endless walk through the list, each round in another order; nothing comes twice in a round. */
export function nth<T>(text: string, list: readonly T[], n: number): T {
  const round = Math.floor(n / list.length);
  const order = list
    .map((item, index) => ({ item, rank: hash(`${text}:${round}:${index}`) }))
    .toSorted((a, b) => a.rank - b.rank);
  const found = order[n % list.length];
  if (!found) throw new RangeError("nth of an empty list");
  return found.item;
}

/** A standard normal by Box and Muller, from the text alone. */
export function normal(text: string): number {
  const u = Math.max(chance(`${text}:u`), 1e-9);
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * chance(`${text}:v`));
}

/** mulberry32: the dice of faults that come with a probability. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
