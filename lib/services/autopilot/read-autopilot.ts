import type { Scope } from "#lib/runtime/context.ts";
import { blockersOf } from "#lib/domain/autopilot.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readBalance } from "#lib/services/credits/read-balance.ts";

export async function findAutopilot({ db, workspaceId }: Scope, projectId: string) {
  const project = await db.project.findFirst({
    where: { id: projectId, workspaceId },
    select: {
      id: true,
      timezone: true,
      requiresApproval: true,
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
    credits: await readBalance({ db, workspaceId }),
  });
  return { ...project, autopilot, blockers };
}

export type AutopilotRow = Awaited<ReturnType<typeof findAutopilot>>;
