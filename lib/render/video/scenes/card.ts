import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Scene } from "#lib/domain/scene.ts";
import { settle } from "#lib/render/video/ease.ts";
import { FPS } from "#lib/render/video/encode-frames.ts";
import type { NarrationLook, Tone, ToneName } from "#lib/render/video/look.ts";
import { CARD } from "#lib/render/video/narration-stage.ts";
import { drawWave, WAVE } from "#lib/render/video/wave.ts";
import { putCanvas, type Yuv } from "#lib/render/video/yuv.ts";
import { CARD_HEIGHT, CARD_WIDTH, type DrawnScene } from "./board.ts";
import { prepareScene, toneOf } from "./draw-scene.ts";

const ENTER_SECONDS = 0.34;
/** A scene comes onto the card with something on it, and the video begins with one that stands. */
const LEAD_SECONDS = 0.35;
const OPEN_SECONDS = 0.7;

/** The card and what is on it: drawn only while something moves. */
export class Card {
  readonly #scenes: readonly Scene[];
  readonly #tones: Record<ToneName, Tone>;
  readonly #look: NarrationLook;
  readonly #levels: Float32Array;
  readonly #around: Canvas;
  readonly #card = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  /** as it was when the scene that stands began */
  readonly #before = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  #stands = -2;
  #shown = "";
  /** only the scene that stands is held: a long video costs no more memory than a short one */
  #prepared: { scene: Scene; drawn: DrawnScene } | null = null;

  /** `levels`: how loud each frame is; `around`: what is seen outside of the card's round corners. */
  constructor(
    scenes: readonly Scene[],
    tones: Record<ToneName, Tone>,
    look: NarrationLook,
    levels: Float32Array,
    around: Canvas,
  ) {
    this.#scenes = scenes;
    this.#tones = tones;
    this.#look = look;
    this.#levels = levels;
    this.#around = around;
  }

  async #drawn(scene: Scene): Promise<DrawnScene> {
    if (this.#prepared?.scene !== scene)
      this.#prepared = { scene, drawn: await prepareScene(scene, this.#tones, this.#look) };
    return this.#prepared.drawn;
  }

  async draw(frame: number, picture: Yuv): Promise<void> {
    const now = frame / FPS;
    const index = this.#scenes.findIndex(({ end, start }) => now >= start && now < end);
    const scene = this.#scenes[index];
    if (!scene) {
      this.#wave(frame, picture);
      return;
    }
    const drawn = await this.#drawn(scene);
    const opens = scene.start === 0;
    const since = now - scene.start;
    const told = since + (opens ? OPEN_SECONDS : LEAD_SECONDS);
    const enters = !opens && since <= ENTER_SECONDS;
    const moves = enters || drawn.motions.some(({ seconds, start }) => told >= start && told <= start + seconds);
    const key = moves ? `${frame}` : `${index} ${drawn.motions.filter(({ start }) => start < told).length}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.#keep(index);
    const context = this.#card.getContext("2d");
    const top = enters ? Math.round(CARD_HEIGHT * (1 - settle(since / ENTER_SECONDS))) : 0;
    if (top > 0) context.drawImage(this.#before, 0, (top - CARD_HEIGHT) * 0.2);
    context.fillStyle = this.#tones[toneOf(scene.type)].ground;
    context.fillRect(0, top, CARD_WIDTH, CARD_HEIGHT - top);
    context.save();
    context.translate(0, top);
    drawn.draw(context, told);
    context.restore();
    this.#put(picture);
  }

  /** What stood until now is seen until the next one has covered it. */
  #keep(index: number): void {
    if (index === this.#stands) return;
    this.#stands = index;
    this.#before.getContext("2d").drawImage(this.#card, 0, 0);
  }

  #wave(frame: number, picture: Yuv): void {
    // Every second frame: bars need no more, and it halves what they cost.
    const key = `wave ${frame >> 1}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.#keep(-1);
    const context = this.#card.getContext("2d");
    const tone = this.#tones.soft;
    context.fillStyle = tone.ground;
    context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
    context.save();
    context.translate((CARD_WIDTH - WAVE.width) / 2, (CARD_HEIGHT - WAVE.height) / 2);
    drawWave(context, this.#levels, frame, tone.accent);
    context.restore();
    this.#put(picture);
  }

  /** With round corners. */
  #put(picture: Yuv): void {
    const context = this.#card.getContext("2d");
    for (const top of [0, CARD_HEIGHT - CARD.radius]) {
      const part = [0, top, CARD_WIDTH, CARD.radius] as const;
      context.drawImage(this.#around, ...part, ...part);
    }
    putCanvas(picture, this.#card, CARD.x, CARD.y);
  }
}
