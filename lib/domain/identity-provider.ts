/** One that signs people in, by OpenID Connect. */
export interface IdentityProvider {
  /** what the button on the sign-in page calls it */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
}

/** Why nobody could sign in by it. */
export type IssuerProblem = "address_not_public" | "issuer_silent" | "issuer_unfit";

/** Some write a slash at the end and some do not. */
export const isSameIssuer = (one: string, other: string): boolean =>
  one.replace(/\/+$/, "") === other.replace(/\/+$/, "");

/** Where an issuer says how it is asked. */
export const discoveryOf = (issuer: string): string => `${issuer.replace(/\/+$/, "")}/.well-known/openid-configuration`;

/** Whether it can be one: no login, no query, no fragment. Without a cipher it is for a network of one's own. */
export function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hash, password, protocol, search, username } = new URL(text);
  return ["http:", "https:"].includes(protocol) && [hash, password, search, username].every((part) => part === "");
}
