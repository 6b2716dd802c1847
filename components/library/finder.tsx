"use client";

import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import { SearchField } from "#components/ui/search-field.tsx";

export interface Found {
  readonly search: string;
  readonly tag: string | null;
}

/** A search and the tags of a library, of which one may be looked into. */
export function Finder({
  tags,
  found,
  onFind,
}: {
  tags: readonly { tag: string; count: number }[];
  found: Found;
  onFind: (found: Found) => void;
}) {
  const t = useTranslations("library");
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={t("search")}
        clear={t("clearSearch")}
        value={found.search}
        onChange={(search) => onFind({ ...found, search })}
        className="w-full max-w-md flex-none"
      />
      {tags.length > 0 && (
        <ul aria-label={t("tags")} className="flex flex-wrap gap-1.5">
          {tags.map(({ count, tag }) => (
            <li key={tag}>
              <button
                type="button"
                aria-pressed={found.tag === tag}
                onClick={() => onFind({ ...found, tag: found.tag === tag ? null : tag })}
                className={cn(
                  "flex h-8 items-center gap-1.5 rounded-full border px-3 text-xs font-medium transition-colors",
                  found.tag === tag
                    ? "border-accent bg-accent-soft text-accent-ink"
                    : "bg-surface text-ink hover:border-line-strong hover:bg-hover",
                )}
              >
                {tag}
                <span className="text-muted tabular-nums">{count}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
