import { BLOCK_STARTS_SECONDS, REEL_FPS } from "./reel.ts";

/** How a box comes in: it rises to its place, slower and slower, while it fades in. */
export const RISE = { pixels: 64, seconds: 0.5, power: 3 } as const;
export const FADE_SECONDS = 0.3;

/** The hook is all but there in the first frame, which the network may take for its cover. */
const HEAD_START_SECONDS = 0.35;

type Block = 0 | 1 | 2;

/** From when a box moves; before zero the video begins with it on its way. */
export const startOf = (block: Block): number => (block === 0 ? -HEAD_START_SECONDS : BLOCK_STARTS_SECONDS[block]);

/** When the last block has come in: the picture that stands for the video. */
export const COVER_FRAME = Math.round((BLOCK_STARTS_SECONDS[2] + 0.9) * REEL_FPS);

/** A box at a moment: how much of it is seen, and how far below its place it is. */
export function boxAt(block: Block, seconds: number): { opacity: number; drop: number } {
  const since = Math.max(0, seconds - startOf(block));
  const left = Math.max(0, 1 - since / RISE.seconds);
  return { opacity: Math.min(1, since / FADE_SECONDS), drop: RISE.pixels * left ** RISE.power };
}
