"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { inputStyle } from "#components/ui/field.tsx";
import { TARGET_MAX } from "#lib/domain/limits.ts";
import { cleanTargets, TARGET_LIMITS, type TargetList } from "#lib/domain/radar.ts";

const SIGNS: Partial<Record<TargetList, string>> = { competitors: "@", video_channels: "@", hashtags: "#" };

/** One list of targets: a person's own, or, while that is empty, what was found from the brand. */
export function TargetField({
  list,
  entries,
  found,
  onChange,
}: {
  list: TargetList;
  entries: readonly string[];
  found: readonly string[];
  onChange: (entries: string[]) => void;
}) {
  const t = useTranslations("radar.edit");
  const id = useId();
  const [typed, setTyped] = useState("");
  const max = TARGET_LIMITS[list].named;
  const isFull = entries.length >= max;
  const sign = SIGNS[list] ?? "";
  const add = () => {
    onChange(cleanTargets(list, [...entries, ...typed.split(",")]).slice(0, max));
    setTyped("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== ",") return;
    if (event.key === "Enter" && typed.trim() === "") return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {t(list)}
      </label>
      {entries.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {entries.map((entry) => (
            <li
              key={entry}
              className="inline-flex max-w-full items-center gap-1 rounded-full border bg-surface pl-3 text-sm shadow-rise"
            >
              <span className="truncate">
                {sign}
                {entry}
              </span>
              <button
                type="button"
                aria-label={t("remove", { entry })}
                onClick={() => onChange(entries.filter((one) => one !== entry))}
                className="flex size-8 shrink-0 items-center justify-center rounded-full text-muted hover:bg-hover hover:text-ink"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {entries.length === 0 && (
        <div className="flex flex-wrap items-center gap-1.5 text-xs text-muted">
          <span>{found.length > 0 ? `${t("auto")}:` : t("autoNone")}</span>
          {found.map((entry) => (
            <span
              key={entry}
              className="max-w-full truncate rounded-full border border-dashed border-line-strong px-2.5 py-1"
            >
              {sign}
              {entry}
            </span>
          ))}
          {found.length > 0 && (
            <Button variant="ghost" onClick={() => onChange([...found])}>
              {t("keep")}
            </Button>
          )}
        </div>
      )}
      <div className="flex gap-2">
        <input
          id={id}
          value={typed}
          maxLength={TARGET_MAX}
          disabled={isFull}
          placeholder={isFull ? t("full", { max: String(max) }) : t(`${list}Hint`)}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={press}
          onBlur={() => typed.trim() !== "" && add()}
          className={cn(inputStyle, "disabled:opacity-60")}
        />
        <Button
          size="icon"
          aria-label={`${t("add")}: ${t(list)}`}
          onClick={add}
          disabled={isFull || typed.trim() === ""}
        >
          <Plus aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  );
}
