import * as z from "zod";
import { secretsOf } from "./concealed.ts";
import { DEFAULT_PRICES, type PriceTable } from "#lib/domain/plan.ts";
import { IDENTITY_PROVIDER_MAX } from "#lib/domain/limits.ts";
import type { IdentityProvider } from "#lib/ports/identity.ts";
import { readNetworks } from "./networks.ts";
import { readSecretFiles } from "./secret-files.ts";
import { listMissing, PROVIDER_VARIABLES } from "./provider-variables.ts";

const flag = z.enum(["0", "1"]).transform((text) => text === "1");
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));

const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+$/, "must be a host name, without scheme and port");

const count = z.int().min(1);
const cents = z.int().min(0);
const tiers = z
  .array(z.strictObject({ posts: count, monthlyCents: cents }))
  .min(1)
  .refine((all) => all.every(({ posts }, index) => posts > (all[index - 1]?.posts ?? 0)), "must go up");

/** Prices of the operator's own; what they leave out is as ours. */
const prices = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a currency's code, as BRL")
    .default(DEFAULT_PRICES.currency),
  annualDiscount: z.number().min(0).max(1).default(DEFAULT_PRICES.annualDiscount),
  includedAccounts: count.default(DEFAULT_PRICES.includedAccounts),
  tiers: tiers.default([...DEFAULT_PRICES.tiers]),
  extraPostCents: cents.default(DEFAULT_PRICES.extraPostCents),
  extraAccountCents: cents.default(DEFAULT_PRICES.extraAccountCents),
  packs: z.array(z.strictObject({ posts: count, amountCents: cents })).default([...DEFAULT_PRICES.packs]),
}) satisfies z.ZodType<PriceTable>;

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});

const networks = z.string().transform((list, context) => {
  try {
    return readNetworks(list);
  } catch (error) {
    context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

const SHARES = ["always_on", "always_off", "traceidratio"] as const;
const SAMPLERS = SHARES.flatMap((share) => [share, `parentbased_${share}` as const]);

const shape = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: whole(1, 65535).default(3000),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: z
    .string()
    .regex(/^(file|s3):/, "must begin with file: or s3:")
    .optional(),
  APP_URL: httpUrl.optional(),
  API_HOST: hostName.optional(),
  TRUSTED_PROXIES: networks.optional(),
  WORKERS: whole(0, 64).default(1),
  WORKER_CONCURRENCY: whole(1, 64).default(2),
  RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000).default(60),
  SEED_DEMO: flag.optional(),
  NETWORK_URL: httpUrl.optional(),
  NETWORK_PORT: whole(1, 65535).optional(),
  NETWORK_AUTHORIZE_URL: httpUrl.optional(),
  NETWORK_EXCHANGE_URL: httpUrl.optional(),
  NETWORK_VERSION: z.string().default("v24.0"),
  NETWORK_CLIENT_ID: z.string().default("100000000000001"),
  NETWORK_CLIENT_SECRET: z.string().default("local-network-secret"),
  RADAR_GRAPH_URL: httpUrl.default("https://graph.facebook.com"),
  RADAR_GRAPH_TOKEN: z.string().optional(),
  RADAR_GRAPH_ACCOUNT: z.string().regex(/^\d+$/, "must be the account's number").optional(),
  RADAR_VIDEO_URL: httpUrl.default("https://www.googleapis.com/youtube/v3"),
  RADAR_VIDEO_WATCH_URL: z.url({ protocol: /^https?$/ }).default("https://www.youtube.com/watch?v="),
  RADAR_VIDEO_KEY: z.string().optional(),
  METRICS_PORT: whole(1, 65535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(["http/json", "http/protobuf"]).optional(),
  OTEL_SERVICE_NAME: z.string().default("pauta"),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_SDK_DISABLED: z.enum(["true", "false"]).optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  TOKEN_KEY: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  NEXTAUTH_SECRET: z.string().min(16).optional(),
  NEXTAUTH_URL: httpUrl.optional(),
  PRICE_TABLE: json.pipe(prices).optional(),
  ...PROVIDER_VARIABLES,
  TEXT_FALLBACK: flag.default(false),
  TEXT_CRITIQUE: flag.default(false),
  PROVIDER_PRIVATE_ADDRESSES: flag.optional(),
  FFMPEG_PATH: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Pauta <pauta@localhost>"),
  SIGNUP: z.enum(["open", "closed"]).optional(),
  CLOCK_AHEAD_FILE: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(IDENTITY_PROVIDER_MAX.name).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: httpUrl.optional(),
  TRIAL_DAYS: whole(0, 365).default(7),
});

/** A vendor without what it needs to answer is refused at the start, not at the first post. */
const schema = shape.superRefine((given, context) => {
  const { RADAR_GRAPH_ACCOUNT, RADAR_GRAPH_TOKEN } = given;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = given;
  if (Boolean(STRIPE_SECRET_KEY) !== Boolean(STRIPE_WEBHOOK_SECRET)) {
    const missing = STRIPE_SECRET_KEY ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY";
    context.addIssue({ code: "custom", path: [missing], message: "Stripe needs both of its keys" });
  }
  if (Boolean(RADAR_GRAPH_TOKEN) !== Boolean(RADAR_GRAPH_ACCOUNT)) {
    const missing = RADAR_GRAPH_TOKEN ? "RADAR_GRAPH_ACCOUNT" : "RADAR_GRAPH_TOKEN";
    context.addIssue({
      code: "custom",
      path: [missing],
      message: "RADAR_GRAPH_TOKEN and RADAR_GRAPH_ACCOUNT go together",
    });
  }
  const oidc = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
  const absent = oidc.find((name) => !given[name]);
  if (absent && oidc.some((name) => given[name])) {
    context.addIssue({ code: "custom", path: [absent], message: `${oidc.join(", ")} go together` });
  }
  for (const { message, name } of listMissing(given)) context.addIssue({ code: "custom", path: [name], message });
});

/** The name of each, as an operator sets it. */
export const VARIABLES: readonly string[] = Object.keys(shape.shape);

type Env = z.infer<typeof schema>;

/** Reads an environment; throws one line that names what is wrong. An empty value is an absent one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Configuration: ${wrong.join("; ")}`);
}

// Into the environment: libraries look there for their own, and what this process starts is given it.
Object.assign(process.env, readSecretFiles(process.env));

export const env = readEnv(process.env);

/** What no log may tell, of libraries' own variables too. */
export const secrets = secretsOf(process.env);

/** Where people reach the app. */
export const appUrlOf = ({ APP_URL, NEXTAUTH_URL, PORT }: Pick<Env, "APP_URL" | "NEXTAUTH_URL" | "PORT">): string =>
  APP_URL ?? NEXTAUTH_URL ?? `http://localhost:${PORT}`;

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** Whether who uses it sits at the machine it runs on. */
export const isLocal = (environment: Pick<Env, "APP_URL" | "NEXTAUTH_URL" | "PORT">): boolean =>
  LOCAL_HOSTS.includes(new URL(appUrlOf(environment)).hostname);

/** Who signs people in beside us. */
export function oidcOf({ OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ISSUER, OIDC_NAME }: Env): IdentityProvider | null {
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  const name = OIDC_NAME ?? new URL(OIDC_ISSUER).host;
  return { name, issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
}
