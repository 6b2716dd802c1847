import type { SystemContext } from "#lib/runtime/context.ts";
import type { ConnectionEnd } from "#lib/domain/connection.ts";
import { tell } from "#lib/services/notices/tell.ts";

type ConnectionNews =
  | { kind: "connection_ending"; days: number }
  | { kind: "connection_ended"; because: ConnectionEnd };

/** The owners of a project's workspace hear what became of its connection: of each token, once for each thing. */
export async function tellConnection(within: SystemContext, projectId: string, news: ConnectionNews): Promise<void> {
  const { handle, project, tokenIssuedAt } = await within.db.socialConnection.findUniqueOrThrow({
    where: { projectId },
    select: { handle: true, tokenIssuedAt: true, project: { select: { workspaceId: true } } },
  });
  const { kind, ...detail } = news;
  const about = [projectId, tokenIssuedAt.toISOString(), ...("days" in news ? [news.days] : [])].join(" ");
  await tell(within, { kind, workspaceId: project.workspaceId, projectId, about, detail: { handle, ...detail } });
}
