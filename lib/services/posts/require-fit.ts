import type { Context } from "#lib/runtime/context.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { brokenRule, type NetworkFile } from "#lib/domain/network-rules.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { mayComment } from "./read-options.ts";
import type { PostRow } from "./read-posts.ts";

const FACTS = { key: true, type: true, bytes: true, width: true, height: true, durationSeconds: true } as const;

type FilesOf = (post: PostRow) => NetworkFile[];

/** What is known of the posts' files. A video that is on its way is looked at when it is sent. */
export async function findFiles({ db }: Pick<Context, "db">, posts: readonly PostRow[]): Promise<FilesOf> {
  const keysOf = ({ isStale, media }: PostRow) => (isStale ? [] : media.map(({ key }) => key));
  const rows = await db.media.findMany({ where: { key: { in: posts.flatMap(keysOf) } }, select: FACTS });
  const known = new Map(rows.map((row) => [row.key, row]));
  return (post) => keysOf(post).flatMap((key) => known.get(key) ?? []);
}

/** The first of the network's rules that the post breaks as it stands. */
const findBrokenRule = ({ slides, textContent }: PostRow, files: readonly NetworkFile[]) =>
  brokenRule({ caption: textContent ?? "", pages: slides.length, files });

/** Refuses what the network would refuse, while a person can still mend it. */
export function requireFit(post: PostRow, files: readonly NetworkFile[]): void {
  const broken = findBrokenRule(post, files);
  if (broken) throw new Refusal(broken.reason, broken.field && { field: broken.field });
}

/** Refuses a first comment that the account does not allow any more: it may have been connected anew since. */
export async function requireComment({ db }: Pick<Context, "db">, { id, projectId }: PostRow): Promise<void> {
  if ((await db.firstComment.count({ where: { postId: id, step: "wanted" } })) === 0) return;
  const social = await db.socialConnection.findUnique({ where: { projectId }, select: { scopes: true } });
  if (!mayComment(social)) throw new Refusal("comments_not_allowed");
}

/** Why a post that is on its way cannot be sent; null when it can. */
export const unfitness = (post: PostRow, files: readonly NetworkFile[]): FailureCode | null =>
  findBrokenRule(post, files)?.failure ?? null;
