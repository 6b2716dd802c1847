import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Runtime } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { mediaKey } from "#lib/domain/media.ts";
import type { Provider } from "#lib/ports/provider.ts";
import { providersOf } from "#lib/services/installation/mail-server.ts";
import { reach } from "./reach.ts";

const WORKER_SILENT_MS = 60_000;

type Reachable = Pick<Runtime, "now" | "ports" | "settings"> & {
  db: Pick<Runtime["db"], "$queryRaw" | "mailServer" | "workerHeartbeat">;
};

/** What answers and what does not, part by part. */
export async function checkHealth(reachable: Reachable) {
  const { db, ports, settings } = reachable;
  const [database, storage, network, answered] = await Promise.all([
    answers(db.$queryRaw`SELECT 1`),
    answers(tryStorage(ports.storage)),
    reach(settings.networkUrl),
    // Without a database only the environment's are known.
    providersOf(reachable)
      .catch(() => settings.providers)
      .then((providers) => Promise.all(providers.map(answering))),
  ]);
  const worker = database && (await hasWorker(reachable));
  const providers = Object.fromEntries(answered) as Record<Provider["part"], boolean>;
  const ok = database && worker && storage && network && Object.values(providers).every(Boolean);
  return { ok, database, worker, storage, network, providers };
}

const answering = async ({ address, part }: Provider) => [part, address === null || (await reach(address))];

export const beatingSince = (now: Date): Date => new Date(now.getTime() - WORKER_SILENT_MS);

/** Whether any worker has shown itself lately. */
export const hasWorker = async ({ db, now }: Pick<Reachable, "db" | "now">): Promise<boolean> =>
  (await db.workerHeartbeat.count({ where: { beatAt: { gt: beatingSince(now()) } } })) > 0;

/** A file written, read again and deleted, under a workspace that is none. */
async function tryStorage(storage: Runtime["ports"]["storage"]): Promise<void> {
  const content = Buffer.from("Pauta");
  const sha256 = createHash("sha256").update(content).digest("hex");
  const key = mediaKey({ workspaceId: newId("ws"), ownerId: "check", purpose: "check", sha256, extension: "jpg" });
  await storage.put(key, content, "image/jpeg");
  try {
    const file = await storage.get(key);
    if (!file || !(await buffer(file.stream)).equals(content)) throw new Error("The storage gave another file");
  } finally {
    await storage.delete(key);
  }
}

const answers = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
