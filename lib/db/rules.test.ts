import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import type { CreditBucket, PostStatus, RadarRunState } from "./generated/enums.ts";
import { newId } from "./id.ts";

const { db } = await testDatabase();
const workspaceId = newId("ws");
const projectId = newId("proj");

beforeAll(async () => {
  await db.workspace.create({ data: { id: workspaceId, name: "W" } });
  await db.project.create({ data: { id: projectId, workspaceId, name: "P", timezone: "UTC" } });
});

const post = (data: { status: PostStatus; scheduledFor?: Date; publishedAt?: Date }) =>
  db.post.create({
    data: { id: newId("post"), workspaceId, projectId, format: "carousel", theme: "t", origin: "api", ...data },
  });
const slot = (dayOfWeek: number, hour: number) =>
  db.autopilotSlot.create({ data: { id: newId("slot"), projectId, dayOfWeek, hour } });
const credit = (bucket: CreditBucket, amount: number) =>
  db.creditEntry.create({
    data: { id: newId("entry"), workspaceId, key: newId("entry"), bucket, amount, reason: "pack" },
  });
const invite = (email: string, data: { acceptedAt?: Date; canceledAt?: Date } = {}) =>
  db.invite.create({
    data: {
      id: newId("inv"),
      workspaceId,
      email,
      role: "member",
      tokenHash: newId("inv"),
      invitedById: newId("user"),
      expiresAt: new Date(),
      ...data,
    },
  });
const radarRun = (state: RadarRunState) => db.radarRun.create({ data: { id: newId("radar"), projectId, state } });
const say = (table: string, column: string, text: string) =>
  db.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = '${text}'`);

test.each([
  ["a scheduled post without a date", () => post({ status: "scheduled" }), "Post_scheduled_has_date"],
  [
    "an archived post with a date",
    () => post({ status: "archived", scheduledFor: new Date() }),
    "Post_archived_has_no_date",
  ],
  ["a published post that never went live", () => post({ status: "published" }), "Post_published_has_date"],
  [
    "a second publication of a post",
    () => post({ status: "publishing", publishedAt: new Date() }),
    "Post_published_never_again",
  ],
  ["an eighth day of the week", () => slot(7, 0), "AutopilotSlot_dayOfWeek"],
  ["a twenty-fifth hour", () => slot(0, 24), "AutopilotSlot_hour"],
  ["a credit entry of nothing", () => credit("plan", 0), "CreditEntry_amount"],
  ["an e-mail that is not in lower case", () => invite("Ana@example.com"), "Invite_email_lower"],
  ["a post of an unknown status", () => say("Post", "status", "lost"), '"PostStatus": "lost"'],
  ["a post of an unknown format", () => say("Post", "format", "story"), '"Format": "story"'],
  ["a credit of no bucket", () => say("CreditEntry", "bucket", "gift"), '"CreditBucket": "gift"'],
  ["a radar run in no known state", () => say("RadarRun", "state", "none"), '"RadarRunState": "none"'],
])("the database refuses %s", async (_, write, rule) => {
  await expect(write()).rejects.toThrow(rule);
});

test("one invite a workspace and address is pending; earlier ones do not stand in the way", async () => {
  await invite("bia@example.com", { canceledAt: new Date() });
  await invite("bia@example.com", { acceptedAt: new Date() });
  await invite("bia@example.com");
  await expect(invite("bia@example.com")).rejects.toMatchObject({ code: "P2002" });
});

test("one radar run a project is running, however many start at once", async () => {
  const starts = await Promise.allSettled(Array.from({ length: 10 }, () => radarRun("running")));
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await db.radarRun.updateMany({ data: { state: "completed" } });
  await radarRun("running");
});

test("slides change places in one statement, and two never keep one place", async () => {
  const { id: postId } = await post({ status: "draft" });
  const look = { layoutId: "cover", fields: {}, background: "#fff", text: "#000", brand: "#00f" } as const;
  const ids = [0, 1, 2].map(() => newId("slide"));
  await db.slide.createMany({ data: ids.map((id, position) => ({ id, workspaceId, postId, position, ...look })) });
  await db.$executeRaw`UPDATE "Slide" SET "position" = 2 - "position" WHERE "postId" = ${postId}`;
  const slides = await db.slide.findMany({ where: { postId }, orderBy: { position: "asc" } });
  expect(slides.map(({ id }) => id)).toEqual(ids.toReversed());
  await expect(db.$executeRaw`UPDATE "Slide" SET "position" = 0 WHERE "postId" = ${postId}`).rejects.toThrow(
    "Slide_postId_position_key",
  );
});
