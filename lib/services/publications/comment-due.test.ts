import { expect, test } from "vitest";
import type { Runtime } from "#lib/runtime/context.ts";
import { openPublishing } from "#lib/tools/testing/publishing.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { setFirstComment } from "#lib/services/posts/set-options.ts";
import { openContext } from "#lib/runtime/context.ts";
import { commentDue } from "./comment-due.ts";

const { network, ready, social } = await openPublishing();
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
const dies = () => {
  throw new Killed();
};

/** The process ends at each point between what is stored and what is sent; another worker goes on. */
test.each([
  ["before anything was sent", (at: Runtime) => ({ ...at.ports.social, writeComment: dies })],
  [
    "after the network took it, before that was kept",
    (at: Runtime) => ({
      ...at.ports.social,
      writeComment: async (...given: Parameters<typeof social.writeComment>) => {
        await at.ports.social.writeComment(...given);
        return dies();
      },
    }),
  ],
])("a worker that dies %s leaves one comment", async (_, socialOf) => {
  const at = await live();
  const dying = { ...at.runtime, ports: { ...at.runtime.ports, social: socialOf(at.runtime) } };
  await commentDue(dying);
  expect((await at.read()).step).toBe("sent");
  at.clock.advance(91_000);
  const blind = { ...at.runtime, ports: { ...at.runtime.ports, social: { ...social, listComments: dies } } };
  await commentDue(blind);
  at.clock.advance(91_000);
  await at.run();
  expect((await at.read()).step).toBe("live");
  expect(await at.times()).toBe(1);
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
