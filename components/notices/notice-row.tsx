import { Bot, CreditCard, Eye, type LucideIcon, Plug, TriangleAlert, WandSparkles } from "lucide-react";
import { useFormatter, useNow, useTranslations } from "next-intl";
import Link from "next/link";
import { cn } from "#components/ui/cn.ts";
import { closePopup } from "#components/ui/popup.tsx";
import type { Output } from "#lib/contract/index.ts";
import { NOTICES, type NoticeTopic } from "#lib/domain/notice.ts";

export type Notice = Output<"readNotices">["notices"][number];

const ICONS: Record<NoticeTopic, { icon: LucideIcon; tone: string }> = {
  posts: { icon: TriangleAlert, tone: "bg-danger-soft text-danger" },
  approval: { icon: Eye, tone: "bg-accent-soft text-accent-ink" },
  autopilot: { icon: Bot, tone: "bg-warning-soft text-warning" },
  connection: { icon: Plug, tone: "bg-warning-soft text-warning" },
  payment: { icon: CreditCard, tone: "bg-danger-soft text-danger" },
  provider: { icon: WandSparkles, tone: "bg-warning-soft text-warning" },
};

/** One thing that was told; what is settled steps back. */
export function NoticeRow({ notice, isFresh }: { notice: Notice; isFresh: boolean }) {
  const t = useTranslations("notices");
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const { at, kind, next, path, project, stands, text, title } = notice;
  const { icon: Icon, tone } = ICONS[NOTICES[kind].topic];
  const notes = [project, format.relativeTime(new Date(at), now), stands ? null : t("settled")];
  return (
    <li className={cn("flex gap-3 px-4 py-3", isFresh && "bg-accent-soft/40")}>
      <span
        className={cn(
          "mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-lg",
          stands ? tone : "bg-hover text-muted",
        )}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className={cn("text-sm font-medium text-pretty", !stands && "text-muted")}>
          {isFresh && <span className="sr-only">{t("fresh")}: </span>}
          {title}
        </p>
        {stands && <p className="text-xs text-pretty text-muted">{text}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
          {stands && (
            <Link
              href={path}
              onClick={({ currentTarget }) => closePopup(currentTarget)}
              className="rounded font-medium text-accent-ink hover:underline"
            >
              {next}
            </Link>
          )}
          <span className="text-muted">{notes.filter((note) => note !== null).join(" · ")}</span>
        </p>
      </div>
    </li>
  );
}
