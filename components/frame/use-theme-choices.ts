"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTheme } from "./theme.tsx";
import { THEMES } from "./themes.ts";

export const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon };

export function useThemeChoices() {
  const t = useTranslations("frame.theme");
  const themes = THEMES.map((value) => ({ value, label: t(value), icon: THEME_ICONS[value] }));
  return { ...useTheme(), themes };
}
