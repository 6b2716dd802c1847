import type { Runtime } from "#lib/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { progressAt, type StepName } from "#lib/domain/generation.ts";
import { can, move } from "#lib/domain/post.ts";
import { type PostRow, takeJobPost, takePost } from "#lib/services/posts/read.ts";
import { saveState } from "#lib/services/posts/save-post.ts";

/** The post that a job is to make; null when it is gone, or is nothing to make any more. */
export async function beginGeneration({ db, now }: Runtime, postId: string): Promise<PostRow | null> {
  return db.$transaction(async (tx) => {
    const post = await takeJobPost(tx, postId);
    if (!post || !can("generate", post)) return null;
    await tx.generation.update({ where: { postId }, data: { startedAt: now() } });
    return saveState(tx, post, move("generate", post));
  });
}

/** Results of finished steps. A worker that takes over goes on where the last one stopped. */
export class StepRecord {
  readonly #runtime: Runtime;
  readonly #post: PostRow;
  readonly #done: Record<string, unknown>;

  constructor(runtime: Runtime, post: PostRow, done: Record<string, unknown>) {
    this.#runtime = runtime;
    this.#post = post;
    this.#done = done;
  }

  static async of(runtime: Runtime, post: PostRow): Promise<StepRecord> {
    const { done } = await runtime.db.generation.findUniqueOrThrow({ where: { postId: post.id } });
    return new StepRecord(runtime, post, done as Record<string, unknown>);
  }

  /** A step's result, from the record or by doing it now. Results are JSON. */
  async run<Result>(name: StepName, work: () => Promise<Result>): Promise<Result> {
    // What stands there was written below, by the same step.
    if (name in this.#done) return this.#done[name] as Result;
    const { db, log } = this.#runtime;
    const where = { postId: this.#post.id };
    await db.generation.update({ where, data: { step: name, progress: progressAt(this.#post.format, name) } });
    const started = performance.now();
    const result = await work();
    this.#done[name] = result;
    await db.generation.update({ where, data: { done: this.#done as Prisma.InputJsonObject } });
    log.debug({ ...where, step: name, durationMs: Math.round(performance.now() - started) }, "step done");
    return result;
  }
}

/** Ends a post's making with a reason that a person understands; what was spent stays spent. */
export async function failGeneration({ db, now }: Runtime, post: PostRow, code: FailureCode): Promise<void> {
  await db.$transaction(async (tx) => {
    const current = await takePost(tx, post.workspaceId, post.id);
    if (!can("fail", current)) return;
    await saveState(tx, { ...current, failureReason: code }, move("fail", current));
    await tx.generation.update({ where: { postId: post.id }, data: { finishedAt: now() } });
  });
}
