import { type Context, openSystem, type Runtime, type WorkspaceId } from "#lib/runtime/context.ts";
import type { Format } from "#lib/domain/format.ts";
import { FIRST_CHOICE, type PlanChoice, type PlanStatus, quote } from "#lib/domain/plan.ts";
import { readBalance } from "#lib/services/credits/read-balance.ts";
import { setBalance } from "#lib/services/credits/grant.ts";
import { readSubscription, startSubscription } from "#lib/services/subscriptions/subscription.ts";

type PlanChanges = { [K in keyof PlanChoice]?: PlanChoice[K] | undefined } & { status?: PlanStatus | undefined };

type Changes = PlanChanges & {
  apiAccess?: boolean | undefined;
  credits?: number | undefined;
  previewFormats?: Format[] | undefined;
};

/** The operator's word on a workspace: what is left out stays, and credits change only when said. */
export const setWorkspace = (
  runtime: Runtime,
  workspaceId: WorkspaceId,
  { apiAccess, credits, previewFormats, ...plan }: Changes,
) =>
  openSystem(runtime).transaction(async (system) => {
    const within = { ...system, workspaceId };
    await within.db.workspace.update({
      where: { id: workspaceId },
      data: { ...(apiAccess !== undefined && { apiAccess }), ...(previewFormats && { previewFormats }) },
    });
    await setPlan(within, plan);
    if (credits !== undefined) await setBalance(within, credits, within.now());
    const workspace = await within.db.workspace.findUniqueOrThrow({
      where: { id: workspaceId },
      select: { id: true, apiAccess: true, previewFormats: true, subscription: true },
    });
    return { ...workspace, credits: await readBalance(within) };
  });

async function setPlan(
  within: Pick<Context, "db" | "now" | "settings" | "workspaceId">,
  { accounts, period, posts, status }: PlanChanges,
): Promise<void> {
  if ([accounts, period, posts, status].every((said) => said === undefined)) return;
  const known = await readSubscription(within);
  const current = known ?? FIRST_CHOICE;
  const choice = {
    posts: posts ?? current.posts,
    accounts: accounts ?? current.accounts,
    period: period ?? current.period,
  };
  if (!known) await startSubscription(within, choice);
  const target = quote(choice, within.settings.prices);
  await within.db.subscription.update({
    where: { workspaceId: within.workspaceId },
    data: { ...choice, posts: target.posts, renewalCents: target.renewalCents, ...(status && { status }) },
  });
}
