import { postPeople } from "#lib/db/json/post.ts";
import type { Snapshot } from "#lib/db/json/publication.ts";
import { NOBODY, type PersonTag } from "#lib/domain/people.ts";
import { altTextOf } from "#lib/domain/slide.ts";
import type { PostRow } from "./read-posts.ts";

const placed = ({ handle, x, y }: PersonTag) => ({ handle, x, y });

/** What is sent is what the post is now, whatever is changed later. */
export const snapshotOf = ({ coverKey, id, media, people, slides, textContent }: PostRow): Snapshot => {
  const { collaborators, tags } = postPeople.find(people, id) ?? NOBODY;
  const isOn = (index: number) => (tag: PersonTag) => tag.slideId === (slides[index]?.id ?? null);
  return {
    caption: textContent ?? "",
    collaborators: [...collaborators],
    containerTries: 0,
    media: media.map(({ key, type }, index) => ({
      key,
      type,
      coverKey: type === "video" ? coverKey : null,
      altText: slides[index]?.altText ?? altTextOf(slides[index]?.fields ?? {}),
      tags: tags.filter(isOn(index)).map(placed),
    })),
  };
};
