"use client";

import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from "react";
import { keepCookie } from "./cookie.ts";
import { type Theme, THEME_COOKIE } from "./themes.ts";

const ThemeContext = createContext<{ theme: Theme; setTheme: (theme: Theme) => void } | null>(null);

export function ThemeProvider({ initial, children }: { initial: Theme; children: ReactNode }) {
  const [theme, setTheme] = useState(initial);
  const value = useMemo(
    () => ({
      theme,
      setTheme(next: Theme) {
        keepCookie(THEME_COOKIE, next);
        document.documentElement.dataset["theme"] = next;
        setTheme(next);
      },
    }),
    [theme],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme() {
  const context = useContext(ThemeContext);
  if (!context) throw new Error("useTheme outside its provider.");
  const systemIsDark = useSyncExternalStore(watchSystem, readSystem, () => false);
  return { ...context, isDark: context.theme === "system" ? systemIsDark : context.theme === "dark" };
}

const systemDark = () => window.matchMedia("(prefers-color-scheme: dark)");
const readSystem = () => systemDark().matches;

function watchSystem(changed: () => void) {
  const query = systemDark();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
