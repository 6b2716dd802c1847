import { words } from "./run-ffmpeg.ts";
import { HEIGHT, WIDTH } from "./encode.ts";

/** Any clip as frames of our size and rate: filled, cut at the sides, square pixels. */
export const CLIP_FILTER = `scale=${WIDTH}:${HEIGHT}:force_original_aspect_ratio=increase,crop=${WIDTH}:${HEIGHT},setsar=1,fps=30,format=yuv420p`;

/** A clip that a person sent names no other file and no address. */
const OWN_FILE = "-protocol_whitelist file";

/** Played again where it is shorter, and never longer than asked. */
export const clipInput = (path: string, seconds: number): string[] => [
  ...words(`-threads 2 ${OWN_FILE} -stream_loop -1 -t ${seconds} -i`),
  path,
];
