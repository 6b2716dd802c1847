import { auditDetail } from "#lib/db/json/access.ts";
import { listAudit as list } from "#lib/services/audit/list-audit.ts";
import type { Handler } from "./handler.ts";

export const listAudit: Handler<"listAudit"> = async (context, { query }) => {
  const { entries, next, people } = await list(context, query);
  return {
    next,
    people,
    entries: entries.map(({ action, actorKind, actorName, address, at, detail, id }) => ({
      id,
      action,
      address,
      at: at.toISOString(),
      actor: { kind: actorKind, name: actorName },
      detail: auditDetail.find(detail, id) ?? {},
    })),
  };
};
