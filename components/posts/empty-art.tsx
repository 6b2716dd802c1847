import { cn } from "#components/ui/cn.ts";

const PAGES = [
  { tilt: "-rotate-8 translate-x-5", fill: "bg-sunken", line: "bg-line-strong" },
  { tilt: "z-10", fill: "bg-accent-soft", line: "bg-accent" },
  { tilt: "rotate-8 -translate-x-5", fill: "bg-sunken", line: "bg-line-strong" },
];

/** Three pages of a post, waiting. */
export function EmptyArt() {
  return (
    <div aria-hidden className="flex items-end">
      {PAGES.map(({ fill, line, tilt }) => (
        <span
          key={tilt}
          className={cn("flex h-24 w-19 flex-col justify-end gap-1.5 rounded-xl border p-3 shadow-rise", fill, tilt)}
        >
          <span className={cn("h-1.5 w-8 rounded-full", line)} />
          <span className={cn("h-1.5 w-11 rounded-full opacity-50", line)} />
          <span className={cn("h-1.5 w-6 rounded-full opacity-50", line)} />
        </span>
      ))}
    </div>
  );
}
