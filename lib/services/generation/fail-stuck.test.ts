import { describe, expect, test } from "vitest";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { askForPost, type Workspace } from "#lib/tools/testing/generate.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { failStuck } from "./fail-stuck.ts";
import { generatePost } from "./generate-post.ts";

describe("a post whose job is gone for good", () => {
  const failJob = (at: Workspace, id: string) => at.db.$executeRaw`
    UPDATE pgboss.job SET state = 'failed' WHERE data->'payload'->>'postId' = ${id}`;

  test("is told as failed with a reason, and can be made again for nothing", async () => {
    const at = await workspace();
    const [lost, waiting] = [await askForPost(at), await askForPost(at)];
    await failJob(at, lost);
    // As pg-boss does: the dead are kept in a queue of their own, where they wait.
    await at.db.$executeRaw`
      INSERT INTO pgboss.job (name, data) SELECT 'dead', data FROM pgboss.job
      WHERE data->'payload'->>'postId' = ${lost}`;
    expect(await failStuck(at.runtime)).toBe(1);
    expect(await at.db.post.findUnique({ where: { id: lost } })).toMatchObject({
      status: "failed",
      failureReason: "timed_out",
    });
    expect((await at.api("readPost", { params: { id: waiting } })).status).toBe("queued");
    const app = await at.app();
    await app("retryPost", { params: { id: lost } });
    expect(await failStuck(at.runtime)).toBe(0);
    await generatePost(at.runtime, lost, attempt());
    expect((await at.api("readPost", { params: { id: lost } })).status).toBe("draft");
    expect((await at.api("readPlan", {})).availableCredits).toBe(28);
  });
});
