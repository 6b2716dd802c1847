import { Stripe } from "stripe";
import { LANGUAGE_ROWS } from "#lib/domain/language.ts";
import { BillingError, type BillingPort, type Outcome } from "#lib/ports/billing.ts";
import { readNews } from "./news.ts";

interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  /** another address that speaks as Stripe's API does */
  apiUrl: string | null;
}

/** Half a real, Stripe's smallest charge; alike in dollars and euros. */
const MINIMUM_CENTS = 50;

/** Stripe takes the money and keeps the card; which plan, which period and how much is ours to say. */
export function stripeBilling({ apiUrl, secretKey, webhookSecret }: StripeKeys): BillingPort {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 30_000, ...(apiUrl && addressOf(apiUrl)) });

  return {
    name: "Stripe",
    isLocal: false,
    minimumCents: MINIMUM_CENTS,

    openCheckout: async ({ amountCents, currency, customerId, email, expiresAt, language, paymentId, ...order }) => {
      const session = await reached(() =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amountCents,
                  product_data: { name: order.title },
                },
              },
            ],
            ...(isCustomer(customerId)
              ? { customer: customerId }
              : { customer_creation: "always", ...(email && { customer_email: email }) }),
            // Kept for the renewals, which nobody is there to pay.
            payment_intent_data: { setup_future_usage: "off_session", metadata: { paymentId } },
            metadata: { paymentId },
            client_reference_id: paymentId,
            locale: LANGUAGE_ROWS[language].locale,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            success_url: `${order.returnUrl}?checkout=done`,
            cancel_url: `${order.returnUrl}?checkout=left`,
          },
          { idempotencyKey: `checkout:${paymentId}:${expiresAt.getTime()}` },
        ),
      );
      if (!session.url) throw new BillingError("Stripe gave a checkout without an address");
      return { checkoutId: session.id, url: session.url };
    },

    async closeCheckout(checkoutId) {
      await reached(() => stripe.checkout.sessions.expire(checkoutId)).catch((error: unknown) => {
        if (!(error instanceof BillingError && error.cause instanceof Stripe.errors.StripeInvalidRequestError))
          throw error;
      });
    },

    async charge({ amountCents, currency, customerId, key, paymentId, title }): Promise<Outcome> {
      if (!isCustomer(customerId)) return { is: "failed" };
      try {
        const method = await findMethod(stripe, customerId);
        if (!method) return { is: "failed" };
        const { id, status } = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: currency.toLowerCase(),
            customer: customerId,
            payment_method: method,
            off_session: true,
            confirm: true,
            description: title,
            metadata: { paymentId, unattended: "1" },
          },
          { idempotencyKey: `charge:${key}` },
        );
        if (status === "succeeded") return { is: "paid", receiptId: id, customerId };
        return status === "processing" ? { is: "pending" } : { is: "failed" };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return { is: "failed" };
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return { is: "failed" };
        throw new BillingError("Stripe did not answer", { cause: error });
      }
    },

    async refund(receiptId) {
      await reached(() =>
        stripe.refunds.create({ payment_intent: receiptId }, { idempotencyKey: `refund:${receiptId}` }),
      );
    },

    async openPortal(customerId, returnUrl) {
      if (!isCustomer(customerId)) return null;
      const { url } = await reached(() =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return url;
    },

    readEvent(body, signature) {
      try {
        return readNews(stripe.webhooks.constructEvent(body, signature ?? "", webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

/** An earlier provider's customers are none of Stripe's. */
const isCustomer = (id: string | null): id is string => id?.startsWith("cus_") ?? false;

/** The card that the person made the default in the portal, else the last one they paid with. */
async function findMethod(stripe: Stripe, customerId: string): Promise<string | null> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return null;
  const chosen = customer.invoice_settings.default_payment_method;
  if (chosen) return typeof chosen === "string" ? chosen : chosen.id;
  const { data } = await stripe.paymentMethods.list({ customer: customerId, limit: 1 });
  return data[0]?.id ?? null;
}

async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new BillingError("Stripe refused or did not answer", { cause: error });
  }
}

function addressOf(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ("http" as const) : ("https" as const),
  };
}
