import type { Context, WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { projectLimit } from "#lib/domain/plan.ts";
import { Refusal } from "#lib/domain/refusal.ts";

const projectRow = {
  select: { id: true, name: true, createdAt: true, social: { select: { handle: true } } },
} as const;

export async function findProject(tx: Tx, workspaceId: WorkspaceId, id: string) {
  const project = await tx.project.findFirst({ where: { id, workspaceId }, ...projectRow });
  if (!project) throw new Refusal("resource_not_found");
  return project;
}

export type ProjectRow = Awaited<ReturnType<typeof findProject>>;

export async function listProjects({ db, workspaceId }: Context) {
  const [projects, limit] = await Promise.all([
    db.project.findMany({ where: { workspaceId }, orderBy: { id: "asc" }, ...projectRow }),
    readProjectLimit(db, workspaceId),
  ]);
  return { projects, limit };
}

export async function readProjectLimit(tx: Tx, workspaceId: WorkspaceId): Promise<number> {
  return projectLimit(await tx.subscription.findUnique({ where: { workspaceId }, select: { accounts: true } }));
}
