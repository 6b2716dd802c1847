import { describe, expect, test } from "vitest";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { connect, makePost } from "#lib/tools/testing/make-post.ts";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { generatePost } from "#lib/services/generation/generate-post.ts";
import { generateDue } from "./generate-due.ts";
import { planDue } from "./plan-due.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A connected project on UTC with slots, switched on. It is Friday, 2026-11-20, noon. */
async function autopilot({ connected = true, enabled = true, hours = [[2, 9]] as [number, number][] } = {}) {
  const at = await workspace();
  const { id } = await at.api("createProject", { body: { name: "Café", timezone: "UTC" } });
  if (connected) await connect(at, id);
  for (const [dayOfWeek, hour] of hours) await at.api("addSlot", { params: { id }, body: { dayOfWeek, hour } });
  if (enabled) await at.api("enableAutopilot", { params: { id } });
  const app = await at.app();
  const posts = async () => (await at.api("listPosts", { query: { projectId: id, from: "2026-11-01" } })).posts;
  const credits = async () => (await at.api("readPlan", {})).availableCredits;
  const work = async () => {
    await planDue(at.runtime);
    await generateDue(at.runtime);
  };
  const slotId = async (n = 0) => (await at.api("readAutopilot", { params: { id } })).slots[n]?.id ?? "";
  return { ...at, id, call: app, posts, credits, work, slotId };
}

const make = (at: Awaited<ReturnType<typeof autopilot>>, postId: string) => generatePost(at.runtime, postId, attempt());

describe("the week that follows", () => {
  test("stands as ideas, each at its slot, as soon as the autopilot is on, and costs nothing yet", async () => {
    const at = await autopilot({
      hours: [
        [2, 9],
        [4, 11],
        [4, 13],
      ],
    });
    expect((await at.posts()).map(({ scheduledFor, status }) => [status, scheduledFor])).toEqual([
      ["idea", "2026-11-20T13:00:00.000Z"],
      ["idea", "2026-11-25T09:00:00.000Z"],
      ["idea", "2026-11-27T11:00:00.000Z"],
    ]);
    expect(await at.credits()).toBe(30);
  });

  test("goes on by itself, each slot's day once, whoever plans at once", async () => {
    const at = await autopilot({
      hours: [
        [2, 9],
        [4, 13],
      ],
    });
    for (let day = 0; day < 21; day++) {
      await Promise.all([planDue(at.runtime), planDue(at.runtime), planDue(at.runtime), planDue(at.runtime)]);
      at.clock.advance(DAY_MS);
    }
    const days = (await at.posts()).map(({ scheduledFor }) => scheduledFor);
    expect(days).toHaveLength(8);
    expect(new Set(days).size).toBe(8);
  });

  test("is looked at again only when something new comes into it", async () => {
    const at = await autopilot();
    expect((await at.db.autopilot.findUnique({ where: { projectId: at.id } }))?.planAt).toEqual(
      new Date("2026-11-25T09:00:00Z"),
    );
  });

  test("of a grid that is switched off waits: no new idea, no generation", async () => {
    const at = await autopilot({ hours: [[4, 13]] });
    await at.api("disableAutopilot", { params: { id: at.id } });
    await at.work();
    expect(await at.credits()).toBe(30);
    at.clock.advance(8 * DAY_MS);
    await at.work();
    expect(await at.posts()).toMatchObject([{ status: "idea" }]);
  });

  test("leaves an hour to the post that a person put there, and takes it once that is gone", async () => {
    const at = await autopilot({ enabled: false });
    const { id } = await makePost(at, {
      projectId: at.id,
      status: "scheduled",
      scheduledFor: new Date("2026-11-25T09:00Z"),
    });
    await at.api("enableAutopilot", { params: { id: at.id } });
    await at.work();
    expect((await at.posts()).map((post) => post.id)).toEqual([id]);
    await at.api("unschedulePost", { params: { id } });
    await at.api("disableAutopilot", { params: { id: at.id } });
    await at.api("enableAutopilot", { params: { id: at.id } });
    expect((await at.posts()).map(({ status }) => status)).toEqual(["idea"]);
  });

  test("does not get back on its day an idea that a person deleted", async () => {
    const at = await autopilot();
    const [idea] = await at.posts();
    await at.api("deletePost", { params: { id: idea?.id ?? "" } });
    await at.api("disableAutopilot", { params: { id: at.id } });
    await at.api("enableAutopilot", { params: { id: at.id } });
    expect(await at.posts()).toEqual([]);
    at.clock.advance(6 * DAY_MS);
    await planDue(at.runtime);
    expect(await at.posts()).toMatchObject([{ scheduledFor: "2026-12-02T09:00:00.000Z" }]);
  });
});

describe("an idea", () => {
  test("is sent to be made 24 hours before its slot, for one credit, once", async () => {
    const at = await autopilot();
    await at.work();
    at.clock.advance(Date.parse("2026-11-24T08:59:59Z") - at.clock.now().getTime());
    await at.work();
    expect(await at.credits()).toBe(30);
    at.clock.advance(1000);
    await Promise.all([generateDue(at.runtime), generateDue(at.runtime), generateDue(at.runtime)]);
    expect(await at.posts()).toMatchObject([{ status: "queued" }]);
    expect(await at.credits()).toBe(29);
  });

  test("is scheduled for its slot once it is made", async () => {
    const at = await autopilot({ hours: [[4, 13]] });
    await at.work();
    const [post] = await at.posts();
    await make(at, post?.id ?? "");
    expect(await at.posts()).toMatchObject([{ status: "scheduled", scheduledFor: "2026-11-20T13:00:00.000Z" }]);
  });

  test.each([
    ["no account is connected", { connected: false }, "no_social"],
    ["there are no credits", {}, "no_credits"],
  ])("waits while %s, and the blockers say so", async (_, options, blocker) => {
    const at = await autopilot({ ...options, hours: [[4, 13]] });
    if (blocker === "no_credits") await at.db.creditEntry.deleteMany({ where: { workspaceId: at.workspaceId } });
    await at.work();
    expect(await at.posts()).toMatchObject([{ status: "idea" }]);
    expect((await at.api("readAutopilot", { params: { id: at.id } })).blockers).toEqual([blocker]);
  });

  test("whose slot has passed is not made any more by itself", async () => {
    const at = await autopilot({ connected: false, hours: [[4, 13]] });
    at.clock.advance(2 * HOUR_MS);
    await connect(at, at.id);
    await at.work();
    expect((await at.posts())[0]).toMatchObject({ status: "idea", scheduledFor: "2026-11-20T13:00:00.000Z" });
  });

  test("of a workspace with one credit left is made, and the next one waits", async () => {
    const at = await autopilot({
      hours: [
        [4, 13],
        [4, 14],
      ],
    });
    await at.db.creditEntry.updateMany({ where: { workspaceId: at.workspaceId }, data: { amount: 1 } });
    await at.work();
    expect((await at.posts()).map(({ status }) => status)).toEqual(["queued", "idea"]);
  });

  test("in a format that was taken away since is made in another", async () => {
    const at = await autopilot({ hours: [[4, 13]] });
    const [post] = await at.posts();
    await at.db.post.update({ where: { id: post?.id ?? "" }, data: { format: "infographic" } });
    await at.work();
    const { format, status } = await at.api("readPost", { params: { id: post?.id ?? "" } });
    expect(status).toBe("queued");
    expect(["carousel", "caption_reel"]).toContain(format);
  });
});

describe("with approval", () => {
  async function proposed() {
    const at = await autopilot({ hours: [[4, 13]] });
    await at.call("updateAutopilot", { params: { id: at.id }, body: { requiresApproval: true } });
    await at.work();
    const [post] = await at.posts();
    const postId = post?.id ?? "";
    await make(at, postId);
    return { ...at, postId };
  }

  test("a made post stays a draft with its slot as a proposal, and is not published by itself", async () => {
    const at = await proposed();
    const plain = await makePost(at, { projectId: at.id });
    expect(await at.posts()).toMatchObject([
      { id: at.postId, status: "draft", scheduledFor: "2026-11-20T13:00:00.000Z" },
    ]);
    const { posts } = await at.api("listPosts", { query: { status: "draft" } });
    expect(posts.find(({ id }) => id === plain.id)?.scheduledFor).toBeNull();
    const { cards: shelf } = await at.call("listCards", { query: { projectId: at.id, shelf: "1" } });
    expect(shelf.map(({ id }) => id)).toEqual([plain.id]);
    const summary = await at.api("readSummary", { params: { id: at.id } });
    expect(summary).toMatchObject({ scheduled: 0, drafts: 2 });
  });

  test("approving it schedules it for the proposed time, once", async () => {
    const at = await proposed();
    const approved = await at.call("approvePost", { params: { id: at.postId } });
    expect(approved).toMatchObject({ status: "scheduled", scheduledFor: "2026-11-20T13:00:00.000Z" });
    await expect(at.call("approvePost", { params: { id: at.postId } })).rejects.toMatchObject({ status: 409 });
  });

  test("a proposal that the network would refuse is mended before it is approved", async () => {
    const at = await proposed();
    const params = { id: at.postId };
    await at.api("updatePost", { params, body: { caption: "Legenda\n\n#a #b #c #d #e #f" } });
    await expect(at.call("approvePost", { params })).rejects.toMatchObject({ status: 409 });
    await at.api("updatePost", { params, body: { caption: "Legenda\n\n#a #b #c #d #e" } });
    expect(await at.call("approvePost", { params })).toMatchObject({ status: "scheduled" });
  });

  test("a plain draft has nothing to approve, nor has a proposal that passed", async () => {
    const at = await proposed();
    const plain = await makePost(at, { projectId: at.id });
    await expect(at.call("approvePost", { params: { id: plain.id } })).rejects.toMatchObject({ code: "invalid_state" });
    at.clock.advance(2 * HOUR_MS);
    await expect(at.call("approvePost", { params: { id: at.postId } })).rejects.toMatchObject({
      code: "invalid_state",
    });
    expect((await at.api("readPost", { params: { id: at.postId } })).status).toBe("draft");
  });

  test("a program has no door to it: approving is done in the app", async () => {
    const at = await proposed();
    await expect(at.api("approvePost", { params: { id: at.postId } })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a change of the grid", () => {
  test("takes a slot's idea along when the slot moves, theme and all", async () => {
    const at = await autopilot();
    const [before] = await at.posts();
    await at.call("moveSlot", { params: { id: at.id, slotId: await at.slotId() }, body: { dayOfWeek: 5, hour: 18 } });
    expect(await at.posts()).toEqual([{ ...before, scheduledFor: "2026-11-21T18:00:00.000Z" }]);
  });

  test("leaves what is made already at its hour", async () => {
    const at = await autopilot({ hours: [[4, 13]] });
    await at.work();
    await at.call("moveSlot", { params: { id: at.id, slotId: await at.slotId() }, body: { dayOfWeek: 4, hour: 20 } });
    const days = (await at.posts()).map(({ scheduledFor, status }) => [status, scheduledFor]);
    // The slot has had its post today: it comes again next week.
    expect(days).toEqual([["queued", "2026-11-20T13:00:00.000Z"]]);
    at.clock.advance(DAY_MS);
    await planDue(at.runtime);
    expect((await at.posts())[1]).toMatchObject({ status: "idea", scheduledFor: "2026-11-27T20:00:00.000Z" });
  });

  test("never lets a slot move onto another", async () => {
    const at = await autopilot({
      hours: [
        [2, 9],
        [3, 9],
      ],
    });
    const move = at.call("moveSlot", {
      params: { id: at.id, slotId: await at.slotId() },
      body: { dayOfWeek: 3, hour: 9 },
    });
    await expect(move).rejects.toMatchObject({ code: "invalid_state" });
  });

  test("takes a deleted slot's idea away, and gives the day back to a new slot at that hour", async () => {
    const at = await autopilot();
    await at.api("deleteSlot", { params: { id: at.id, slotId: await at.slotId() } });
    expect(await at.posts()).toEqual([]);
    await at.api("addSlot", { params: { id: at.id }, body: { dayOfWeek: 2, hour: 9 } });
    expect(await at.posts()).toHaveLength(1);
  });

  test("keeps the post of a deleted slot once it is made, and fills that hour no second time", async () => {
    const at = await autopilot({ hours: [[4, 13]] });
    await at.work();
    await at.api("deleteSlot", { params: { id: at.id, slotId: await at.slotId() } });
    await at.api("addSlot", { params: { id: at.id }, body: { dayOfWeek: 4, hour: 13 } });
    expect(await at.posts()).toMatchObject([{ status: "queued" }]);
  });

  test("gives a coming idea the theme that was fixed, and a chosen one when it is erased", async () => {
    const at = await autopilot();
    const params = { id: at.id, slotId: await at.slotId() };
    await at.api("updateSlot", { params, body: { theme: "Receita da semana" } });
    expect(await at.posts()).toMatchObject([{ theme: "Receita da semana" }]);
    await at.api("updateSlot", { params, body: { theme: " " } });
    const [idea] = await at.posts();
    expect(idea?.theme).not.toBe("Receita da semana");
    expect(idea?.theme).toBeTruthy();
  });

  test("of the project's zone moves coming ideas to the same hour there", async () => {
    const at = await autopilot();
    await at.call("updateSettings", { params: { id: at.id }, body: { timezone: "America/Sao_Paulo" } });
    expect(await at.posts()).toMatchObject([{ scheduledFor: "2026-11-25T12:00:00.000Z" }]);
  });
});
