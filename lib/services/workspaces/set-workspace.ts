import type { Runtime, WorkspaceId } from "#lib/context.ts";
import { FIRST_CHOICE, type PlanChoice, type PlanStatus, quote } from "#lib/domain/plan.ts";
import { readBalance } from "#lib/services/credits/read.ts";
import { setBalance } from "#lib/services/credits/grant.ts";
import { startSubscription } from "#lib/services/plan/subscription.ts";

type Changes = { [K in keyof PlanChoice]?: PlanChoice[K] | undefined } & {
  status?: PlanStatus | undefined;
  apiAccess?: boolean | undefined;
  credits?: number | undefined;
  previewFormats?: string[] | undefined;
};

/** The operator's word on a workspace: what is left out stays, and credits change only when said. */
export const setWorkspace = (runtime: Runtime, workspaceId: WorkspaceId, changes: Changes) =>
  runtime.db.$transaction(async (tx) => {
    const { apiAccess, credits, previewFormats } = changes;
    await tx.workspace.update({
      where: { id: workspaceId },
      data: { ...(apiAccess !== undefined && { apiAccess }), ...(previewFormats && { previewFormats }) },
    });
    if (
      ["posts", "accounts", "period", "status"].some(
        (name) => name in changes && changes[name as "posts"] !== undefined,
      )
    ) {
      const known = await tx.subscription.findUnique({ where: { workspaceId } });
      const current = known ? { ...known, period: known.period as PlanChoice["period"] } : FIRST_CHOICE;
      const choice = {
        posts: changes.posts ?? current.posts,
        accounts: changes.accounts ?? current.accounts,
        period: changes.period ?? current.period,
      };
      if (!known) await startSubscription(runtime, tx, workspaceId, choice);
      const { accounts, period, posts, renewalCents } = quote(choice, runtime.settings.prices);
      await tx.subscription.update({
        where: { workspaceId },
        data: { accounts, period, posts, renewalCents, ...(changes.status && { status: changes.status }) },
      });
    }
    if (credits !== undefined) await setBalance(tx, workspaceId, credits, runtime.now());
    const workspace = await tx.workspace.findUniqueOrThrow({
      where: { id: workspaceId },
      select: { id: true, apiAccess: true, previewFormats: true, subscription: true },
    });
    return { ...workspace, credits: await readBalance(tx, workspaceId) };
  });
