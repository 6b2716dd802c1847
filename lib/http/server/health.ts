import { isAnswering } from "#lib/db/client.ts";
import { type Reply, toReply } from "#lib/http/doors/answer.ts";
import type { Runtime } from "#lib/runtime/context.ts";

/** The process answers. */
export const answerHealth = (): Reply => toReply({ status: 200, body: { ok: true } });

/** The database answers too. */
export const answerReady = async ({ db }: Pick<Runtime, "db">): Promise<Reply> =>
  (await isAnswering(db)) ? answerHealth() : toReply({ status: 503, body: { ok: false } });
