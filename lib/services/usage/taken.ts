import { Prisma } from "#lib/db/generated/client.ts";
import type { Part } from "#lib/domain/provider.ts";

export interface Taken {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  pictures: number;
  seconds: number;
  /** null: nobody said what any of them costs */
  cost: number | null;
  /** calls that answered and have no price */
  unpriced: number;
}

export interface OfProvider extends Taken {
  part: Part;
  provider: string;
  faults: number;
}

export const NOTHING: Taken = {
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  pictures: 0,
  seconds: 0,
  cost: null,
  unpriced: 0,
};

/** As numbers: a month of many workspaces reads more tokens than an integer of the database counts. */
export const TAKEN = Prisma.sql`count(*)::int AS calls, coalesce(sum("inputTokens"), 0)::float8 AS "inputTokens",
  coalesce(sum("outputTokens"), 0)::float8 AS "outputTokens", coalesce(sum("pictures"), 0)::int AS pictures,
  coalesce(sum("seconds"), 0) AS seconds, sum("cost") AS cost,
  count(*) FILTER (WHERE "cost" IS NULL AND "fault" IS NULL)::int AS unpriced`;
