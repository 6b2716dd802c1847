import type { ReactNode } from "react";

const art = "absolute inset-0 size-full";

function Bars({ heights, color, dim }: { heights: number[]; color: string; dim: string }) {
  return heights.map((height, index) => (
    <rect
      // oxlint-disable-next-line react/no-array-index-key -- a drawing: the bars never move
      key={index}
      x={16 + index * 9.6}
      y={116 - height / 2}
      width="5"
      height={height}
      rx="2.5"
      fill={index < heights.length * 0.6 ? color : dim}
    />
  ));
}

/** One drawing per format, as our renderer would: flat shapes, two or three colours, a strong title. */
export const ART: Record<"carousel" | "reel" | "audio" | "infographic" | "photos" | "premium", ReactNode> = {
  carousel: (
    <svg viewBox="0 0 128 160" className={art} preserveAspectRatio="xMidYMid slice">
      <rect width="128" height="160" fill="#f6e8d4" />
      <rect width="128" height="10" fill="#e2793f" />
      <circle cx="20" cy="26" r="6" fill="#3a1c12" />
      <rect x="31" y="23" width="36" height="6" rx="3" fill="#8c7669" />
      <circle cx="100" cy="132" r="34" fill="#e9cfa9" />
      <path d="M76 120h48v10a24 24 0 0 1-48 0z" fill="#3a1c12" />
      <path d="M92 108c-5-6 5-9 0-16m12 16c-5-6 5-9 0-16" stroke="#8c7669" strokeWidth="3" fill="none" />
    </svg>
  ),
  reel: (
    <svg viewBox="0 0 128 160" className={art} preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="showcase-reel" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#3fb6a8" />
          <stop offset=".55" stopColor="#24184f" />
          <stop offset="1" stopColor="#0c0a1d" />
        </linearGradient>
      </defs>
      <rect width="128" height="160" fill="url(#showcase-reel)" />
      <ellipse cx="84" cy="128" rx="48" ry="20" fill="#fff" opacity=".12" />
      <path d="M52 104h60v12a30 24 0 0 1-60 0z" fill="#e6defa" />
      <ellipse cx="82" cy="104" rx="30" ry="8" fill="#2b1a52" />
    </svg>
  ),
  audio: (
    <svg viewBox="0 0 128 160" className={art} preserveAspectRatio="xMidYMid slice">
      <rect width="128" height="160" fill="#10312b" />
      <Bars heights={[12, 28, 20, 46, 34, 54, 30, 18, 40, 26, 12]} color="#f3b53f" dim="#6d6631" />
    </svg>
  ),
  infographic: (
    <svg viewBox="0 0 128 160" className={art} preserveAspectRatio="xMidYMid slice">
      <rect width="128" height="160" fill="#fdfcf9" />
      <rect width="128" height="62" fill="#0d3a5c" />
      {[
        ["#0d3a5c", 74],
        ["#f8c34e", 98],
        ["#0d3a5c", 46],
        ["#5aa6d6", 84],
      ].map(([fill, width], row) => (
        <g key={width}>
          <rect x="14" y={78 + row * 18} width="100" height="8" rx="4" fill="#e8f1f7" />
          <rect x="14" y={78 + row * 18} width={width} height="8" rx="4" fill={String(fill)} />
        </g>
      ))}
    </svg>
  ),
  photos: (
    <svg viewBox="0 0 128 160" className={art} preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="showcase-photos" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffb347" />
          <stop offset="1" stopColor="#ffe0bd" />
        </linearGradient>
      </defs>
      <rect width="128" height="160" fill="url(#showcase-photos)" />
      <circle cx="90" cy="46" r="17" fill="#fff3dc" />
      <path d="M0 108 34 70l22 26 18-18 54 44v38H0z" fill="#9b4f52" />
      <path d="M0 126 26 104l26 20 30-26 46 34v28H0z" fill="#4b0f24" />
    </svg>
  ),
  premium: (
    <svg viewBox="0 0 128 160" className={art} preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id="showcase-premium" cx=".3" cy=".25" r="1">
          <stop stopColor="#ffd66b" />
          <stop offset=".4" stopColor="#d1476a" />
          <stop offset="1" stopColor="#2c1466" />
        </radialGradient>
      </defs>
      <rect width="128" height="160" fill="url(#showcase-premium)" />
      <g fill="none" stroke="#fff" opacity=".5">
        <circle cx="92" cy="112" r="14" />
        <circle cx="92" cy="112" r="26" />
        <circle cx="92" cy="112" r="40" />
      </g>
      <circle cx="92" cy="112" r="6" fill="#fff" />
    </svg>
  ),
};
