import type { Runtime, WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { FIRST_CHOICE, type PlanChoice, type PlanStatus, quote } from "#lib/domain/plan.ts";
import { readBalance } from "#lib/services/credits/read.ts";
import { setBalance } from "#lib/services/credits/grant.ts";
import { readSubscription, startSubscription } from "#lib/services/plan/subscription.ts";

type PlanChanges = { [K in keyof PlanChoice]?: PlanChoice[K] | undefined } & { status?: PlanStatus | undefined };

type Changes = PlanChanges & {
  apiAccess?: boolean | undefined;
  credits?: number | undefined;
  previewFormats?: string[] | undefined;
};

/** The operator's word on a workspace: what is left out stays, and credits change only when said. */
export const setWorkspace = (
  runtime: Runtime,
  workspaceId: WorkspaceId,
  { apiAccess, credits, previewFormats, ...plan }: Changes,
) =>
  runtime.db.$transaction(async (tx) => {
    await tx.workspace.update({
      where: { id: workspaceId },
      data: { ...(apiAccess !== undefined && { apiAccess }), ...(previewFormats && { previewFormats }) },
    });
    await setPlan(runtime, tx, workspaceId, plan);
    if (credits !== undefined) await setBalance(tx, workspaceId, credits, runtime.now());
    const workspace = await tx.workspace.findUniqueOrThrow({
      where: { id: workspaceId },
      select: { id: true, apiAccess: true, previewFormats: true, subscription: true },
    });
    return { ...workspace, credits: await readBalance(tx, workspaceId) };
  });

async function setPlan(
  runtime: Runtime,
  tx: Tx,
  workspaceId: WorkspaceId,
  { accounts, period, posts, status }: PlanChanges,
): Promise<void> {
  if ([accounts, period, posts, status].every((said) => said === undefined)) return;
  const known = await readSubscription(tx, workspaceId);
  const current = known ?? FIRST_CHOICE;
  const choice = {
    posts: posts ?? current.posts,
    accounts: accounts ?? current.accounts,
    period: period ?? current.period,
  };
  if (!known) await startSubscription(runtime, tx, workspaceId, choice);
  const target = quote(choice, runtime.settings.prices);
  await tx.subscription.update({
    where: { workspaceId },
    data: { ...choice, posts: target.posts, renewalCents: target.renewalCents, ...(status && { status }) },
  });
}
