"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "#components/ui/cn.ts";
import { type Place, PLACES } from "./nav.ts";

export function NavLink({ place, tab = false }: { place: Place; tab?: boolean }) {
  const t = useTranslations("frame");
  const pathname = usePathname();
  const { href, icon: Icon } = PLACES[place];
  const current = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className={cn(
        "transition-colors",
        tab
          ? "flex flex-1 flex-col items-center justify-center gap-1 text-2xs font-medium"
          : "flex h-8 items-center gap-2.5 rounded-lg border px-2.5 text-sm font-medium",
        tab && (current ? "text-accent-ink" : "text-muted"),
        !tab &&
          (current
            ? "border-line bg-raised text-ink shadow-rise"
            : "border-transparent text-muted hover:bg-hover hover:text-ink"),
      )}
    >
      <Icon aria-hidden className={tab ? "size-5" : "size-4"} />
      {t(place)}
    </Link>
  );
}
