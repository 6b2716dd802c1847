import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { SCENE_TYPES, type SceneContent, type SceneType } from "#lib/domain/scene.ts";
import { type NarrationLook, tonesOf } from "#lib/render/video/look.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./board.ts";
import { prepareScene } from "./draw-scene.ts";

const look: NarrationLook = {
  header: { profileName: "Padaria do Sol", handle: "padaria", photo: null, logo: null },
  colors: { background: "#f6e7d3", text: "#2b1710", brand: "#b4531f" },
  titleFont: "Poppins",
  bodyFont: "Inter",
  language: "pt",
};
const { tones } = tonesOf(look.colors);

const fieldsFor = (text: string, items: number): Record<SceneType, SceneContent> => {
  const list = Array.from({ length: items }, () => text);
  return {
    keyword: { value: text },
    big_number: { value: text, label: text },
    before_after: { before: text, after: text },
    bullet_list: { items: list },
    highlight: { text },
    numbered_steps: { steps: list },
    question: { value: text, text },
    ratio_bar: { label: text, percent: 70 },
    bar_chart: { label: text, bars: list.map((label, index) => ({ label, value: index * 1234.5 })) },
    quote: { text, label: text },
    definition: { value: text, text },
    checklist: { items: list },
    progress: { label: text, percent: 12.5 },
  };
};

async function drawn(type: SceneType, fields: SceneContent, now: number) {
  const scene = await prepareScene({ start: 0, end: 4, type, fields }, tones, look);
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const context = canvas.getContext("2d");
  scene.draw(context, now);
  const { data } = context.getImageData(0, 0, CARD_WIDTH, CARD_HEIGHT);
  const alpha = (x: number, y: number) => data[(y * CARD_WIDTH + x) * 4 + 3] ?? 0;
  let [ink, outside] = [0, 0];
  for (let y = 0; y < CARD_HEIGHT; y += 2)
    for (let x = 0; x < CARD_WIDTH; x += 2) {
      if (alpha(x, y) === 0) continue;
      ink++;
      if (x < 20 || y < 20 || x >= CARD_WIDTH - 20 || y >= CARD_HEIGHT - 20) outside++;
    }
  return { scene, ink, outside };
}

const LONG =
  "Uma frase muito comprida, com acentos e números como 1.250, que ocupa os duzentos caracteres que o contrato permite e por isso precisa caber sem que nada saia do cartão nem fique por cima do resto dele.";

describe.each(SCENE_TYPES)("%s", (type) => {
  test("is drawn whole, and moves", async () => {
    const fields = fieldsFor("Café 100% fresco", 4)[type];
    const early = await drawn(type, fields, 0.25);
    const late = await drawn(type, fields, 4);
    expect(late.scene.whole).toBe(true);
    expect(late.ink).toBeGreaterThan(2000);
    expect(late.outside).toBe(0);
    expect(early.ink).not.toBe(late.ink);
    expect(late.scene.motions.length).toBeGreaterThan(0);
  });

  test("stays on its card with the longest texts and the most items", async () => {
    expect([...LONG].length).toBeGreaterThanOrEqual(195);
    const { ink, outside } = await drawn(type, fieldsFor(LONG, 10)[type], 4);
    expect(ink).toBeGreaterThan(2000);
    expect(outside).toBe(0);
  });

  test("is drawn without content as well", async () => {
    await expect(drawn(type, {}, 4)).resolves.toBeDefined();
  });
});
