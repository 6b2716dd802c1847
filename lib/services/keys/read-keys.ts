import type { Context, Scope, WorkspaceId } from "#lib/runtime/context.ts";
import { includesApi } from "#lib/domain/plan.ts";
import { Refusal } from "#lib/domain/refusal.ts";

const live = (workspaceId: WorkspaceId) => ({ workspaceId, revokedAt: null });

export async function findKey({ db, workspaceId }: Scope, id: string) {
  const key = await db.apiKey.findFirst({ where: { id, ...live(workspaceId) } });
  if (!key) throw new Refusal("resource_not_found");
  return withMaker({ db }, key);
}

export async function listKeys({ db, workspaceId }: Context) {
  const [rows, workspace] = await Promise.all([
    db.apiKey.findMany({ where: live(workspaceId), orderBy: { id: "asc" } }),
    db.workspace.findUniqueOrThrow({ where: { id: workspaceId }, include: { subscription: true } }),
  ]);
  return {
    keys: await Promise.all(rows.map((row) => withMaker({ db }, row))),
    planIncludesApi: includesApi(workspace.subscription, workspace.apiAccess),
  };
}

async function withMaker<Row extends { createdById: string }>({ db }: Pick<Context, "db">, row: Row) {
  const maker = await db.user.findUnique({ where: { id: row.createdById }, select: { name: true } });
  return { ...row, createdBy: maker?.name ?? "" };
}
