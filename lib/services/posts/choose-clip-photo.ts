import { asJson } from "#lib/db/json/as-json.ts";
import type { Focus } from "#lib/domain/own-picture.ts";
import { REEL_FRAME } from "#lib/domain/reel.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findFocus } from "#lib/render/paint/find-focus.ts";
import type { Context } from "#lib/runtime/context.ts";
import { type ChosenPicture, choosePictures } from "#lib/services/library/choose-pictures.ts";
import { readFile } from "#lib/services/media/save-file.ts";
import { findPost, type PostRow, reelOf, takePost } from "./read-posts.ts";
import { requireEditable, saveContent } from "./save-post.ts";
import { rerender } from "./update-post.ts";

/** A photo of the project's own behind a reel. Its clip stays chosen, for when a clip is wanted again. */
export async function chooseClipPhoto(context: Context, id: string, chosen: ChosenPicture): Promise<PostRow> {
  const post = await findPost(context, id);
  const [picture] = await choosePictures(context, post.projectId, [chosen], "picture");
  if (!picture) throw new Refusal("resource_not_found", { field: "picture" });
  requireEditable(context, post, "reel");
  // Looked at before the post is held: that takes a moment.
  const photo = { key: picture.key, focus: chosen.focus ?? (await lookAt(context, picture.key)) };
  return context.transaction(async (within) => {
    const now = await takePost(within, id);
    requireEditable(within, now, "reel");
    const content = { ...reelOf(now), photo };
    await saveContent(within, now, { content: asJson(content), isStale: true });
    await rerender(within, now);
    return { ...now, content };
  });
}

async function lookAt(context: Context, key: string): Promise<Focus> {
  const bytes = await readFile(context, context.workspaceId, key);
  if (!bytes) throw new Refusal("file_unreadable", { field: "picture" });
  return findFocus(bytes, REEL_FRAME);
}
