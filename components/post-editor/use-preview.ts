"use client";

import { useEffect, useRef, useState } from "react";
import { REEL_SECONDS } from "#lib/domain/reel.ts";
import type { Track } from "./track.ts";

/** Seven seconds of a track, heard. */
export function usePreview() {
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
