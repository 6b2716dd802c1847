"use client";

import { Item } from "./menu.tsx";
import type { Choice } from "./segmented.tsx";

/** A setting with a few values, side by side and always in sight. */
export function MenuChoice<T extends string>({
  label,
  value,
  choices,
  onChange,
  closeOnClick = false,
}: {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  closeOnClick?: boolean;
}) {
  return (
    <fieldset aria-label={label} className="min-w-0 px-1.5 pt-1 pb-1.5">
      <p aria-hidden className="px-1 pb-1.5 text-2xs font-medium text-muted">
        {label}
      </p>
      <div role="presentation" className="flex rounded-[10px] border bg-sunken p-0.5">
        {choices.map(({ value: choice, label: text, icon: Icon }) => (
          <Item
            key={choice}
            kind="menuitemradio"
            checked={choice === value}
            stays={!closeOnClick}
            onClick={() => onChange(choice)}
            className="flex h-7 flex-1 items-center justify-center gap-1.5 rounded-lg px-1 text-xs text-muted outline-none select-none focus:text-ink focus:ring-2 focus:ring-line-strong aria-checked:bg-raised aria-checked:font-medium aria-checked:text-ink aria-checked:shadow-rise"
          >
            {Icon && <Icon aria-hidden className="size-3.5" />}
            {text}
          </Item>
        ))}
      </div>
    </fieldset>
  );
}
