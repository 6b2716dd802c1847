"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { TextField } from "#components/ui/field.tsx";

/** A password, which can be read while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "action">) {
  const t = useTranslations("entry");
  const [shown, setShown] = useState(false);
  const Glyph = shown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      onClick={() => setShown(!shown)}
      className="inline-flex min-h-6 items-center gap-1.5 rounded px-1 text-xs text-muted hover:text-ink"
    >
      <Glyph aria-hidden className="size-3.5" />
      {shown ? t("hidePassword") : t("showPassword")}
    </button>
  );
  return <TextField {...props} type={shown ? "text" : "password"} action={toggle} />;
}
