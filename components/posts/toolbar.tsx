"use client";

import { Grid3x3, LayoutGrid, Rows3, Search, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { inputStyle } from "#components/ui/field.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { GROUP_NAMES, type Group } from "./groups.ts";

export const VIEWS = ["gallery", "table", "profile"] as const;
export type View = (typeof VIEWS)[number];

export function Toolbar({
  group,
  search,
  view,
  onGroup,
  onSearch,
  onView,
}: {
  group: Group;
  search: string;
  view: View;
  onGroup: (group: Group) => void;
  onSearch: (search: string) => void;
  onView: (view: View) => void;
}) {
  const t = useTranslations("posts");
  const [typed, setTyped] = useState(search);
  const type = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        {view !== "profile" && (
          <div className="relative min-w-0 flex-1 md:max-w-sm">
            <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted" />
            <input
              type="search"
              aria-label={t("search")}
              placeholder={t("search")}
              value={typed}
              maxLength={100}
              onChange={({ target }) => type(target.value)}
              className={cn(inputStyle, "pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden")}
            />
            {typed !== "" && (
              <button
                type="button"
                aria-label={t("clearSearch")}
                onClick={() => type("")}
                className="absolute inset-y-0 right-1 my-auto flex size-7 items-center justify-center rounded-md text-muted hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </div>
        )}
        <Segmented
          label={t("view.label")}
          value={view}
          onChange={onView}
          hideLabels
          choices={[
            { value: "gallery", label: t("view.gallery"), icon: LayoutGrid },
            { value: "table", label: t("view.table"), icon: Rows3 },
            { value: "profile", label: t("view.profile"), icon: Grid3x3 },
          ]}
          className="ml-auto"
        />
      </div>
      {view !== "profile" && (
        <fieldset
          aria-label={t("filter.label")}
          className="-mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
        >
          {GROUP_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === group}
              onClick={() => onGroup(name)}
              className="h-8 shrink-0 rounded-full border px-3 text-xs font-medium text-muted transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            >
              {name === "all" || name === "making" ? t(`filter.${name}`) : t(`status.${name}`)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
