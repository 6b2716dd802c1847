import { Crown, PenLine, Send, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import type { Standing } from "./team.ts";

const LOOKS = {
  owner: { tone: "accent", icon: Crown },
  admin: { tone: "success", icon: ShieldCheck },
  member: { tone: "neutral", icon: Send },
  writer: { tone: "neutral", icon: PenLine },
} as const;

export function RoleBadge({ role }: { role: Standing }) {
  const t = useTranslations("team.roles");
  const writer = useTranslations("review.writer");
  return <Badge {...LOOKS[role]}>{role === "writer" ? writer("role") : t(role)}</Badge>;
}
