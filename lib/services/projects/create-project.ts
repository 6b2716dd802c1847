import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { NEW_BRAND } from "#lib/domain/brand.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { findProject, type ProjectRow, readProjectLimit } from "./read-projects.ts";

export const createProject = (
  context: Context,
  { name, timezone }: { name: string; timezone: string },
): Promise<ProjectRow> =>
  context.transaction(async (within) => {
    const { workspaceId } = within;
    await lockWorkspace(within.db, workspaceId);
    const taken = await within.db.project.count({ where: { workspaceId } });
    if (taken >= (await readProjectLimit(within))) throw new Refusal("project_limit_reached");
    const id = newId("proj");
    await within.db.project.create({
      data: {
        id,
        workspaceId,
        name,
        timezone,
        createdAt: within.now(),
        brand: { create: NEW_BRAND },
        autopilot: { create: {} },
      },
    });
    await recordAudit(within, "project.created", id, { name });
    return findProject(within, id);
  });
