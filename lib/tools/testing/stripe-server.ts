import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Stripe } from "stripe";

type Form = Record<string, string>;
type Fields = Record<string, unknown>;

const SECRET = "whsec_only_tests_know";

/** As much of Stripe as a billing asks for. It signs its messages; whom, when and how often they are told is the test's to say. */
export async function startStripeServer() {
  const sessions = new Map<string, Form>();
  const charges: Form[] = [];
  const refunds: string[] = [];
  const answered = new Map<string, string>();
  let refusesCards = false;
  let made = 0;

  function create(path: string, form: Form): Fields {
    const id = ++made;
    switch (path) {
      case "/v1/checkout/sessions":
        sessions.set(`cs_${id}`, form);
        return { id: `cs_${id}`, url: `https://checkout.test/cs_${id}`, object: "checkout.session" };
      case "/v1/payment_intents":
        charges.push(form);
        if (refusesCards) throw new Refused();
        return { id: `pi_${id}`, object: "payment_intent", status: "succeeded" };
      case "/v1/refunds":
        refunds.push(form["payment_intent"] ?? "");
        return { id: `re_${id}`, object: "refund" };
      case "/v1/billing_portal/sessions":
        return { id: `bps_${id}`, url: `https://portal.test/${form["customer"]}` };
      default:
        return { id: path.split("/").at(-2), object: "checkout.session", status: "expired" };
    }
  }

  function read(path: string): Fields {
    if (path === "/v1/payment_methods") return { object: "list", data: [{ id: "pm_1" }] };
    return { id: path.split("/").at(-1), object: "customer", invoice_settings: { default_payment_method: null } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? "/", "http://stripe.test").pathname;
    const send = (status: number, body: string) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(body);
    if (request.method === "GET") return send(200, JSON.stringify(read(path)));
    const form: Form = Object.fromEntries(new URLSearchParams(await text(request)));
    const key = String(request.headers["idempotency-key"] ?? "");
    const known = answered.get(key);
    if (known) return send(200, known);
    try {
      const body = JSON.stringify(create(path, form));
      if (key) answered.set(key, body);
      return send(200, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return send(402, JSON.stringify({ error: { type: "card_error", code: "card_declined", message: "declined" } }));
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const signer = new Stripe("sk_test_unused");
  let told = 0;

  /** A signed message; sent twice it is the same message. */
  function event(type: string, object: Fields) {
    const payload = JSON.stringify({ id: `evt_${++told}`, object: "event", type, created: told, data: { object } });
    const signature = signer.webhooks.generateTestHeaderString({ payload, secret: SECRET });
    return { payload, signature };
  }

  return {
    keys: {
      secretKey: "sk_test_only_tests_know",
      webhookSecret: SECRET,
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    /** by session, as they were asked for */
    sessions,
    charges,
    refunds,
    refuseCards: (refuses: boolean) => void (refusesCards = refuses),
    /** A person has paid at a checkout: what Stripe then tells, in its usual order. */
    paid(paymentId: string, receipt: string) {
      const metadata = { paymentId };
      const session = [...sessions.values()].find((form) => form["metadata[paymentId]"] === paymentId);
      const customer = session?.["customer"] ?? `cus_${paymentId}`;
      return [
        event("payment_intent.created", { object: "payment_intent", id: receipt, metadata, customer }),
        event("payment_intent.succeeded", { object: "payment_intent", id: receipt, metadata, customer }),
        event("checkout.session.completed", {
          object: "checkout.session",
          payment_status: "paid",
          payment_intent: receipt,
          metadata,
          customer,
        }),
      ];
    },
    expired: (paymentId: string) =>
      event("checkout.session.expired", {
        object: "checkout.session",
        payment_status: "unpaid",
        metadata: { paymentId },
      }),
    refused: (paymentId: string) =>
      event("payment_intent.payment_failed", {
        object: "payment_intent",
        id: "pi_0",
        metadata: { paymentId, unattended: "1" },
      }),
    waiting: (paymentId: string) =>
      event("checkout.session.completed", {
        object: "checkout.session",
        payment_status: "unpaid",
        metadata: { paymentId },
      }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

class Refused extends Error {}
