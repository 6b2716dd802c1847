import type { Context } from "#lib/runtime/context.ts";
import { nextReport } from "#lib/domain/autopilot.ts";
import { requirePublisher } from "./require-publisher.ts";
import { takeGrid } from "./plan-project.ts";
import { type AutopilotRow, findAutopilot } from "./read-autopilot.ts";

interface AutopilotEdit {
  requiresApproval?: boolean | undefined;
  emailReport?: boolean | undefined;
}

export const updateAutopilot = (
  context: Context,
  projectId: string,
  { emailReport, requiresApproval }: AutopilotEdit,
): Promise<AutopilotRow> =>
  context.transaction(async (within) => {
    requirePublisher(within);
    await takeGrid(within, projectId);
    const { autopilot, id, timezone } = await findAutopilot(within, projectId);
    const reports = emailReport ?? autopilot.emailReport;
    await within.db.autopilot.update({
      where: { projectId: id },
      data: {
        ...(requiresApproval !== undefined && { requiresApproval }),
        emailReport: reports,
        reportAt: reports ? (autopilot.reportAt ?? nextReport(timezone, within.now())) : null,
      },
    });
    return findAutopilot(within, projectId);
  });
