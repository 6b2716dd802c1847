import { Crown, PenLine, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import type { Role } from "#lib/domain/role.ts";

const LOOKS = {
  owner: { tone: "accent", icon: Crown },
  admin: { tone: "success", icon: ShieldCheck },
  member: { tone: "neutral", icon: PenLine },
} as const;

export function RoleBadge({ role }: { role: Role }) {
  const t = useTranslations("team.roles");
  return <Badge {...LOOKS[role]}>{t(role)}</Badge>;
}
