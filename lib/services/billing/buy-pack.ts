import type { Context } from "#lib/runtime/context.ts";
import { CHECKOUT_MS } from "#lib/domain/payment.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { type Checkout, openCheckout } from "./open-checkout.ts";
import { createPayment } from "./payment.ts";

/** Opens a checkout; the credits come when it is paid. */
export async function buyPack(context: Context, posts: number): Promise<Checkout> {
  const { settings } = context;
  const pack = settings.prices.packs.find((one) => one.posts === posts);
  if (!pack) throw new Refusal("pack_unknown", { field: "posts" });
  const at = context.now();
  const payment = await context.transaction(async (within) => {
    const made = await createPayment(within, {
      terms: { kind: "pack", posts },
      amountCents: pack.amountCents,
      currency: settings.prices.currency,
      status: "open",
      expiresAt: new Date(at.getTime() + CHECKOUT_MS),
      at,
    });
    await recordAudit(within, "plan.pack_ordered", made.id);
    return made;
  });
  return openCheckout(context, payment);
}
