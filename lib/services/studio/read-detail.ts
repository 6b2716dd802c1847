import type { Context } from "#lib/runtime/context.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import type { StepName } from "#lib/domain/step.ts";
import type { Generation } from "#lib/db/generated/client.ts";
import { asMakerFailure, isProviders } from "#lib/domain/failure.ts";
import { can } from "#lib/domain/post.ts";
import { infographicScene, slideScene } from "#lib/db/json/slide.ts";
import { type PageText, textsOfFields, textsOfPiece } from "#lib/domain/page-texts.ts";
import type { OwnPicture } from "#lib/domain/own-picture.ts";
import { countAhead } from "#lib/services/posts/count-ahead.ts";
import { findPost, narrationOf, type PostRow, reelOf } from "#lib/services/posts/read-posts.ts";

/** What the app shows of a post beside its content: where it came from, how far it is, why it failed. */
export async function readPostDetail(context: Context, id: string) {
  const post = await findPost(context, id);
  const [generation, publication, run, ahead] = await Promise.all([
    context.db.generation.findUnique({ where: { postId: post.id } }),
    context.db.publication.findUnique({ where: { postId: post.id }, select: { permalink: true } }),
    context.db.autopilotRun.findUnique({ where: { postId: post.id }, select: { reason: true } }),
    post.status === "queued" ? countAhead(context, post.id) : 0,
  ]);
  return {
    post,
    shown: Object.fromEntries(post.slides.map(({ id: slideId, scene }) => [slideId, ownOf(slideId, scene)])),
    texts: Object.fromEntries(post.slides.map((slide) => [slide.id, textsOf(post, slide)])),
    photos: await photosOf(context, post),
    failure: post.failureReason,
    canRetry: can("retry", post),
    making: generation && { ...generation, ...stepsOf(post, generation.step), ahead },
    failedBy: post.failureReason && (generation?.provider ?? null),
    canBeBuiltIn: can("retry", post) && post.failureReason !== null && isProviders(post.failureReason),
    standIns: generation?.standIns ?? [],
    doubts: generation?.doubts ?? [],
    notMade: notMadeOf(generation),
    written: generation?.writer ? { writer: generation.writer, matter: generation.matter } : null,
    permalink: publication?.permalink ?? null,
    reason: run?.reason ?? null,
  };
}

/** What a person asked for again and did not get. */
function notMadeOf(generation: Pick<Generation, "againFailure" | "againPart" | "againProvider"> | null) {
  const { againFailure: code, againPart: part, againProvider: provider } = generation ?? {};
  if (!code || !part) return null;
  return { part, failure: asMakerFailure(code, "writing_failed"), provider: provider ?? null };
}

/** Without a link there is none to read. */
function stepsOf({ format, link }: { format: Format; link: string | null }, step: StepName | null) {
  const steps = FORMAT_RULES[format].steps.filter((name) => name !== "research" || link !== null);
  return { steps, step: step === null || steps.includes(step) ? step : (steps[0] ?? null) };
}

/** What a page that is drawn whole says; a carousel's slide is read by its layout. */
function textsOf({ format }: PostRow, { fields, id, scene }: PostRow["slides"][number]): PageText[] {
  const { edits, singleMedia } = FORMAT_RULES[format];
  if (edits !== "reimagine") return [];
  const piece = singleMedia ? infographicScene.find(scene, id) : null;
  if (piece) return textsOfPiece(piece.told);
  // Without what it is made of, it cannot be drawn again.
  return scene === null ? [] : textsOfFields(fields);
}

const ownOf = (slideId: string, scene: unknown): readonly OwnPicture[] => slideScene.find(scene, slideId)?.own ?? [];

/** The project's own pictures in a narration's moments, or behind a reel; null where another is shown. */
async function photosOf({ db }: Pick<Context, "db">, post: PostRow): Promise<(OwnPicture | null)[]> {
  const behind = reelOf(post)?.photo;
  const moments = narrationOf(post)?.scenes.flatMap((scene) => ("photo" in scene ? [scene] : [])) ?? [];
  const shown = behind ? [behind] : moments.map(({ focus = null, photo }) => ({ key: photo, focus }));
  if (shown.length === 0) return [];
  const keys = shown.map(({ key }) => key);
  const where = { key: { in: keys }, projectId: post.projectId, purpose: "picture", postId: null } as const;
  const ids = new Map(
    (await db.media.findMany({ where, select: { id: true, key: true } })).map((row) => [row.key, row.id]),
  );
  return shown.map(({ focus, key }) => {
    const id = ids.get(key);
    return id === undefined ? null : { id, key, focus, matched: null };
  });
}
