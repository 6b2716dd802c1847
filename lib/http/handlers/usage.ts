import { capUsage as cap } from "#lib/services/usage/cap-usage.ts";
import { listHolds as list } from "#lib/services/usage/list-holds.ts";
import { readUsage as read } from "#lib/services/usage/read-usage.ts";
import type { Handler } from "./handler.ts";

export const readUsage: Handler<"readUsage"> = async (context) => {
  const { month, months, ...usage } = await read(context);
  return {
    ...usage,
    month: { ...month, from: month.from.toISOString(), to: month.to.toISOString() },
    months: months.map(({ from, to: _, ...taken }) => ({ ...taken, from: from.toISOString() })),
  };
};

export const capUsage: Handler<"capUsage"> = async (context, { body: { capCents } }) => {
  await cap(context, capCents);
  return { capCents };
};

export const listHolds: Handler<"listHolds"> = async (context) => ({
  holds: (await list(context)).map(({ heldUntil, since, ...hold }) => ({
    ...hold,
    since: since.toISOString(),
    until: heldUntil.toISOString(),
  })),
});
