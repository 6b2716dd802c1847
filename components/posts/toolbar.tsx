"use client";

import { Grid3x3, LayoutGrid, Rows3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SearchField } from "#components/ui/search-field.tsx";
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
          <SearchField
            label={t("search")}
            clear={t("clearSearch")}
            value={typed}
            onChange={type}
            className="md:max-w-sm"
          />
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
