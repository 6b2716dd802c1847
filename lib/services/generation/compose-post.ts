import { asJson } from "#lib/db/json/as-json.ts";
import { newId } from "#lib/db/id.ts";
import { isPageComplete } from "#lib/domain/composition.ts";
import type { InfographicDraft } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { type ChosenPicture, choosePictures } from "#lib/services/library/choose-pictures.ts";
import { requireFormat } from "#lib/services/posts/accept-posts.ts";
import { enqueueMaking } from "#lib/services/posts/enqueue-making.ts";
import { findPost, type PostRow } from "#lib/services/posts/read-posts.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { OWN_DRAFTS } from "#lib/writing/own/own-draft.ts";

interface Composition {
  readonly projectId: string;
  readonly format: Format;
  readonly title: string;
  readonly caption: string;
  readonly pages: readonly {
    readonly title: string;
    readonly body: string;
    readonly pictures: readonly ChosenPicture[];
  }[];
  readonly script: string;
  readonly photos: readonly ChosenPicture[];
  readonly blocks: readonly [string, string, string];
  readonly kind: InfographicDraft["kind"];
}

const ITEMS = { min: 3, max: 7 };

/** A post whose text is there already: it is made as any other, without a writer and without a credit. */
export const composePost = (context: Context, asked: Composition): Promise<PostRow> => {
  checkWords(asked);
  return context.transaction(async (within) => {
    const { db, now, workspaceId } = within;
    const { format, projectId, title } = asked;
    const project = await db.project.findFirst({ where: { id: projectId, workspaceId }, include: { workspace: true } });
    if (!project) throw new Refusal("resource_not_found", { field: "projectId" });
    requireFormat(format, project);
    const chosen = (pictures: readonly ChosenPicture[], field: string) =>
      choosePictures(within, projectId, pictures, field).then((found) => found.map(({ said: _, ...own }) => own));
    const pages = [];
    for (const [index, { pictures, ...page }] of asked.pages.entries())
      pages.push({ ...page, own: await chosen(pictures, `pages.${index}.pictures`) });
    const photos = await chosen(asked.photos, "photos");
    const draft = OWN_DRAFTS[format]({ ...asked, pages, photos, language: project.language });
    const id = newId("post");
    const createdAt = now();
    // The steps before the drawing are done: there is nothing to read and nothing to write.
    const done = asJson({ research: null, writing: draft });
    await db.post.create({
      data: {
        id,
        workspaceId,
        projectId,
        format,
        status: "queued",
        theme: title.trim(),
        origin: "app",
        createdAt,
        generation: { create: { enqueuedAt: createdAt, done } },
      },
    });
    await enqueueMaking(within, { id, format, origin: "app", workspaceId });
    return findPost(within, id);
  });
};

const missing = (field: string, detail: string) => new Refusal("field_invalid", { field, detail });

/** Each format wants words of its own. */
function checkWords({ blocks, format, pages, script }: Composition): void {
  const { edits, singleMedia, slides } = FORMAT_RULES[format];
  if (edits === "narration" && countWords(script) === 0) throw missing("script", "não pode ficar em branco");
  const blank = blocks.findIndex((block, index) => index !== 1 && block.trim() === "");
  if (edits === "reel" && blank !== -1) throw missing(`blocks.${blank}`, "não pode ficar em branco");
  if (!slides) return;
  const [min, max] = singleMedia ? [ITEMS.min, ITEMS.max] : [1, 10];
  if (pages.length < min || pages.length > max) throw missing("pages", `de ${min} a ${max}`);
  const empty = pages.findIndex((page) => !isPageComplete(format, page));
  if (empty !== -1) throw missing(`pages.${empty}.title`, "não pode ficar em branco");
}
