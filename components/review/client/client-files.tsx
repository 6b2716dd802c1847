"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { Picture } from "#components/ui/picture.tsx";
import type { ReviewedPost } from "./reviewed-post.ts";

/** The very files that would be published, swiped as in the network. */
export function ClientFiles({ files }: Pick<ReviewedPost, "files">) {
  const t = useTranslations("review.client");
  const [page, setPage] = useState(0);
  const [first] = files;
  if (!first) return null;
  if (first.type === "video") {
    return (
      <video
        src={`${first.url}#t=0.5`}
        controls
        playsInline
        preload="metadata"
        aria-label={t("video")}
        className="max-h-[80dvh] w-full bg-black object-contain"
      >
        <track kind="captions" />
      </video>
    );
  }
  const count = files.length;
  return (
    <div className="relative bg-hover">
      <div
        // A region that scrolls is reached by keyboard as well; each post has one, so it is no landmark.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={t("pages")}
        onScroll={({ currentTarget }) => setPage(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
      >
        {files.map(({ altText, url }, index) => (
          <Picture
            key={url}
            src={url}
            loading={index < 2 ? "eager" : "lazy"}
            alt={altText || t("page", { page: String(index + 1), count: String(count) })}
            className="aspect-4/5 w-full shrink-0 snap-center object-contain"
          />
        ))}
      </div>
      {count > 1 && (
        <>
          <span className="absolute top-3 right-3 rounded-full bg-black/65 px-2 py-0.5 text-xs font-medium text-white tabular-nums">
            {page + 1}/{count}
          </span>
          <div aria-hidden className="flex justify-center gap-1 bg-surface pt-3">
            {files.map(({ url }, index) => (
              <span
                key={url}
                className={cn("size-1.5 rounded-full", index === page ? "bg-accent" : "bg-line-strong")}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
