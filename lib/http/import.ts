import type { Runtime } from "#lib/context.ts";
import { importArchive } from "#lib/contract/import.ts";
import { ARCHIVE_MAX_BYTES } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { importWork } from "#lib/services/archive/import-work.ts";
import { answerFile } from "./answer-file.ts";
import type { RateLimits } from "./rate-limit.ts";

/** Another workspace's export, brought into the caller's own. */
export const answerImport = (
  runtime: Runtime,
  limits: RateLimits,
  databaseUrl: string,
  request: Request,
): Promise<Response> =>
  answerFile(runtime, limits, request, "import", async (context, receive) => {
    const { actor } = context;
    if (actor.kind !== "user" || !roleAllows(actor.role, "importWork")) throw new Refusal("role_not_allowed");
    const brought = await receive(ARCHIVE_MAX_BYTES, (path) => importWork(context, databaseUrl, path));
    return { status: importArchive.status, body: importArchive.response.parse(brought) };
  });
