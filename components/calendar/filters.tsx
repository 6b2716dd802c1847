"use client";

import { ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import type { Filter } from "./filter.ts";

const load = () => import("./filter-choices.tsx");
const FilterChoices = dynamic(async () => (await load()).FilterChoices, { ssr: false });

export function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useTranslations("calendar.filter");
  const count = filter.status.length + filter.format.length;
  return (
    <Menu
      align="end"
      trigger={
        <Button
          size="icon"
          aria-label={count > 0 ? `${t("label")} (${count})` : t("label")}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          className="relative"
        >
          <ListFilter aria-hidden className="size-4" />
          {count > 0 && (
            <span
              aria-hidden
              className="absolute -top-1 -right-1 flex size-4 items-center justify-center rounded-full bg-accent text-[10px] font-semibold text-on-accent"
            >
              {count}
            </span>
          )}
        </Button>
      }
    >
      <FilterChoices filter={filter} onChange={onChange} />
    </Menu>
  );
}
