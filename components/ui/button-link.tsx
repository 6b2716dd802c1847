import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { buttonStyle, type Look } from "./button-style.ts";

export function ButtonLink({
  href,
  variant = "secondary",
  size = "md",
  className,
  label,
  onClick,
  children,
}: Look & Pick<ComponentProps<typeof Link>, "onClick"> & { href: string; label?: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      aria-label={label}
      {...(onClick && { onClick })}
      className={buttonStyle(variant, size, className)}
    >
      {children}
    </Link>
  );
}
