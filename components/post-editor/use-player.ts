"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { REEL_SECONDS } from "#lib/domain/reel.ts";

/** A clip that loops and a track that begins where the reel does, on one clock. */
export function usePlayer(
  videoRef: RefObject<HTMLVideoElement | null>,
  audioRef: RefObject<HTMLAudioElement | null>,
  trackStart: number,
) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const place = (at: number) => {
    if (videoRef.current?.duration) videoRef.current.currentTime = at % videoRef.current.duration;
    if (audioRef.current) audioRef.current.currentTime = trackStart + at;
  };
  const start = useRef({ at: 0, seconds: 0 });
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    const tick = (now: number) => {
      let at = start.current.seconds + (now - start.current.at) / 1000;
      if (at >= REEL_SECONDS) {
        at = 0;
        start.current = { at: now, seconds: 0 };
        place(0);
      }
      setSeconds(at);
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  });
  const stop = () => {
    videoRef.current?.pause();
    audioRef.current?.pause();
    setIsPlaying(false);
  };
  const begin = () => {
    place(seconds);
    start.current = { at: performance.now(), seconds };
    // Without leave to play, the clock runs and the pictures with it.
    void videoRef.current?.play().catch(() => undefined);
    void audioRef.current?.play().catch(() => undefined);
    setIsPlaying(true);
  };
  return {
    isPlaying,
    isMuted,
    seconds,
    toggle: () => (isPlaying ? stop() : begin()),
    seek: (at: number) => {
      place(at);
      start.current = { at: performance.now(), seconds: at };
      setSeconds(at);
    },
    mute: () => {
      if (audioRef.current) audioRef.current.muted = !isMuted;
      setIsMuted(!isMuted);
    },
  };
}
