import type { Context } from "#lib/context.ts";
import { newId } from "#lib/db/id.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { NEW_BRAND } from "#lib/domain/brand.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { findProject, type ProjectRow, readProjectLimit } from "./read.ts";

export const createProject = (
  context: Context,
  { name, timezone }: { name: string; timezone: string },
): Promise<ProjectRow> =>
  context.transaction(async (tx) => {
    const { workspaceId } = context;
    await lockWorkspace(tx, workspaceId);
    const taken = await tx.project.count({ where: { workspaceId } });
    if (taken >= (await readProjectLimit(tx, workspaceId))) throw new Refusal("project_limit_reached");
    const id = newId("proj");
    await tx.project.create({
      data: {
        id,
        workspaceId,
        name,
        timezone,
        createdAt: context.now(),
        brand: { create: NEW_BRAND },
        autopilot: { create: {} },
      },
    });
    await recordAudit(tx, context, "project.created", id, { name });
    return findProject(tx, workspaceId, id);
  });
