import type { Context, Scope } from "#lib/runtime/context.ts";
import { projectLimit } from "#lib/domain/plan.ts";
import { Refusal } from "#lib/domain/refusal.ts";

const projectRow = {
  select: { id: true, name: true, createdAt: true, social: { select: { handle: true } } },
} as const;

export async function findProject({ db, workspaceId }: Scope, id: string) {
  const project = await db.project.findFirst({ where: { id, workspaceId }, ...projectRow });
  if (!project) throw new Refusal("resource_not_found");
  return project;
}

export type ProjectRow = Awaited<ReturnType<typeof findProject>>;

export async function listProjects(context: Context) {
  const { db, workspaceId } = context;
  const [projects, limit] = await Promise.all([
    db.project.findMany({ where: { workspaceId }, orderBy: { id: "asc" }, ...projectRow }),
    readProjectLimit(context),
  ]);
  return { projects, limit };
}

export async function readProjectLimit({ db, workspaceId }: Scope): Promise<number> {
  return projectLimit(await db.subscription.findUnique({ where: { workspaceId }, select: { accounts: true } }));
}
