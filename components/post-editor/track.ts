import type { Output } from "#lib/contract/index.ts";
import { REEL_SECONDS } from "#lib/domain/reel.ts";

export type Track = Output<"listTracks">["tracks"][number];

/** A start, or the last at which the track still lasts as long as the reel. */
export const latestStart = ({ durationSeconds }: Track, start: number) =>
  Math.max(0, Math.min(Math.floor((durationSeconds - REEL_SECONDS) * 10) / 10, Math.round(start * 10) / 10));
