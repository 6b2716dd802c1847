import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { isPublicLink } from "#lib/domain/link.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { characters } from "#lib/domain/text.ts";
import { spendCredit } from "#lib/services/credits/spend.ts";
import { enqueueMaking } from "./enqueue-making.ts";

interface Wish {
  projectId: string;
  format: Format;
  theme?: string | undefined;
  link?: string | undefined;
  /** the date that is proposed for it; only in the app */
  when?: Date | null | undefined;
}

interface AcceptedPost {
  postId: string;
  format: Format;
  remainingCredits: number;
}

/** Accepts a post: its row, its credit and its job are one transaction, so that none is without the others. */
export function createPost(context: Context, wish: Wish): Promise<AcceptedPost> {
  checkWish(wish);
  return context.transaction(async (within) => {
    const { workspaceId } = within;
    const { format, link, projectId, theme, when } = wish;
    const project = await within.db.project.findFirst({
      where: { id: projectId, workspaceId },
      include: { workspace: true },
    });
    if (!project) throw new Refusal("resource_not_found", { field: "projectId" });
    requireFormat(format, project);
    const postId = newId("post");
    const createdAt = within.now();
    const remainingCredits = await spendCredit(within, postId, createdAt);
    await within.db.post.create({
      data: {
        id: postId,
        workspaceId,
        projectId,
        format,
        status: "queued",
        theme: theme?.trim() ? theme : (link ?? ""),
        link: link ?? null,
        scheduledFor: when ?? null,
        origin: within.actor.kind === "key" ? "api" : "app",
        createdAt,
        generation: { create: { enqueuedAt: createdAt } },
      },
    });
    await enqueueMaking(within, { id: postId, format, workspaceId });
    return { postId, format, remainingCredits };
  });
}

/** Whether a project may make a format now: enabled for its workspace, and with a voice where one speaks. */
export function requireFormat(
  format: Format,
  project: { voice: string | null; workspace: { previewFormats: string[] } },
): void {
  const { needsVoice, preview } = FORMAT_RULES[format];
  if (preview && !project.workspace.previewFormats.includes(format)) throw new Refusal("format_not_enabled");
  if (needsVoice && !project.voice) throw new Refusal("voice_missing");
}

/** What the wish alone says, before anything is looked up. */
export function checkWish({ format, link, theme }: Wish): void {
  const { readsLink, themeMax } = FORMAT_RULES[format];
  if (!theme?.trim() && !link) throw new Refusal("theme_or_link_missing", { field: "theme" });
  if (theme && characters(theme) > themeMax) {
    throw new Refusal("theme_too_long", { field: "theme", detail: `no máximo ${themeMax} caracteres` });
  }
  if (link === undefined) return;
  if (!readsLink) throw new Refusal("link_not_read", { field: "link" });
  if (!isPublicLink(link)) throw new Refusal("link_refused", { field: "link" });
}
