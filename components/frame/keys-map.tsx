"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "#components/ui/dialog.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { MODIFIER } from "./modifier.ts";

/** Every key that does something, by where it does. The names are those of the messages. */
const GROUPS = {
  everywhere: { palette: [MODIFIER, "K"], create: ["C"], keys: ["?"], close: ["Esc"] },
  calendar: {
    today: ["T"],
    month: ["1"],
    week: ["2"],
    agenda: ["3"],
    walk: ["←", "↑", "→", "↓"],
    page: ["PgUp", "PgDn"],
    enter: ["Enter"],
    move: ["M"],
    shelve: ["M", "Del"],
    select: ["X"],
  },
  editor: { undo: [MODIFIER, "Z"], redo: [MODIFIER, "Shift", "Z"], pages: ["←", "→"], order: ["Alt", "←", "→"] },
} as const;

export function KeysMap({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("frame.keys");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} wide>
      <section
        // What scrolls must be reached by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t("title")}
        className="grid gap-x-8 gap-y-6 overflow-y-auto px-6 pt-4 pb-6 sm:grid-cols-2"
      >
        <div className="flex flex-col gap-6">
          <Group title={t("everywhere.title")} keys={GROUPS.everywhere} say={(name) => t(`everywhere.${name}`)} />
          <Group title={t("editor.title")} keys={GROUPS.editor} say={(name) => t(`editor.${name}`)} />
        </div>
        <Group title={t("calendar.title")} keys={GROUPS.calendar} say={(name) => t(`calendar.${name}`)} />
      </section>
    </Dialog>
  );
}

interface GroupProps<Name extends string> {
  title: string;
  keys: Readonly<Record<Name, readonly string[]>>;
  say: (name: Name) => string;
}

function Group<Name extends string>({ keys, say, title }: GroupProps<Name>) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="pb-1 text-xs font-semibold text-muted">{title}</h3>
      <dl className="divide-y">
        {(Object.keys(keys) as Name[]).map((name) => (
          <div key={name} className="flex min-h-9 items-center justify-between gap-4">
            <dt className="text-sm">{say(name)}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys[name].map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
