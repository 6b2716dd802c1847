import type { ReactNode } from "react";
import { NoticeBell } from "#components/notices/notice-bell.tsx";
import { PaletteButton } from "./palette.tsx";
import { ThemeButton } from "./theme-button.tsx";

export function Page({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-2 border-b bg-canvas px-4 md:px-8">
        <h1 className="min-w-0 flex-1 truncate text-lg font-semibold tracking-tight">{title}</h1>
        <PaletteButton />
        <NoticeBell side="bottom" align="end" className="control size-10 text-ink md:hidden" />
        <ThemeButton />
        {actions}
      </header>
      <main id="content" className="flex w-full max-w-[76rem] flex-1 flex-col gap-8 px-4 pt-5 pb-16 md:px-8 md:pt-7">
        {lead !== undefined && <p className="max-w-2xl text-base text-pretty text-muted">{lead}</p>}
        {children}
      </main>
    </>
  );
}
