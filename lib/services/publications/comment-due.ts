import { COMMENT_SETTLES_MS, judgeComment } from "#lib/domain/first-comment.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { type Grant, SocialError } from "#lib/ports/social.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { grantOf } from "./find-inputs.ts";

const AT_ONCE = 20;
/** longer than a call may take: whoever takes one up later finds it settled, or looks */
const LEASE_MS = 90_000;
const LOOK_AGAIN_MS = 15_000;
const AWAIT_POST_MS = 10 * 60_000;
const GIVE_UP_MS = 24 * 60 * 60_000;

const WITH_POST = {
  post: {
    select: {
      publishedAt: true,
      publication: { select: { mediaId: true, accountId: true } },
      project: { select: { social: true } },
    },
  },
} as const;
type Row = Prisma.FirstCommentGetPayload<{ include: typeof WITH_POST }>;

/** Writes the first comments of posts that are live; how many there were to see to. */
export async function commentDue(runtime: Runtime): Promise<number> {
  const { db, log, now } = runtime;
  const at = now();
  // Taken by moving its time on: two workers do not take the same, and a killed one's is taken up again.
  const due = await db.$queryRaw<{ postId: string }[]>`
    UPDATE "FirstComment" SET "nextRunAt" = ${new Date(at.getTime() + LEASE_MS)}
    WHERE "postId" IN (
      SELECT "postId" FROM "FirstComment" WHERE "nextRunAt" <= ${at}
      ORDER BY "nextRunAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING "postId"`;
  const where = { postId: { in: due.map(({ postId }) => postId) } };
  for (const row of await db.firstComment.findMany({ where, include: WITH_POST })) {
    await comment(runtime, row).catch((error: unknown) =>
      log.warn({ err: error, postId: row.postId }, "a first comment could not be seen to"),
    );
  }
  return due.length;
}

async function comment(runtime: Runtime, row: Row): Promise<void> {
  const { now } = runtime;
  const { post, postId, step } = row;
  const { project, publication, publishedAt } = post;
  const { social } = project;
  const isOld = publishedAt !== null && now().getTime() - publishedAt.getTime() > GIVE_UP_MS;
  const grant =
    social && social.accountId === publication?.accountId && !social.brokenReason && grantOf(runtime, social);
  const mediaId = publication?.mediaId;
  if (!grant || !mediaId) {
    // Which of the account's posts it is may be found out later, and an account may be connected again.
    await put(runtime, row, isOld ? { step: "failed", nextRunAt: null } : { nextRunAt: later(now(), AWAIT_POST_MS) });
    return;
  }
  if (step === "due") await send(runtime, { postId, row, grant, mediaId });
  else if (step === "sent") await settle(runtime, { row, grant, mediaId, handle: social.handle });
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Writes to a comment that is where it was read: another hand has it otherwise, and then nothing is written. */
const put = async (
  { db }: Pick<Runtime, "db">,
  { postId, step, tries }: Pick<Row, "postId" | "step" | "tries">,
  data: Prisma.FirstCommentUpdateManyMutationInput,
): Promise<boolean> => (await db.firstComment.updateMany({ where: { postId, step, tries }, data })).count === 1;

async function send(
  runtime: Runtime,
  { grant, mediaId, postId, row }: { postId: string; row: Row; grant: Grant; mediaId: string },
): Promise<void> {
  const { log, now, ports } = runtime;
  const sentAt = now();
  const tries = row.tries + 1;
  // On record before it is sent: a lost answer is always noticed.
  if (!(await put(runtime, row, { step: "sent", sentAt, tries, isRefused: false }))) return;
  const sent = { postId, step: "sent", tries } as const;
  try {
    const commentId = await ports.social.writeComment(grant, mediaId, row.text);
    await put(runtime, sent, { step: "live", commentId, nextRunAt: null });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    log.warn({ err: error, postId }, "what became of a first comment is not known");
    const { answer } = error;
    // The network says no to comments that it took: only looking tells.
    const isRefused = answer.do === "fail" || answer.do === "reconnect";
    await put(runtime, sent, { isRefused, nextRunAt: later(sentAt, LOOK_AGAIN_MS) });
  }
}

async function settle(
  runtime: Runtime,
  { grant, handle, mediaId, row }: { row: Row; grant: Grant; mediaId: string; handle: string },
): Promise<void> {
  const { now, ports } = runtime;
  const { isRefused, sentAt, text, tries } = row;
  if (!sentAt) return;
  try {
    const { comments, hasMore } = await ports.social.listComments(grant, mediaId);
    const verdict = judgeComment({ isRefused, sentAt, text, tries }, { comments, handle, hasMore }, now());
    if (verdict.is === "live") await put(runtime, row, { step: "live", commentId: verdict.id, nextRunAt: null });
    else if (verdict.is === "over") await put(runtime, row, { step: "failed", nextRunAt: null });
    else if (verdict.is === "lost") await put(runtime, row, { step: "due", nextRunAt: now() });
    else await put(runtime, row, { nextRunAt: later(now(), LOOK_AGAIN_MS) });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    const isOver = error.answer.do === "reconnect" || now().getTime() - sentAt.getTime() > GIVE_UP_MS;
    await put(
      runtime,
      row,
      isOver ? { step: "failed", nextRunAt: null } : { nextRunAt: later(now(), COMMENT_SETTLES_MS) },
    );
  }
}
