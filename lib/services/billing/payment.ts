import * as z from "zod";
import { type WorkspaceId, workspaceOf } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import type { PaymentKind, PaymentStatus } from "#lib/domain/payment.ts";
import { PERIODS, planName } from "#lib/domain/plan.ts";

const choice = z.object({ posts: z.int(), accounts: z.int(), period: z.enum(PERIODS) });

/** What a payment buys. An upgrade and a renewal also say of which period, for they fit no other. */
const Terms = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("plan"), choice }),
  z.object({ kind: z.literal("upgrade"), choice, from: choice, periodEnd: z.coerce.date() }),
  z.object({
    kind: z.literal("renewal"),
    choice,
    renewalCents: z.int(),
    isChange: z.boolean(),
    periodEnd: z.coerce.date(),
  }),
  z.object({ kind: z.literal("pack"), posts: z.int() }),
]);
type Terms = z.output<typeof Terms>;
export type TermsOf<Kind extends PaymentKind> = Extract<Terms, { kind: Kind }>;

type Row = NonNullable<Awaited<ReturnType<Tx["payment"]["findUnique"]>>>;

const typed = (row: Row) => ({
  ...row,
  workspaceId: workspaceOf(row),
  // The columns' check constraints admit nothing else.
  kind: row.kind as PaymentKind,
  status: row.status as PaymentStatus,
  terms: Terms.parse(row.terms),
});
export type PaymentRow = ReturnType<typeof typed>;

export async function readPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  const row = await tx.payment.findUnique({ where: { id } });
  return row && typed(row);
}

export async function listPayments(tx: Tx, where: NonNullable<Parameters<Tx["payment"]["findMany"]>[0]>) {
  return (await tx.payment.findMany(where)).map(typed);
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

export async function createPayment(tx: Tx, workspaceId: WorkspaceId, { at, key, terms, ...payment }: NewPayment) {
  const id = newId("pay");
  const row = await tx.payment.create({
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
