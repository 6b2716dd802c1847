"use client";

import { Bookmark, Heart, MessageCircle, Send } from "lucide-react";
import { REEL_FRAME, REEL_SAFE } from "#lib/domain/reel.ts";

const share = (pixels: number, of: number) => `${(pixels / of) * 100}%`;
const { height, width } = REEL_FRAME;

/** Where the network lays its own buttons and texts over a video. */
export function SafeAreas({ account }: { account: string }) {
  const veil = "absolute bg-black/35";
  return (
    <div aria-hidden data-safe-areas className="pointer-events-none absolute inset-0 text-white">
      <div className={`${veil} inset-x-0 top-0`} style={{ height: share(REEL_SAFE.top, height) }} />
      <div className={`${veil} inset-x-0 bottom-0`} style={{ height: share(REEL_SAFE.bottom, height) }} />
      <div
        className="absolute border border-dashed border-white/80"
        style={{
          top: share(REEL_SAFE.top, height),
          bottom: share(REEL_SAFE.bottom, height),
          left: share(REEL_SAFE.left, width),
          right: share(REEL_SAFE.right, width),
        }}
      />
      <div className="absolute right-2.5 bottom-[5%] flex flex-col gap-3.5">
        {[Heart, MessageCircle, Send, Bookmark].map((Icon, index) => (
          <Icon key={index} className="size-5" />
        ))}
      </div>
      <div className="absolute right-12 bottom-[4%] left-3 flex flex-col gap-1.5">
        <span className="truncate text-xs font-semibold">{account}</span>
        <span className="h-1.5 w-4/5 rounded-full bg-white/70" />
        <span className="h-1.5 w-3/5 rounded-full bg-white/70" />
      </div>
    </div>
  );
}
