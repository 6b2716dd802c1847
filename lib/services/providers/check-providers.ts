import { PARTS, type Part } from "#lib/domain/provider.ts";
import type { Trial } from "#lib/domain/vendor.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findOwn } from "./provider-row.ts";

const WITHIN_MS = 20_000;

interface Checked extends Trial {
  readonly part: Part;
  readonly owner: "installation" | "workspace";
  readonly name: string;
}

/** Whether who makes this workspace's posts answers: the provider of its own, else the installation's. */
export async function checkProviders(context: Context): Promise<{ checkedAt: Date; trials: Checked[] }> {
  const { now, ports, settings, workspaceId } = context;
  const signal = AbortSignal.timeout(WITHIN_MS);
  const own = await findOwn(context, workspaceId);
  const isOurs = (part: Part) => !own.some((one) => one.part === part);
  const [byWorkspace, byInstallation] = await Promise.all([
    Promise.all(
      own.map(async (one): Promise<Checked> => {
        const trial = await ports.makers.check(one, signal);
        return { part: one.part, owner: "workspace", name: `${one.vendor} ${one.model}`, ...trial };
      }),
    ),
    ports.makers.checkInstalled(PARTS.filter(isOurs), signal),
  ]);
  const trials = PARTS.flatMap((part): Checked[] => {
    const trial = byInstallation[part];
    const name = settings.providers.find((provider) => provider.part === part)?.name ?? "";
    const mine = byWorkspace.filter((one) => one.part === part);
    return trial ? [{ part, owner: "installation", name, ...trial }] : mine;
  });
  return { checkedAt: now(), trials };
}
