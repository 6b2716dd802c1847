import type { env } from "#lib/runtime/env.ts";
import type { Provider } from "#lib/ports/provider.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import { addressOf, nameOf } from "./providers/addresses.ts";
import { readInstalled } from "./providers/installed.ts";

/** What the environment chose for each part, and where it is reached. */
export function listProviders(environment: typeof env): Provider[] {
  const { SMTP_URL, STRIPE_API_URL, STRIPE_SECRET_KEY } = environment;
  const { image, text, voice } = readInstalled(environment);
  const provider = (part: Provider["part"], name: string | undefined, address: string | undefined): Provider =>
    name && address ? { part, name, address } : { part, name: "pauta", address: null };
  const maker = (part: Provider["part"], settings: ProviderSettings | null) =>
    provider(part, settings ? nameOf(settings) : undefined, settings ? addressOf(settings) : undefined);
  return [
    maker("text", text),
    maker("image", image),
    maker("voice", voice),
    provider("mail", "SMTP", SMTP_URL),
    provider("billing", STRIPE_SECRET_KEY && "Stripe", STRIPE_API_URL ?? "https://api.stripe.com"),
  ];
}
