"use client";

import { useTranslations } from "next-intl";
import { Toaster as Base } from "sonner";
import { useTheme } from "./theme.tsx";

const style = {
  "--normal-bg": "var(--raised)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--line-strong)",
  "--border-radius": "12px",
  fontFamily: "inherit",
};

export function Toaster() {
  const t = useTranslations("frame");
  const { isDark } = useTheme();
  return (
    <Base
      theme={isDark ? "dark" : "light"}
      position="bottom-center"
      offset={24}
      mobileOffset={{ bottom: 80 }}
      containerAriaLabel={t("notices")}
      style={style}
      toastOptions={{ classNames: { actionButton: "!bg-accent-soft !text-accent-ink", toast: "!text-sm" } }}
    />
  );
}
