import type { Scope } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

/** A project with its brand; every project has one from its first day. */
export async function findBrand({ db, workspaceId }: Scope, projectId: string) {
  const project = await db.project.findFirst({
    where: { id: projectId, workspaceId },
    select: { id: true, language: true, brand: true, palettes: { orderBy: { position: "asc" } } },
  });
  if (!project?.brand) throw new Refusal("resource_not_found");
  return { ...project, brand: project.brand };
}

export type BrandRow = Awaited<ReturnType<typeof findBrand>>;
