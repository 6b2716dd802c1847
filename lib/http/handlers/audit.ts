import * as z from "zod";
import { listAudit as list } from "#lib/services/audit/list.ts";
import type { Handler } from "./index.ts";

const Detail = z.record(z.string(), z.string()).catch({});
const ActorKind = z.enum(["user", "key", "system"]);

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
      actor: { kind: ActorKind.parse(actorKind), name: actorName },
      detail: Detail.parse(detail ?? {}),
    })),
  };
};
