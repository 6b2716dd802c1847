"use client";

import { useState } from "react";
import { Picture } from "#components/ui/picture.tsx";
import { cutOf, type Focus, focusIn } from "#lib/domain/own-picture.ts";
import { nearing, viewAt } from "#lib/domain/photo-motion.ts";
import { REEL_FRAME, REEL_SECONDS } from "#lib/domain/reel.ts";

const percent = (share: number) => `${share * 100}%`;

/** The photo behind a reel's boxes at a second, cut and moved as in the file. */
export function StagePhoto({ url, focus, seconds }: { url: string; focus: Focus; seconds: number }) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const measure = ({ naturalHeight, naturalWidth }: HTMLImageElement) =>
    naturalWidth > 0 && setSize({ width: naturalWidth, height: naturalHeight });
  return (
    <div className="relative aspect-9/16 w-full overflow-hidden">
      <div
        className="absolute inset-0"
        style={size ? nearness(focusIn(size, cutOf(size, REEL_FRAME, focus), focus), seconds) : {}}
      >
        <Picture
          // What was there before the page was taken over does not tell again that it came.
          ref={(image) => void (image?.complete && !size && measure(image))}
          src={url}
          alt=""
          loading="eager"
          onLoad={({ currentTarget }) => measure(currentTarget)}
          className="absolute max-w-none"
          style={size ? placeOf(size, focus) : { opacity: 0 }}
        />
      </div>
    </div>
  );
}

function placeOf(size: { width: number; height: number }, focus: Focus) {
  const { height, left, top, width } = cutOf(size, REEL_FRAME, focus);
  return {
    left: percent(-left / width),
    top: percent(-top / height),
    width: percent(size.width / width),
    height: percent(size.height / height),
  };
}

function nearness(point: Pick<Focus, "x" | "y">, seconds: number) {
  const { share, x, y } = viewAt(nearing(point), seconds / REEL_SECONDS);
  return { transformOrigin: `${percent(x)} ${percent(y)}`, transform: `scale(${1 / share})` };
}
