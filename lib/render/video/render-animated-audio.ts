import { createCanvas } from "@napi-rs/canvas";
import type { Scene } from "#lib/domain/scene.ts";
import type { SpokenWord } from "#lib/ports/voice.ts";
import { mixNarration, MUSIC_LUFS, narrationOf } from "#lib/render/audio/narrate.ts";
import { type Caption, drawCaption, phrasesOf, prepareCaption, spokenAt } from "./captions.ts";
import { type RenderOptions, WIDTH } from "./encode.ts";
import { encodeFrames, FPS } from "./encode-frames.ts";
import { type NarrationLook, type Tone, tonesOf } from "./look.ts";
import { type Music, musicFor } from "./music.ts";
import { aroundCard, BAR, CAPTION, drawGround, MARGIN } from "./narration-stage.ts";
import { Card } from "./scenes/card.ts";
import { loudnessByFrame } from "./wave.ts";
import { fillBar, putCanvas } from "./yuv.ts";

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

/** Scenes at their times, none over another: each gives way to the one that begins. */
function inTurn({ scenes, speed }: AnimatedAudio, seconds: number): Scene[] {
  const timed = scenes
    .map((scene) => ({ ...scene, start: scene.start / speed, end: scene.end / speed }))
    .filter(({ end, start }) => end > start && start < seconds)
    .toSorted((a, b) => a.start - b.start);
  return timed.flatMap((scene, index) => {
    const end = Math.min(scene.end, timed[index + 1]?.start ?? seconds, seconds);
    return end - scene.start < 1 / FPS ? [] : [{ ...scene, end }];
  });
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
  const ground = await drawGround(look, video.hook, page, palette.brand);
  const card = new Card(
    inTurn(video, seconds),
    tones,
    look,
    loudnessByFrame(narration.voice, frames),
    aroundCard(ground),
  );
  const captionCanvas = createCanvas(CAPTION.width, CAPTION.height);
  let captionShown = "";
  let caption: Caption | null = null;
  await encodeFrames(
    frames,
    sound,
    async (frame, picture) => {
      if (frame === 0) putCanvas(picture, ground, 0, 0);
      await card.draw(frame, picture);
      const spoken = spokenAt(phrases, frame / FPS);
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
