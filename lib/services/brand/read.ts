import type { Context, WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import type { Language } from "#lib/domain/language.ts";
import { Refusal } from "#lib/domain/refusal.ts";

/** A project with its brand; every project has one from its first day. */
export async function findBrand(tx: Tx, workspaceId: WorkspaceId, projectId: string) {
  const project = await tx.project.findFirst({
    where: { id: projectId, workspaceId },
    select: { id: true, language: true, brand: true, palettes: { orderBy: { position: "asc" } } },
  });
  if (!project?.brand) throw new Refusal("resource_not_found");
  // The column's check constraint admits nothing else.
  return { ...project, brand: project.brand, language: project.language as Language };
}

export type BrandRow = Awaited<ReturnType<typeof findBrand>>;

export const readBrand = ({ db, workspaceId }: Context, projectId: string): Promise<BrandRow> =>
  findBrand(db, workspaceId, projectId);
