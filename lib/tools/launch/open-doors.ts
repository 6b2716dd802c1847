import type { Configuration, Environment } from "./configuration.ts";
import { Stop } from "./stop.ts";

/** The local network's own, by which everybody can speak for it. */
const STOCK_SECRET = "local-network-secret";
const CONTROL_LENGTH = 16;

const LOOPBACK = /^(localhost\.?|.+\.localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether only this machine reaches the app at the address that people are given. */
export function isOnThisMachine({ APP_URL, NEXTAUTH_URL }: Pick<Configuration, "APP_URL" | "NEXTAUTH_URL">): boolean {
  const url = APP_URL ?? NEXTAUTH_URL;
  return url === undefined || LOOPBACK.test(new URL(url).hostname);
}

interface Given {
  readonly configuration: Configuration;
  readonly environment: Environment;
}

interface Door {
  readonly isOpen: (given: Given) => boolean;
  readonly remedy: string;
}

const isLoopbackHost = (host: string) => LOOPBACK.test(host) || host === "::1";

/** What is fine for a trial on one's own machine, and an open door on any other. */
const DOORS: readonly Door[] = [
  {
    isOpen: ({ configuration }) => configuration.NETWORK_CLIENT_SECRET === STOCK_SECRET,
    remedy:
      "NETWORK_CLIENT_SECRET is the one that every installation knows: set it to your app's secret; for the local network, to a long random text.",
  },
  {
    isOpen: ({ configuration }) => configuration.SEED_DEMO === true,
    remedy: "SEED_DEMO=1 makes an account and a key for trying things out: set SEED_DEMO=0.",
  },
  {
    isOpen: ({ configuration, environment }) =>
      !configuration.NETWORK_URL &&
      !isLoopbackHost(environment["NETWORK_HOST"] || "127.0.0.1") &&
      !environment["NETWORK_CONTROL_TOKEN"],
    remedy:
      "NETWORK_HOST lets strangers reach the local network: leave it out, or set NETWORK_CONTROL_TOKEN to a long random text as well.",
  },
  {
    isOpen: ({ environment }) => {
      const token = environment["NETWORK_CONTROL_TOKEN"] ?? "";
      return token !== "" && token.length < CONTROL_LENGTH;
    },
    remedy: `NETWORK_CONTROL_TOKEN can be guessed: set it to ${CONTROL_LENGTH} characters or more, or leave it out.`,
  },
];

/** Refuses to start where others can reach what is open; each door is one line that says what to set. */
export function refuseOpenDoors(configuration: Configuration, environment: Environment): void {
  if (isOnThisMachine(configuration)) return;
  const open = DOORS.filter(({ isOpen }) => isOpen({ configuration, environment }));
  if (open.length > 0) throw new Stop(open.map(({ remedy }) => remedy).join("\n"));
}
