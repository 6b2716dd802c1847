import * as z from "zod";
import { jsonColumn } from "./stored-json.ts";

/** What the target of an act was, for when it is gone. */
export const auditDetail = jsonColumn("AuditEntry", "detail", z.record(z.string(), z.string()));

/** An answer's body as the text that was sent: JSON would put its names in an order of its own. */
export const idempotencyBody = jsonColumn("IdempotencyRecord", "body", z.string());

/** An account that a person let us in to, as it is kept until they say that it is the one. */
export const connectCandidate = jsonColumn(
  "ConnectState",
  "candidate",
  z.strictObject({
    accountId: z.string(),
    appScopedId: z.string(),
    handle: z.string(),
    scopes: z.array(z.string()),
    /** encrypted */
    token: z.base64(),
    issuedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
);
export type Candidate = z.output<typeof connectCandidate.codec>;
