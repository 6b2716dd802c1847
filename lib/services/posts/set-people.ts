import { asJson } from "#lib/db/json/as-json.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { handleIn, type People } from "#lib/domain/people.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { takePost } from "./read-posts.ts";
import { saveContent, requireEditable } from "./save-post.ts";

interface Wanted {
  collaborators: readonly string[];
  tags: readonly { handle: string; slideId?: string | undefined; x?: number | undefined; y?: number | undefined }[];
}

const MIDDLE = 0.5;

/** Who is named on a post at the network: in a picture at a place, in a film without one. */
export const setPeople = (context: Context, id: string, wanted: Wanted): Promise<void> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    requireEditable(within, post);
    const { isVideo } = FORMAT_RULES[post.format];
    const tags = wanted.tags.map(({ handle, slideId, x = MIDDLE, y = MIDDLE }) => {
      const name = named(handle, "tags");
      if (isVideo) return { handle: name, slideId: null, x: null, y: null };
      if (!post.slides.some((slide) => slide.id === slideId)) throw new Refusal("resource_not_found");
      return { handle: name, slideId: slideId ?? null, x, y };
    });
    const people: People = {
      collaborators: [...new Set(wanted.collaborators.map((handle) => named(handle, "collaborators")))],
      tags: tags.filter((tag, index) => index === tags.findIndex((one) => isSame(one, tag))),
    };
    await saveContent(within, post, { people: asJson(people) });
  });

const isSame = (one: People["tags"][number], other: People["tags"][number]) =>
  one.handle === other.handle && one.slideId === other.slideId;

function named(text: string, field: string): string {
  const handle = handleIn(text);
  if (handle === null) throw new Refusal("field_invalid", { field, detail: "nome de usuário" });
  return handle;
}
