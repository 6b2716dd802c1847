import type { ReactNode } from "react";
import { Wordmark } from "./brand-mark.tsx";

/** A page outside the frame: what was looked for is not here. */
export function StrayPage({
  mark,
  title,
  text,
  children,
}: {
  mark: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas p-6 md:p-8">
      <header>
        <Wordmark />
      </header>
      <main id="content" className="flex flex-1 flex-col items-center justify-center gap-6 pb-16 text-center">
        <div aria-hidden className="relative flex h-28 w-72 items-center justify-center">
          <div className="absolute inset-x-0 h-[85px] bg-[repeating-linear-gradient(var(--line-strong)_0_1px,transparent_0_21px)]" />
          <span className="relative bg-canvas px-5 text-[64px] leading-none font-semibold tracking-tighter text-accent-ink tabular-nums">
            {mark}
          </span>
        </div>
        <div className="flex max-w-md flex-col gap-2">
          <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
          <p className="text-base text-pretty text-muted">{text}</p>
        </div>
        {children}
      </main>
    </div>
  );
}
