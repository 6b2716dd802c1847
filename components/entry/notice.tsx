import { CircleAlert } from "lucide-react";

export function Notice({ children }: { children: string }) {
  return (
    <p role="alert" className="flex gap-2.5 rounded-lg bg-danger-soft px-3 py-2.5 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
