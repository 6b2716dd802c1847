import { encryptToken } from "#lib/crypto/token-cipher.ts";
import { type IdentityProvider, isSameIssuer } from "#lib/domain/identity-provider.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findIdentityProvider, findProviderRow, ID } from "./identity-provider.ts";
import { requireOwner } from "./owner.ts";
import { recordChange } from "./record-change.ts";

interface Edit extends IdentityProvider {
  /** left out: the one that is kept */
  readonly clientSecret?: string | undefined;
}

/** A kept secret goes nowhere but to where it was given for. */
async function secretOf(context: Context, { clientId, clientSecret, issuer }: Edit): Promise<string> {
  if (clientSecret !== undefined) return clientSecret;
  const kept = await findIdentityProvider(context);
  if (kept && isSameIssuer(kept.issuer, issuer) && kept.clientId === clientId) return kept.clientSecret;
  throw new Refusal("field_invalid", { field: "clientSecret" });
}

/** People sign in by it from now on, if it is one: it is asked before it is kept. */
export async function saveIdentityProvider(context: Context, edit: Edit): Promise<void> {
  await requireOwner(context);
  const { ports, settings } = context;
  if (settings.oidc) throw new Refusal("set_by_environment", { field: "issuer" });
  const secret = encryptToken(await secretOf(context, edit), settings.tokenKey);
  const problem = await ports.identity.problemOf(edit.issuer);
  if (problem) throw new Refusal(problem, { field: "issuer" });
  const { clientId, issuer, name } = edit;
  const row = { clientId, issuer, name, secret, savedAt: context.now() };
  await context.transaction(async (within) => {
    await within.db.identityProvider.upsert({ where: { id: ID }, create: { id: ID, ...row }, update: row });
    await recordChange(within, context, "installation.identity_saved", issuer);
  });
}

/** Its secret is gone with it; whoever came in by it has the other ways. */
export async function removeIdentityProvider(context: Context): Promise<void> {
  await requireOwner(context);
  await context.transaction(async (within) => {
    const kept = await findProviderRow(within);
    const { count } = await within.db.identityProvider.deleteMany({ where: { id: ID } });
    if (!kept || count === 0) throw new Refusal("resource_not_found");
    await recordChange(within, context, "installation.identity_removed", kept.issuer);
  });
}
