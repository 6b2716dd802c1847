import type { Context, Runtime } from "#lib/runtime/context.ts";
import { ProviderHeld } from "#lib/domain/patience.ts";
import type { Part } from "#lib/domain/provider.ts";
import { type HoldingFault, pauseAfter, TRIAL_MS } from "#lib/domain/provider-hold.ts";

/** One provider by one key. */
export interface Asked {
  readonly part: Part;
  readonly provider: string;
  /** null: by the installation's key */
  readonly workspaceId: string | null;
}

type Stored = Pick<Runtime, "db" | "now">;

const keyOf = ({ part, provider, workspaceId }: Asked) => [part, provider, workspaceId ?? ""].join("\n");

/** Whether it is a trial: of a provider that was left alone for its while, one post may see how it does. */
export async function passHold({ db, now }: Stored, asked: Asked): Promise<boolean> {
  const key = keyOf(asked);
  const held = await db.providerHold.findUnique({ where: { key } });
  if (!held?.heldUntil) return false;
  const at = now();
  const until = new Date(at.getTime() + TRIAL_MS);
  const { count } = await db.providerHold.updateMany({
    where: { key, heldUntil: { lte: at } },
    data: { heldUntil: until },
  });
  if (count === 1) return true;
  throw new ProviderHeld({
    provider: asked.provider,
    kind: held.fault,
    until: held.heldUntil > at ? held.heldUntil : until,
  });
}

/** It made something: whoever waits for it may go on. */
export const noteSuccess = async ({ db }: Stored, asked: Asked): Promise<void> => {
  await db.providerHold.deleteMany({ where: { key: keyOf(asked) } });
};

/** Counts a fault; whether with this one the provider is left alone. Of many that were under way at once one counts. */
export async function noteFault(
  { db, now }: Stored,
  asked: Asked,
  { kind, retryAfterMs }: { kind: HoldingFault; retryAfterMs: number | null },
  isTrial: boolean,
): Promise<boolean> {
  const key = keyOf(asked);
  const at = now();
  return db.$transaction(async (tx) => {
    const create = { key, ...asked, fault: kind, faults: 0, since: at };
    await tx.providerHold.createMany({ data: [create], skipDuplicates: true });
    const rows = await tx.$queryRaw<{ faults: number; heldUntil: Date | null }[]>`
      SELECT "faults", "heldUntil" FROM "ProviderHold" WHERE "key" = ${key} FOR UPDATE`;
    const { faults = 0, heldUntil = null } = rows[0] ?? {};
    if (heldUntil && heldUntil > at && !isTrial) return false;
    const pause = pauseAfter(faults + 1, retryAfterMs);
    const until = pause === null ? null : new Date(at.getTime() + pause);
    await tx.providerHold.update({ where: { key }, data: { fault: kind, faults: faults + 1, heldUntil: until } });
    return until !== null && heldUntil === null;
  });
}

/** A workspace's key was changed: what the last one did says nothing of it. */
export const forgetHolds = ({ db, workspaceId }: Pick<Context, "db" | "workspaceId">, part: Part) =>
  db.providerHold.deleteMany({ where: { workspaceId, part } });
