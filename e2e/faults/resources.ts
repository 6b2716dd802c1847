import { readdirSync, readFileSync } from "node:fs";

const MEGABYTE_KB = 1024;

/** What a process holds of memory, in MB. */
export function memoryMb(pid: number): number {
  const [, kb = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kb) / MEGABYTE_KB);
}

/** How many files and sockets it has open. */
export const handles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

export function percentile(values: readonly number[], of: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;
}
