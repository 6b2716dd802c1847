"use client";

import { useTranslations } from "next-intl";
import { NoticeBell } from "#components/notices/notice-bell.tsx";
import { AccountMenu, type Person } from "./account-menu.tsx";
import { CreditMeter } from "./credit-meter.tsx";
import { STUDIO, inWorkspace } from "./nav.ts";
import { PLACE_ICONS } from "./nav-icons.ts";
import { NavLink } from "./nav-link.tsx";
import { PaletteField } from "./palette-field.tsx";
import { ProjectSwitcher } from "./project-switcher.tsx";

export interface SidebarProps {
  person: Person;
  looksApple: boolean;
}

export function Sidebar({ looksApple, person }: SidebarProps) {
  const t = useTranslations("frame");
  return (
    <nav
      aria-label={t("navigation")}
      className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-3 border-r bg-sidebar px-2.5 py-3 md:flex"
    >
      <ProjectSwitcher />
      <div className="flex gap-2">
        <PaletteField looksApple={looksApple} />
        <NoticeBell side="right" align="start" />
      </div>
      <div className="-mx-2.5 -my-1 flex flex-1 flex-col gap-0.5 overflow-y-auto px-2.5 py-1">
        {STUDIO.map((place) => (
          <NavLink key={place} place={place} icon={PLACE_ICONS[place]} />
        ))}
        <p className="px-2.5 pt-5 pb-1.5 text-2xs font-medium text-muted">{t("workspace")}</p>
        {inWorkspace(person).map((place) => (
          <NavLink key={place} place={place} icon={PLACE_ICONS[place]} />
        ))}
      </div>
      <CreditMeter />
      <AccountMenu person={person} />
    </nav>
  );
}
