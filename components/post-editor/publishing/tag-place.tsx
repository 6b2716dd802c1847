"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent, PointerEvent } from "react";
import { nudged, type Point, pointIn } from "#components/pictures/point.ts";
import { Picture } from "#components/ui/picture.tsx";

const percent = (value: number | null) => `${(value ?? 0) * 100}%`;

/** Where on a page the next person stands, by pointer or arrows, beside those who stand there. */
export function TagPlace({
  url,
  tags,
  at,
  disabled,
  onChange,
}: {
  url: string;
  tags: readonly { handle: string; x: number | null; y: number | null }[];
  at: Point;
  disabled: boolean;
  onChange: (at: Point) => void;
}) {
  const t = useTranslations("publishing.people");
  const press = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) =>
    onChange(pointIn(currentTarget, { x: clientX, y: clientY }));
  const nudge = (event: KeyboardEvent) => {
    const beside = nudged(at, event);
    if (beside) onChange(beside);
  };
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={t("place", { x: Math.round(at.x * 100), y: Math.round(at.y * 100) })}
      onPointerDown={press}
      onKeyDown={nudge}
      className="relative block w-fit max-w-full cursor-crosshair touch-manipulation self-center overflow-hidden rounded-lg border"
    >
      <Picture src={`${url}?width=640`} alt="" className="block max-h-64 max-w-full select-none" />
      {tags.map(({ handle, x, y }) => (
        <span
          key={handle}
          style={{ left: percent(x), top: percent(y) }}
          className="absolute -translate-1/2 rounded-md bg-black/75 px-1.5 py-0.5 text-2xs font-medium text-white"
        >
          @{handle}
        </span>
      ))}
      <span
        aria-hidden
        style={{ left: percent(at.x), top: percent(at.y) }}
        className="absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-black/30 shadow-pop"
      />
    </button>
  );
}
