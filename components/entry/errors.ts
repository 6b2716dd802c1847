import type { Messages } from "#lib/messages/catalog.ts";

type Text = keyof Messages["entry"]["errors"];

/** next-auth's error words, in the order of how often people meet them. */
const TEXTS: Record<string, Text> = {
  CredentialsSignin: "credentials",
  Throttled: "throttled",
  PasskeyWrong: "passkeyWrong",
  PasskeyUnopened: "passkeyUnopened",
  CodeWrong: "codeWrong",
  CodeThrottled: "codeThrottled",
  CodeLate: "codeLate",
  Verification: "verification",
  SessionRequired: "signedOut",
  AccessDenied: "denied",
  NoAccount: "denied",
  OAuthAccountNotLinked: "notLinked",
  OAuthSignin: "provider",
  OAuthCallback: "provider",
  EmailSignin: "mail",
  Network: "network",
};

export const entryErrorText = (error: string): Text => TEXTS[error] ?? "unknown";
