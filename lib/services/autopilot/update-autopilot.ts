import type { Context } from "#lib/context.ts";
import { nextReport } from "#lib/domain/autopilot.ts";
import { takeGrid } from "./plan-project.ts";
import { type AutopilotRow, findAutopilot } from "./read.ts";

interface AutopilotEdit {
  requiresApproval?: boolean | undefined;
  emailReport?: boolean | undefined;
}

export const updateAutopilot = (
  context: Context,
  projectId: string,
  { emailReport, requiresApproval }: AutopilotEdit,
): Promise<AutopilotRow> =>
  context.transaction(async (tx) => {
    await takeGrid(tx, projectId);
    const { autopilot, id, timezone } = await findAutopilot(tx, context.workspaceId, projectId);
    const reports = emailReport ?? autopilot.emailReport;
    await tx.autopilot.update({
      where: { projectId: id },
      data: {
        ...(requiresApproval !== undefined && { requiresApproval }),
        emailReport: reports,
        reportAt: reports ? (autopilot.reportAt ?? nextReport(timezone, context.now())) : null,
      },
    });
    return findAutopilot(tx, context.workspaceId, projectId);
  });
