import { type SystemContext, workspaceOf } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { FIRST_CHOICE } from "#lib/domain/plan.ts";
import { startTrialPeriod } from "#lib/services/subscriptions/subscription.ts";

/** A person's own first workspace, on trial where there is one: enough credits to see every step through. */
export async function beginWorkspace(
  within: SystemContext,
  { id: userId, name }: { id: string; name: string },
): Promise<void> {
  const at = within.now();
  const { id } = await within.db.workspace.create({ data: { id: newId("ws"), name, createdAt: at } });
  const workspaceId = workspaceOf({ workspaceId: id });
  await within.db.member.create({ data: { id: newId("mem"), workspaceId, userId, role: "owner", joinedAt: at } });
  if (within.settings.trialDays > 0) await startTrialPeriod({ ...within, workspaceId }, FIRST_CHOICE);
}
