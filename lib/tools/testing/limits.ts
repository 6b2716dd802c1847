import { expect } from "vitest";
import type { OperationName } from "#lib/contract/index.ts";
import type { Format } from "#lib/domain/format.ts";
import { makeMedia, makePost } from "#lib/tools/testing/make-post.ts";
import { snapshot } from "#lib/tools/testing/snapshot.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";

export type Workspace = Awaited<ReturnType<typeof workspace>>;

const PREVIEW: Format[] = ["animated_audio", "narrated_photos", "premium_carousel", "infographic"];

export let at: Workspace;
export const ids: Record<string, string> = {};
export let picture: string;

/** Before all tests of a file: this module outlives a file, and what it holds does not. */
export async function prepareLimits() {
  at = await workspace({ plan: { accounts: 60 }, previewFormats: PREVIEW });
  const { id: projectId } = await at.project();
  ids["project"] = projectId;
  for (const format of ["carousel", "caption_reel", "animated_audio", "infographic"] as const) {
    ids[format] = (await makePost(at, { projectId, format })).id;
  }
  const premium = await makePost(at, { projectId, format: "premium_carousel" });
  ids["page"] = premium.slides[0]?.id ?? "";
  const carousel = await makePost(at, { projectId, layouts: ["checklist"] });
  ids["slide"] = carousel.slides[0]?.id ?? "";
  const { slots } = await at.api("addSlot", { params: { id: projectId }, body: { dayOfWeek: 0, hour: 0 } });
  ids["slot"] = slots[0]?.id ?? "";
  picture = await makeMedia(at);
}

export const send = (name: OperationName, sent: object) => at.send(...requestOf("/v1", name, sent, at.withKey));

export async function expectTaken(name: OperationName, sent: object) {
  const { body, status } = await send(name, sent);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
}

export async function expectRefused(name: OperationName, sent: object, field: string) {
  const before = await snapshot(at.db);
  const answer = await send(name, sent);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", message: expect.stringContaining(field) } },
  });
  expect(await snapshot(at.db)).toBe(before);
}

export const UNITS = {
  letters: "a",
  "accented letters": "é",
  "letters with a combining accent, each two": "e\u0301",
  emoji: "🍀",
  "emoji joined to one sign, each five": "👩‍👩‍👦",
  "astral letters": "𝕏",
};
export const fill = (unit: string, length: number) => [...unit.repeat(length)].slice(0, length).join("");

export const paramsOf = (of: string) =>
  of === "slot" ? { id: ids["project"] ?? "", slotId: ids["slot"] ?? "" } : { id: ids[of] ?? "" };

export const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
export const scene = (index: number) => ({ start: index, end: index + 1, type: "keyword", fields: { value: "a" } });
export const withScenes = (scenes: object[]) => ({ scenes });
export const inScene = (type: string, fields: object) => withScenes([{ start: 0, end: 1, type, fields }]);
