import { asJson } from "#lib/db/json/as-json.ts";
import type * as z from "zod";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { generationDone } from "#lib/db/json/generation.ts";
import { readAs } from "#lib/db/json/stored-json.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { progressAt } from "#lib/domain/generation.ts";
import type { StepName } from "#lib/domain/step.ts";
import { can, move } from "#lib/domain/post.ts";
import { type PostRow, takeJobPost, takePost } from "#lib/services/posts/read-posts.ts";
import { saveState } from "#lib/services/posts/save-post.ts";

/** The post that a job is to make; null when it is gone, or is nothing to make any more. */
export async function beginGeneration(runtime: Runtime, postId: string): Promise<PostRow | null> {
  return openSystem(runtime).transaction(async (within) => {
    const post = await takeJobPost(within, postId);
    if (!post || !can("generate", post)) return null;
    await within.db.generation.update({ where: { postId }, data: { startedAt: within.now() } });
    return saveState(within, post, move("generate", post));
  });
}

type Done = z.output<typeof generationDone.codec>;

/** Results of finished steps. A worker that takes over goes on where the last one stopped. */
export class StepResults {
  readonly #runtime: Runtime;
  readonly #post: PostRow;
  readonly #done: Done;

  constructor(runtime: Runtime, post: PostRow, done: Done) {
    this.#runtime = runtime;
    this.#post = post;
    this.#done = done;
  }

  static async of(runtime: Runtime, post: PostRow): Promise<StepResults> {
    const { done } = await runtime.db.generation.findUniqueOrThrow({ where: { postId: post.id } });
    return new StepResults(runtime, post, generationDone.read(done, post.id));
  }

  /** A step's result, from the record or by doing it now. Results are JSON. */
  async run<Result>(name: StepName, codec: z.ZodType<Result>, work: () => Promise<Result>): Promise<Result> {
    if (name in this.#done) return readAs(codec, this.#done[name], `Generation.done.${name} of ${this.#post.id}`);
    const { db, log } = this.#runtime;
    const where = { postId: this.#post.id };
    await db.generation.update({ where, data: { step: name, progress: progressAt(this.#post.format, name) } });
    const started = performance.now();
    const result = await work();
    this.#done[name] = result;
    await db.generation.update({ where, data: { done: asJson(this.#done) } });
    log.debug({ ...where, step: name, durationMs: Math.round(performance.now() - started) }, "step done");
    return result;
  }
}

/** Ends a post's making with a reason that a person understands; what was spent stays spent. */
export async function failGeneration(runtime: Runtime, post: PostRow, code: FailureCode): Promise<void> {
  await openSystem(runtime).transaction(async (within) => {
    const current = await takePost({ ...within, workspaceId: post.workspaceId }, post.id);
    if (!can("fail", current)) return;
    await saveState(within, { ...current, failureReason: code }, move("fail", current));
    await within.db.generation.update({ where: { postId: post.id }, data: { finishedAt: within.now() } });
  });
}
