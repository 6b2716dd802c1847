"use client";

import type { LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useWaiting } from "#components/notices/use-notice-count.ts";
import { Badge } from "#components/ui/badge.tsx";
import { cn } from "#components/ui/cn.ts";
import { useCurrentProject } from "./current-project.tsx";
import { hrefOf, type Place } from "./nav.ts";
import { useIdle } from "./use-idle.ts";

export function NavLink({ place, icon: Icon, tab = false }: { place: Place; icon: LucideIcon; tab?: boolean }) {
  const t = useTranslations("frame");
  const pathname = usePathname() ?? "";
  const { project, projects } = useCurrentProject();
  const waiting = useWaiting(place, project?.id);
  const notices = useTranslations("notices");
  const isIdle = useIdle();
  const href = hrefOf(place, project?.id);
  // Without a project, its places lead to the projects, and none of them is where one is.
  const isOwn = place === "projects" || href !== "/projects";
  const current = isOwn && (pathname === href || pathname.startsWith(`${href}/`));
  return (
    <Link
      href={href}
      prefetch={projects && isIdle ? null : false}
      aria-current={current ? "page" : undefined}
      className={cn(
        "transition-colors",
        tab
          ? "flex flex-1 flex-col items-center justify-center gap-1 text-2xs font-medium"
          : "control flex items-center gap-2.5 rounded-lg border px-2.5 text-sm font-medium",
        tab && (current ? "text-accent-ink" : "text-muted"),
        !tab &&
          (current
            ? "border-line bg-raised text-ink shadow-rise"
            : "border-transparent text-muted hover:bg-hover hover:text-ink"),
      )}
    >
      <span className="relative">
        <Icon aria-hidden className={tab ? "size-5" : "size-4"} />
        {tab && waiting > 0 && (
          <span aria-hidden className="absolute -top-0.5 -right-1.5 size-2 rounded-full bg-accent" />
        )}
      </span>
      {t(place)}
      {waiting > 0 && (
        <span className={tab ? "sr-only" : "ml-auto"}>
          {!tab && <Badge tone="accent">{waiting}</Badge>}
          <span className="sr-only"> {notices("waiting", { count: waiting })}</span>
        </span>
      )}
    </Link>
  );
}
