import type * as z from "zod";
import { generationDone } from "#lib/db/json/generation.ts";
import { readAs } from "#lib/db/json/stored-json.ts";
import type { Lane } from "#lib/db/jobs.ts";
import { progressAt } from "#lib/domain/generation.ts";
import { stepOf, type StepPart } from "#lib/domain/step.ts";
import type { Attempt, Runtime } from "#lib/runtime/context.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { HandOver } from "./hand-over.ts";
import { someAtOnce } from "#lib/runtime/some-at-once.ts";

type Done = z.output<typeof generationDone.codec>;

/** Where a step is done: it waits for a provider's model, or it fills this machine, or it does neither for long. */
export type Place = "provider" | "machine" | "anywhere";

export const ON_MACHINE = { place: "machine" } as const;

const LANES: Record<Place, Lane | null> = { provider: "patient", machine: "heavy", anywhere: null };

interface Parts<Result> {
  readonly codec: z.ZodType<Result>;
  readonly atOnce: number;
  readonly place?: Place;
}

/** Results of finished steps. A worker that takes over goes on where the last one stopped. */
export class StepResults {
  readonly #runtime: Runtime;
  readonly #post: PostRow;
  readonly #done: Done;
  readonly #lane: string;

  constructor(runtime: Runtime, post: PostRow, done: Done, lane: string) {
    this.#runtime = runtime;
    this.#post = post;
    this.#done = done;
    this.#lane = lane;
  }

  static async of(runtime: Runtime, post: PostRow, { job }: Pick<Attempt, "job">): Promise<StepResults> {
    const { done } = await runtime.db.generation.findUniqueOrThrow({ where: { postId: post.id } });
    return new StepResults(runtime, post, generationDone.read(done, post.id), job.name);
  }

  /** A step's result, from the record or by doing it now; in the lane of its place. Results are JSON. */
  async run<Result>(
    part: StepPart,
    codec: z.ZodType<Result>,
    work: () => Promise<Result>,
    { place = "anywhere", share = 0 }: { place?: Place; share?: number } = {},
  ): Promise<Result> {
    const postId = this.#post.id;
    if (part in this.#done) return readAs(codec, this.#done[part], `Generation.done.${part} of ${postId}`);
    const lane = LANES[place];
    if (lane && lane !== this.#lane) throw new HandOver(lane);
    const { db, log } = this.#runtime;
    const step = stepOf(part);
    await db.generation.update({
      where: { postId },
      data: { step, progress: progressAt(this.#post.format, step, share) },
    });
    const started = performance.now();
    const result = await work();
    this.#done[part] = result;
    // Its patience begins anew: something came of it.
    await db.$executeRaw`
      UPDATE "Generation" SET "done" = "done" || jsonb_build_object(${part}::text, ${JSON.stringify(result)}::jsonb),
        "waitingSince" = NULL, "provider" = NULL
      WHERE "postId" = ${postId}`;
    log.debug({ postId, step: part, durationMs: Math.round(performance.now() - started) }, "step done");
    return result;
  }

  /** A step in parts, some at once, each kept by itself: "drawing.1", "drawing.2" and so on. */
  each<Item, Result>(
    part: StepPart,
    items: readonly Item[],
    { atOnce, codec, place = "anywhere" }: Parts<Result>,
    work: (item: Item, index: number) => Promise<Result>,
  ): Promise<Result[]> {
    return someAtOnce(items, atOnce, (item, index) =>
      this.run(`${part}.${index + 1}`, codec, () => work(item, index), { place, share: index / items.length }),
    );
  }
}
