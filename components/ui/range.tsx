import type { ComponentProps, CSSProperties } from "react";
import { cn } from "./cn.ts";

/** A slider of the browser's own, with what lies before the thumb in colour. */
export function Range({
  value,
  min,
  max,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type" | "style" | "value" | "min" | "max"> & {
  value: number;
  min: number;
  max: number;
}) {
  const style = { "--share": `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <input {...props} type="range" value={value} min={min} max={max} style={style} className={cn("range", className)} />
  );
}
