import { randomUUID } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { findSessionCaller } from "#lib/auth/session.ts";
import { openContext, type Runtime } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { exportWorkspace } from "#lib/services/archive/export-workspace.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { answerRefusal, toResponse } from "./answer.ts";
import { addressOf } from "./authenticate.ts";

/** The whole workspace as a file that a browser keeps; it is written while it is sent. */
export async function answerExport(runtime: Runtime, databaseUrl: string, request: Request): Promise<Response> {
  const refuse = (reason: "session_missing" | "role_not_allowed") =>
    toResponse(answerRefusal(new Refusal(reason), "app"), {});
  const caller = await findSessionCaller(runtime, request.headers);
  if (!caller) return refuse("session_missing");
  if (!roleAllows(caller.actor.role, "exportWorkspace")) return refuse("role_not_allowed");
  const context = openContext(runtime, caller, { requestId: randomUUID(), address: addressOf(request) });
  await context.transaction((tx) => recordAudit(tx, context, "project.exported", context.workspaceId));
  const output = new PassThrough();
  exportWorkspace(runtime, databaseUrl, caller.workspaceId, output).catch((error: unknown) => {
    runtime.log.error({ err: error }, "a workspace could not be exported");
    output.destroy(error instanceof Error ? error : new Error("export failed"));
  });
  const day = runtime.now().toISOString().slice(0, 10);
  return new Response(Readable.toWeb(output) as ReadableStream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="pauta-${day}.zip"`,
      "Cache-Control": "no-store",
    },
  });
}
