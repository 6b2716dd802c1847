import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { WorkerBanner } from "#components/status/worker-banner.tsx";
import type { Person } from "./account-menu.tsx";
import { ByWidth } from "./by-width.tsx";
import { MoreButton } from "./more-button.tsx";
import { Tabs } from "./tabs.tsx";
import { Side } from "./side.tsx";

interface FrameProps {
  person: Person;
  looksApple: boolean;
  children: ReactNode;
}

export async function Frame({ person, looksApple, children }: FrameProps) {
  const t = await getTranslations("frame");
  const tabs = (
    <nav
      aria-label={t("navigation")}
      className="fixed inset-x-0 bottom-0 z-30 flex h-[calc(4rem+env(safe-area-inset-bottom))] border-t bg-raised pb-[env(safe-area-inset-bottom)] group-has-data-pinned/frame:hidden md:hidden"
    >
      <Tabs />
      <MoreButton person={person} />
    </nav>
  );
  return (
    <div className="group/frame flex min-h-dvh bg-canvas">
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t("skip")}
      </a>
      <Side person={person} looksApple={looksApple} />
      <div className="flex min-w-0 flex-1 flex-col pb-[calc(4rem+env(safe-area-inset-bottom))] md:pb-0">
        <WorkerBanner />
        {children}
      </div>
      <ByWidth narrow={tabs} />
    </div>
  );
}
