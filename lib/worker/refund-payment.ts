import type { Handler } from "./job.ts";

/** Money that came for what cannot be given any more. */
export const refundPayment: Handler<"refund-payment"> = ({ receiptId }, { ports }) => ports.billing.refund(receiptId);
