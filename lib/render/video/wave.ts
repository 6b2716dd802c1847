import type { SKRSContext2D } from "@napi-rs/canvas";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";

export const WAVE = { bars: 19, width: 560, height: 240 } as const;
const WINDOW = Math.round(SAMPLE_RATE / 30);

/** How loud the voice is in each frame, 0..1. */
export function loudnessByFrame(voice: Float32Array, frames: number): Float32Array {
  const levels = Float32Array.from({ length: frames }, (_, frame) => {
    let power = 0;
    for (let index = frame * WINDOW; index < (frame + 1) * WINDOW; index++) power += (voice[index] ?? 0) ** 2;
    return Math.sqrt(power / WINDOW);
  });
  const most = Math.max(1e-4, ...levels);
  return levels.map((level) => Math.min(1, (level / most) ** 0.7));
}

/** Bars that move with the voice, the newest in the middle: what is seen while nothing is illustrated. */
export function drawWave(context: SKRSContext2D, levels: Float32Array, frame: number, color: string): void {
  const { bars, height, width } = WAVE;
  const step = width / bars;
  context.fillStyle = color;
  for (let bar = 0; bar < bars; bar++) {
    const away = Math.abs(bar - (bars - 1) / 2);
    const level = levels[Math.max(0, frame - Math.round(away * 1.6))] ?? 0;
    const tall = Math.max(step * 0.5, height * level * (1 - (away / bars) * 1.3));
    context.beginPath();
    context.roundRect(bar * step + step * 0.22, (height - tall) / 2, step * 0.56, tall, step * 0.28);
    context.fill();
  }
}
