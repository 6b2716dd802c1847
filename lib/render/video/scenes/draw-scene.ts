import type { Scene, SceneType } from "#lib/domain/scene.ts";
import type { NarrationLook, Tone, ToneName } from "#lib/render/video/look.ts";
import { Board, type DrawnScene } from "./board.ts";
import { beforeAfter, bulletList, checklist, numberedSteps } from "./list-scenes.ts";
import { barChart, bigNumber, progress, ratioBar } from "./number-scenes.ts";
import type { SceneDrawing } from "./scene-drawing.ts";
import { definition, highlight, keyword, question, quote } from "./word-scenes.ts";

const DRAWINGS: Record<SceneType, { draw: SceneDrawing; tone: ToneName }> = {
  keyword: { draw: keyword, tone: "brand" },
  big_number: { draw: bigNumber, tone: "soft" },
  before_after: { draw: beforeAfter, tone: "card" },
  bullet_list: { draw: bulletList, tone: "card" },
  highlight: { draw: highlight, tone: "soft" },
  numbered_steps: { draw: numberedSteps, tone: "card" },
  question: { draw: question, tone: "brand" },
  ratio_bar: { draw: ratioBar, tone: "card" },
  bar_chart: { draw: barChart, tone: "soft" },
  quote: { draw: quote, tone: "soft" },
  definition: { draw: definition, tone: "card" },
  checklist: { draw: checklist, tone: "card" },
  progress: { draw: progress, tone: "soft" },
};

export const toneOf = (type: SceneType): ToneName => DRAWINGS[type].tone;

/** Prepares one scene's card; its fields may be empty, its texts as long as the contract lets them be. */
export async function prepareScene(
  scene: Scene,
  tones: Record<ToneName, Tone>,
  look: NarrationLook,
): Promise<DrawnScene> {
  const { draw: drawing, tone } = DRAWINGS[scene.type];
  const board = new Board(scene.fields, tones[tone], look, Math.max(0.1, scene.end - scene.start));
  const draw = await drawing(board);
  return { tone, draw, motions: board.motions, whole: board.whole };
}
