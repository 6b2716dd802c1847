import { cn } from "./cn.ts";

const HUES = [
  ["#3a1c12", "#f6d8b8"],
  ["#0f3d36", "#bfeedd"],
  ["#2b1a66", "#d9cfff"],
  ["#5c1230", "#ffd0dd"],
  ["#0d3550", "#bfe4fb"],
  ["#4a3300", "#ffe2a0"],
  ["#1f3b14", "#d3efb9"],
  ["#54210b", "#ffd4bb"],
] as const;

/** The same id keeps its colours everywhere. */
export function huesOf(id: string): readonly [deep: string, light: string] {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return HUES[sum % HUES.length] ?? HUES[0];
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? "")];
  const last = words.length > 1 ? [...(words.at(-1) ?? "")][0] : first[1];
  return `${first[0] ?? "?"}${last ?? ""}`.toLocaleUpperCase();
}

export function Monogram({
  id,
  name,
  round = false,
  className,
}: {
  id: string;
  name: string;
  round?: boolean;
  className?: string;
}) {
  const [deep, light] = huesOf(id);
  return (
    <span
      aria-hidden
      style={{ background: deep, color: light }}
      className={cn(
        "inline-flex size-8 shrink-0 items-center justify-center text-2xs font-semibold tracking-wide select-none",
        round ? "rounded-full" : "rounded-lg",
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
