"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { Picture } from "#components/ui/picture.tsx";
import { Slider } from "#components/ui/slider.tsx";
import { useDrag } from "#components/ui/use-drag.ts";
import { CENTER, type Focus, ZOOM_MAX } from "#lib/domain/own-picture.ts";
import { nudged, type Point, pointIn } from "./point.ts";

/** The point of a picture that stays in sight, by pointer or arrows, and how near it is. */
export function FocusField({
  url,
  focus,
  disabled,
  onChange,
}: {
  url: string;
  focus: Focus | null;
  disabled: boolean;
  onChange: (focus: Focus) => void;
}) {
  const t = useTranslations("pictures.focus");
  const [shown, setShown] = useState<Focus>(focus ?? CENTER);
  const [given, setGiven] = useState(focus);
  // What was undone, or settled elsewhere, is shown; the field stays, and the keys stay in it.
  if (!isSame(given, focus)) {
    setGiven(focus);
    setShown(focus ?? CENTER);
  }
  const area = useRef<HTMLButtonElement>(null);
  const follow = useDrag("handle");
  const at = (point: Point): Focus => ({ ...shown, ...(area.current && pointIn(area.current, point)) });
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (disabled) return;
    const pressed = at({ x: event.clientX, y: event.clientY });
    setShown(pressed);
    follow(event, { onMove: (point) => setShown(at(point)), onEnd: (point) => onChange(point ? at(point) : pressed) });
  };
  const nudge = (event: KeyboardEvent) => {
    const beside = disabled ? null : nudged(shown, event);
    if (!beside) return;
    const next = { ...shown, ...beside };
    setShown(next);
    onChange(next);
  };
  const zoomed = (percent: number): Focus => ({ ...shown, zoom: 1 + percent / 100 });
  const percent = Math.round((shown.zoom - 1) * 100);
  return (
    <div className="flex flex-col gap-2">
      <button
        ref={area}
        type="button"
        disabled={disabled}
        aria-label={t("label", { x: Math.round(shown.x * 100), y: Math.round(shown.y * 100) })}
        onPointerDown={grab}
        onKeyDown={nudge}
        className="relative block w-fit max-w-full cursor-crosshair touch-none self-center overflow-hidden rounded-lg border"
      >
        <Picture src={`${url}?width=640`} alt="" className="block max-h-56 max-w-full select-none" />
        <span
          aria-hidden
          style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
          className="absolute size-7 -translate-1/2 rounded-full border-2 border-white bg-black/30 shadow-pop"
        />
      </button>
      <p className="text-xs text-muted">{t("hint")}</p>
      <Slider
        label={t("zoom")}
        value={percent}
        max={(ZOOM_MAX - 1) * 100}
        text={t("percent", { percent: 100 + percent })}
        onChange={(next) => !disabled && setShown(zoomed(next))}
        onCommit={(next) => !disabled && onChange(zoomed(next))}
      />
    </div>
  );
}

const isSame = (one: Focus | null, other: Focus | null): boolean =>
  one?.x === other?.x && one?.y === other?.y && one?.zoom === other?.zoom;
