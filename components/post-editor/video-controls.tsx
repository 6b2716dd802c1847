"use client";

import { Pause, Play, SquareDashed, Volume2, VolumeX } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Range } from "#components/ui/range.tsx";

/** A video's own controls, below the picture so that nothing covers it. */
export function VideoControls({
  isPlaying,
  seconds,
  duration,
  isMuted,
  isSafeShown,
  onPlay,
  onSeek,
  onMute,
  onSafe,
}: {
  isPlaying: boolean;
  seconds: number;
  duration: number;
  isMuted: boolean;
  isSafeShown: boolean;
  onPlay: () => void;
  onSeek: (seconds: number) => void;
  /** null where there is nothing to hear */
  onMute: (() => void) | null;
  onSafe: () => void;
}) {
  const t = useTranslations("editor.player");
  const format = useFormatter();
  const time = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="flex items-center gap-1 px-1.5 pt-1.5">
      <Button variant="ghost" size="icon" aria-label={isPlaying ? t("pause") : t("play")} onClick={onPlay}>
        {isPlaying ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
      </Button>
      <Range
        aria-label={t("position")}
        aria-valuetext={t("at", { seconds: time(seconds), duration: time(duration) })}
        min={0}
        max={Math.max(0.1, duration)}
        step={0.1}
        value={Math.min(seconds, duration)}
        onChange={({ target }) => onSeek(Number(target.value))}
        className="h-8 min-w-0 flex-1"
      />
      <span className="w-8 text-right text-2xs text-muted tabular-nums">{time(seconds)}</span>
      {onMute && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={isMuted ? t("unmute") : t("mute")}
          aria-pressed={isMuted}
          onClick={onMute}
        >
          {isMuted ? <VolumeX aria-hidden className="size-4" /> : <Volume2 aria-hidden className="size-4" />}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("safe")}
        title={t("safe")}
        aria-pressed={isSafeShown}
        onClick={onSafe}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
      >
        <SquareDashed aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
