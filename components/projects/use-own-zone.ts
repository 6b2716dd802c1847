import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** The time zone of who looks; null until the page is awake, for the server cannot know it. */
export const useOwnZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
