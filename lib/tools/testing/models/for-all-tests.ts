import { afterAll, beforeEach } from "vitest";
import type { Part } from "#lib/domain/provider.ts";
import type { Vendor } from "#lib/domain/vendor.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";

interface Behaving {
  readonly asked: unknown[];
  readonly behave: (as: "good") => void;
  readonly close: () => Promise<void>;
}

/** One server for all tests of a file: good, and asked nothing, before each. */
export function forAllTests<Server extends Behaving>(server: Server): Server {
  beforeEach(() => {
    server.behave("good");
    server.asked.length = 0;
  });
  afterAll(() => server.close());
  return server;
}

/** How a server on this machine is reached, by OpenAI's way of asking. */
export const standInSettings = <P extends Part>(
  vendor: Vendor<P>,
  baseUrl: string,
  more: Partial<ProviderSettings<P>> = {},
): ProviderSettings<P> => ({
  vendor,
  model: "stand-in",
  apiKey: "secret",
  baseUrl,
  effort: null,
  temperature: null,
  voices: [],
  prices: null,
  ...more,
});
