import { type Runtime, workspaceOf } from "#lib/runtime/context.ts";
import type { Grant } from "#lib/ports/social.ts";
import { type advancePublication, giveUp, isOverdue } from "#lib/publishing/advance.ts";
import type { Advance, Publication } from "#lib/publishing/publication.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { findPost } from "#lib/services/posts/read-posts.ts";
import { findFiles, unfitness } from "#lib/services/posts/require-fit.ts";
import { snapshotOf } from "#lib/services/posts/snapshot.ts";
import { decryptToken } from "#lib/crypto/token-cipher.ts";
import { LeaseLost } from "./publication-row.ts";

type Inputs = Omit<Parameters<typeof advancePublication>[1], "now">;

type Found =
  | { publication: Publication; inputs: Inputs }
  /** there is no step to take: it waits for its file, or cannot go on */
  | { ended: Advance };

const RENDERING = { next: "later", inMs: 2000 } as const;

/** What a run needs: the account that speaks, and before its first step the post as it is now. */
export async function findInputs(runtime: Runtime, postId: string, publication: Publication): Promise<Found> {
  const { db, now, ports } = runtime;
  const row = await db.post.findUnique({
    where: { id: postId },
    select: { isStale: true, workspaceId: true, project: { select: { social: true } } },
  });
  if (!row) throw new LeaseLost(postId);
  const { social } = row.project;
  if (!social || social.accountId !== publication.accountId) return { ended: withoutAccount(publication) };
  const grant = grantOf(runtime, social);
  if (!grant) {
    return { ended: { publication, outcome: { next: "reconnect", because: "expired" }, event: "connection_ended" } };
  }
  const inputs = {
    social: ports.social,
    grant,
    fileUrl: (key: string) => mediaUrl(runtime, key),
    canFetch: ports.reach.canFetch,
    isBound: (mediaId: string) => isBound(runtime, mediaId),
  };
  if (publication.step !== "prepared") return { publication, inputs };
  // What is sent is what was edited last: its file may still be on the way.
  if (row.isStale) {
    const ended = isOverdue(publication, now())
      ? giveUp(publication)
      : { publication, outcome: RENDERING, event: null };
    return { ended };
  }
  const post = await findPost({ db, workspaceId: workspaceOf(row) }, postId);
  const filesOf = await findFiles(runtime, [post]);
  const because = unfitness(post, filesOf(post));
  if (because) return { ended: { publication, outcome: { next: "failed", because }, event: "unfit" } };
  const { caption, collaborators, media } = snapshotOf(post);
  return { publication: { ...publication, caption, collaborators, files: media }, inputs };
}

/** Only the account that was asked can say what became of what was sent to it. */
const withoutAccount = (publication: Publication): Advance => ({
  publication,
  outcome: { next: "failed", because: publication.publishSentAt ? "not_confirmed" : "not_connected" },
  event: "not_connected",
});

/** Whether that post on the network is one of ours already. */
export const isBound = async ({ db }: Pick<Runtime, "db">, mediaId: string): Promise<boolean> =>
  (await db.publication.count({ where: { mediaId } })) > 0;

/** Null for a token that was encrypted with a key that is no longer ours. */
export function grantOf(
  { settings }: Pick<Runtime, "settings">,
  { accountId, token }: { accountId: string; token: Uint8Array },
): Grant | null {
  try {
    return { accountId, token: decryptToken(token, settings.tokenKey) };
  } catch {
    return null;
  }
}
