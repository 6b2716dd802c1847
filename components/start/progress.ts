import { STEPS, type Step } from "./steps.tsx";

const SKIPPED = "pauta.start.skipped";

/** The steps that this browser passed over. */
export function readSkipped(): readonly Step[] {
  if (typeof window === "undefined") return [];
  const kept = window.localStorage.getItem(SKIPPED) ?? "";
  return STEPS.filter((step) => kept.split(",").includes(step));
}

export const keepSkipped = (steps: readonly Step[]) => window.localStorage.setItem(SKIPPED, steps.join(","));

const AN_HOUR_SECONDS = 3600;

/** The social network sends a person back to the settings, or to here while this stands. */
export function markStart() {
  document.cookie = `pauta.starting=1; path=/; max-age=${AN_HOUR_SECONDS}; samesite=lax`;
}

export function endStart() {
  document.cookie = "pauta.starting=; path=/; max-age=0; samesite=lax";
}
