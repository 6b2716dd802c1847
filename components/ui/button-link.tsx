import Link from "next/link";
import type { ReactNode } from "react";
import { buttonStyle, type Look } from "./button-style.ts";

export function ButtonLink({
  href,
  variant = "secondary",
  size = "md",
  className,
  label,
  children,
}: Look & { href: string; label?: string; children: ReactNode }) {
  return (
    <Link href={href} aria-label={label} className={buttonStyle(variant, size, className)}>
      {children}
    </Link>
  );
}
