import type { Context } from "#lib/context.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { findProject, type ProjectRow } from "./read.ts";

export const renameProject = (context: Context, id: string, name: string): Promise<ProjectRow> =>
  context.transaction(async (tx) => {
    const project = await findProject(tx, context.workspaceId, id);
    await tx.project.update({ where: { id: project.id }, data: { name } });
    await recordAudit(tx, context, "project.renamed", project.id, { name, before: project.name });
    return { ...project, name };
  });
