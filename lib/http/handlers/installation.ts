import type { Context } from "#lib/runtime/context.ts";
import { listChanges } from "#lib/services/audit/list-changes.ts";
import { readInstallation as read } from "#lib/services/installation/read-installation.ts";
import {
  removeIdentityProvider as removeIdentity,
  saveIdentityProvider as saveIdentity,
} from "#lib/services/installation/save-identity-provider.ts";
import {
  removeMailServer as remove,
  saveMailServer as save,
  tryMailServer as tryOut,
} from "#lib/services/installation/save-mail-server.ts";
import { openSignUp as open } from "#lib/services/installation/sign-up.ts";
import { readInstallationUsage as readUsage } from "#lib/services/usage/read-installation-usage.ts";
import type { Handler } from "./handler.ts";

async function present(context: Context) {
  const { identity, mail, signUp } = await read(context);
  return {
    signUp,
    mail: { ...mail, own: mail.own && { ...mail.own, savedAt: mail.own.savedAt.toISOString() } },
    identity: { ...identity, own: identity.own && { ...identity.own, savedAt: identity.own.savedAt.toISOString() } },
  };
}

export const readInstallation: Handler<"readInstallation"> = present;

export const readInstallationUsage: Handler<"readInstallationUsage"> = async (context) => {
  const { currency, months } = await readUsage(context);
  return { currency, months: months.map(({ from, ...month }) => ({ ...month, from: from.toISOString() })) };
};

export const listInstallationChanges: Handler<"listInstallationChanges"> = async (context, { query }) => {
  const { entries, next } = await listChanges(context, query);
  return {
    next,
    entries: entries.map(({ action, actorKind, actorName, address, at, id, name }) => ({
      id,
      action,
      address,
      at: at.toISOString(),
      actor: { kind: actorKind, name: actorName },
      detail: name === null ? {} : { name },
    })),
  };
};

export const openSignUp: Handler<"openSignUp"> = async (context, { body }) => {
  await open(context, body.isOpen);
  return present(context);
};

export const saveMailServer: Handler<"saveMailServer"> = async (context, { body }) => {
  await save(context, body);
  return present(context);
};

export const removeMailServer: Handler<"removeMailServer"> = async (context) => {
  await remove(context);
  return present(context);
};

export const tryMailServer: Handler<"tryMailServer"> = (context, { body }) => tryOut(context, body);

export const saveIdentityProvider: Handler<"saveIdentityProvider"> = async (context, { body: { client, ...body } }) => {
  await saveIdentity(context, { ...body, clientId: client });
  return present(context);
};

export const removeIdentityProvider: Handler<"removeIdentityProvider"> = async (context) => {
  await removeIdentity(context);
  return present(context);
};
