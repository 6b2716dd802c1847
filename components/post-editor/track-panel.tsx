"use client";

import { Pause, Play, VolumeX } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { useField } from "./edits/use-editing.tsx";
import { latestStart } from "./track.ts";
import { TrackWindow } from "./track-window.tsx";
import { usePreview } from "./use-preview.ts";

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
                  setChoice({ trackId: track.id, startSeconds: latestStart(track, track.suggestedStartSeconds) })
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
