import * as z from "zod";
import { recordedWord } from "./post.ts";
import { jsonColumn } from "./stored-json.ts";
import { count, seconds, storageKey } from "./values.ts";

/** The results of finished steps: each is read by the codec of who asks for it. */
export const generationDone = jsonColumn("Generation", "done", z.record(z.string(), z.unknown()));

export const storedFile = z.strictObject({
  key: storageKey,
  bytes: count,
  sha256: z.string(),
  width: count.nullable(),
  height: count.nullable(),
  durationSeconds: seconds.nullable(),
});

export const drawnSlides = z.array(z.strictObject({ contentHash: z.string(), file: storedFile }));

export const spokenScript = z.strictObject({
  file: storedFile,
  durationSeconds: seconds,
  words: z.array(recordedWord),
});

export const renderedVideo = z.strictObject({ video: storedFile, cover: storedFile });
