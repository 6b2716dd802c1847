import { newId } from "#lib/db/id.ts";
import type { PieceKind } from "#lib/domain/first-comment.ts";
import { HASHTAGS_MAX } from "#lib/domain/limits.ts";
import { hashtagsIn } from "#lib/domain/hashtag.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

const MOST = 100;
const SHOWN = { id: true, kind: true, name: true, text: true } as const;

export async function listCaptionPieces(context: Context, id: string) {
  const { id: projectId } = await findProject(context, id);
  return context.db.captionPiece.findMany({ where: { projectId }, orderBy: { name: "asc" }, select: SHOWN });
}

interface NewPiece {
  readonly kind: PieceKind;
  readonly name: string;
  readonly text: string;
}

/** Keeps a text for captions. A hashtag set is nothing but one to five hashtags. */
export const saveCaptionPiece = (context: Context, id: string, { kind, name, text }: NewPiece) =>
  context.transaction(async (within) => {
    const { id: projectId } = await findProject(within, id);
    const said = text.trim();
    if (kind === "hashtags") {
      const count = hashtagsIn(said).length;
      const isBare = said.split(/\s+/).every((word) => /^#[\p{L}\p{N}_]+$/u.test(word));
      if (!isBare || count === 0 || count > HASHTAGS_MAX) {
        throw new Refusal("field_invalid", { field: "text", detail: `de 1 a ${HASHTAGS_MAX} hashtags, e nada mais` });
      }
    }
    if ((await within.db.captionPiece.count({ where: { projectId } })) >= MOST) throw new Refusal("library_full");
    const data = { id: newId("piece"), projectId, kind, name: name.trim(), text: said, createdAt: within.now() };
    return within.db.captionPiece.create({ data, select: SHOWN });
  });

export async function deleteCaptionPiece({ db, workspaceId }: Context, id: string): Promise<void> {
  const { count } = await db.captionPiece.deleteMany({ where: { id, project: { workspaceId } } });
  if (count === 0) throw new Refusal("resource_not_found");
}
