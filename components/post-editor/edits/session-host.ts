import type { CallError } from "#lib/client/call.ts";
import type { UnsentShelf, Values } from "./unsent.ts";

/** Something done to the post at once; it is told the version that this window has seen. */
export type Act = (version: number) => Promise<unknown>;

/** Fields of one thing, and what they become. */
export interface Change {
  kind: string;
  id: string;
  values: Values;
}

/** What a session needs of the page that it runs in. */
export interface SessionHost {
  /** a value as the server said it last */
  read: (kind: string, id: string) => Values;
  write: (kind: string, id: string, values: Values, version: number) => Promise<unknown>;
  isWhole: (kind: string, values: Values) => boolean;
  /** reads all of it again and says its version */
  refresh: () => Promise<number>;
  onError: (error: CallError) => void;
  onMerged: () => void;
  shelf: UnsentShelf;
  /** of what is shown at first */
  version: number;
  now: () => number;
}
