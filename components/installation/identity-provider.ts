import type { Arguments, Output } from "#lib/contract/index.ts";
import { isIssuer, isSameIssuer } from "#lib/domain/identity-provider.ts";

export type Identity = Output<"readInstallation">["identity"];
export type OwnProvider = NonNullable<Identity["own"]>;
type Body = NonNullable<Arguments<"saveIdentityProvider">["body"]>;

/** As a person types it. */
export interface Values {
  name: string;
  issuer: string;
  client: string;
  clientSecret: string;
}

export const valuesOf = (own: OwnProvider | null): Values => ({
  name: own?.name ?? "",
  issuer: own?.issuer ?? "",
  client: own?.client ?? "",
  clientSecret: "",
});

export const bodyOf = ({ client, clientSecret, issuer, name }: Values): Body => ({
  name: name.trim(),
  issuer: issuer.trim(),
  client: client.trim(),
  ...(clientSecret !== "" && { clientSecret }),
});

/** What the secret's field says below it; null: nothing. */
export function hintOf({ client, issuer }: Values, own: OwnProvider | null) {
  if (!own) return null;
  if (!own.hasSecret) return "secretLost";
  return isSameIssuer(own.issuer, issuer.trim()) && own.client === client.trim() ? "secretStays" : "secretAgain";
}

export function problemsOf(values: Values, own: OwnProvider | null) {
  const { client, clientSecret, issuer, name } = values;
  const needsSecret = hintOf(values, own) !== "secretStays";
  return {
    name: name.trim() === "" ? "nameRequired" : undefined,
    issuer: isIssuer(issuer.trim()) ? undefined : "issuerWrong",
    client: client.trim() === "" ? "clientRequired" : undefined,
    clientSecret: needsSecret && clientSecret === "" ? "secretRequired" : undefined,
  } as const;
}
