"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { useDrag } from "#components/ui/use-drag.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { CENTER } from "#lib/domain/own-picture.ts";
import { REEL_FRAME, REEL_SECONDS, REEL_SIZE } from "#lib/domain/reel.ts";
import { boxAt } from "#lib/domain/reel-motion.ts";
import { useEditing, useField } from "./edits/use-editing.tsx";
import { SafeAreas } from "./safe-areas.tsx";
import { StagePhoto } from "./stage-photo.tsx";
import { type Box, useBoxes } from "./use-boxes.ts";
import { usePlayer } from "./use-player.ts";
import { VideoControls } from "./video-controls.tsx";

const percent = (pixels: number, of: number) => `${(pixels / of) * 100}%`;

/** The reel before its file is there: its clip or photo, its track and the renderer's own boxes, whose sizes are dragged. */
export function ReelStage({ postId, account, disabled }: { postId: string; account: string; disabled: boolean }) {
  const { session } = useEditing();
  const [behind] = useField("clip", postId, "behind");
  const [choice] = useField("track", postId, "choice");
  const clips = useRead("listClipFiles", { params: { id: postId } });
  const tracks = useRead("listTracks", { params: { id: postId } });
  const clip = clips.data?.clips.find(({ id }) => behind && "clipId" in behind && id === behind.clipId);
  const photo = behind && "photo" in behind ? behind.photo : null;
  const track = tracks.data?.tracks.find(({ id }) => id === choice?.trackId);
  const { boxes, isDrawn } = useBoxes(postId);
  const videoRef = useRef<HTMLVideoElement>(null);
  const audioRef = useRef<HTMLAudioElement>(null);
  const player = usePlayer(videoRef, audioRef, choice?.startSeconds ?? 0);
  const [isSafeShown, setIsSafeShown] = useState(false);
  const shownAt = player.isPlaying || player.seconds > 0 ? player.seconds : REEL_SECONDS;
  const sizes = (session.value("reel", postId, "sizes") ?? []) as (number | null)[];
  const resize = (block: number, size: number) => {
    const next = [0, 1, 2].map((index) => (index === block ? size : (sizes[index] ?? null)));
    session.set([{ kind: "reel", id: postId, values: { sizes: next } }]);
  };
  return (
    <>
      <div
        className={cn("relative overflow-hidden bg-hover", !clip && !photo && "animate-pulse")}
        style={{ containerType: "inline-size" }}
      >
        {photo ? (
          <StagePhoto key={photo.url} url={photo.url} focus={photo.focus ?? CENTER} seconds={player.seconds} />
        ) : (
          <video
            ref={videoRef}
            src={clip?.url}
            poster={clip?.poster ?? undefined}
            muted
            loop
            playsInline
            preload="auto"
            className="aspect-9/16 w-full object-cover"
          />
        )}
        {track && (
          <audio ref={audioRef} src={track.url} preload="auto">
            <track kind="captions" />
          </audio>
        )}
        {boxes.map((box) => (
          <StageBox
            key={box.block}
            box={box}
            seconds={shownAt}
            size={sizes[box.block] ?? Math.round(box.size)}
            disabled={disabled}
            isDrawn={isDrawn}
            onSize={(size) => resize(box.block, size)}
          />
        ))}
        {isSafeShown && <SafeAreas account={account} />}
      </div>
      <VideoControls
        isPlaying={player.isPlaying}
        seconds={player.seconds}
        duration={REEL_SECONDS}
        isMuted={player.isMuted}
        isSafeShown={isSafeShown}
        onPlay={player.toggle}
        onSeek={player.seek}
        onMute={player.mute}
        onSafe={() => setIsSafeShown(!isSafeShown)}
      />
    </>
  );
}

const bounded = (size: number) => Math.round(Math.min(REEL_SIZE.max, Math.max(REEL_SIZE.min, size)));

function StageBox({
  box,
  seconds,
  size,
  disabled,
  isDrawn,
  onSize,
}: {
  box: Box;
  seconds: number;
  size: number;
  disabled: boolean;
  isDrawn: boolean;
  onSize: (size: number) => void;
}) {
  const t = useTranslations("reel");
  const follow = useDrag("handle");
  const { drop, opacity } = boxAt(box.block, seconds);
  const inset = (of: number) => percent(box.margin, of);
  const grab = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame || disabled) return;
    event.preventDefault();
    const reachOf = (x: number, y: number) =>
      Math.hypot(x - frame.left - frame.width / 2, y - frame.top - frame.height / 2);
    const reach = Math.max(8, reachOf(event.clientX, event.clientY));
    follow(event, { onMove: ({ x, y }) => onSize(bounded((size * reachOf(x, y)) / reach)) });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 2, ArrowRight: 2, ArrowDown: -2, ArrowLeft: -2, PageUp: 10, PageDown: -10 }[event.key];
    const edge = { Home: REEL_SIZE.min, End: REEL_SIZE.max }[event.key];
    if ((step === undefined && edge === undefined) || disabled) return;
    event.preventDefault();
    onSize(bounded(edge ?? size + (step ?? 0)));
  };
  return (
    // Boxes lie over one another: only the corners are there to be taken.
    <div
      className="pointer-events-none absolute"
      style={{
        left: percent(box.x, REEL_FRAME.width),
        top: percent(box.y + drop, REEL_FRAME.height),
        width: percent(box.width, REEL_FRAME.width),
        height: percent(box.height, REEL_FRAME.height),
        opacity,
        visibility: opacity === 0 ? "hidden" : "visible",
      }}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img src={box.image} alt="" draggable={false} className="size-full select-none" data-drawn={isDrawn} />
      <div
        className="group/box absolute rounded-sm outline-1 outline-offset-1 outline-accent/0 outline-dashed hover:outline-accent has-focus-visible:outline-accent"
        style={{
          left: inset(box.width),
          right: inset(box.width),
          top: inset(box.height),
          bottom: inset(box.height),
        }}
      >
        {!disabled && (
          <span
            // A corner that is pulled: an input has no second dimension.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="slider"
            tabIndex={0}
            aria-label={t("sizeOf", { block: box.block + 1 })}
            aria-valuemin={REEL_SIZE.min}
            aria-valuemax={REEL_SIZE.max}
            aria-valuenow={size}
            title={t("drag")}
            onPointerDown={grab}
            onKeyDown={press}
            className="pointer-events-auto absolute -right-3 -bottom-3 flex size-6 cursor-nwse-resize touch-none items-center justify-center rounded-full outline-offset-0"
          >
            <span className="size-3 rounded-full border-2 border-white bg-accent shadow-pop" />
          </span>
        )}
      </div>
    </div>
  );
}
