"use client";

import { Pause, Play } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type PointerEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useDrag } from "#components/ui/use-drag.ts";
import { useField } from "./edits/use-editing.tsx";
import type { Narration } from "./post.ts";
import { moveEdge, sceneTitle } from "./scene-edit.ts";
import { usePeaks } from "./use-peaks.ts";
import { Waveform } from "./waveform.tsx";

interface Moment {
  start: number;
  end: number;
  title: string;
}

/** A narration over its time: its sound, and what is seen when. The list beside it says the same in numbers. */
export function Timeline({
  postId,
  narration,
  photos,
  chosen,
  isEditable,
  onChoose,
}: {
  postId: string;
  narration: Narration;
  /** of a narration over photos; null where scenes are drawn */
  photos: readonly Moment[] | null;
  chosen: number;
  isEditable: boolean;
  onChoose: (index: number) => void;
}) {
  const t = useTranslations("narration");
  const format = useFormatter();
  const [scenes = [], setScenes] = useField("narration", postId, "scenes");
  const [speed = 1] = useField("narration", postId, "speed");
  const audio = useRef<HTMLAudioElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const follow = useDrag("handle");
  const [isPlaying, setIsPlaying] = useState(false);
  const [now, setNow] = useState(0);
  const { audioUrl, durationSeconds: duration } = narration;
  const peaks = usePeaks(postId, audioUrl);
  const moments = photos ?? scenes.map((scene) => ({ ...scene, title: sceneTitle(scene) }));
  const share = (seconds: number) => `${Math.min(100, (seconds / Math.max(0.1, duration)) * 100)}%`;
  const time = (seconds: number) => format.number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const pull = (event: PointerEvent<HTMLElement>, index: number, edge: "start" | "end") => {
    event.preventDefault();
    onChoose(index);
    follow(event, {
      onMove: ({ x }) => {
        const frame = strip.current?.getBoundingClientRect();
        if (!frame) return;
        setScenes(moveEdge(scenes, index, edge, ((x - frame.left) / frame.width) * duration, duration));
      },
    });
  };
  const play = () => {
    const element = audio.current;
    if (!element) return;
    element.playbackRate = speed;
    if (element.paused) void element.play().catch(() => setIsPlaying(false));
    else element.pause();
  };
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
    setNow(seconds);
  };
  return (
    <section aria-label={t("timeline")} className="w-full max-w-3xl rounded-2xl border bg-raised p-3 shadow-rise">
      <div className="flex items-center gap-3">
        <Button
          variant="primary"
          size="icon"
          className="rounded-full"
          aria-label={isPlaying ? t("stop") : t("listen")}
          disabled={audioUrl === null}
          onClick={play}
        >
          {isPlaying ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
        </Button>
        <div ref={strip} className="relative h-16 min-w-0 flex-1 touch-none">
          {peaks.data ? (
            <Waveform peaks={peaks.data.peaks} to={now / Math.max(0.1, duration)} />
          ) : (
            <Skeleton className="size-full rounded-lg" />
          )}
          {moments.map((moment, index) => (
            <div
              key={index}
              className={cn(
                "absolute inset-y-0 rounded-md border-x-2",
                index === chosen ? "border-accent bg-accent/20" : "border-accent/40 bg-accent/8",
              )}
              style={{ left: share(moment.start), right: `calc(100% - ${share(moment.end)})` }}
            >
              <button
                type="button"
                tabIndex={-1}
                aria-label={t("go", { number: index + 1 })}
                onClick={() => {
                  onChoose(index);
                  seek(moment.start);
                }}
                className="absolute inset-0"
              />
              {isEditable &&
                (["start", "end"] as const).map((edge) => (
                  <span
                    key={edge}
                    aria-hidden
                    onPointerDown={(event) => pull(event, index, edge)}
                    className={cn(
                      "absolute inset-y-0 w-2.5 cursor-ew-resize",
                      edge === "start" ? "-left-1.5" : "-right-1.5",
                    )}
                  />
                ))}
            </div>
          ))}
          <span aria-hidden className="absolute inset-y-0 w-px bg-ink" style={{ left: share(now) }} />
        </div>
      </div>
      <ol aria-label={t("moments")} className="mt-2.5 flex gap-1.5 overflow-x-auto p-0.5">
        {moments.map((moment, index) => (
          <li key={index} className="shrink-0">
            <button
              type="button"
              aria-current={index === chosen}
              onClick={() => {
                onChoose(index);
                seek(moment.start);
              }}
              className="flex w-28 flex-col rounded-lg border px-2.5 py-1.5 text-left hover:border-line-strong aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
            >
              <span className="text-2xs text-muted tabular-nums">{`${time(moment.start)}–${time(moment.end)} s`}</span>
              <span className="truncate text-xs font-medium">{moment.title || t("scene", { number: index + 1 })}</span>
            </button>
          </li>
        ))}
      </ol>
      {audioUrl !== null && (
        <audio
          ref={audio}
          src={audioUrl}
          preload="metadata"
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime)}
        >
          <track kind="captions" />
        </audio>
      )}
    </section>
  );
}
