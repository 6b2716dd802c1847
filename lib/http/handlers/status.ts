import { readPulse as pulse, readStatus as status } from "#lib/services/operation/read-status.ts";
import type { Handler } from "./handler.ts";

export const readPulse: Handler<"readPulse"> = pulse;

export const readStatus: Handler<"readStatus"> = async (context) => {
  const { checkedAt, database, databaseSize, databaseVersion, network, networkUrl, queue, storage, workers, ...rest } =
    await status(context);
  return {
    ok: rest.ok,
    version: rest.version,
    latePosts: rest.latePosts,
    providers: rest.providers,
    checkedAt: checkedAt.toISOString(),
    database: { answers: database, bytes: databaseSize, version: databaseVersion },
    workers: workers.map(({ beatAt, isBeating, startedAt, version, workerId }) => ({
      id: workerId,
      version,
      startedAt: startedAt.toISOString(),
      beatAt: beatAt.toISOString(),
      isBeating,
    })),
    queue: { ...queue, oldestWaitingAt: queue.oldestWaitingAt?.toISOString() ?? null },
    storage: { answers: storage },
    network: { answers: network, address: networkUrl },
  };
};
