import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import type { Readable } from "node:stream";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { encryptToken } from "#lib/crypto/token-cipher.ts";

export const TOKEN_KEY = "a key for the proving ground";
const DAY_MS = 86_400_000;

/** Workers as a Pauta runs them, on a database and against a network that are given. */
export function workersOn(env: { DATABASE_URL: string; NETWORK_URL: string; APP_URL: string }) {
  const directory = mkdtempSync(join(tmpdir(), "ground-"));
  const running = new Set<ChildProcess>();
  /** One more, once it works. */
  const start = async (): Promise<ChildProcess> => {
    const worker = spawn(process.execPath, ["lib/worker/main.ts"], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        ...env,
        NODE_ENV: "production",
        DATA_DIR: directory,
        TOKEN_KEY,
        NEXTAUTH_SECRET: "a secret for the proving ground",
        LOG_LEVEL: "info",
      },
    });
    running.add(worker);
    worker.once("exit", () => running.delete(worker));
    await Promise.race([saysStarted(worker.stdout), once(worker, "exit")]);
    return worker;
  };
  const stop = async () => {
    for (const worker of running) worker.kill("SIGKILL");
    await Promise.all([...running].map((worker) => once(worker, "exit")));
  };
  return { start, stop };
}

async function saysStarted(output: Readable): Promise<void> {
  for await (const chunk of output) if (String(chunk).includes("worker started")) break;
  output.resume();
}

/** Brands of one workspace, each connected to an account of its own. */
export async function connectAccounts(db: Db, accounts: readonly { accountId: string; token: string }[]) {
  const workspaceId = newId("ws");
  await db.workspace.create({ data: { id: workspaceId, name: "Ground" } });
  const now = new Date();
  const rows = accounts.map(({ accountId, token }, index) => ({ id: newId("proj"), accountId, token, index }));
  await db.project.createMany({
    data: rows.map(({ id, index }) => ({ id, workspaceId, name: `Marca ${index}`, timezone: "America/Sao_Paulo" })),
  });
  await db.socialConnection.createMany({
    data: rows.map(({ accountId, id, token }) => ({
      projectId: id,
      handle: accountId,
      accountId,
      appScopedId: accountId,
      token: encryptToken(token, TOKEN_KEY),
      scopes: [],
      tokenIssuedAt: now,
      tokenExpiresAt: new Date(now.getTime() + 60 * DAY_MS),
      nextCheckAt: new Date(now.getTime() + 30 * DAY_MS),
    })),
  });
  return { workspaceId, projectIds: rows.map(({ id }) => id) };
}

export interface PlannedPost {
  projectId: string;
  caption: string;
  media: { key: string; type: "image" | "video" }[];
  scheduledFor: Date;
}

interface Kind {
  readonly type: "image" | "video";
  readonly files: number;
}

/** Each kind of post that there is. */
export const KINDS: readonly Kind[] = [
  { type: "image", files: 1 },
  { type: "image", files: 3 },
  { type: "video", files: 1 },
];

export interface Plan {
  readonly name: string;
  readonly workspaceId: string;
  readonly projectIds: readonly string[];
  readonly kinds: readonly Kind[];
  readonly dueAt: (index: number) => Date;
  /** is told of each of their files */
  readonly keep?: (key: string, kind: Kind) => void;
}

/** So many posts, each kind and each project after the other. */
export const postsOf = (count: number, { dueAt, keep, kinds, name, projectIds, workspaceId }: Plan): PlannedPost[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? { type: "image", files: 1 };
    const media = Array.from({ length: kind.files }, (__, file) => {
      const key = `${workspaceId}/render/${index}-${file}.${kind.type === "video" ? "mp4" : "jpg"}`;
      keep?.(key, kind);
      return { key, type: kind.type };
    });
    return {
      projectId: projectIds[index % projectIds.length] ?? "",
      caption: `Post ${index} of ${name}`,
      media,
      scheduledFor: dueAt(index),
    };
  });

/** Posts that are ready and wait for their time. */
export async function planPosts(db: Db, workspaceId: string, posts: readonly PlannedPost[]): Promise<string[]> {
  const rows = posts.map(({ caption, media, projectId, scheduledFor }) => ({
    id: newId("post"),
    workspaceId,
    projectId,
    format: media[0]?.type === "video" ? ("caption_reel" as const) : ("carousel" as const),
    status: "scheduled" as const,
    theme: caption,
    origin: "api" as const,
    textContent: caption,
    hasContent: true,
    media,
    scheduledFor,
  }));
  for (let from = 0; from < rows.length; from += 1000) {
    await db.post.createMany({ data: rows.slice(from, from + 1000) });
  }
  return rows.map(({ id }) => id);
}
