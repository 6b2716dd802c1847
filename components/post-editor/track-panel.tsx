"use client";

import { Pause, Play, VolumeX } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { REEL_SECONDS } from "#lib/domain/reel.ts";
import { useField } from "./edits/use-editing.tsx";
import { usePeaks } from "./use-peaks.ts";
import { Waveform } from "./waveform.tsx";

type Track = Output<"listTracks">["tracks"][number];

/** The music: which track, and from which second its seven are heard; or none. */
export function TrackPanel({ postId, disabled }: { postId: string; disabled: boolean }) {
  const t = useTranslations("reel");
  const format = useFormatter();
  const tracks = useRead("listTracks", { params: { id: postId } });
  const [choice, setChoice] = useField("track", postId, "choice");
  const preview = usePreview();
  const chosen = tracks.data?.tracks.find(({ id }) => id === choice?.trackId);
  if (tracks.error) return <LoadError error={tracks.error} onRetry={() => void tracks.refetch()} />;
  const rowStyle =
    "flex min-h-11 items-center gap-2.5 rounded-xl border px-3 py-1.5 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent";
  return (
    <div className="flex flex-col gap-4">
      {chosen && choice && (
        <TrackWindow
          postId={postId}
          track={chosen}
          start={choice.startSeconds}
          disabled={disabled}
          isPlaying={preview.playing === chosen.id}
          onPlay={() => preview.toggle(chosen, choice.startSeconds)}
          onStart={(startSeconds) => {
            preview.stop();
            setChoice({ trackId: chosen.id, startSeconds });
          }}
        />
      )}
      <fieldset className="flex min-w-0 flex-col gap-1.5" aria-busy={tracks.isPending}>
        <legend className="mb-2 text-sm font-medium">{t("tracks")}</legend>
        {tracks.isPending && [1, 2, 3, 4].map((key) => <Skeleton key={key} className="h-11 rounded-xl" />)}
        <label className={rowStyle}>
          <input
            type="radio"
            name="track"
            checked={choice?.trackId === null}
            disabled={disabled}
            onChange={() => setChoice({ trackId: null, startSeconds: 0 })}
            className="sr-only"
          />
          <VolumeX aria-hidden className="size-4 text-muted" />
          <span className="text-sm font-medium">{t("mute")}</span>
        </label>
        {tracks.data?.tracks.map((track) => (
          <div key={track.id} className={rowStyle}>
            <label className="flex min-w-0 flex-1 cursor-pointer flex-col">
              <input
                type="radio"
                name="track"
                checked={track.id === choice?.trackId}
                disabled={disabled}
                onChange={() =>
                  setChoice({ trackId: track.id, startSeconds: latest(track, track.suggestedStartSeconds) })
                }
                className="sr-only"
              />
              <span className="truncate text-sm font-medium">{track.name}</span>
              {track.description !== null && <span className="truncate text-xs text-muted">{track.description}</span>}
            </label>
            <span className="text-2xs text-muted tabular-nums">
              {t("seconds", { seconds: format.number(Math.round(track.durationSeconds)) })}
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t(preview.playing === track.id ? "stop" : "listen", { name: track.name })}
              onClick={() => preview.toggle(track, track.suggestedStartSeconds)}
            >
              {preview.playing === track.id ? (
                <Pause aria-hidden className="size-4" />
              ) : (
                <Play aria-hidden className="size-4" />
              )}
            </Button>
          </div>
        ))}
      </fieldset>
    </div>
  );
}

const latest = ({ durationSeconds }: Track, start: number) =>
  Math.max(0, Math.min(Math.floor((durationSeconds - REEL_SECONDS) * 10) / 10, Math.round(start * 10) / 10));

/** Seven seconds of a track, moved over its waveform. */
function TrackWindow({
  postId,
  track,
  start,
  disabled,
  isPlaying,
  onPlay,
  onStart,
}: {
  postId: string;
  track: Track;
  start: number;
  disabled: boolean;
  isPlaying: boolean;
  onPlay: () => void;
  onStart: (seconds: number) => void;
}) {
  const t = useTranslations("reel");
  const format = useFormatter();
  const { data } = usePeaks(postId, track.url, { trackId: track.id });
  const wave = useRef<HTMLDivElement>(null);
  const whole = Math.max(REEL_SECONDS, track.durationSeconds);
  const held = useRef<number | null>(null);
  const secondAt = (clientX: number) => {
    const frame = wave.current?.getBoundingClientRect();
    return frame ? ((clientX - frame.left) / frame.width) * whole : 0;
  };
  const grab = (event: PointerEvent) => {
    if (disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = secondAt(event.clientX);
    const isInside = at >= start && at <= start + REEL_SECONDS;
    held.current = isInside ? at - start : REEL_SECONDS / 2;
    if (!isInside) onStart(latest(track, at - REEL_SECONDS / 2));
  };
  const pull = ({ clientX }: PointerEvent) => {
    if (held.current !== null) onStart(latest(track, secondAt(clientX) - held.current));
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 0.5, ArrowUp: 0.5, ArrowLeft: -0.5, ArrowDown: -0.5, PageUp: 5, PageDown: -5 }[
      event.key
    ];
    if (step === undefined || disabled) return;
    event.preventDefault();
    onStart(latest(track, start + step));
  };
  const time = (seconds: number) => format.number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const range = t("window", { from: time(start), to: time(start + REEL_SECONDS) });
  return (
    <section className="flex flex-col gap-2 rounded-xl border bg-surface p-3">
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate text-sm font-medium">{track.name}</h2>
        <span className="text-xs text-muted tabular-nums">{range}</span>
      </div>
      <div className="flex items-center gap-2">
        <Button
          size="icon"
          aria-label={isPlaying ? t("stop", { name: range }) : t("listen", { name: range })}
          onClick={onPlay}
        >
          {isPlaying ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
        </Button>
        <div
          ref={wave}
          onPointerDown={grab}
          onPointerMove={pull}
          onPointerUp={() => (held.current = null)}
          onPointerCancel={() => (held.current = null)}
          className="relative h-14 min-w-0 flex-1 cursor-grab touch-none active:cursor-grabbing"
        >
          {data ? (
            <Waveform peaks={data.peaks} from={start / whole} to={(start + REEL_SECONDS) / whole} />
          ) : (
            <Skeleton className="size-full rounded-lg" />
          )}
          <div
            // A window over the waveform: an input has neither its width nor its place.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="slider"
            tabIndex={0}
            aria-label={t("start")}
            aria-valuemin={0}
            aria-valuemax={latest(track, whole)}
            aria-valuenow={start}
            aria-valuetext={range}
            aria-disabled={disabled}
            onKeyDown={press}
            className="absolute inset-y-0 rounded-md border-2 border-accent bg-accent/10"
            style={{ left: `${(start / whole) * 100}%`, width: `${(REEL_SECONDS / whole) * 100}%` }}
          />
        </div>
      </div>
    </section>
  );
}

/** Seven seconds of a track, heard. */
function usePreview() {
  const audio = useRef<HTMLAudioElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [playing, setPlaying] = useState<string | null>(null);
  const stop = () => {
    clearTimeout(timer.current);
    audio.current?.pause();
    audio.current = null;
    setPlaying(null);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      audio.current?.pause();
    },
    [],
  );
  const toggle = (track: Track, from: number) => {
    const wasPlaying = playing === track.id;
    stop();
    if (wasPlaying) return;
    const sound = new Audio(`${track.url}#t=${from}`);
    audio.current = sound;
    setPlaying(track.id);
    void sound.play().catch(stop);
    timer.current = setTimeout(stop, REEL_SECONDS * 1000);
  };
  return { playing, toggle, stop };
}
