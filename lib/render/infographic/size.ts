import { REEL_FRAME } from "#lib/domain/reel.ts";

/** Shown whole by the silent reel that is made of it. */
export const { width: INFOGRAPHIC_WIDTH, height: INFOGRAPHIC_HEIGHT } = REEL_FRAME;
