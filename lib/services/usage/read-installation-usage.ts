import { monthOf } from "#lib/domain/usage.ts";
import type { Context } from "#lib/runtime/context.ts";
import { requireOwner } from "#lib/services/installation/owner.ts";
import { NOTHING, type OfProvider, type Taken, TAKEN } from "./taken.ts";

const MONTHS_BACK = 11;

interface OfMonth extends Taken {
  from: Date;
}

/** What the providers of all workspaces took, this month and before. */
export async function readInstallationUsage(context: Context) {
  await requireOwner(context);
  const { db, now, settings } = context;
  const { from, to } = monthOf(now());
  const since = monthOf(now(), MONTHS_BACK).from;
  const [months, providers] = await Promise.all([
    db.$queryRaw<OfMonth[]>`
      SELECT date_trunc('month', "at", 'UTC') AS "from", ${TAKEN} FROM "UsageEntry"
      WHERE "at" >= ${since} AND "at" < ${to} GROUP BY 1 ORDER BY 1 DESC`,
    db.$queryRaw<(OfProvider & OfMonth)[]>`
      SELECT date_trunc('month', "at", 'UTC') AS "from", "part", "provider", count("fault")::int AS faults, ${TAKEN}
      FROM "UsageEntry" WHERE "at" >= ${since} AND "at" < ${to}
      GROUP BY 1, 2, 3 ORDER BY cost DESC NULLS LAST, calls DESC, 2, 3`,
  ]);
  const isThis = ({ from: of }: OfMonth) => of.getTime() === from.getTime();
  const withThis = months.some(isThis) ? months : [{ ...NOTHING, from }, ...months];
  return {
    currency: settings.prices.currency,
    months: withThis.map((month) => ({
      ...month,
      providers: providers
        .filter(({ from: of }) => of.getTime() === month.from.getTime())
        .map(({ from: _, ...provider }) => provider),
    })),
  };
}
