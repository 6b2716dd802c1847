import { expect, test } from "vitest";
import type { Runtime } from "#lib/runtime/context.ts";
import { openPublishing } from "#lib/tools/testing/publishing.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { setFirstComment } from "#lib/services/posts/set-options.ts";
import { openContext } from "#lib/runtime/context.ts";
import { commentDue } from "./comment-due.ts";

const { network, ready } = await openPublishing();
const TEXT = "Receita completa no link da bio";

async function live() {
  const at = await ready();
  const caller = { workspaceId: at.workspaceId, actor: { kind: "system" } } as const;
  await setFirstComment(openContext(at.runtime, caller, { requestId: "", address: null }), at.id, TEXT);
  await at.publish();
  await at.carry();
  const read = () => at.db.firstComment.findUniqueOrThrow({ where: { postId: at.id } });
  const { accountId } = await at.db.socialConnection.findFirstOrThrow({ where: { handle: at.handle } });
  /** how often it stands under the post, as the network shows it */
  const times = async () => {
    const { permalink } = await at.db.publication.findUniqueOrThrow({ where: { postId: at.id } });
    const page = await (await fetch(permalink ?? "")).text();
    return page.split(TEXT).length - 1;
  };
  const run = async (using: Runtime = at.runtime, turns = 8) => {
    for (let turn = 0; turn < turns; turn++) {
      await commentDue(using);
      at.clock.advance(91_000);
    }
  };
  return { ...at, accountId, read, times, run };
}

test("a first comment stands under its post once, in the network's own page", async () => {
  const at = await live();
  expect((await at.read()).step).toBe("due");
  await at.run();
  expect(await at.read()).toMatchObject({ step: "live", tries: 1, nextRunAt: null });
  expect(await at.times()).toBe(1);
});

class Killed extends Error {}

/** A worker that dies at those of its steps, before or after each question to the database or the network. */
function mortal(runtime: Runtime, deaths: readonly number[]) {
  const steps: string[] = [];
  const reach = (step: string) => {
    if (deaths.includes(steps.push(step) - 1)) throw new Killed();
  };
  const around =
    <Given extends unknown[], Answer>(name: string, ask: (...given: Given) => PromiseLike<Answer>) =>
    async (...given: Given) => {
      reach(`before ${name}`);
      const answer = await ask(...given);
      reach(`after ${name}`);
      return answer;
    };
  const { db, ports } = runtime;
  const firstComment = Object.assign(Object.create(db.firstComment) as typeof db.firstComment, {
    findMany: around("the reading", db.firstComment.findMany.bind(db.firstComment)),
    updateMany: around("the record", db.firstComment.updateMany.bind(db.firstComment)),
  });
  const $queryRaw = around("the claim", db.$queryRaw.bind(db));
  const using: Runtime = {
    ...runtime,
    db: Object.assign(Object.create(db) as typeof db, { firstComment, $queryRaw }),
    ports: {
      ...ports,
      social: {
        ...ports.social,
        writeComment: around("the comment", ports.social.writeComment),
        listComments: around("the look", ports.social.listComments),
      },
    },
  };
  return { steps, using };
}

/** A life of a post's first comment, through workers that die; each that comes after waits for the lease to end. */
async function through(deaths: readonly number[]) {
  const at = await live();
  const { steps, using } = mortal(at.runtime, deaths);
  for (let turn = 0; turn < 6; turn++) {
    await commentDue(using).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    at.clock.advance(91_000);
  }
  return { steps, step: (await at.read()).step, times: await at.times() };
}

test("a worker that dies at any step, once or twice, leaves one comment", async () => {
  const { steps } = await through([]);
  const taken = steps.indexOf("after the comment");
  expect(steps.slice(0, taken + 3)).toEqual([
    "before the claim",
    "after the claim",
    "before the reading",
    "after the reading",
    "before the record",
    "after the record",
    "before the comment",
    "after the comment",
    "before the record",
    "after the record",
  ]);
  const lost = (await through([taken])).steps;
  expect(lost).toContain("after the look");
  const once = Array.from({ length: taken + 3 }, (_, step) => [step]);
  // The network took it and nobody knows: then the one who looks dies as well.
  const twice = Array.from({ length: 8 }, (_, step) => [taken, taken + 1 + step]);
  for (const deaths of [...once, ...twice]) {
    const { step, times } = await through(deaths);
    expect({ deaths, step, times }).toEqual({ deaths, step: "live", times: 1 });
  }
});

test.each([
  ["the answer is lost after it was taken", { do: "commit_then_drop" }],
  ["the network says no although it took it", { do: "commit_then_error", code: 20, subcode: 1772107 }],
  ["the call never arrives", { do: "drop_before" }],
  ["the network falters", { do: "error", code: 2, http: 500 }],
])("there is one comment when %s", async (_, fault) => {
  const at = await live();
  await network.fault({ match: { op: "write_comment", account: at.accountId }, times: 1, ...fault });
  await at.run();
  expect((await at.read()).step).toBe("live");
  expect(await at.times()).toBe(1);
});

test("two workers at once write one", async () => {
  const at = await live();
  await Promise.all([commentDue(at.runtime), commentDue(at.runtime)]);
  await at.run();
  expect(await at.times()).toBe(1);
});

test("what the network will not take fails without a second try, and the post stays live", async () => {
  const at = await live();
  await network.fault({
    match: { op: "write_comment", account: at.accountId },
    times: 9,
    do: "error",
    code: 100,
    subcode: 2207023,
  });
  await at.run();
  expect(await at.read()).toMatchObject({ step: "failed", tries: 1 });
  expect(await at.db.post.findUnique({ where: { id: at.id } })).toMatchObject({ status: "published" });
});

test("a comment that the network would refuse is refused as it is written, and none is none", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id } = await makePost(at);
  const set = (text: string) => app("setFirstComment", { params: { id }, body: { text } });
  await expect(set("#a #b #c #d #e #f")).rejects.toMatchObject({ code: "invalid_input" });
  expect((await set("Oi")).firstComment).toMatchObject({ text: "Oi", step: "wanted" });
  expect((await set("")).firstComment).toBeNull();
});
