import { PARTS } from "#lib/domain/provider.ts";
import type { Context } from "#lib/runtime/context.ts";

/** Who makes each part of this workspace's posts: built in, as the installation has it, or its own. */
export async function readProviders({ db, ports, settings, workspaceId }: Context) {
  const rows = await db.providerSetting.findMany({ where: { workspaceId } });
  const parts = PARTS.map((part) => {
    const installed = settings.providers.find((provider) => provider.part === part && provider.address !== null);
    return { part, own: rows.find((row) => row.part === part) ?? null, installed: installed?.name ?? null };
  });
  return { parts, isLocal: ports.makers.isLocal };
}
