import type { Context, WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { blockersOf } from "#lib/domain/autopilot.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readBalance } from "#lib/services/credits/read.ts";

export async function findAutopilot(tx: Tx, workspaceId: WorkspaceId, projectId: string) {
  const project = await tx.project.findFirst({
    where: { id: projectId, workspaceId },
    select: {
      id: true,
      timezone: true,
      autopilot: true,
      social: { select: { brokenReason: true } },
      slots: { orderBy: [{ dayOfWeek: "asc" }, { hour: "asc" }] },
    },
  });
  if (!project?.autopilot) throw new Refusal("resource_not_found");
  const { autopilot, slots, social } = project;
  const blockers = blockersOf({
    slots: slots.length,
    social: social !== null && social.brokenReason === null,
    credits: await readBalance(tx, workspaceId),
  });
  return { ...project, autopilot, blockers };
}

export type AutopilotRow = Awaited<ReturnType<typeof findAutopilot>>;

export const readAutopilot = ({ db, workspaceId }: Context, projectId: string): Promise<AutopilotRow> =>
  findAutopilot(db, workspaceId, projectId);
