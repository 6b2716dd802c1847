import { Layers } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";

export function LimitNotice({ limit }: { limit: number }) {
  const t = useTranslations("projects.limit");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-dashed border-line-strong px-4 py-3.5">
      <Layers aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-60 flex-1">
        <p className="text-sm font-medium">{t("title")}</p>
        <p className="text-sm text-muted">{t("text", { limit })}</p>
      </div>
      <ButtonLink href="/plan">{t("action")}</ButtonLink>
    </div>
  );
}
