"use client";

import { LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "#components/ui/button.tsx";
import { Drawer } from "#components/ui/drawer.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import type { Person } from "./account-menu.tsx";
import { CreditMeter } from "./credit-meter.tsx";
import { behindMore } from "./nav.ts";
import { PLACE_ICONS } from "./nav-icons.ts";
import { NavLink } from "./nav-link.tsx";
import { ProjectSwitcher } from "./project-switcher.tsx";
import { useThemeChoices } from "./use-theme-choices.ts";
import { LANGUAGE_CHOICES, useLanguage } from "./use-language.ts";
import { useSignOut } from "./use-sign-out.ts";

export function MoreSheet({
  person,
  ...drawer
}: {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslations("frame");
  const { theme, themes, setTheme } = useThemeChoices();
  const { language, setLanguage } = useLanguage();
  const { signOut, leaving } = useSignOut();
  return (
    <Drawer title={t("more")} {...drawer}>
      <ProjectSwitcher />
      <CreditMeter />
      <div className="flex flex-col gap-1">
        {behindMore(person).map((place) => (
          <NavLink key={place} place={place} icon={PLACE_ICONS[place]} />
        ))}
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-xs font-medium text-muted">{t("theme.label")}</p>
        <Segmented label={t("theme.label")} value={theme} choices={themes} onChange={setTheme} />
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-xs font-medium text-muted">{t("language.label")}</p>
        <Segmented label={t("language.label")} value={language} choices={LANGUAGE_CHOICES} onChange={setLanguage} />
      </div>
      <div className="flex items-center gap-3 border-t pt-4">
        <Monogram size="person" id={person.email} name={person.name} />
        <Link href="/account" className="min-w-0 flex-1 rounded-lg">
          <span className="sr-only">{t("account.label")}: </span>
          <span className="block truncate text-sm font-medium">{person.name}</span>
          <span className="block truncate text-xs text-muted">{person.email}</span>
        </Link>
        <Button onClick={signOut} disabled={leaving}>
          <LogOut aria-hidden className="size-4" />
          {leaving ? t("account.signingOut") : t("account.signOut")}
        </Button>
      </div>
    </Drawer>
  );
}
