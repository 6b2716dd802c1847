import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { WorkerBanner } from "#components/status/worker-banner.tsx";
import { AccountMenu, type Person } from "./account-menu.tsx";
import { ByWidth } from "./by-width.tsx";
import { CreditMeter } from "./credit-meter.tsx";
import { MoreButton } from "./more-button.tsx";
import { STUDIO, TABS, WORKSPACE } from "./nav.ts";
import { NavLink } from "./nav-link.tsx";
import { PaletteField } from "./palette.tsx";
import { ProjectSwitcher } from "./project-switcher.tsx";

interface FrameProps {
  person: Person;
  looksWide: boolean;
  children: ReactNode;
}

export async function Frame({ person, looksWide, children }: FrameProps) {
  const t = await getTranslations("frame");
  const sidebar = (
    <nav
      aria-label={t("navigation")}
      className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-3 border-r bg-sidebar px-2.5 py-3 md:flex"
    >
      <ProjectSwitcher />
      <PaletteField />
      <div className="flex flex-1 flex-col gap-0.5 overflow-y-auto">
        {STUDIO.map((place) => (
          <NavLink key={place} place={place} />
        ))}
        <p className="px-2.5 pt-5 pb-1.5 text-2xs font-medium text-muted">{t("workspace")}</p>
        {WORKSPACE.map((place) => (
          <NavLink key={place} place={place} />
        ))}
      </div>
      <CreditMeter />
      <AccountMenu person={person} />
    </nav>
  );
  const tabs = (
    <nav
      aria-label={t("navigation")}
      className="fixed inset-x-0 bottom-0 z-30 flex h-[calc(4rem+env(safe-area-inset-bottom))] border-t bg-raised pb-[env(safe-area-inset-bottom)] group-has-data-pinned/frame:hidden md:hidden"
    >
      {TABS.map((place) => (
        <NavLink key={place} place={place} tab />
      ))}
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
      <ByWidth looksWide={looksWide} wide={sidebar} />
      <div className="flex min-w-0 flex-1 flex-col pb-[calc(4rem+env(safe-area-inset-bottom))] md:pb-0">
        <WorkerBanner />
        {children}
      </div>
      <ByWidth looksWide={looksWide} narrow={tabs} />
    </div>
  );
}
