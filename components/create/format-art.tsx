import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import type { Format } from "#lib/domain/format.ts";

const DEEP = "#2b1a66";
const LIGHT = "#d9cfff";
const WARM = "#ffc857";

const bar = (x: number, y: number, width: number, fill: string, height = 3) => (
  <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} />
);

const DRAWINGS: Record<Format, { ground: string; lines: ReactNode }> = {
  carousel: {
    ground: LIGHT,
    lines: (
      <>
        <circle cx="24" cy="19" r="9" fill={WARM} />
        {bar(8, 36, 28, DEEP, 4)}
        {bar(8, 43, 20, DEEP, 4)}
        <g fill={DEEP}>
          <circle cx="19" cy="54" r="1.5" />
          <circle cx="24" cy="54" r="1.5" opacity=".4" />
          <circle cx="29" cy="54" r="1.5" opacity=".4" />
        </g>
      </>
    ),
  },
  caption_reel: {
    ground: "#0d3550",
    lines: (
      <>
        <path d="M0 60 18 34l12 14 8-9 10 21z" fill="#bfe4fb" opacity=".35" />
        {bar(8, 13, 32, "#fff", 7)}
        {bar(12, 22, 24, "#fff", 7)}
        <path d="m21 34 8 5-8 5z" fill={WARM} />
      </>
    ),
  },
  animated_audio: {
    ground: "#0f3d36",
    lines: (
      <g fill="#bfeedd">
        {[10, 20, 32, 24, 14, 26, 12].map((height, index) => (
          <rect key={index} x={7 + index * 5} y={36 - height / 2} width="3" height={height} rx="1.5" />
        ))}
        {bar(10, 9, 28, WARM, 4)}
      </g>
    ),
  },
  narrated_photos: {
    ground: "#ffd4bb",
    lines: (
      <>
        <rect x="9" y="10" width="26" height="26" rx="3" fill="#fff" transform="rotate(-7 22 23)" />
        <rect x="15" y="15" width="24" height="24" rx="3" fill="#54210b" />
        <path d="m15 36 9-10 6 6 4-4 5 6v3a2 2 0 0 1-2 2H17a2 2 0 0 1-2-2z" fill="#ffd4bb" />
        {bar(12, 48, 24, "#54210b")}
      </>
    ),
  },
  premium_carousel: {
    ground: "#5c1230",
    lines: (
      <>
        <path d="M0 60C8 38 16 46 24 34S40 22 48 8v52z" fill="#ffd0dd" opacity=".5" />
        <path d="m24 10 2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill={WARM} />
        {bar(8, 48, 26, "#fff", 4)}
      </>
    ),
  },
  infographic: {
    ground: "#e8f3fb",
    lines: (
      <>
        {bar(8, 9, 26, "#0d3550", 4)}
        <g fill="#0f6fb5">
          <rect x="9" y="34" width="6" height="18" rx="1.5" opacity=".5" />
          <rect x="18" y="26" width="6" height="26" rx="1.5" opacity=".7" />
          <rect x="27" y="20" width="6" height="32" rx="1.5" />
        </g>
        <rect x="36" y="30" width="6" height="22" rx="1.5" fill={WARM} />
      </>
    ),
  },
};

/** What each format looks like, in a thumb's size. */
export function FormatArt({ format, faded }: { format: Format; faded: boolean }) {
  const { ground, lines } = DRAWINGS[format];
  return (
    <svg
      viewBox="0 0 48 60"
      aria-hidden
      className={cn("h-[70px] w-14 shrink-0 rounded-lg", faded && "opacity-45 grayscale")}
      style={{ background: ground }}
    >
      {lines}
    </svg>
  );
}
