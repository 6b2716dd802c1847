import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

type Variant = "primary" | "secondary" | "ghost" | "danger";
type Size = "md" | "lg" | "icon";

const VARIANTS: Record<Variant, string> = {
  primary: "bg-accent text-on-accent shadow-rise hover:bg-accent-hover",
  secondary: "border border-line bg-surface text-ink shadow-rise hover:border-line-strong hover:bg-hover",
  ghost: "text-muted hover:bg-hover hover:text-ink",
  danger: "bg-danger text-on-danger shadow-rise hover:opacity-90",
};

const SIZES: Record<Size, string> = {
  md: "control px-3",
  lg: "h-10 px-4",
  icon: "control aspect-square",
};

function buttonStyle(variant: Variant, size: Size, className?: string) {
  return cn(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-lg text-sm font-medium whitespace-nowrap transition-colors select-none",
    "disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

interface Look {
  variant?: Variant;
  size?: Size;
  className?: string | undefined;
}

/** Where it keeps the focus while it is busy, it is only said to be disabled, and a press does nothing. */
export function Button({
  variant = "secondary",
  size = "md",
  className,
  type = "button",
  disabled = false,
  focusableWhenDisabled = false,
  onClick,
  ...props
}: Look & ComponentProps<"button"> & { focusableWhenDisabled?: boolean }) {
  const isIdle = disabled && focusableWhenDisabled;
  return (
    <button
      {...props}
      type={type}
      disabled={disabled && !isIdle}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(variant, size, className)}
    />
  );
}

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
