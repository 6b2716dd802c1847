const within = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** Fast at first, then softly to its place. */
export const settle = (share: number): number => 1 - (1 - within(share)) ** 3;

/** Softly off and softly to its place. */
export const glide = (share: number): number => {
  const at = within(share);
  return at < 0.5 ? 4 * at ** 3 : 1 - (-2 * at + 2) ** 3 / 2;
};

/** A little beyond its place and back. */
export const spring = (share: number): number => {
  const at = within(share) - 1;
  return 1 + 2.2 * at ** 3 + 1.2 * at ** 2;
};

/** How far along something is that starts at a time and takes a while. */
export const since = (now: number, start: number, seconds: number): number => within((now - start) / seconds);
