import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedStorage } from "#lib/adapters/embedded/storage.ts";

let opened: ReturnType<typeof open> | undefined;

/** The test file's own files, gone when it is done. */
export const testStorage = () => (opened ??= open());

function open() {
  const root = join(tmpdir(), `pauta-media-${randomUUID()}`);
  return { root, storage: embeddedStorage(`file:${root}`) };
}

export async function closeTestStorage(): Promise<void> {
  if (opened) await rm(opened.root, { recursive: true, force: true });
  opened = undefined;
}
