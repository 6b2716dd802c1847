import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { spendCredits } from "#lib/services/credits/spend.ts";
import { enqueueMakings } from "./enqueue-making.ts";

export interface Wish {
  format: Format;
  theme?: string | undefined;
  link?: string | undefined;
  /** the date that is proposed for it; only in the app */
  when?: Date | null | undefined;
}

interface Accepted {
  /** in the order of their wishes */
  posts: string[];
  remainingCredits: number;
}

/** Accepts a project's posts: their rows, credits and jobs are one transaction, so that none is without the others. */
export const acceptPosts = (
  context: Context,
  projectId: string,
  wishes: readonly Wish[],
  { isAwaited = true } = {},
): Promise<Accepted> =>
  context.transaction(async (within) => {
    const { actor, db, now, workspaceId } = within;
    const project = await db.project.findFirst({ where: { id: projectId, workspaceId }, include: { workspace: true } });
    if (!project) throw new Refusal("resource_not_found", { field: "projectId" });
    for (const format of new Set(wishes.map((wish) => wish.format))) requireFormat(format, project);
    const createdAt = now();
    const posts = wishes.map(({ format, link, theme, when }) => ({
      id: newId("post"),
      workspaceId,
      projectId,
      format,
      status: "queued" as const,
      theme: theme?.trim() ? theme : (link ?? ""),
      link: link ?? null,
      scheduledFor: when ?? null,
      origin: actor.kind === "key" ? ("api" as const) : ("app" as const),
      createdAt,
    }));
    const ids = posts.map(({ id }) => id);
    const remainingCredits = await spendCredits(within, ids, createdAt);
    await db.post.createMany({ data: posts });
    await db.generation.createMany({ data: ids.map((postId) => ({ postId, enqueuedAt: createdAt })) });
    await enqueueMakings(within, posts, isAwaited);
    return { posts: ids, remainingCredits };
  });

/** Whether a project may make a format now: enabled for its workspace, and with a voice where one speaks. */
export function requireFormat(
  format: Format,
  project: { voice: string | null; workspace: { previewFormats: string[] } },
): void {
  const { needsVoice, preview } = FORMAT_RULES[format];
  if (preview && !project.workspace.previewFormats.includes(format)) throw new Refusal("format_not_enabled");
  if (needsVoice && !project.voice) throw new Refusal("voice_missing");
}
