import { createHash } from "node:crypto";
import { idempotencyBody } from "#lib/db/json/access.ts";
import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type Answer, answerRefusal } from "./answer.ts";
import type { Asked } from "./asked.ts";

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
const FORM = /^[\x21-\x7e]{1,255}$/;

/** The call's Idempotency-Key where it counts: on a POST by key. */
export function readIdempotencyKey({ headers, method }: Asked, { actor }: Context): string | null {
  const key = headers.get("idempotency-key");
  if (key === null || method !== "POST" || actor.kind !== "key") return null;
  if (!FORM.test(key)) throw new Refusal("field_invalid", { field: "Idempotency-Key" });
  return key;
}

/**
 * Runs a call once. Its effects and the record of its answer are one transaction, so a crash leaves both or
 * neither; a second call with the same key waits on the record's primary key until the first has ended.
 */
export async function runOnce(
  context: Context,
  idempotencyKey: string,
  call: string,
  run: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const { id: keyId } = context.actor as { id: string };
  const requestHash = createHash("sha256").update(call).digest("base64url");
  return context.transaction(async (within) => {
    const expired = new Date(within.now().getTime() - KEPT_FOR_MS);
    await within.db.idempotencyRecord.deleteMany({ where: { keyId, idempotencyKey, createdAt: { lt: expired } } });
    const claimed = await within.db.$executeRaw`
      INSERT INTO "IdempotencyRecord" ("keyId", "idempotencyKey", "requestHash", "status", "body", "createdAt")
      VALUES (${keyId}, ${idempotencyKey}, ${requestHash}, 0, 'null', ${within.now()})
      ON CONFLICT DO NOTHING`;
    const where = { keyId_idempotencyKey: { keyId, idempotencyKey } };
    if (claimed === 0) {
      const { body, requestHash: first, status } = await within.db.idempotencyRecord.findUniqueOrThrow({ where });
      if (first !== requestHash) throw new Refusal("idempotency_key_reused");
      return {
        status,
        body: JSON.parse(idempotencyBody.read(body, idempotencyKey)),
        headers: { "Idempotency-Replayed": "true" },
      };
    }
    const answer = await answerWithin(within, () => run(within));
    // As text: the column would put an object's names in an order of its own.
    await within.db.idempotencyRecord.update({
      where,
      data: { status: answer.status, body: JSON.stringify(answer.body) },
    });
    return answer;
  });
}

/** A refusal undoes what the call did and is an answer like any other, to be given again. */
async function answerWithin({ db }: Context, run: () => Promise<Answer>): Promise<Answer> {
  await db.$executeRaw`SAVEPOINT call`;
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await db.$executeRaw`ROLLBACK TO SAVEPOINT call`;
    return answerRefusal(error, "api");
  }
}
