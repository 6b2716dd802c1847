import * as z from "zod";
import { pictureIdea } from "#lib/db/json/picture.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { matchPictures } from "#lib/services/library/match-pictures.ts";
import type { Making } from "./making.ts";

const LOOKED_AT = 500;

/** What a project's library shows, the newest first. */
export const findPictures = ({ db }: Pick<Runtime, "db">, projectId: string) =>
  db.media.findMany({
    where: { projectId, purpose: "picture", postId: null, removedAt: null },
    orderBy: { id: "desc" },
    take: LOOKED_AT,
    select: { id: true, key: true, description: true, altText: true, tags: true },
  });

interface Asked {
  readonly idea: PictureIdea;
  /** what the page says */
  readonly beside: string;
}

/**
 * The same ideas, with the project's own pictures where its library is known to have what one asks for. Settled once:
 * another try shows the same, whatever was uploaded meanwhile.
 */
export async function withOwn(
  { post, runtime, steps }: Making,
  asked: readonly (Asked | null)[],
): Promise<(PictureIdea | null)[]> {
  return steps.run("writing.pictures", z.array(pictureIdea.nullable()), async () => {
    const isOpen = asked.some((wish) => wish && !wish.idea.own);
    const library = isOpen ? await findPictures(runtime, post.projectId) : [];
    const wishes = asked.map((wish) =>
      wish && !wish.idea.own ? { subject: wish.idea.subject, beside: wish.beside } : null,
    );
    const found = matchPictures(library, wishes, post.language);
    return asked.map((wish, index) => {
      const match = found[index];
      if (!wish || !match) return wish && wish.idea;
      const { id, key } = match.picture;
      return { ...wish.idea, own: [{ id, key, focus: null, matched: match.matched }] };
    });
  });
}
