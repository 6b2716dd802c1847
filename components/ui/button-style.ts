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

export function buttonStyle(variant: Variant, size: Size, className?: string) {
  return cn(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-lg text-sm font-medium whitespace-nowrap transition-colors select-none",
    "disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

export interface Look {
  variant?: Variant;
  size?: Size;
  className?: string | undefined;
}
