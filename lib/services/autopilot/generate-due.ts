import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { LEAD_MS } from "#lib/domain/autopilot.ts";
import { move } from "#lib/domain/post-moves.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { usableFormats } from "#lib/domain/format.ts";
import { spendCredit } from "#lib/services/credits/spend.ts";
import { enqueueGeneration } from "#lib/services/posts/enqueue-generation.ts";
import { findJobPost } from "#lib/services/posts/read-posts.ts";
import { formatFor } from "./plan-project.ts";

const AT_ONCE = 100;

interface Due {
  id: string;
  scheduledFor: Date;
}

/** Sends every idea whose slot is near to be made; how many there were. What blocks an idea leaves it waiting. */
export async function generateDue(runtime: Runtime): Promise<number> {
  let sent = 0;
  let after: Due | undefined;
  for (;;) {
    const due = await findDue(runtime, after);
    for (const { id } of due) {
      try {
        if (await generateOne(runtime, id)) sent++;
      } catch (error) {
        // Another of the workspace took the last credit first; and one idea's trouble is not the next one's.
        if (!(error instanceof Refusal)) runtime.log.warn({ err: error, postId: id }, "an idea could not be sent");
      }
    }
    if (due.length < AT_ONCE) return sent;
    after = due.at(-1);
  }
}

/** Ideas of autopilots that are on, with an account to publish to and a credit to spend; a slot that has passed is not filled. */
const findDue = ({ db, now }: Runtime, after: Due | undefined): Promise<Due[]> => {
  const at = now();
  return db.$queryRaw<Due[]>`
    WITH due AS (
      SELECT p."id", p."workspaceId", p."scheduledFor" FROM "Post" p
      JOIN "Autopilot" a ON a."projectId" = p."projectId" AND a."enabled"
      JOIN "SocialConnection" s ON s."projectId" = p."projectId" AND s."brokenReason" IS NULL
      WHERE p."status" = 'idea' AND p."origin" = 'autopilot'
        AND p."scheduledFor" > ${at} AND p."scheduledFor" <= ${new Date(at.getTime() + LEAD_MS)}
        AND (p."scheduledFor", p."id") > (${after?.scheduledFor ?? at}::timestamptz, ${after?.id ?? ""})
    ), funded AS (
      SELECT "workspaceId" FROM "CreditEntry" WHERE "workspaceId" IN (SELECT "workspaceId" FROM due)
      GROUP BY "workspaceId" HAVING sum("amount") > 0
    )
    SELECT "id", "scheduledFor" FROM due JOIN funded USING ("workspaceId") ORDER BY "scheduledFor", "id" LIMIT ${AT_ONCE}`;
};

/** The credit, the move and the job are one transaction. Who comes second finds no idea any more. */
const generateOne = (runtime: Runtime, id: string): Promise<boolean> =>
  openSystem(runtime).transaction(async (within) => {
    const { db, now } = within;
    const free = await db.$queryRaw<unknown[]>`
      SELECT "id" FROM "Post" WHERE "id" = ${id} AND "status" = 'idea' FOR UPDATE SKIP LOCKED`;
    const post = free.length > 0 ? await findJobPost(within, id) : null;
    if (!post) return false;
    const project = await db.project.findUniqueOrThrow({
      where: { id: post.projectId },
      select: { voice: true, workspace: { select: { previewFormats: true } } },
    });
    const { previewFormats } = project.workspace;
    await spendCredit({ db, workspaceId: post.workspaceId }, id, now());
    // Since it was planned, a format may have been taken away, or the voice.
    if (!usableFormats(previewFormats, project.voice !== null).includes(post.format)) {
      const format = formatFor({ previewFormats, voice: project.voice }, post.theme, now().getUTCDate());
      await db.post.update({ where: { id }, data: { format } });
    }
    await enqueueGeneration(within, move("generateIdea", post));
    return true;
  });
