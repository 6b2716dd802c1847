"use client";

import { ChevronsUpDown, LogOut, UserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { Menu, MenuItem, MenuLine, MenuLink } from "#components/ui/menu.tsx";
import { MenuChoice } from "#components/ui/menu-choice.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { useThemeChoices } from "./use-theme-choices.ts";
import { LANGUAGE_CHOICES, useLanguage } from "./use-language.ts";
import { useSignOut } from "./use-sign-out.ts";

export interface Person {
  name: string;
  email: string;
  ownsInstallation: boolean;
}

export function AccountMenu({ person }: { person: Person }) {
  const t = useTranslations("frame");
  const { theme, themes, setTheme } = useThemeChoices();
  const { language, setLanguage } = useLanguage();
  const { signOut, leaving } = useSignOut();
  return (
    <Menu
      side="top"
      className="w-64"
      trigger={
        <button
          type="button"
          className="flex w-full items-center gap-2.5 rounded-xl p-1.5 text-left transition-colors hover:bg-hover aria-expanded:bg-hover"
        >
          <Monogram size="person" id={person.email} name={person.name} />
          <span className="min-w-0 flex-1">
            <span className="sr-only">{t("account.label")}: </span>
            <span className="block truncate text-xs font-medium">{person.name}</span>
            <span className="block truncate text-2xs text-muted">{person.email}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-muted" />
        </button>
      }
    >
      <MenuChoice label={t("theme.label")} value={theme} choices={themes} onChange={setTheme} />
      <MenuChoice
        label={t("language.label")}
        value={language}
        choices={LANGUAGE_CHOICES}
        onChange={setLanguage}
        closeOnClick
      />
      <MenuLine />
      <MenuLink icon={UserRound} href="/account">
        {t("account.label")}
      </MenuLink>
      <MenuItem icon={LogOut} onClick={signOut}>
        {leaving ? t("account.signingOut") : t("account.signOut")}
      </MenuItem>
    </Menu>
  );
}
