import type { Context } from "#lib/runtime/context.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { findProject, type ProjectRow } from "./read-projects.ts";

export const renameProject = (context: Context, id: string, name: string): Promise<ProjectRow> =>
  context.transaction(async (within) => {
    const project = await findProject(within, id);
    await within.db.project.update({ where: { id: project.id }, data: { name } });
    await recordAudit(within, "project.renamed", project.id, { name, before: project.name });
    return { ...project, name };
  });
