import { useId } from "react";

const STEP = 4;
const HEIGHT = 48;

/** How loud a sound is over its time: one bar for each peak, those between `from` and `to` (shares of it) in colour. */
export function Waveform({ peaks, from = 0, to = 0 }: { peaks: readonly number[]; from?: number; to?: number }) {
  const id = useId();
  const width = peaks.length * STEP;
  const bars = peaks.map((peak, index) => {
    const height = Math.max(2, peak * (HEIGHT - 4));
    return `M${index * STEP + STEP / 2} ${(HEIGHT - height) / 2}v${height}`;
  });
  const path = bars.join("");
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden className="size-full">
      <clipPath id={id}>
        <rect x={from * width} width={Math.max(0, to - from) * width} height={HEIGHT} />
      </clipPath>
      <path d={path} strokeWidth="2" strokeLinecap="round" className="stroke-muted/60" />
      <path d={path} strokeWidth="2" strokeLinecap="round" clipPath={`url(#${id})`} className="stroke-accent" />
    </svg>
  );
}
