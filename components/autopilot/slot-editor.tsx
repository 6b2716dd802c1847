"use client";

import { Popover } from "@base-ui/react/popover";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "#components/ui/form.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { useMatter } from "#components/writer/use-matter.ts";
import { DEFAULT_FORMAT } from "#lib/domain/format.ts";
import { DAYS, dayOf, timeOf } from "./places.ts";
import type { Place, Slot } from "./use-autopilot.ts";
import { THEME_MAX } from "#lib/domain/limits.ts";

/** A slot's theme and place, beside it. */
export function SlotEditor({
  slot,
  dates,
  anchor,
  onClose,
  onTheme,
  onMove,
  onRemove,
}: {
  slot: Slot;
  dates: Dates;
  anchor: () => Element | null;
  onClose: () => void;
  onTheme: (theme: string) => void;
  onMove: (place: Place) => void;
  onRemove: () => void;
}) {
  const t = useTranslations("autopilot.grid.editor");
  const grid = useTranslations("autopilot.grid");
  const says = useTranslations("writer.will");
  const [theme, setTheme] = useState(slot.theme ?? "");
  const { matter } = useMatter({ projectId: useProjectId(), format: DEFAULT_FORMAT, text: theme });
  const send = () => {
    if (theme.trim() !== (slot.theme ?? "")) onTheme(theme.trim());
    onClose();
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-40"
        >
          <Popover.Popup className="w-80 max-w-[calc(100vw-1rem)] rounded-xl border bg-raised p-4 shadow-pop outline-none">
            <Popover.Title className="mb-3 text-sm font-semibold first-letter:uppercase">
              {t("title", { day: dates.weekday(dayOf(slot.dayOfWeek), "long"), time: timeOf(slot.hour) })}
            </Popover.Title>
            <Form onSubmit={send} className="flex flex-col gap-4">
              <TextField
                label={t("theme")}
                hint={matter === "short" ? <output className="text-warning">{says("short")}</output> : t("hint")}
                placeholder={t("placeholder")}
                maxLength={THEME_MAX}
                value={theme}
                onChange={({ target }) => setTheme(target.value)}
              />
              <div className="grid grid-cols-[1fr_6.5rem] gap-2">
                <SelectField
                  label={grid("day")}
                  value={String(slot.dayOfWeek)}
                  choices={DAYS.map((day) => ({ value: String(day), label: dates.weekday(dayOf(day), "long") }))}
                  onChange={(day) => onMove({ dayOfWeek: Number(day), hour: slot.hour })}
                />
                <SelectField
                  label={t("hour")}
                  value={String(slot.hour)}
                  choices={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeOf(hour) }))}
                  onChange={(hour) => onMove({ dayOfWeek: slot.dayOfWeek, hour: Number(hour) })}
                />
              </div>
              <div className="flex items-center justify-between gap-2">
                <Button variant="ghost" onClick={onRemove} className="text-danger hover:text-danger">
                  <Trash2 aria-hidden className="size-4" />
                  {t("remove")}
                </Button>
                <Button type="submit" variant="primary">
                  {t("save")}
                </Button>
              </div>
            </Form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
