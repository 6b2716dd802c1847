import { createCanvas } from "@napi-rs/canvas";
import { PHOTO_FADE_SECONDS } from "#lib/domain/narration.ts";
import { moveInTurn } from "#lib/domain/photo-motion.ts";
import { mixNarration, MUSIC_LUFS, narrationOf } from "#lib/render/audio/narrate.ts";
import { type Caption, drawCaption, prepareCaption } from "./captions.ts";
import { HEIGHT, type RenderOptions, WIDTH } from "./encode.ts";
import { encodeFrames, FPS } from "./encode-frames.ts";
import { hookSeconds } from "./hook.ts";
import { fit, letters } from "./letters.ts";
import { type NarrationLook, type Tone, tonesOf } from "./look.ts";
import { crossfade, MovingPhoto } from "./moving-photo.ts";
import { musicFor } from "./music.ts";
import { drawHeader, HEADER, MARGIN } from "./narration-stage.ts";
import { phrasesOf, spokenAt } from "./phrases.ts";
import type { NarratedVideo } from "./render-animated-audio.ts";
import { putStamp, type Stamp, stampOf } from "./stamp.ts";
import { fillBar, newYuv } from "./yuv.ts";

export interface NarratedPhotos extends NarratedVideo {
  /** in order, in seconds of the recording at normal speed; a file's path or its bytes */
  readonly photos: readonly { readonly start: number; readonly end: number; readonly photo: string | Buffer }[];
}

const HEAD_TOP = HEADER.top - 36;
const CAPTION_BOX = { bottom: 1560, padX: 44, padY: 20 } as const;
const BAR_TOP = 1590;
const SHADOW = 40;
const FRAME = { width: WIDTH, height: HEIGHT } as const;

/** A round box with a shadow, on a canvas of its own with even sides. */
function boxed(width: number, height: number, color: string) {
  const canvas = createCanvas((width + SHADOW * 2 + 1) & ~1, (height + SHADOW * 2 + 1) & ~1);
  const context = canvas.getContext("2d");
  context.shadowColor = "rgba(0,0,0,0.3)";
  context.shadowBlur = 30;
  context.shadowOffsetY = 8;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(SHADOW, SHADOW, width, height, 36);
  context.fill();
  context.shadowColor = "transparent";
  return { canvas, context };
}

/** The hook's letters and their room: while it is spoken, and afterwards. */
const HOOK = { large: { max: 120, height: 460 }, small: { max: 60, height: 190 } } as const;

/** Who speaks and the hook, on one card at the top. */
async function head(hook: string, look: NarrationLook, page: Tone, size: keyof typeof HOOK): Promise<Stamp> {
  const width = WIDTH - MARGIN * 2;
  const { height: room, max } = HOOK[size];
  const style = { font: look.titleFont, weight: "title", max, min: 30, lines: 5, balance: true } as const;
  const fitted = await fit({ text: hook, width: width - 72, height: room, ...style });
  const text = await letters(fitted, width - 72, { color: page.ink });
  const height = Math.round(HEADER.size + 72 + (fitted.height > 0 ? fitted.height + 22 : 0));
  const { canvas, context } = boxed(width, height, page.ground);
  context.save();
  context.translate(SHADOW - MARGIN + 36, SHADOW - HEADER.top + 36);
  await drawHeader(context, look, page, WIDTH - 72);
  context.restore();
  context.drawImage(text.canvas, SHADOW + 36 - text.pad, SHADOW + 36 + HEADER.size + 22 - text.pad);
  return stampOf(canvas, MARGIN - SHADOW, (HEAD_TOP - SHADOW) & ~1, FRAME);
}

/** A caption on a card that fits it. */
function captionStamp(caption: Caption, word: number, page: Tone, pill: string): Stamp {
  const right = Math.max(...caption.places.map(({ width, x }) => x + width));
  const left = Math.min(...caption.places.map(({ x }) => x));
  const width = Math.ceil(right - left) + CAPTION_BOX.padX * 2;
  const height = Math.ceil(caption.plain.height) + CAPTION_BOX.padY * 2;
  const { canvas } = boxed(width, height, page.ground);
  drawCaption(canvas, caption, word, pill);
  const x = Math.round((WIDTH - canvas.width) / 2) & ~1;
  return stampOf(canvas, x, (CAPTION_BOX.bottom - height - SHADOW) & ~1, FRAME);
}

/** Photos that move while their sentence is spoken, each passing into the next. */
export async function renderNarratedPhotos(
  video: NarratedPhotos,
  outPath: string,
  options: RenderOptions,
): Promise<{ seconds: number }> {
  options.signal?.throwIfAborted();
  const { hook, look, recording, speed } = video;
  const narration = narrationOf(recording.wav, recording.words, speed);
  const { seconds, words } = narration;
  const music = video.music ? await musicFor(video.music, seconds, MUSIC_LUFS, options) : null;
  const sound = mixNarration(narration, music);
  const frames = Math.round(seconds * FPS);
  const { palette, tones } = tonesOf(look.colors);
  const page: Tone = {
    ...tones.card,
    ground: palette.ground,
    ink: palette.ink,
    muted: palette.muted,
    accent: palette.brand,
    onAccent: palette.onBrand,
  };
  const phrases = phrasesOf(words, seconds);
  const style = { font: look.bodyFont, width: WIDTH - 200, height: 180, max: 58, ink: page.ink, lit: palette.onBrand };
  const hookUntil = hookSeconds(hook, words);
  const heads = { large: await head(hook, look, page, "large"), small: await head(hook, look, page, "small") };
  const cuts = video.photos.map(({ photo, start }, index) => ({
    photo,
    start: index === 0 ? 0 : start / speed,
    end: (video.photos[index + 1]?.start ?? Number.POSITIVE_INFINITY) / speed,
  }));

  const opened = new Map<number, MovingPhoto>();
  const photoAt = async (index: number): Promise<MovingPhoto | null> => {
    const cut = cuts[index];
    if (!cut) return null;
    const photo = opened.get(index) ?? (await MovingPhoto.open(cut.photo, moveInTurn(index)));
    opened.set(index, photo);
    opened.delete(index - 2);
    return photo;
  };
  /** A photo moves from when it begins to be seen until it is gone. */
  const shareOf = (index: number, now: number): number => {
    const { end = seconds, start = 0 } = cuts[index] ?? {};
    const last = Math.min(end + PHOTO_FADE_SECONDS / 2, seconds);
    const first = Math.max(0, start - PHOTO_FADE_SECONDS / 2);
    return Math.max(0, Math.min(1, (now - first) / Math.max(0.1, last - first)));
  };

  const other = newYuv(WIDTH, HEIGHT);
  let caption: { key: string; held: Caption; stamp: Stamp } | null = null;
  await encodeFrames(
    frames,
    sound,
    async (frame, picture) => {
      const now = frame / FPS;
      const index = Math.max(
        0,
        cuts.findLastIndex(({ start }) => now >= start - PHOTO_FADE_SECONDS / 2),
      );
      const photo = await photoAt(index);
      const passing =
        index === 0
          ? 1
          : Math.min(1, (now - ((cuts[index]?.start ?? 0) - PHOTO_FADE_SECONDS / 2)) / PHOTO_FADE_SECONDS);
      if (photo) photo.draw(picture, shareOf(index, now));
      else picture.data.fill(128);
      const before = passing < 1 ? await photoAt(index - 1) : null;
      if (before) {
        before.draw(other, shareOf(index - 1, now));
        crossfade(picture, other, 1 - passing);
      }
      putStamp(picture, now < hookUntil ? heads.large : heads.small);
      // Who reads the hook where it stands large does not read it below as well.
      const spoken = now < hookUntil ? null : spokenAt(phrases, now);
      if (spoken) {
        const key = `${spoken.phrase.start} ${spoken.word}`;
        if (caption?.key !== key) {
          const held =
            caption?.held.phrase === spoken.phrase ? caption.held : await prepareCaption(spoken.phrase, style);
          caption = { key, held, stamp: captionStamp(held, spoken.word, page, palette.brand) };
        }
        putStamp(picture, caption.stamp);
      }
      const wide = WIDTH - MARGIN * 2;
      fillBar(picture, MARGIN, BAR_TOP, wide, 8, page.ground);
      fillBar(picture, MARGIN, BAR_TOP, Math.round((wide * (frame + 1)) / frames), 8, palette.brand);
    },
    outPath,
    options,
  );
  return { seconds };
}
