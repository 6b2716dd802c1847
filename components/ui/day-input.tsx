"use client";

import { useFormatter } from "next-intl";
import { type ComponentProps, useId, useState } from "react";
import { noonOf } from "#lib/domain/day.ts";
import { cn } from "./cn.ts";
import { inputStyle } from "./field.tsx";

type Input = Omit<ComponentProps<"input">, "type" | "value"> & { value: string };

/** The year is said where it is not today's. */
export function DayInput({ today, ...input }: Input & { today: string }) {
  const format = useFormatter();
  const named = (day: string) => {
    const more =
      day.slice(0, 4) === today.slice(0, 4) ? ({ weekday: "short" } as const) : ({ year: "numeric" } as const);
    return format.dateTime(noonOf(day), { timeZone: "UTC", day: "numeric", month: "short", ...more });
  };
  return <Covered {...input} type="date" text={input.value && named(input.value)} />;
}

export const TimeInput = (input: Input) => <Covered {...input} type="time" text={input.value} />;

const MOVES = new Set(["Tab", "Shift", "Escape"]);

/** The browser's own field speaks the browser's language: until keys edit it, its value in the app's stands over it. */
function Covered({ text, className, onBlur, onKeyDown, ...input }: Input & { type: "date" | "time"; text: string }) {
  const id = useId();
  const [isTyped, setTyped] = useState(false);
  const isCovered = text !== "" && !isTyped;
  return (
    <span className={cn("relative flex min-w-0", className)}>
      <input
        {...input}
        aria-describedby={id}
        onPointerDown={() => setTyped(false)}
        onKeyDown={(event) => {
          if (!MOVES.has(event.key)) setTyped(true);
          onKeyDown?.(event);
        }}
        onBlur={(event) => {
          setTyped(false);
          onBlur?.(event);
        }}
        className={cn(inputStyle, "min-w-0", isCovered && "text-transparent [&::-webkit-datetime-edit]:opacity-0")}
      />
      <span
        id={id}
        aria-hidden
        className={cn(
          "pointer-events-none absolute inset-y-0 right-9 left-3 content-center truncate text-sm font-normal tabular-nums",
          !isCovered && "hidden",
        )}
      >
        {text}
      </span>
    </span>
  );
}
