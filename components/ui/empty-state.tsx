import type { ReactNode } from "react";

export function EmptyState({
  art,
  title,
  text,
  children,
}: {
  art: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-2xl border border-dashed border-line-strong px-6 py-14 text-center">
      {art}
      <div className="flex max-w-sm flex-col gap-1.5">
        <h2 className="text-lg font-semibold text-balance">{title}</h2>
        <p className="text-sm text-pretty text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
