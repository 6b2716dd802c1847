import type { LucideIcon } from "lucide-react";
import { cn } from "./cn.ts";

const TONES = {
  accent: "bg-accent-soft text-accent-ink",
  danger: "bg-danger-soft text-danger",
  muted: "bg-hover text-muted",
};

export function IconTile({ icon: Icon, tone = "accent" }: { icon: LucideIcon; tone?: keyof typeof TONES }) {
  return (
    <span className={cn("flex size-12 items-center justify-center rounded-2xl", TONES[tone])}>
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
