const PARTS = 8;

/**
 * Acts when so much time is over, unless it is cleared. However long the process itself stood still, that counts as one
 * part: the answer may have come meanwhile, and nobody has read it yet.
 */
export function patiently(ms: number, act: () => void): NodeJS.Timeout {
  let left = PARTS;
  const ticking = setInterval(() => {
    if (--left > 0) return;
    clearInterval(ticking);
    act();
  }, ms / PARTS);
  return ticking;
}
