import type { SystemContext } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { type ConnectionNews, connectionMail } from "./connection-mail.ts";

/** Writes to the owners of a project's workspace what became of its connection. */
export async function tellOwners(
  { db, settings }: Pick<SystemContext, "db" | "settings">,
  { projectId, ...news }: ConnectionNews & { projectId: string },
): Promise<void> {
  const project = await db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: {
      name: true,
      social: { select: { handle: true } },
      workspace: { select: { members: { where: { role: "owner" }, select: { user: true } } } },
    },
  });
  const about = {
    project: project.name,
    handle: project.social?.handle ?? "",
    url: `${settings.appUrl}/${projectId}/settings`,
  };
  for (const { user } of project.workspace.members) {
    await enqueue(db, "send-mail", connectionMail(user.email, user.language, { ...about, ...news }));
  }
}
