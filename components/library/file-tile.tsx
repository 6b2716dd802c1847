"use client";

import { useTranslations } from "next-intl";
import { Picture } from "#components/ui/picture.tsx";
import type { LibraryFile } from "./files.ts";

/** A file of the library as a picture that opens it. */
export function FileTile({ file, name, onOpen }: { file: LibraryFile; name: string; onOpen: () => void }) {
  const t = useTranslations("library");
  const isPhoto = "altText" in file;
  const length = isPhoto ? null : t("seconds", { count: Math.round(file.durationSeconds) });
  const uses = file.posts > 0 ? t("posts", { count: file.posts }) : null;
  return (
    <li className="flex min-w-0 flex-col gap-1.5">
      <button
        type="button"
        aria-label={[t("open", { name }), length, uses].filter((said) => said !== null).join(", ")}
        onClick={onOpen}
        className="relative block aspect-4/5 overflow-hidden rounded-xl border bg-sunken transition-shadow hover:shadow-pop"
      >
        {isPhoto ? (
          <Picture src={`${file.url}?width=640`} alt="" className="size-full object-cover" />
        ) : (
          <>
            <video src={`${file.url}#t=0.5`} muted playsInline preload="metadata" className="size-full object-cover" />
            <span
              aria-hidden
              className="absolute top-2 left-2 rounded-md bg-surface px-1.5 py-0.5 text-xs tabular-nums"
            >
              {length}
            </span>
          </>
        )}
        {uses && (
          <span
            aria-hidden
            className="absolute right-2 bottom-2 rounded-md bg-black/65 px-1.5 py-0.5 text-2xs font-medium text-white tabular-nums"
          >
            {uses}
          </span>
        )}
      </button>
      <p className="truncate text-xs font-medium" title={name}>
        {name}
      </p>
      {/* Tags say where it is filed; without any, what is missing. */}
      <p className="truncate text-2xs text-muted">
        {file.tags.length > 0 ? file.tags.join(" · ") : isPhoto && !file.altText ? t("unsaid") : t("untagged")}
      </p>
    </li>
  );
}
