"use client";

import { huesOf } from "#components/ui/monogram.tsx";
import { cn } from "#components/ui/cn.ts";
import { Picture } from "#components/ui/picture.tsx";
import { PICTURE_WIDTHS } from "#lib/domain/media.ts";
import { FORMAT_ICONS, type PostCard } from "./card.ts";

const FULL_WIDTH = 1080;
const widthsOf = (url: string) =>
  [...PICTURE_WIDTHS.map((width) => `${url}?width=${width} ${width}w`), `${url} ${FULL_WIDTH}w`].join(", ");

const groundOf = (deep: string, light: string) => {
  const far = `light-dark(color-mix(in oklab, ${light} 84%, ${deep}), color-mix(in oklab, ${deep} 84%, ${light}))`;
  return `linear-gradient(160deg, light-dark(${light}, ${deep}) 45%, ${far})`;
};

/** A post's first picture; until there is one, its format's sign on colours of its own. */
export function Cover({
  card,
  sizes = "64px",
  className,
}: {
  card: Pick<PostCard, "id" | "format" | "cover">;
  /** how wide it is shown, as an image's sizes says it */
  sizes?: string;
  className?: string;
}) {
  const { cover, format, id } = card;
  const shape = cn("block shrink-0 overflow-hidden bg-hover object-cover", className);
  if (cover?.type === "image") {
    return <Picture src={cover.url} srcSet={widthsOf(cover.url)} sizes={sizes} alt="" className={shape} />;
  }
  if (cover) {
    return <video src={`${cover.url}#t=0.5`} muted playsInline preload="metadata" aria-hidden className={shape} />;
  }
  const Icon = FORMAT_ICONS[format];
  const [deep, light] = huesOf(id);
  return (
    <span
      aria-hidden
      className={cn(shape, "flex items-center justify-center")}
      style={{ background: groundOf(deep, light), color: `light-dark(${deep}, ${light})` }}
    >
      <Icon className="size-[38%] max-h-10 max-w-10 opacity-80" />
    </span>
  );
}
