"use client";

import { Field as Base } from "@base-ui/react/field";
import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { cn } from "./cn.ts";
import { Field, type FieldProps, inputStyle } from "./field.tsx";

interface Found {
  value: string;
  label: string;
  note: string;
}

interface Search {
  /** null until something is typed */
  typed: string | null;
  /** the one that Enter takes */
  at: number;
}

/** HTML's own `select` cannot be searched. */
const ROLES = { field: "combobox", list: "listbox", option: "option" } as const;

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** One of a list too long to read: what is typed finds it. */
export function ComboField({
  value,
  text,
  placeholder,
  none,
  find,
  onChange,
  ...field
}: FieldProps & {
  value: string;
  /** what the field shows of its value */
  text: string;
  placeholder: string;
  none: string;
  find: (typed: string) => readonly Found[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [search, setSearch] = useState<Search | null>(null);
  const found = search ? find(search.typed ?? "") : [];
  const active = search && found[search.at] ? `${id}-${search.at}` : undefined;
  const open = () =>
    setSearch(
      search ?? {
        typed: null,
        at: Math.max(
          0,
          find("").findIndex((one) => one.value === value),
        ),
      },
    );
  const choose = (choice: Found) => {
    setSearch(null);
    if (choice.value !== value) onChange(choice.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (search && found.length > 0) setSearch({ ...search, at: (search.at + step + found.length) % found.length });
      else open();
    } else if (search && event.key === "Enter") {
      event.preventDefault();
      const choice = found[search.at];
      if (choice) choose(choice);
    } else if (search && event.key === "Escape") {
      // It must not close the dialog around it too.
      event.stopPropagation();
      setSearch(null);
    }
  };
  return (
    <Field {...field}>
      <div className="relative" style={{ anchorName: `--${id}` }}>
        <Base.Control
          value={search?.typed ?? text}
          placeholder={placeholder}
          role={ROLES.field}
          aria-autocomplete="list"
          aria-expanded={search !== null}
          aria-controls={search && found.length > 0 ? id : undefined}
          aria-activedescendant={active}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onValueChange={(typed) => setSearch({ typed, at: 0 })}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={({ currentTarget }) => {
            if (!search) currentTarget.select();
            open();
          }}
          onBlur={() => setSearch(null)}
          onKeyDown={onKeyDown}
          className={cn(inputStyle, "pr-9")}
        />
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
      </div>
      {search && <List {...{ id, found, active, value, none }} label={field.label} onChoose={choose} />}
    </Field>
  );
}

/** Above whatever would cut it off; the focus stays in the field. */
function List({
  id,
  label,
  found,
  active,
  value,
  none,
  onChoose,
}: {
  id: string;
  label: string;
  found: readonly Found[];
  active: string | undefined;
  value: string;
  none: string;
  onChoose: (choice: Found) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.showPopover(), []);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={box}
      popover="manual"
      style={{ positionAnchor: `--${id}`, positionArea: "bottom span-right", width: "anchor-size(width)" }}
      className="beside max-h-64 overflow-y-auto overscroll-contain rounded-xl border bg-raised p-1 text-sm text-ink shadow-pop"
    >
      <div id={id} role={ROLES.list} tabIndex={-1} aria-label={label}>
        {found.map((choice, index) => (
          <button
            key={choice.value}
            type="button"
            id={`${id}-${index}`}
            role={ROLES.option}
            tabIndex={-1}
            aria-selected={choice.value === value}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
            className={cn(
              "control flex w-full cursor-pointer items-center gap-2 rounded-lg px-2.5 text-left select-none hover:bg-hover",
              active === `${id}-${index}` && "bg-hover ring-1 ring-line-strong ring-inset",
            )}
          >
            <span className="min-w-0 flex-1 truncate">{choice.label}</span>
            {choice.value === value && <Check aria-hidden className="size-4 shrink-0 text-accent-ink" />}
            <span className="shrink-0 text-xs text-muted tabular-nums">{choice.note}</span>
          </button>
        ))}
      </div>
      <output className={found.length === 0 ? "block px-2.5 py-2 text-muted" : "sr-only"}>
        {found.length === 0 && none}
      </output>
    </div>
  );
}
