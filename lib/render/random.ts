/** A generator of numbers in 0..1 that a seed settles. */
export interface Random {
  (): number;
  between(low: number, high: number): number;
  whole(below: number): number;
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
}

export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function randomOf(seed: number | string): Random {
  let state = typeof seed === "string" ? hashText(seed) : Math.imul(Math.trunc(seed) + 0x9e37_79b9, 0x85eb_ca6b) >>> 0;
  const next = () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  next();
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (below: number) => Math.floor(next() * below),
    pick: <const List extends readonly [unknown, ...unknown[]]>(list: List): List[number] =>
      list[Math.floor(next() * list.length)] ?? list[0],
  });
}
