import sharp from "sharp";
import type { Db } from "#lib/db/client.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { encoderOf } from "#lib/tools/testing/encoder.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";

export const BLUE = { r: 20, g: 60, b: 200 };
export const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: BLUE } });
export const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer();

export type Sent = Uint8Array | ReadableStream<Uint8Array> | null;

export interface Sending {
  purpose?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

type Workspace = Awaited<ReturnType<typeof workspace>>;

/** By the test file's own database: this module outlives a file, and its database does not. */
const shared = new WeakMap<Db, Promise<Workspace>>();

async function sharedWorkspace(): Promise<Workspace> {
  const { db } = await testDatabase();
  const opened = shared.get(db) ?? workspace({ plan: { accounts: 200 }, settings: { ffmpegPath: encoderOf("7.1") } });
  shared.set(db, opened);
  return opened;
}

/** A project, and how its owner sends files to it. */
export async function project(given?: Workspace) {
  const at = given ?? (await sharedWorkspace());
  const { id } = await (await at.app())("createProject", { body: { name: "Café" } });
  const session = await at.sessionOf(at.ownerId);
  const limits = createRateLimits(1_000_000);

  const send = async (body: Sent, { headers = {}, purpose = "picture", query = {} }: Sending = {}) => {
    const search = new URLSearchParams({ projectId: id, purpose, ...query });
    // The types know neither of Node's buffers nor of a body that streams.
    const init = { method: "POST", headers: { ...session, ...headers }, body, duplex: "half" } as RequestInit;
    const request = new Request(`http://pauta.test/api/upload?${search}`, init);
    const response = await dispatch(at.runtime, limits, "site", request);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const fileAt = async (url: unknown) => {
    const request = new Request(`http://pauta.test/api${new URL(String(url)).pathname}`);
    const response = await dispatch(at.runtime, limits, "site", request);
    return Buffer.from(await response.arrayBuffer());
  };
  const kept = async () => {
    const keys: string[] = [];
    for await (const { key } of at.runtime.ports.storage.list(`${at.workspaceId}/${id}/`)) keys.push(key);
    return { files: keys.length, rows: await at.db.media.count({ where: { projectId: id } }) };
  };
  return { ...at, projectId: id, send, fileAt, kept };
}

export const NOTHING = { files: 0, rows: 0 };
export const refusal = (reason: string) => ({
  status: 400,
  body: { error: { code: "invalid_input", reason, field: "file" } },
});

/** A body that never ends by itself. */
export const endless = (start: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(start),
    pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
  });
