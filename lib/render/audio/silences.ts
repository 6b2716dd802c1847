const HOP_SECONDS = 0.01;
/** Against the loudest: below the one nothing is said, and above the other something is, however loud the room. */
const QUIET = 0.02;
const SAID = 0.05;
/** Against the softest that there is, which is the room. */
const ROOM = 2.2;
/** Shorter is a closed mouth within a word. */
const LEAST_SECONDS = 0.12;

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How loud each hundredth of a second is. */
export function levelsOf(samples: Float32Array, rate: number): Float32Array {
  const hop = Math.max(1, Math.round(HOP_SECONDS * rate));
  return Float32Array.from({ length: Math.ceil(samples.length / hop) }, (_, frame) => {
    const end = Math.min(samples.length, (frame + 1) * hop);
    let power = 0;
    for (let at = frame * hop; at < end; at++) power += (samples[at] ?? 0) ** 2;
    return Math.sqrt(power / hop);
  });
}

function floorOf(levels: Float32Array): number {
  const sorted = levels.toSorted();
  const [room = 0, loudest = 0] = [sorted[Math.floor(sorted.length * 0.03)], sorted.at(-1)];
  return Math.max(loudest * QUIET, Math.min(room * ROOM, loudest * SAID), 1e-6);
}

/** The pauses of a speech in seconds, with what comes before and after it. */
export function silencesOf(samples: Float32Array, rate: number): Stretch[] {
  const levels = levelsOf(samples, rate);
  const floor = floorOf(levels);
  const found: Stretch[] = [];
  let from = 0;
  for (let frame = 0; frame <= levels.length; frame++) {
    if (frame < levels.length && (levels[frame] ?? 0) <= floor) continue;
    const isEdge = from === 0 || frame === levels.length;
    if (frame > from && (isEdge || (frame - from) * HOP_SECONDS >= LEAST_SECONDS))
      found.push({ from: from * HOP_SECONDS, to: frame * HOP_SECONDS });
    from = frame + 1;
  }
  return found;
}
