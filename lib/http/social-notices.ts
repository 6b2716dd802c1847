import { createHash } from "node:crypto";
import type { Runtime } from "#lib/context.ts";
import { endConnection } from "#lib/services/social/end-connection.ts";
import { forgetAccount } from "#lib/services/social/forget-account.ts";

const unsigned = () => Response.json({ error: "signed_request" }, { status: 400 });

/** The network tells us that a person removed Pauta from their account. */
export async function answerDeauthorize(runtime: Runtime, request: Request): Promise<Response> {
  const appScopedId = await readNotice(runtime, request);
  if (appScopedId === null) return unsigned();
  await endConnection(runtime, { appScopedId }, "removed");
  return Response.json({ received: true });
}

/** The network passes on that a person wants what we hold of their account gone. It wants a page that says so. */
export async function answerDataDeletion(runtime: Runtime, request: Request): Promise<Response> {
  const appScopedId = await readNotice(runtime, request);
  if (appScopedId === null) return unsigned();
  await forgetAccount(runtime, appScopedId);
  const code = createHash("sha256").update(`${runtime.settings.authSecret}\n${appScopedId}`).digest("hex").slice(0, 20);
  const url = `${runtime.settings.appUrl}/api/social/data-deletion?code=${code}`;
  return Response.json({ url, confirmation_code: code });
}

/** Deleting is done when the notice is answered, so whoever holds a code can be told the same. */
export const showDataDeletion = () =>
  new Response("Os dados da conta foram apagados da Pauta. The account's data has been deleted from Pauta.\n", {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

async function readNotice({ ports }: Runtime, request: Request): Promise<string | null> {
  const signed = await request
    .formData()
    .then((form) => form.get("signed_request"))
    .catch(() => null);
  return typeof signed === "string" ? ports.social.readNotice(signed) : null;
}
