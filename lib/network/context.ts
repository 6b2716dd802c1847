import type { Clock } from "./clock.ts";
import type { Configuration } from "./configuration.ts";
import type { FaultBook } from "#lib/network/control/faults.ts";
import type { Usage } from "#lib/network/graph/usage.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "#lib/network/store/store.ts";

/** What every door of the network has at hand. */
export interface Context {
  store: Store;
  clock: Clock;
  settings: Settings;
  faults: FaultBook;
  usage: Usage;
  configuration: Configuration;
  /** The address under which people and other programs see this network, without a slash at its end. */
  url: string;
  /** Aborted when the network stops: open downloads end with it. */
  stopping: AbortSignal;
}
