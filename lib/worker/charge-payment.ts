import { chargePayment as charge } from "#lib/services/billing/charge-payment.ts";
import type { Handler } from "./job.ts";

export const chargePayment: Handler<"charge-payment"> = ({ paymentId }, runtime) => charge(runtime, paymentId);
