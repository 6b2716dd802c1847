"use client";

import { ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import { FORMAT_ICONS, STATUS_LOOKS } from "#components/posts/card.ts";
import { MenuCheck, MenuGroup, MenuItem, MenuLine } from "#components/ui/menu.tsx";
import { FORMATS } from "#lib/domain/format.ts";
import { STATUSES } from "#lib/domain/post.ts";
import type { Filter } from "./filter.ts";

const SHOWN = STATUSES.filter((status) => status !== "archived");
const toggled = (list: readonly string[], value: string) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

export function FilterChoices({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useTranslations("calendar.filter");
  const names = useTranslations("posts");
  const isChosen = filter.status.length + filter.format.length > 0;
  return (
    <>
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
      {isChosen && (
        <>
          <MenuLine />
          <MenuItem icon={ListFilter} onClick={() => onChange({ status: [], format: [] })}>
            {t("clear")}
          </MenuItem>
        </>
      )}
    </>
  );
}
