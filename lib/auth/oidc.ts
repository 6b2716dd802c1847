import type { Profile } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { discoveryOf, isSameIssuer } from "#lib/domain/identity-provider.ts";
import type { Runtime } from "#lib/runtime/context.ts";

const ANSWERS_WITHIN_MS = 8000;

interface Claims extends Profile {
  readonly iss: string;
  readonly sub: string;
  readonly email_verified?: boolean;
}

/** One that speaks OpenID Connect, asked as it says itself that it is. */
export function oidcProvider(
  { ports, settings }: Runtime,
  provider: NonNullable<Runtime["settings"]["oidc"]>,
): OAuthConfig<Claims> {
  const { clientId, clientSecret, issuer, name } = provider;
  return {
    id: "oidc",
    name,
    type: "oauth",
    clientId,
    clientSecret,
    wellKnown: discoveryOf(issuer),
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    authorization: { params: { scope: "openid email profile" } },
    // What the environment names may lead anywhere.
    httpOptions: { timeout: ANSWERS_WITHIN_MS, agent: settings.oidc ? false : ports.identity.agent },
    allowDangerousEmailAccountLinking: true,
    profile: ({ email, iss, name: person, sub }) => {
      if (!isSameIssuer(iss, issuer)) throw new Error("The issuer says that it is another");
      // Another issuer's people may have the same numbers.
      return { id: `${iss} ${sub}`, email: email ?? null, name: person ?? null };
    },
  };
}
