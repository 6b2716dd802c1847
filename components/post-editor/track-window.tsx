"use client";

import { Pause, Play } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useDrag } from "#components/ui/use-drag.ts";
import { REEL_SECONDS } from "#lib/domain/reel.ts";
import { latestStart, type Track } from "./track.ts";
import { usePeaks } from "./use-peaks.ts";
import { Waveform } from "./waveform.tsx";

/** Seven seconds of a track, moved over its waveform. */
export function TrackWindow({
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
  const follow = useDrag("handle");
  const secondAt = (clientX: number) => {
    const frame = wave.current?.getBoundingClientRect();
    return frame ? ((clientX - frame.left) / frame.width) * whole : 0;
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (disabled) return;
    const at = secondAt(event.clientX);
    const isInside = at >= start && at <= start + REEL_SECONDS;
    const held = isInside ? at - start : REEL_SECONDS / 2;
    follow(event, {
      onStart: () => !isInside && onStart(latestStart(track, at - held)),
      onMove: ({ x }) => onStart(latestStart(track, secondAt(x) - held)),
    });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 0.5, ArrowUp: 0.5, ArrowLeft: -0.5, ArrowDown: -0.5, PageUp: 5, PageDown: -5 }[
      event.key
    ];
    if (step === undefined || disabled) return;
    event.preventDefault();
    onStart(latestStart(track, start + step));
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
            aria-valuemax={latestStart(track, whole)}
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
