import { PassThrough } from "node:stream";
import { WITHIN_MS } from "#lib/domain/entries.ts";
import { ARCHIVE_MAX_BYTES } from "#lib/domain/media.ts";
import { whenOver } from "#lib/http/doors/when-over.ts";
import { gateOf } from "#lib/runtime/gate.ts";
import { exportWorkspace as write } from "#lib/services/archive/export-workspace.ts";
import { importWork } from "#lib/services/archive/import-work.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import type { Handler } from "./handler.ts";

/** It is written while it is sent. */
export const exportWorkspace: Handler<"exportWorkspace"> = async (context) => {
  const { now, settings, workspaceId } = context;
  const leave = await gateOf("export").enter(context);
  const output = new PassThrough();
  whenOver(output, WITHIN_MS.export, leave);
  await context
    .transaction((within) => recordAudit(within, "project.exported", workspaceId))
    .catch((error: unknown) => {
      output.destroy();
      throw error;
    });
  write(context, settings.databaseUrl, workspaceId, output).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error("export failed"));
  });
  const day = now().toISOString().slice(0, 10);
  return {
    type: "application/zip",
    body: output,
    headers: { "Content-Disposition": `attachment; filename="pauta-${day}.zip"` },
  };
};

export const importWorkspace: Handler<"importWorkspace"> = (context, { body: receive }) =>
  gateOf("import").run(context, () =>
    receive({ maxBytes: ARCHIVE_MAX_BYTES, withinMs: WITHIN_MS.import }, (path) =>
      importWork(context, context.settings.databaseUrl, path),
    ),
  );
