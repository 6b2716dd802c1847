"use client";

import { ChevronsUpDown, Languages, LogOut, Monitor, Moon, Sun, SunMoon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Menu, MenuItem, MenuLine, MenuRadio, MenuRadioGroup, MenuSub } from "#components/ui/menu.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { LANGUAGE_CHOICES, useLanguage } from "./use-language.ts";
import { useTheme } from "./theme.tsx";
import { THEMES } from "./themes.ts";
import { useSignOut } from "./use-sign-out.ts";

export interface Person {
  name: string;
  email: string;
}

export const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon };

export function AccountMenu({ person }: { person: Person }) {
  const t = useTranslations("frame");
  const { theme, setTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const { signOut, leaving } = useSignOut();
  return (
    <Menu
      side="top"
      className="w-56"
      trigger={
        <button
          type="button"
          className="flex w-full items-center gap-2.5 rounded-xl p-1.5 text-left transition-colors hover:bg-hover data-popup-open:bg-hover"
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
      <MenuSub icon={SunMoon} label={t("theme.label")}>
        <MenuRadioGroup label={t("theme.label")} value={theme} onChange={setTheme}>
          {THEMES.map((choice) => {
            const Icon = THEME_ICONS[choice];
            return (
              <MenuRadio key={choice} value={choice}>
                <Icon aria-hidden className="size-4 text-muted" />
                {t(`theme.${choice}`)}
              </MenuRadio>
            );
          })}
        </MenuRadioGroup>
      </MenuSub>
      <MenuSub icon={Languages} label={t("language.label")}>
        <MenuRadioGroup label={t("language.label")} value={language} onChange={setLanguage}>
          {LANGUAGE_CHOICES.map(({ value, label }) => (
            <MenuRadio key={value} value={value}>
              <span lang={value}>{label}</span>
            </MenuRadio>
          ))}
        </MenuRadioGroup>
      </MenuSub>
      <MenuLine />
      <MenuItem icon={LogOut} onClick={signOut}>
        {leaving ? t("account.signingOut") : t("account.signOut")}
      </MenuItem>
    </Menu>
  );
}
