"use client";

import { LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { SafeAreas } from "./safe-areas.tsx";
import { VideoControls } from "./video-controls.tsx";

/** The very file that is published, with its sound if it has one; while a newer one is made, it says so. */
export function PostVideo({
  url,
  account,
  isSilent,
  isRendering,
  still,
}: {
  url: string;
  account: string;
  isSilent: boolean;
  isRendering: boolean;
  /** the second that stands before it is played */
  still: (duration: number) => number;
}) {
  const t = useTranslations("editor.player");
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [isSafeShown, setIsSafeShown] = useState(false);
  const [seconds, setSeconds] = useState(0);
  // Before it is played it shows a moment at which there is something to see.
  const [isFresh, setIsFresh] = useState(true);
  const [duration, setDuration] = useState(0);
  const play = () => {
    const element = video.current;
    if (!element) return;
    if (isFresh) element.currentTime = 0;
    setIsFresh(false);
    if (element.paused) void element.play().catch(() => setIsPlaying(false));
    else element.pause();
  };
  return (
    <>
      <div className="relative">
        <video
          ref={video}
          src={url}
          muted={isMuted}
          loop
          playsInline
          preload="metadata"
          onClick={play}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          onLoadedMetadata={({ currentTarget }) => {
            setDuration(currentTarget.duration);
            currentTarget.currentTime = still(currentTarget.duration);
          }}
          onTimeUpdate={({ currentTarget }) => !isFresh && setSeconds(currentTarget.currentTime)}
          className="aspect-9/16 w-full bg-hover object-contain"
        >
          <track kind="captions" />
        </video>
        {isSafeShown && <SafeAreas account={account} />}
        {isRendering && (
          <output className="absolute inset-x-0 top-3 mx-auto flex w-fit items-center gap-2 rounded-full bg-raised/95 px-3 py-1.5 text-xs font-medium shadow-pop">
            <LoaderCircle aria-hidden className="size-3.5 animate-spin text-accent-ink" />
            {t("rendering")}
          </output>
        )}
      </div>
      <VideoControls
        isPlaying={isPlaying}
        seconds={seconds}
        duration={duration}
        isMuted={isMuted}
        isSafeShown={isSafeShown}
        onPlay={play}
        onSeek={(at) => {
          if (video.current) video.current.currentTime = at;
          setIsFresh(false);
          setSeconds(at);
        }}
        onMute={isSilent ? null : () => setIsMuted(!isMuted)}
        onSafe={() => setIsSafeShown(!isSafeShown)}
      />
    </>
  );
}
