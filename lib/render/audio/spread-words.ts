const HOP_SECONDS = 0.02;
const QUIET = 0.02;

/** How long a word takes to say, against others. */
const weightOf = (word: string): number =>
  1.6 + word.replaceAll(/[^\p{L}\p{N}]/gu, "").length + (/\d/.test(word) ? 4 : 0);

/** When each word is heard, as far as the sound tells: they share what is not silence by their length. */
export function spreadWords(
  samples: Float32Array,
  rate: number,
  words: readonly string[],
): { start: number; end: number }[] {
  const hop = Math.max(1, Math.round(HOP_SECONDS * rate));
  const levels: number[] = [];
  for (let from = 0; from < samples.length; from += hop) {
    let power = 0;
    for (let index = from; index < Math.min(samples.length, from + hop); index++) power += (samples[index] ?? 0) ** 2;
    levels.push(Math.sqrt(power / hop));
  }
  const floor = Math.max(...levels, 1e-6) * QUIET * 2;
  const spoken = levels.flatMap((level, frame) => (level > floor ? [frame] : []));
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
  const last = samples.length / rate;
  const timeAt = (share: number): number => {
    const frame = spoken[Math.min(spoken.length - 1, Math.floor(share * spoken.length))];
    return frame === undefined ? share * last : Math.min(last, frame * HOP_SECONDS);
  };
  let passed = 0;
  return words.map((word) => {
    const start = timeAt(passed / whole);
    passed += weightOf(word);
    const end = timeAt((passed - 0.01) / whole) + HOP_SECONDS;
    return { start, end: Math.max(start + HOP_SECONDS, end) };
  });
}
