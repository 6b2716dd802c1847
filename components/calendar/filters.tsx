"use client";

import { ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import { FORMAT_ICONS, STATUS_LOOKS } from "#components/posts/card.ts";
import { Button } from "#components/ui/button.tsx";
import { Menu, MenuCheck, MenuGroup, MenuItem, MenuLine } from "#components/ui/menu.tsx";
import { FORMATS } from "#lib/domain/format.ts";
import { STATUSES } from "#lib/domain/post.ts";

/** Statuses and formats to show; none chosen shows all. */
export interface Filter {
  status: readonly string[];
  format: readonly string[];
}

const SHOWN = STATUSES.filter((status) => status !== "archived");
const toggled = (list: readonly string[], value: string) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

export function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useTranslations("calendar.filter");
  const names = useTranslations("posts");
  const count = filter.status.length + filter.format.length;
  return (
    <Menu
      align="end"
      trigger={
        <Button size="icon" aria-label={count > 0 ? `${t("label")} (${count})` : t("label")} className="relative">
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
      <MenuGroup label={t("status")}>
        {SHOWN.map((status) => (
          <MenuCheck
            key={status}
            icon={STATUS_LOOKS[status].icon}
            checked={filter.status.includes(status)}
            onChange={() => onChange({ ...filter, status: toggled(filter.status, status) })}
          >
            {names(`status.${status}`)}
          </MenuCheck>
        ))}
      </MenuGroup>
      <MenuLine />
      <MenuGroup label={t("format")}>
        {FORMATS.map((format) => (
          <MenuCheck
            key={format}
            icon={FORMAT_ICONS[format]}
            checked={filter.format.includes(format)}
            onChange={() => onChange({ ...filter, format: toggled(filter.format, format) })}
          >
            {names(`format.${format}`)}
          </MenuCheck>
        ))}
      </MenuGroup>
      {count > 0 && (
        <>
          <MenuLine />
          <MenuItem icon={ListFilter} onClick={() => onChange({ status: [], format: [] })}>
            {t("clear")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
