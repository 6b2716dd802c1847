import { open, readFile } from "node:fs/promises";
import { type Extension, type UploadPurpose, uploadRule } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { cleanImage } from "./clean-image.ts";
import { fileKind, KIND_BYTES } from "./file-kind.ts";
import { probeRecording } from "./probe-recording.ts";
import type { Content } from "./save-file.ts";

/** A file that serves its purpose, as it will be kept. */
export interface InspectedFile {
  readonly content: Content;
  readonly extension: Extension;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationSeconds: number | null;
}

export async function inspectFile(path: string, purpose: UploadPurpose): Promise<InspectedFile> {
  const rule = uploadRule(purpose);
  const kind = fileKind(await startOf(path));
  if (kind === null) throw typeRefused();
  if (kind === "jpeg" || kind === "png" || kind === "webp") {
    if (rule.kind !== "image") throw typeRefused();
    const image = await cleanImage(await readFile(path), { kind, keepsAlpha: rule.keepsAlpha ?? false });
    return { ...image, durationSeconds: null };
  }
  if (rule.kind === "image") throw typeRefused();
  const { seconds, ...recording } = await probeRecording(path, kind);
  if (recording.kind !== rule.kind) throw typeRefused();
  if (seconds > (rule.maxSeconds ?? Infinity)) {
    throw new Refusal("file_too_long", { field: "file", detail: `no máximo ${rule.maxSeconds} segundos` });
  }
  const { extension, height, width } = recording;
  return { content: { path }, extension, width, height, durationSeconds: seconds };
}

const typeRefused = () => new Refusal("file_type_refused", { field: "file" });

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
