import { cn } from "#components/ui/cn.ts";

const TONES: Record<string, string> = {
  GET: "bg-success-soft text-success",
  POST: "bg-accent-soft text-accent-ink",
  PATCH: "bg-warning-soft text-warning",
  DELETE: "bg-danger-soft text-danger",
};

export function MethodMark({ method }: { method: string }) {
  return <span className={cn("rounded-md px-1.5 font-mono text-2xs font-semibold", TONES[method])}>{method}</span>;
}
