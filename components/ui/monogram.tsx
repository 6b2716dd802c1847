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

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? "")];
  const last = words.length > 1 ? [...(words.at(-1) ?? "")][0] : first[1];
  return `${first[0] ?? "?"}${last ?? ""}`.toLocaleUpperCase();
}

const SIZES = {
  xs: "size-5 rounded-md text-[8px]",
  sm: "size-7 rounded-lg text-[10px]",
  md: "size-9 rounded-[10px] text-xs",
  lg: "size-11 rounded-xl text-sm",
  person: "size-8 rounded-full text-2xs",
};

export function Monogram({
  id,
  name,
  size,
  inverted = false,
}: {
  id: string;
  name: string;
  size: keyof typeof SIZES;
  inverted?: boolean;
}) {
  const [deep, light] = huesOf(id);
  return (
    <span
      aria-hidden
      style={inverted ? { background: light, color: deep } : { background: deep, color: light }}
      className={cn(
        "inline-flex shrink-0 items-center justify-center font-semibold tracking-wide select-none",
        SIZES[size],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
