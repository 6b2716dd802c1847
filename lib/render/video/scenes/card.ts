import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Scene } from "#lib/domain/scene.ts";
import { settle } from "#lib/render/video/ease.ts";
import { FPS } from "#lib/render/video/encode-frames.ts";
import type { NarrationLook, Tone, ToneName } from "#lib/render/video/look.ts";
import { CARD } from "#lib/render/video/narration-stage.ts";
import { drawWave, WAVE } from "#lib/render/video/wave.ts";
import { putCanvas, type Yuv } from "#lib/render/video/yuv.ts";
import { CARD_HEIGHT, CARD_WIDTH, type DrawnScene } from "./board.ts";
import { prepareScene, toneOf } from "./draw-scene.ts";

const LEAVE_SECONDS = 0.22;
const ENTER_SECONDS = 0.34;

/** The card and what is on it: drawn only while something moves. */
export class Card {
  readonly #scenes: readonly Scene[];
  readonly #tones: Record<ToneName, Tone>;
  readonly #look: NarrationLook;
  readonly #levels: Float32Array;
  readonly #around: Canvas;
  readonly #card = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  readonly #content = createCanvas(CARD_WIDTH, CARD_HEIGHT);
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

  #groundAt(index: number): string {
    const scene = this.#scenes[index];
    return this.#tones[scene ? toneOf(scene.type) : "soft"].ground;
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
    const since = now - scene.start;
    const leaves = this.#scenes[index + 1] && scene.end - scene.start > 0.9 ? LEAVE_SECONDS : 0;
    const leaving = leaves > 0 ? Math.max(0, (now - (scene.end - leaves)) / leaves) : 0;
    const moves =
      since <= ENTER_SECONDS ||
      leaving > 0 ||
      drawn.motions.some(({ seconds, start }) => since >= start && since <= start + seconds);
    const key = moves ? `${frame}` : `${index} ${drawn.motions.filter(({ start }) => start < since).length}`;
    if (key === this.#shown) return;
    this.#shown = key;

    const before = this.#scenes[index - 1];
    const context = this.#card.getContext("2d");
    context.fillStyle = before && scene.start - before.end < 0.05 ? this.#groundAt(index - 1) : this.#groundAt(-1);
    context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
    const enter = settle(since / ENTER_SECONDS);
    context.fillStyle = this.#groundAt(index);
    context.fillRect(0, CARD_HEIGHT * (1 - enter), CARD_WIDTH, CARD_HEIGHT * enter + 1);
    context.save();
    if (leaving === 0) drawn.draw(context, since);
    else this.#leave(context, drawn, since, leaving);
    context.restore();
    this.#put(picture);
  }

  /** All of it at once goes up and fades. */
  #leave(context: SKRSContext2D, drawn: DrawnScene, since: number, share: number): void {
    const content = this.#content.getContext("2d");
    content.clearRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
    content.save();
    drawn.draw(content, since);
    content.restore();
    context.globalAlpha = 1 - share;
    context.drawImage(this.#content, 0, -26 * share * share);
  }

  #wave(frame: number, picture: Yuv): void {
    // Every second frame: bars need no more, and it halves what they cost.
    const key = `wave ${frame >> 1}`;
    if (key === this.#shown) return;
    this.#shown = key;
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
