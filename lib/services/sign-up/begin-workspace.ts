import { type Runtime, workspaceOf } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { FIRST_CHOICE } from "#lib/domain/plan.ts";
import { startTrialPeriod } from "#lib/services/plan/subscription.ts";

/** A person's own first workspace, on trial where there is one: enough credits to see every step through. */
export async function beginWorkspace(
  runtime: Runtime,
  tx: Tx,
  { id: userId, name }: { id: string; name: string },
): Promise<void> {
  const at = runtime.now();
  const { id } = await tx.workspace.create({ data: { id: newId("ws"), name, createdAt: at } });
  const workspaceId = workspaceOf({ workspaceId: id });
  await tx.member.create({ data: { id: newId("mem"), workspaceId, userId, role: "owner", joinedAt: at } });
  if (runtime.settings.trialDays > 0) await startTrialPeriod(runtime, tx, workspaceId, FIRST_CHOICE);
}
