import type { env } from "#lib/runtime/env.ts";
import type { Provider } from "#lib/ports/provider.ts";

const TEXT_ADDRESSES = {
  openai: "https://api.openai.com",
  anthropic: "https://api.anthropic.com",
  google: "https://generativelanguage.googleapis.com",
  compatible: null,
} as const;

/** What the environment chose for each part, and where it is reached. */
export function listProviders(environment: typeof env): Provider[] {
  const { IMAGE_BASE_URL, IMAGE_MODEL, SMTP_URL, STRIPE_API_URL, STRIPE_SECRET_KEY } = environment;
  const { TEXT_BASE_URL, TEXT_MODEL, TEXT_VENDOR, VOICE_BASE_URL, VOICE_MODEL } = environment;
  const provider = (part: Provider["part"], name: string | undefined, address: string | null | undefined): Provider =>
    name && address ? { part, name, address } : { part, name: "pauta", address: null };
  return [
    provider("text", TEXT_MODEL, TEXT_VENDOR && (TEXT_BASE_URL ?? TEXT_ADDRESSES[TEXT_VENDOR])),
    provider("image", IMAGE_MODEL, IMAGE_BASE_URL),
    provider("voice", VOICE_MODEL, VOICE_BASE_URL),
    provider("mail", "SMTP", SMTP_URL),
    provider("billing", STRIPE_SECRET_KEY && "Stripe", STRIPE_API_URL ?? "https://api.stripe.com"),
  ];
}
