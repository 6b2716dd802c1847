import { expect, test } from "vitest";
import type { Line } from "#lib/contract/index.ts";
import type { Format } from "#lib/domain/format.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import type { Retelling } from "#lib/domain/retelling.ts";
import type { TextPort } from "#lib/ports/text.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";

type Texts = Record<string, string>;

/** A finished post, and a model that tells its texts again so. */
async function retelling(format: Format, tell: (asks: Retelling) => Texts) {
  const at = await workspace();
  const { id } = await makePost(at, { format, textContent: "Uma legenda.\n\nCom um meio.\n\n#cafe #manha" });
  const asked: Retelling[] = [];
  const name = `acme ${id}`;
  const text: TextPort = {
    ...at.runtime.ports.text,
    name,
    isModel: true,
    async rewrite(_, asks, use) {
      asked.push(asks);
      const texts = tell(asks);
      use.hears?.(texts);
      use.spent?.({ part: "text", provider: name, step: "rewrite", cost: 0.01, durationMs: 5, fault: null });
      return { texts, doubts: [] };
    },
  };
  at.withPorts({ text });
  const headers = await at.sessionOf(at.ownerId);
  const retell = async (body: { place?: string; wish?: string }) => {
    const answer = await at.send(...requestOf("/api/app", "retellPost", { params: { id }, body }, headers));
    if (answer.status >= 400) return { status: answer.status, lines: [], end: null };
    const lines = String(answer.body).trim().split("\n");
    const told = lines.map((line) => JSON.parse(line) as Line<"retellPost">);
    return { status: answer.status, lines: told, end: told.at(-1) ?? null };
  };
  return { ...at, id, asked, retell, name };
}

test("a carousel's texts are told again in their places, a caption keeps its hashtags, and nothing is saved", async () => {
  const at = await retelling("carousel", () => ({ slide1_title: "Outro título", caption: "Outra legenda.\n\nProve." }));
  const before = await at.api("readPost", { params: { id: at.id } });
  const slides = before.content && "slides" in before.content ? before.content.slides : [];
  const tags = before.textContent?.split("\n\n").at(-1);
  const { end, lines } = await at.retell({ wish: "mais curto" });
  const texts = { [`${slides[0]?.id}.title`]: "Outro título", caption: `Outra legenda.\n\nProve.\n\n${tags}` };
  expect(end).toEqual({ is: "told", texts, doubts: [] });
  expect(lines[0]).toEqual({ is: "telling", texts });
  expect(at.asked[0]).toMatchObject({ only: null, wish: "mais curto" });
  expect(await at.api("readPost", { params: { id: at.id } })).toEqual(before);
  expect(await at.db.usageEntry.count({ where: { postId: at.id, step: "rewrite" } })).toBe(1);
});

test("one sentence of a script changes within it", async () => {
  const at = await retelling("animated_audio", ({ only }) => ({ [only ?? ""]: "[calm] Nova frase." }));
  const { end } = await at.retell({ place: "script.0" });
  expect(end).toMatchObject({ is: "told", texts: { script: "[calm] Nova frase. [pause] Outra frase." } });
  const whole = await at.retell({ wish: "mais leve" });
  expect(whole.status).toBe(200);
  expect(at.asked[1]?.told.map(({ name }) => name)).toEqual(expect.arrayContaining(["hook", "script", "caption"]));
});

test("it fails with the reason of its provider, and a post that cannot be edited or a place that is not there with theirs", async () => {
  const at = await retelling("caption_reel", () => {
    throw new ProviderFault({ part: "text", kind: "key_refused", provider: "acme" });
  });
  const { end } = await at.retell({ place: "block1" });
  expect(end).toEqual({ is: "failed", failure: "provider_key_refused", provider: "acme" });
  expect((await at.retell({ place: "block9" })).status).toBe(400);
  await at.api("archivePost", { params: { id: at.id } });
  expect((await at.retell({ place: "block1" })).status).toBe(409);
});

test("no more are paid for within an hour than anybody needs", async () => {
  const at = await retelling("caption_reel", () => ({ block1: "Outro gancho" }));
  const { projectId, workspaceId } = await at.db.post.findUniqueOrThrow({ where: { id: at.id } });
  const row = { workspaceId, projectId, postId: at.id, part: "text", provider: "acme", step: "rewrite" } as const;
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...row, id: `use_${at.id}_${index}`, durationMs: 1 }));
  await at.db.usageEntry.createMany({ data: rows.map((one) => ({ ...one, at: at.clock.now() })) });
  expect((await at.retell({ place: "block1" })).status).toBe(429);
  at.clock.advance(3_600_001);
  expect((await at.retell({ place: "block1" })).status).toBe(200);
});

test("the built-in writer tells in another way what stands by itself, in turn, and offers nothing else", async () => {
  const at = await workspace();
  const theme = "3 dicas para guardar café em casa";
  const { id } = await makePost(at, { format: "caption_reel", theme });
  const app = await at.app();
  const { model, places, takesWish } = await app("readRetelling", { params: { id } });
  expect({ model, takesWish }).toEqual({ model: null, takesWish: false });
  expect(places).toContain("caption");
  const headers = await at.sessionOf(at.ownerId);
  const ask = (body: object) => at.send(...requestOf("/api/app", "retellPost", { params: { id }, body }, headers));
  const seen = new Set<string>();
  for (let times = 0; times < 3; times++) {
    const { body } = await ask({ place: "caption" });
    const { texts } = JSON.parse(String(body)) as { texts: Texts };
    seen.add(texts["caption"] ?? "");
    await at.api("updatePost", { params: { id }, body: { caption: texts["caption"] ?? "" } });
  }
  expect(seen.size).toBeGreaterThan(1);
  expect((await ask({ wish: "mais curto" })).status).toBe(409);
});
