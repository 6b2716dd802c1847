"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Notice } from "#components/entry/notice.tsx";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { Slider } from "#components/ui/slider.tsx";
import { useDrag } from "#components/ui/use-drag.ts";

const VIEW = 288;
const SIDE = 800;
const ZOOM_MAX = 400;
const STEP = 8;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A square of a picture: moved by pointer or arrows, grown by the slider. A logo may keep air around it. */
export function CropDialog({
  file,
  place,
  onClose,
  onCrop,
}: {
  file: File;
  place: "photo" | "logo";
  onClose: () => void;
  onCrop: (crop: Blob) => void;
}) {
  const t = useTranslations("brand.crop");
  const [picture, setPicture] = useState<{ url: string; width: number; height: number }>();
  const [isBroken, setIsBroken] = useState(false);
  const [zoom, setZoom] = useState(0);
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const image = useRef<HTMLImageElement>(null);
  const follow = useDrag("handle");
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const probe = new Image();
    probe.addEventListener("load", () => setPicture({ url, width: probe.naturalWidth, height: probe.naturalHeight }));
    probe.addEventListener("error", () => setIsBroken(true));
    probe.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const { width = 1, height = 1 } = picture ?? {};
  const fit = place === "photo" ? VIEW / Math.min(width, height) : VIEW / Math.max(width, height);
  const scale = fit * (1 + zoom / 100);
  const reach = (side: number) => Math.abs(side * scale - VIEW) / 2;
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  const x = clamp(offset.x, reach(width));
  const y = clamp(offset.y, reach(height));
  const moveBy = (dx: number, dy: number) => setOffset({ x: x + dx, y: y + dy });

  const grab = (event: PointerEvent<HTMLElement>) => {
    const held = { x: event.clientX - x, y: event.clientY - y };
    follow(event, { onMove: (at) => setOffset({ x: at.x - held.x, y: at.y - held.y }) });
  };
  const nudge = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    moveBy(...step);
  };
  const crop = () => {
    const canvas = document.createElement("canvas");
    canvas.width = SIDE;
    canvas.height = SIDE;
    const pen = canvas.getContext("2d");
    if (!pen || !image.current) return;
    const grown = SIDE / VIEW;
    const [w, h] = [width * scale * grown, height * scale * grown];
    pen.drawImage(image.current, (SIDE - w) / 2 + x * grown, (SIDE - h) / 2 + y * grown, w, h);
    canvas.toBlob((blob) => blob && onCrop(blob), place === "photo" ? "image/jpeg" : "image/png", 0.92);
  };
  return (
    <Dialog open onOpenChange={onClose} title={t(`${place}.title`)} description={t("text")}>
      <div className="flex flex-col items-center gap-4 p-6">
        {isBroken ? (
          <Notice>{t("broken")}</Notice>
        ) : (
          <>
            <button
              type="button"
              aria-label={t("area")}
              onPointerDown={grab}
              onKeyDown={nudge}
              style={{ width: VIEW, height: VIEW }}
              className={cn(
                "relative block max-w-full cursor-grab touch-none overflow-hidden border bg-sunken active:cursor-grabbing",
                place === "photo" ? "rounded-full" : "rounded-xl",
              )}
            >
              {picture && (
                // oxlint-disable-next-line nextjs/no-img-element
                <img
                  ref={image}
                  src={picture.url}
                  alt=""
                  draggable={false}
                  style={{
                    width: width * scale,
                    height: height * scale,
                    left: (VIEW - width * scale) / 2 + x,
                    top: (VIEW - height * scale) / 2 + y,
                  }}
                  className="absolute max-w-none select-none"
                />
              )}
            </button>
            <div className="w-72 max-w-full">
              <Slider
                label={t("zoom")}
                value={zoom}
                max={ZOOM_MAX}
                text={t("percent", { percent: 100 + zoom })}
                onChange={setZoom}
              />
            </div>
          </>
        )}
        <div className="flex gap-2 self-end">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" onClick={crop} disabled={!picture}>
            {t("use")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
