import type { Focus, OwnPicture } from "#lib/domain/own-picture.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";

export interface ChosenPicture {
  readonly id: string;
  readonly focus: Focus | null;
}

/** Pictures of a project's library as a person chose them; one that is not in it is refused by its field. */
export async function choosePictures(
  { db }: Pick<Context, "db">,
  projectId: string,
  chosen: readonly ChosenPicture[],
  field: string,
): Promise<(OwnPicture & { readonly said: string })[]> {
  const ids = chosen.map(({ id }) => id);
  const where = { id: { in: ids }, projectId, purpose: "picture", postId: null, removedAt: null } as const;
  const select = { id: true, key: true, altText: true, description: true };
  const found = new Map((await db.media.findMany({ where, select })).map((row) => [row.id, row]));
  return chosen.map(({ focus, id }, index) => {
    const row = found.get(id);
    if (!row) throw new Refusal("resource_not_found", { field: `${field}.${index}.id` });
    return { id, key: row.key, focus, matched: null, said: row.altText ?? row.description ?? "" };
  });
}
