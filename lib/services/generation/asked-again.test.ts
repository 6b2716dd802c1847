import { expect, test } from "vitest";
import { ProviderFault, type ProviderFaultKind } from "#lib/domain/provider.ts";
import { composeScene } from "#lib/render/art/compose-scene.ts";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { recordAgain } from "./record-again.ts";
import { redrawPage } from "./redraw-page.ts";

const refusing = (part: "image" | "voice", name: string, kind: ProviderFaultKind) => () =>
  Promise.reject(new ProviderFault({ part, kind, provider: name }));

/** A drawn page that a person wants otherwise, and a painter that refuses. */
async function refusedPage(kind: ProviderFaultKind) {
  const at = await workspace({ previewFormats: ["premium_carousel"] });
  const { id, slides } = await makePost(at, { format: "premium_carousel" });
  const slideId = slides[0]?.id ?? "";
  const colors = { background: "#ffffff", brand: "#5b3df5" };
  const idea = { subject: "coffee cup", mood: "warm" } as const;
  const scene = { art: composeScene({ idea, style: "illustration", colors, seed: 1 }), wishes: [] };
  await at.db.slide.update({ where: { id: slideId }, data: { scene: { ...scene } } });
  const name = `painter ${id}`;
  const image = { ...at.runtime.ports.image, name, isModel: true, draw: refusing("image", name, kind) };
  at.withPorts({ image });
  const app = await at.app();
  const reimagine = () => app("reimagineSlide", { params: { id: slideId }, body: { instruction: "mais claro" } });
  const detail = () => app("readPostDetail", { params: { id } });
  const budget = () => at.api("readEditBudget", { params: { id } });
  return { at, id, slideId, name, reimagine, detail, budget };
}

test.each<[ProviderFaultKind, number, string]>([
  ["key_refused", 0, "provider_key_refused"],
  ["subject_refused", 0, "subject_refused"],
  ["slow", 1, "provider_slow"],
  ["busy", 1, "provider_busy"],
  ["broken", 2, "provider_broken"],
])(
  "a page whose painter is %s is tried %i times more, told by its reason, and the edit given back",
  async (kind, retries, failure) => {
    const { at, budget, detail, name, reimagine, slideId } = await refusedPage(kind);
    await reimagine();
    for (let tried = 0; tried < retries; tried++) {
      const once = redrawPage(at.runtime, slideId, "mais claro", attempt({ isLast: false, retries: tried }));
      await expect(once).rejects.toMatchObject({ kind });
    }
    await redrawPage(at.runtime, slideId, "mais claro", attempt({ isLast: false, retries }));
    expect(await detail()).toMatchObject({ isRendering: false, notMade: { part: "image", failure, provider: name } });
    expect(await budget()).toMatchObject({ used: 0 });
    await reimagine();
    expect(await detail()).toMatchObject({ notMade: null });
  },
);

test("a recording that did not come is told by its reason, and the one that was there stays", async () => {
  const at = await workspace({ previewFormats: ["animated_audio"] });
  const { id } = await makePost(at, { format: "animated_audio" });
  const name = `voice ${id}`;
  at.withPorts({
    voice: { ...at.runtime.ports.voice, name, isModel: true, speak: refusing("voice", name, "key_refused") },
  });
  const before = await at.db.post.findUniqueOrThrow({ where: { id } });
  await recordAgain(at.runtime, id, attempt({ lane: "patient", isLast: false }));
  const app = await at.app();
  const { notMade } = await app("readPostDetail", { params: { id } });
  expect(notMade).toEqual({ part: "voice", failure: "provider_key_refused", provider: name });
  expect((await at.db.post.findUniqueOrThrow({ where: { id } })).content).toEqual(before.content);
});
