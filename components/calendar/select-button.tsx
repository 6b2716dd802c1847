"use client";

import { CheckSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSelection } from "#components/posts/selection.tsx";
import { Button } from "#components/ui/button.tsx";

export function SelectButton() {
  const t = useTranslations("bulk.act");
  const { isOn, setOn } = useSelection();
  return (
    <Button
      size="icon"
      aria-label={t(isOn ? "stop" : "select")}
      aria-pressed={isOn}
      onClick={() => setOn(!isOn)}
      className={isOn ? "border-accent bg-accent-soft text-accent-ink" : undefined}
    >
      <CheckSquare aria-hidden className="size-4" />
    </Button>
  );
}
