import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { type Part, ProviderFault } from "#lib/domain/provider.ts";
import type { Makers } from "#lib/ports/makers.ts";
import type { Spent, Use } from "#lib/ports/use.ts";
import { isHolding } from "#lib/domain/provider-hold.ts";
import { type Asked, noteFault, noteSuccess, passHold } from "#lib/services/providers/holds.ts";
import { recordUsage, type Whose } from "./record-usage.ts";
import { requireSpendable } from "./spending.ts";
import { tellHeld } from "./tell-held.ts";

/** Who asks a maker, for whom, and until when. */
export interface Asking {
  readonly runtime: Runtime;
  readonly makers: Makers;
  readonly signal: AbortSignal;
  readonly whose: Whose;
}

/**
 * Asks one of the makers. A model is asked only while it is not left alone and the month has money for it, and
 * whatever it takes is counted.
 */
export async function askMaker<P extends Part, Result>(
  { makers, runtime, signal, whose }: Asking,
  part: P,
  call: (maker: Makers[P], use: Use) => Promise<Result>,
): Promise<Result> {
  const maker: Makers[P] = makers[part];
  if (!maker.isModel) return call(maker, { signal });
  const isOurs = maker === runtime.ports[part];
  const asked = { part, provider: maker.name, workspaceId: isOurs ? null : whose.workspaceId };
  await requireSpendable(runtime, whose.workspaceId);
  const isTrial = await passHold(runtime, asked);
  const calls: Spent[] = [];
  try {
    const made = await call(maker, { signal, spent: (what) => calls.push(what) });
    // Where another writer stood in for it, its last call tells.
    const { fault = null } = calls.at(-1) ?? {};
    await keep(runtime, { asked, whose, isTrial, calls }, fault && { kind: fault, retryAfterMs: null });
    return made;
  } catch (error) {
    const fault = error instanceof ProviderFault ? error : null;
    const isCounted = !fault || calls.at(-1)?.fault === fault.kind;
    const untold = isCounted
      ? []
      : [{ part, provider: maker.name, step: part, cost: null, durationMs: 0, fault: fault.kind }];
    await keep(runtime, { asked, whose, isTrial, calls: [...calls, ...untold] }, fault ?? "nothing");
    throw error;
  }
}

interface Done {
  readonly asked: Asked;
  readonly whose: Whose;
  readonly isTrial: boolean;
  readonly calls: readonly Spent[];
}

type Outcome = Pick<ProviderFault, "kind" | "retryAfterMs"> | null | "nothing";

/** What was made is not lost with the count of it. */
async function keep(runtime: Runtime, { asked, calls, isTrial, whose }: Done, outcome: Outcome): Promise<void> {
  try {
    await recordUsage(runtime, whose, calls);
    if (outcome === "nothing") return;
    if (outcome === null || outcome.kind === "subject_refused") return await noteSuccess(runtime, asked);
    const { kind, retryAfterMs } = outcome;
    if (!isHolding(kind) || !(await noteFault(runtime, asked, { kind, retryAfterMs }, isTrial))) return;
    runtime.log.warn({ ...asked, fault: kind }, "a provider is left alone for a while");
    await openSystem(runtime).transaction((within) => tellHeld(within, whose.workspaceId, asked, kind));
  } catch (error) {
    runtime.log.error({ err: error, ...asked, calls }, "what a provider took was not kept");
  }
}
