import { ask } from "#lib/db/client.ts";
import type { Scope } from "#lib/runtime/context.ts";
import { projectLimit } from "#lib/domain/plan.ts";
import { Refusal } from "#lib/domain/refusal.ts";

interface StoredProject {
  id: string;
  name: string;
  createdAt: Date;
  handle: string | null;
}

const readProject = ({ createdAt, handle, id, name }: StoredProject) => ({
  id,
  name,
  createdAt,
  social: handle === null ? null : { handle },
});

export type ProjectRow = ReturnType<typeof readProject>;

const PROJECT = `
  SELECT p."id", p."name", p."createdAt", c."handle"
  FROM "Project" p LEFT JOIN "SocialConnection" c ON c."projectId" = p."id"
  WHERE p."id" = $1 AND p."workspaceId" = $2`;

export async function findProject({ db, workspaceId }: Scope, id: string): Promise<ProjectRow> {
  const [project] = await ask<StoredProject>(db, PROJECT, [id, workspaceId]);
  if (!project) throw new Refusal("resource_not_found");
  return readProject(project);
}

/** A workspace without a project is a row without one. */
type Listed = { readonly accounts: number | null } & (StoredProject | { readonly id: null });

const PROJECTS = `
  SELECT s."accounts", p."id", p."name", p."createdAt", c."handle"
  FROM "Workspace" w
  LEFT JOIN "Subscription" s ON s."workspaceId" = w."id"
  LEFT JOIN "Project" p ON p."workspaceId" = w."id"
  LEFT JOIN "SocialConnection" c ON c."projectId" = p."id"
  WHERE w."id" = $1
  ORDER BY p."id"`;

export async function listProjects({ db, workspaceId }: Scope) {
  const rows = await ask<Listed>(db, PROJECTS, [workspaceId]);
  const projects = rows.flatMap((row) => (row.id === null ? [] : [readProject(row)]));
  const accounts = rows[0]?.accounts ?? null;
  return { projects, limit: projectLimit(accounts === null ? null : { accounts }) };
}

export async function readProjectLimit({ db, workspaceId }: Scope): Promise<number> {
  return projectLimit(await db.subscription.findUnique({ where: { workspaceId }, select: { accounts: true } }));
}
