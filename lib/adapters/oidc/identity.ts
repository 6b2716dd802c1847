import * as z from "zod";
import { guardedFetch } from "#lib/adapters/web/guarded-fetch.ts";
import { AddressRefused } from "#lib/adapters/web/ask-public.ts";
import { discoveryOf, isSameIssuer, type IssuerProblem } from "#lib/domain/identity-provider.ts";
import { isPublicAt } from "#lib/domain/link.ts";
import type { IdentityPort } from "#lib/ports/identity.ts";
import { outsideAgent } from "./outside-agent.ts";

/** Somebody sits before the page. */
const ASKED_WITHIN_MS = 8000;

const place = z.url({ protocol: /^https?$/ });
const Document = z.object({
  issuer: z.string(),
  authorization_endpoint: place,
  token_endpoint: place,
  jwks_uri: place,
});

/** What the owner of the installation names leads to nothing inside, unless the operator said that it may. */
export function identityProviders(mayBePrivate: boolean): IdentityPort {
  const ask = mayBePrivate ? fetch : guardedFetch();
  return {
    agent: mayBePrivate ? false : outsideAgent(),
    async problemOf(issuer) {
      if (!mayBePrivate && !isPublicAt(issuer)) return "address_not_public";
      try {
        const answer = await ask(discoveryOf(issuer), { signal: AbortSignal.timeout(ASKED_WITHIN_MS) });
        return problemIn(issuer, answer.ok ? await answer.json().catch(() => null) : null);
      } catch (error) {
        return isRefused(error) ? "address_not_public" : "issuer_silent";
      }
    },
  };
}

function problemIn(issuer: string, answered: unknown): IssuerProblem | null {
  const { data } = Document.safeParse(answered);
  return data && isSameIssuer(data.issuer, issuer) ? null : "issuer_unfit";
}

const isRefused = (error: unknown): boolean =>
  error instanceof AddressRefused || (error instanceof Error && error.cause instanceof AddressRefused);
