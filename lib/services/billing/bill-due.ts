import { openSystem, type Runtime, type SystemContext, type WorkspaceId, workspaceOf } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { GRACE_DAYS, graceEnd } from "#lib/domain/payment.ts";
import {
  endSubscription,
  readSubscription,
  renewCredits,
  type SubscriptionRow,
} from "#lib/services/subscriptions/subscription.ts";
import { applyPayment } from "./apply-payment.ts";
import { listPayments, type PaymentRow, readPayment } from "./payment.ts";
import { takeRenewal } from "./renewal.ts";
import { reopenOrVoid } from "./settle-payment.ts";
import { tellPayment } from "./tell-payment.ts";

const AT_ONCE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** All that billing does by the clock; how much there was. Any number of workers may ask: each step looks again under a lock. */
export async function billDue(runtime: Runtime): Promise<number> {
  const at = runtime.now();
  const [subscriptions, checkouts, retries] = await Promise.all([
    runtime.db.subscription.findMany({
      where: {
        OR: [
          { status: { in: ["active", "trialing"] }, currentPeriodEnd: { lte: at } },
          { status: "active", creditsRenewAt: { lte: at } },
          { status: "past_due", currentPeriodEnd: { lte: new Date(at.getTime() - GRACE_DAYS * DAY_MS) } },
        ],
      },
      select: { workspaceId: true },
      orderBy: { currentPeriodEnd: "asc" },
      take: AT_ONCE,
    }),
    runtime.db.payment.findMany({ where: { status: "open", expiresAt: { lte: at } }, take: AT_ONCE }),
    runtime.db.payment.findMany({ where: { status: "failed", nextTryAt: { lte: at } }, take: AT_ONCE }),
  ]);
  const steps = [
    ...subscriptions.map((row) => ({ row, act: () => onSubscription(runtime, workspaceOf(row)) })),
    ...checkouts.map((row) => ({ row, act: () => onPayment(runtime, row, closeCheckout) })),
    ...retries.map((row) => ({ row, act: () => onPayment(runtime, row, chargeAgain) })),
  ];
  for (const { act, row } of steps) {
    // One workspace's trouble is not the next one's.
    await act().catch((error: unknown) =>
      runtime.log.warn({ err: error, workspaceId: row.workspaceId }, "what is due of a plan could not be done"),
    );
  }
  return steps.length;
}

async function closeCheckout(within: SystemContext, payment: PaymentRow): Promise<void> {
  if (payment.status === "open") await reopenOrVoid(within, payment);
}

async function chargeAgain(within: SystemContext, payment: PaymentRow): Promise<void> {
  if (payment.status === "failed" && payment.nextTryAt) await sendCharge(within, payment);
}

const onSubscription = (runtime: Runtime, workspaceId: WorkspaceId) =>
  openSystem(runtime).transaction(async (within) => {
    await lockWorkspace(within.db, workspaceId);
    const subscription = await readSubscription({ ...within, workspaceId });
    if (!subscription) return;
    const at = within.now();
    if (subscription.status === "past_due") return endUnpaid(within, subscription, at);
    if (subscription.status === "active" && subscription.creditsRenewAt <= at)
      await renewCredits(within, subscription, at);
    const isRunning = subscription.status === "active" || subscription.status === "trialing";
    if (!isRunning || subscription.currentPeriodEnd > at) return;
    if (subscription.cancelAtPeriodEnd) await endSubscription({ ...within, workspaceId }, at);
    else await renew(within, subscription);
  });

const onPayment = (
  runtime: Runtime,
  { id, workspaceId }: { id: string; workspaceId: string },
  act: (within: SystemContext, payment: PaymentRow) => Promise<void>,
) =>
  openSystem(runtime).transaction(async (within) => {
    await lockWorkspace(within.db, workspaceId);
    const payment = await readPayment(within, id);
    if (payment) await act(within, payment);
  });

/** The next period's payment, once; what is free or arranged by hand needs none. */
async function renew(within: SystemContext, subscription: SubscriptionRow): Promise<void> {
  const payment = await takeRenewal(within, subscription);
  if (payment.status !== "failed" || payment.attempts > 0) return;
  if (
    !subscription.billedManually &&
    payment.amountCents >= within.ports.billing.minimumCents &&
    payment.amountCents > 0
  ) {
    return sendCharge(within, payment);
  }
  await applyPayment(within, payment);
  await within.db.payment.update({ where: { id: payment.id }, data: { status: "paid", settledAt: within.now() } });
}

async function sendCharge({ db }: SystemContext, { id }: PaymentRow): Promise<void> {
  await db.payment.update({
    where: { id },
    data: { status: "pending", nextTryAt: null, attempts: { increment: 1 } },
  });
  await enqueue(db, "charge-payment", { paymentId: id });
}

/** Not paid in the days of grace: the plan is over. Money that is on its way is waited for. */
async function endUnpaid(within: SystemContext, subscription: SubscriptionRow, at: Date): Promise<void> {
  if (graceEnd(subscription.currentPeriodEnd) > at) return;
  const { workspaceId } = subscription;
  const waiting = await listPayments(within, {
    where: { workspaceId, kind: "renewal", status: { in: ["open", "pending", "failed"] } },
  });
  if (waiting.some(({ status }) => status === "pending")) return;
  for (const { id } of waiting) {
    await within.db.payment.update({ where: { id }, data: { status: "void", nextTryAt: null, expiresAt: null } });
  }
  await endSubscription({ ...within, workspaceId }, at);
  const [last] = waiting;
  if (last) await tellPayment(within, last, "plan_ended");
}
