import { endJob } from "#lib/db/job-claims.ts";
import { enqueueAll, type Lane } from "#lib/db/jobs.ts";
import { type Attempt, openSystem, type Runtime } from "#lib/runtime/context.ts";
import { makingJob } from "#lib/services/posts/enqueue-making.ts";
import { takeJobPost } from "#lib/services/posts/read-posts.ts";

/** The next step is done in another lane. */
export class HandOver extends Error {
  readonly lane: Lane;

  constructor(lane: Lane) {
    super(`The next step is for the ${lane} lane`);
    this.name = "HandOver";
    this.lane = lane;
  }
}

/** Goes on in another lane: this job ends and the other begins, or neither. */
export const handOver = (runtime: Runtime, postId: string, { job }: Attempt, lane: Lane): Promise<void> =>
  openSystem(runtime).transaction(async (within) => {
    const post = await takeJobPost(within, postId);
    if (!post) return;
    await endJob(within.db, job);
    await enqueueAll(within.db, "generate-post", [makingJob(post, lane)]);
  });
