import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** The time zone of who looks; null until the page is awake, for the server cannot know it. */
export const useOwnZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );

/** A new project's zone: its maker's own until another is chosen. */
export function useZoneChoice(): [zone: string, choose: (zone: string) => void] {
  const own = useOwnZone();
  const [chosen, choose] = useState<string | null>(null);
  return [chosen ?? own ?? "UTC", choose];
}
