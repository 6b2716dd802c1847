import { createCanvas } from "@napi-rs/canvas";
import type { Scene } from "#lib/domain/scene.ts";
import type { SpokenWord } from "#lib/ports/voice.ts";
import { mixNarration, MUSIC_LUFS, narrationOf } from "#lib/render/audio/narrate.ts";
import { type Caption, drawCaption, prepareCaption } from "./captions.ts";
import { since } from "./ease.ts";
import { type RenderOptions, WIDTH } from "./encode.ts";
import { encodeFrames, FPS } from "./encode-frames.ts";
import { type NarrationLook, type Tone, tonesOf } from "./look.ts";
import { type Music, musicFor } from "./music.ts";
import { hookSeconds, tellsHook } from "./hook.ts";
import { aroundCard, BAND, BAR, CAPTION, drawGround, hookBand, MARGIN } from "./narration-stage.ts";
import { phrasesOf, spokenAt } from "./phrases.ts";
import { Card } from "./scenes/card.ts";
import { scenesInTurn } from "./scenes-in-turn.ts";
import { loudnessByFrame } from "./wave.ts";
import { fillBar, putCanvas } from "./yuv.ts";

/** In which the hook comes in above the card. */
const BAND_SECONDS = 0.3;

export interface NarratedVideo {
  readonly hook: string;
  /** 1 to 1.5 */
  readonly speed: number;
  /** as it was spoken, at normal speed */
  readonly recording: { readonly wav: Uint8Array; readonly words: readonly SpokenWord[] };
  readonly music: Music | null;
  readonly look: NarrationLook;
}

export interface AnimatedAudio extends NarratedVideo {
  /** seconds of the recording at normal speed */
  readonly scenes: readonly Scene[];
}

/** A narrated video of animated scenes, with what is said written below. */
export async function renderAnimatedAudio(
  video: AnimatedAudio,
  outPath: string,
  options: RenderOptions,
): Promise<{ seconds: number }> {
  options.signal?.throwIfAborted();
  const { look, recording, speed } = video;
  const narration = narrationOf(recording.wav, recording.words, speed);
  const { seconds, words } = narration;
  const music = video.music ? await musicFor(video.music, seconds, MUSIC_LUFS, options) : null;
  const sound = mixNarration(narration, music);
  const frames = Math.round(seconds * FPS);
  const { palette, tones } = tonesOf(look.colors);
  const page: Tone = {
    ground: palette.ground,
    ink: palette.ink,
    muted: palette.muted,
    accent: palette.brand,
    onAccent: palette.onBrand,
    accentInk: palette.brandInk,
    faint: palette.hairline,
  };
  const phrases = phrasesOf(words, seconds);
  const style = {
    font: look.bodyFont,
    width: CAPTION.width - 80,
    height: CAPTION.height - 30,
    max: 64,
    ink: page.ink,
    lit: palette.onBrand,
  };
  const ground = await drawGround(look, page, palette.brand);
  const timed = video.scenes.map((scene) => ({ ...scene, start: scene.start / speed, end: scene.end / speed }));
  const scenes = scenesInTurn(timed, video.hook, seconds);
  const hookUntil = hookSeconds(video.hook, words);
  const band = await hookBand(ground, video.hook, look, page.ink);
  const telling = scenes.filter(({ fields }) => tellsHook(fields, video.hook));
  const bandShare = (now: number): number => {
    const last = telling.findLast(({ start }) => start <= now);
    return last ? since(now, last.end, BAND_SECONDS) : 1;
  };
  const card = new Card(scenes, tones, look, loudnessByFrame(narration.voice, frames), aroundCard(ground));
  const captionCanvas = createCanvas(CAPTION.width, CAPTION.height);
  let captionShown = "";
  let bandShown = -1;
  let caption: Caption | null = null;
  await encodeFrames(
    frames,
    sound,
    async (frame, picture) => {
      if (frame === 0) putCanvas(picture, ground, 0, 0);
      await card.draw(frame, picture);
      const now = frame / FPS;
      const share = bandShare(now);
      if (share !== bandShown) {
        bandShown = share;
        putCanvas(picture, band(share), 0, BAND.y);
      }
      // Who reads the hook where it stands large does not read it below as well.
      const spoken = now < hookUntil ? null : spokenAt(phrases, now);
      const key = spoken ? `${spoken.phrase.start} ${spoken.word}` : "";
      if (key !== captionShown) {
        captionShown = key;
        captionCanvas.getContext("2d").drawImage(ground, -CAPTION.x, -CAPTION.y);
        if (spoken) {
          if (caption?.phrase !== spoken.phrase) caption = await prepareCaption(spoken.phrase, style);
          drawCaption(captionCanvas, caption, spoken.word, palette.brand);
        }
        putCanvas(picture, captionCanvas, CAPTION.x, CAPTION.y);
      }
      fillBar(
        picture,
        MARGIN,
        BAR.y,
        Math.round(((WIDTH - MARGIN * 2) * (frame + 1)) / frames),
        BAR.height,
        palette.brand,
      );
    },
    outPath,
    options,
  );
  return { seconds };
}
