import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import type { Scene } from "#lib/domain/scene.ts";
import { type NarrationLook, tonesOf } from "#lib/render/video/look.ts";
import { CARD } from "#lib/render/video/narration-stage.ts";
import { scenesInTurn } from "#lib/render/video/scenes-in-turn.ts";
import { newYuv } from "#lib/render/video/yuv.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./board.ts";
import { Card } from "./card.ts";

const look: NarrationLook = {
  header: { profileName: "Padaria do Sol", handle: "padaria", photo: null, logo: null },
  colors: { background: "#f6e7d3", text: "#2b1710", brand: "#b4531f" },
  titleFont: "Poppins",
  bodyFont: "Inter",
  language: "pt",
};

const SECONDS = 7;
const SCENES: Scene[] = [
  { start: 0.3, end: 1.5, type: "keyword", fields: { value: "Água" } },
  { start: 1.5, end: 2.4, type: "checklist", fields: { items: ["Moer na hora", "Pesar o pó"] } },
  { start: 2.4, end: 3.2, type: "big_number", fields: { value: "30", label: "segundos" } },
  { start: 3.9, end: 4.4, type: "numbered_steps", fields: { steps: ["Aqueça", "Despeje"] } },
  { start: 4.4, end: 5, type: "quote", fields: { text: "Café bom não tem pressa" } },
];

/** How many pixels of the card are not of its most common light. */
function inkOf(picture: ReturnType<typeof newYuv>): number {
  const counts = new Uint32Array(256);
  for (let y = 20; y < CARD_HEIGHT - 20; y += 3)
    for (let x = 20; x < CARD_WIDTH - 20; x += 3) {
      const light = picture.data[(CARD.y + y) * picture.width + CARD.x + x] ?? 0;
      counts[light] = (counts[light] ?? 0) + 1;
    }
  const all = counts.reduce((sum, count) => sum + count, 0);
  return 1 - Math.max(...counts) / all;
}

test("there is something on the card in every frame, from the first to the last", { timeout: 60_000 }, async () => {
  const { tones } = tonesOf(look.colors);
  const frames = SECONDS * 30;
  const scenes = scenesInTurn(SCENES, "Seu café amarga?", SECONDS);
  const around = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const card = new Card(scenes, tones, look, new Float32Array(frames), around);
  const picture = newYuv(1080, 1920);
  const empty: number[] = [];
  for (let frame = 0; frame < frames; frame++) {
    await card.draw(frame, picture);
    if (inkOf(picture) < 0.01) empty.push(frame);
  }
  expect(empty).toEqual([]);
});
