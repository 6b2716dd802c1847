import { CircleAlert, CircleCheck } from "lucide-react";
import { cn } from "./cn.ts";

/** What came of a test, in words; below it the other side's own, for who can tell more by them. */
export function Verdict({ ok, text, said }: { ok: boolean; text: string; said: { by: string; words: string } | null }) {
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <output
      className={cn(
        "flex gap-2.5 rounded-lg px-3 py-2.5 text-sm",
        ok ? "bg-success-soft text-success" : "bg-danger-soft text-danger",
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <span className="block text-pretty">{text}</span>
        {said && (
          <span className="mt-1 block text-xs wrap-anywhere">
            {said.by} <q>{said.words}</q>
          </span>
        )}
      </span>
    </output>
  );
}
