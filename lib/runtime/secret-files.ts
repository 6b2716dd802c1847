import { readFileSync } from "node:fs";

/** What an operator would not put into an environment: each NAME may be the content of the file that NAME_FILE names. */
export const SECRET_VARIABLES = [
  "DATABASE_URL",
  "PGPASSWORD",
  "NEXTAUTH_SECRET",
  "TOKEN_KEY",
  "SMTP_URL",
  "TEXT_API_KEY",
  "IMAGE_API_KEY",
  "VOICE_API_KEY",
  "GOOGLE_CLIENT_SECRET",
  "OIDC_CLIENT_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "NETWORK_CLIENT_SECRET",
  "NETWORK_CONTROL_TOKEN",
  "RADAR_GRAPH_TOKEN",
  "RADAR_VIDEO_KEY",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "OTEL_EXPORTER_OTLP_HEADERS",
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** What the files say that an environment names; what it says by itself counts more. */
export function readSecretFiles(environment: Environment): Record<string, string> {
  const named = SECRET_VARIABLES.filter((name) => !environment[name] && environment[`${name}_FILE`]);
  return Object.fromEntries(named.map((name) => [name, contentOf(name, environment[`${name}_FILE`] ?? "")]));
}

function contentOf(name: string, file: string): string {
  let text;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch {
    throw new Error(`Configuration: ${name}_FILE: ${file} cannot be read`);
  }
  if (text === "") throw new Error(`Configuration: ${name}_FILE: ${file} is empty`);
  return text;
}
