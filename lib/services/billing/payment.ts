import { type Context, type Scope, type WorkspaceId, workspaceOf } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { paymentTerms, type Terms } from "#lib/db/json/billing.ts";
import { newId } from "#lib/db/id.ts";
import type { PaymentKind, PaymentStatus } from "#lib/domain/payment.ts";
import { planName } from "#lib/domain/plan.ts";

export type TermsOf<Kind extends PaymentKind> = Extract<Terms, { kind: Kind }>;

type Row = Prisma.PaymentGetPayload<object>;

const typed = (row: Row) => ({
  ...row,
  workspaceId: workspaceOf(row),
  terms: paymentTerms.read(row.terms, row.id),
});
export type PaymentRow = ReturnType<typeof typed>;

export async function readPayment({ db }: Pick<Context, "db">, id: string): Promise<PaymentRow | null> {
  const row = await db.payment.findUnique({ where: { id } });
  return row && typed(row);
}

export async function listPayments({ db }: Pick<Context, "db">, where: Prisma.PaymentFindManyArgs) {
  return (await db.payment.findMany(where)).map(typed);
}

interface NewPayment {
  terms: Terms;
  amountCents: number;
  currency: string;
  status: PaymentStatus;
  at: Date;
  /** what it stands for, once; without it each is one of its own */
  key?: string;
  expiresAt?: Date;
}

export async function createPayment({ db, workspaceId }: Scope, { at, key, terms, ...payment }: NewPayment) {
  const id = newId("pay");
  const row = await db.payment.create({
    data: { id, workspaceId, key: key ?? id, kind: terms.kind, terms, createdAt: at, ...payment },
  });
  return typed(row);
}

export const renewalKey = (workspaceId: WorkspaceId, currentPeriodEnd: Date) =>
  `renewal:${workspaceId}:${currentPeriodEnd.toISOString()}`;

/** As the provider's page and the card's statement name it. */
export const titleOf = ({ terms }: PaymentRow): string =>
  terms.kind === "pack"
    ? `Pauta: ${terms.posts} posts`
    : `Pauta ${planName(terms.choice.posts)}: ${terms.choice.posts} posts`;
