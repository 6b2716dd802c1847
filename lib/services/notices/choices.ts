import { type NoticeTopic, topicsOf } from "#lib/domain/notice.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";

/** How a person is told of each topic that their role is told of. */
export async function readChoices({ actor, db }: Pick<Context, "actor" | "db">) {
  if (actor.kind !== "user") throw new Refusal("session_missing");
  const chosen = await db.noticeChoice.findMany({ where: { userId: actor.id } });
  return topicsOf(actor.role).map((topic) => {
    const { list = true, mail = true } = chosen.find((choice) => choice.topic === topic) ?? {};
    return { topic, mail, list };
  });
}

/** From now on; what was told already stays as it was told. */
export async function choose(
  context: Context,
  { list, mail, topic }: { topic: NoticeTopic; mail: boolean; list: boolean },
) {
  const { actor, db } = context;
  if (actor.kind !== "user") throw new Refusal("session_missing");
  const userId = actor.id;
  await db.noticeChoice.upsert({
    where: { userId_topic: { userId, topic } },
    create: { userId, topic, mail, list },
    update: { mail, list },
  });
  return readChoices(context);
}
