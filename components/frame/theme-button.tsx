"use client";

import { Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useTheme } from "./theme.tsx";

export function ThemeButton() {
  const t = useTranslations("frame.theme");
  const { isDark, setTheme } = useTheme();
  const label = isDark ? t("toLight") : t("toDark");
  return (
    <Button size="icon" title={label} aria-label={label} onClick={() => setTheme(isDark ? "light" : "dark")}>
      {isDark ? <Sun aria-hidden className="size-4" /> : <Moon aria-hidden className="size-4" />}
    </Button>
  );
}
