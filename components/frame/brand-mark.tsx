import { cn } from "#components/ui/cn.ts";

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn("size-8 shrink-0", className)}>
      <rect width="32" height="32" rx="9" fill="#5b3df5" />
      <g stroke="#fff" strokeWidth="2.5" strokeLinecap="round" fill="none">
        <path d="M8 9.5h16" />
        <path d="M8 15.5h7" opacity=".55" />
        <path d="M8 21.5h11" opacity=".55" />
      </g>
      <circle cx="21.5" cy="16" r="3.6" fill="#ffc857" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight">
      <BrandMark />
      Pauta
    </span>
  );
}
