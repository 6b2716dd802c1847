import { openStore } from "#components/ui/store.ts";

/** Whether the session ended while this page holds words that nobody has yet. */
export const { read: readSignedOut, set: tellSignedOut, watch: watchSignedOut } = openStore(false);

/** Where one signs in and comes back to this page. */
export const signInAgain = () =>
  `/login?error=SessionRequired&to=${encodeURIComponent(window.location.pathname + window.location.search)}`;
