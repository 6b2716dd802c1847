import { createHash } from "node:crypto";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { receiveEvent } from "#lib/services/billing/receive-event.ts";
import { endConnection } from "#lib/services/social/end-connection.ts";
import { forgetAccount } from "#lib/services/social/forget-account.ts";
import type { Handler } from "./handler.ts";

// What other services tell, each signed in its own way.

export const receiveDeauthorization: Handler<"receiveDeauthorization"> = async (visit, { body }) => {
  await endConnection(openSystem(visit), { appScopedId: readNotice(visit, body.signed_request) }, "removed");
  return { received: true };
};

/** The network wants a page that says so. */
export const receiveDataDeletion: Handler<"receiveDataDeletion"> = async (visit, { body }) => {
  const appScopedId = readNotice(visit, body.signed_request);
  await forgetAccount(openSystem(visit), appScopedId);
  const { appUrl, authSecret } = visit.settings;
  const code = createHash("sha256").update(`${authSecret}\n${appScopedId}`).digest("hex").slice(0, 20);
  return { url: `${appUrl}/api/social/data-deletion?code=${code}`, confirmation_code: code };
};

/** Deleting is done when the notice is answered, so whoever holds a code can be told the same. */
export const showDataDeletion: Handler<"showDataDeletion"> = async () => ({
  type: "text/plain; charset=utf-8",
  body: "Os dados da conta foram apagados da Pauta. The account's data has been deleted from Pauta.\n",
});

function readNotice({ ports }: Pick<Runtime, "ports">, signed: string): string {
  const appScopedId = ports.social.readNotice(signed);
  if (appScopedId === null) throw new Refusal("message_unsigned");
  return appScopedId;
}

export const receiveBillingEvent: Handler<"receiveBillingEvent"> = async (visit, { body, headers }) => {
  const { billing } = visit.ports;
  if (billing.isLocal) throw new Refusal("path_not_found");
  const news = billing.readEvent(body, headers["stripe-signature"]);
  if (!news) {
    visit.log.warn("a billing message without the provider's signature");
    throw new Refusal("message_unsigned");
  }
  await receiveEvent(visit, news);
  return { received: true };
};
