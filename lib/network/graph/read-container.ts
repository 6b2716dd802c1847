import type { Call } from "./call.ts";
import { findContainer, type Status, type StatusCode, statusOf } from "./containers.ts";
import { GraphError, noSuchObject } from "./errors.ts";
import { parseFields, select } from "./fields.ts";

const CODES = ["IN_PROGRESS", "FINISHED", "ERROR", "EXPIRED", "PUBLISHED"];

/** What became of a container. It tells that a post went live, never as which one. */
export function readContainer({ context, params, grant, id, fault }: Call): object {
  const container = findContainer(context, id);
  if (!container || container.account_id !== grant.account.id) throw noSuchObject("get", id);
  const status = fault?.do === "status_script" ? scripted(fault.script[0] ?? "", id) : statusOf(context, container);
  const fields = parseFields(params["fields"] ?? "id");
  const answer = select(fields, "ShadowIGMediaBuilder", MAKERS, { id, status });
  return { ...answer, id };
}

const MAKERS: Record<string, (node: { id: string; status: Status }) => unknown> = {
  id: ({ id }) => id,
  status_code: ({ status }) => status.code,
  status: ({ status }) => status.text,
  copyright_check_status: () => ({ status: "completed", matches_found: false }),
};

function scripted(step: string, id: string): Status {
  if (CODES.includes(step)) return { code: step as StatusCode, text: step };
  const [code, subcode] = step.split("/").map(Number);
  if (code === 100 && subcode === 33) throw noSuchObject("get", id);
  if (code !== undefined && Number.isInteger(code)) throw new GraphError(code, subcode ?? null);
  return { code: "ERROR", text: step };
}
