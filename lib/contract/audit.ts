import * as z from "zod";
import { AUDIT_TOPICS } from "#lib/domain/audit.ts";
import { operation } from "./operation.ts";
import { cursor, id, limit, next, timestamp } from "./shapes.ts";

/** Who did something. */
export const Actor = z.strictObject({
  kind: z.enum(["user", "key", "system"]),
  name: z.string().nullable().meta({ description: "Null when the person or the key is gone." }),
});

export const AuditEntry = z.strictObject({
  id: z.string(),
  at: timestamp,
  action: z.string(),
  actor: Actor,
  detail: z.record(z.string(), z.string()),
  address: z.string().nullable(),
});

export const listAudit = operation({
  method: "GET",
  path: "/audit",
  summary: "List who did what, when and from where; newest first",
  audience: "app",
  permission: "readAudit",
  query: z.object({
    topic: z.enum(AUDIT_TOPICS).optional(),
    userId: id("user").optional(),
    limit: limit({ initial: 50 }),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    entries: z.array(AuditEntry),
    people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    next,
  }),
});
