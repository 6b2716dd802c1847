import type { Agent } from "node:https";
import type { IdentityProvider as Named, IssuerProblem } from "#lib/domain/identity-provider.ts";

export interface IdentityProvider extends Named {
  readonly clientSecret: string;
}

export interface IdentityPort {
  /** What is wrong with an issuer that somebody named in the app; null: people can sign in by it. */
  problemOf(issuer: string): Promise<IssuerProblem | null>;
  /** by which it is asked; false: wherever it leads */
  readonly agent: Agent | false;
}
