import { asMakerFailure, Failure, type MakerFailure } from "#lib/domain/failure.ts";
import type { Doubt } from "#lib/domain/draft.ts";
import { FAULT_ANSWERS, ProviderHeld } from "#lib/domain/patience.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { isWanted, RETELLINGS_PER_HOUR } from "#lib/domain/retelling.ts";
import type { TextPort } from "#lib/ports/text.ts";
import type { Context, Runtime } from "#lib/runtime/context.ts";
import { findPost, type PostRow } from "#lib/services/posts/read-posts.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { askMaker } from "#lib/services/usage/ask-maker.ts";
import { modelBrief } from "#lib/services/generation/model-brief.ts";
import { editedTexts } from "./edited-texts.ts";
import { nextOf, otherWords } from "./other-words.ts";
import { retellBrief } from "./retell-brief.ts";
import { type ToldPlace, toldPlaces } from "./told-places.ts";

type Texts = Readonly<Record<string, string>>;
export type RetoldLine =
  | { is: "telling"; texts: Texts }
  | { is: "told"; texts: Texts; doubts: Doubt[] }
  | { is: "failed"; failure: MakerFailure; provider: string | null };

interface Asked {
  readonly place?: string | undefined;
  readonly wish?: string | undefined;
}

/** One telling, and its repair. */
const CALLS_MAX = 2;
const WITHIN_MS = 150_000;
const TOLD_EACH_MS = 80;
const HOUR_MS = 3_600_000;

/** Has texts of a finished post told again, and tells them while they are told; what becomes of them is the editor's. */
export async function retellPost(context: Context, runtime: Runtime, id: string, { place, wish }: Asked) {
  const post = await findPost(context, id);
  requireEditable(context, post);
  const { text, ...others } = await makersOf(context, context.workspaceId);
  const places = toldPlaces(post, /^script\.\d+$/.test(place ?? ""));
  const one = places.find((known) => known.place === place);
  if (place !== undefined && !one) throw new Refusal("field_invalid", { field: "place" });
  const only = one?.name ?? null;
  if (!places.some(isWanted({ only }))) throw new Refusal("format_not_served");
  if (!text.isModel) return otherWay(context, text, post, one);
  await requireRate(context);
  return async (say: (line: RetoldLine) => void, left: AbortSignal): Promise<void> => {
    const late = AbortSignal.timeout(WITHIN_MS);
    const signal = AbortSignal.any([left, late]);
    const { projectId, workspaceId } = post;
    const asking = { runtime, makers: { text, ...others }, signal, whose: { workspaceId, projectId, postId: id } };
    const hears = inTurn((told) => say({ is: "telling", texts: editedTexts(post, places, told) }));
    try {
      const brief = { ...(await retellBrief(context, post)), ...(await modelBrief(runtime, post)) };
      const { doubts, texts } = await askMaker(asking, "text", (writer, use) =>
        rewriteBy(writer)(brief, { told: places, only, wish: wish ?? null }, { ...use, calls: CALLS_MAX, hears }),
      );
      say({ is: "told", texts: editedTexts(post, places, texts), doubts: [...doubts] });
    } catch (error) {
      left.throwIfAborted();
      const known = failureOf(error, late);
      runtime.log.warn({ err: error, postId: id }, "a text could not be told again");
      say({ is: "failed", ...known });
    }
  };
}

function rewriteBy(writer: TextPort) {
  const rewrite = writer.rewrite?.bind(writer);
  if (!rewrite) throw new Refusal("format_not_served");
  return rewrite;
}

/** The built-in writer has its other words at once. */
async function otherWay(context: Context, writer: TextPort, post: PostRow, one: ToldPlace | undefined) {
  const others = one ? await otherWords(writer, await retellBrief(context, post)) : {};
  const next = one ? nextOf(others[one.place] ?? [], one.text) : null;
  if (!one || next === null) throw new Refusal("format_not_served");
  const texts = editedTexts(post, [one], { [one.name]: next });
  return async (say: (line: RetoldLine) => void): Promise<void> => say({ is: "told", texts, doubts: [] });
}

/** A reader needs no more than so many a second; the last is told with the end. */
function inTurn(say: (told: Texts) => void): (told: Texts) => void {
  let last = 0;
  return (told) => {
    const now = performance.now();
    if (now - last < TOLD_EACH_MS) return;
    last = now;
    say(told);
  };
}

async function requireRate({ db, now, workspaceId }: Context): Promise<void> {
  const at = { gte: new Date(now().getTime() - HOUR_MS) };
  const asked = await db.usageEntry.count({ where: { workspaceId, step: "rewrite", at } });
  if (asked >= RETELLINGS_PER_HOUR) throw new Refusal("too_many_requests");
}

function failureOf(error: unknown, late: AbortSignal): { failure: MakerFailure; provider: string | null } {
  if (error instanceof ProviderFault || error instanceof ProviderHeld) {
    return { failure: asMakerFailure(FAULT_ANSWERS[error.kind].failure, "writing_failed"), provider: error.provider };
  }
  if (late.aborted) return { failure: "provider_slow", provider: null };
  const code = error instanceof Failure ? error.code : "writing_failed";
  return { failure: asMakerFailure(code, "writing_failed"), provider: null };
}
