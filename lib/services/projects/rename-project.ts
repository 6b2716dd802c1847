import type { Context } from "#lib/context.ts";
import { findProject, type ProjectRow } from "./read.ts";

export const renameProject = (context: Context, id: string, name: string): Promise<ProjectRow> =>
  context.transaction(async (tx) => {
    const project = await findProject(tx, context.workspaceId, id);
    await tx.project.update({ where: { id: project.id }, data: { name } });
    return { ...project, name };
  });
