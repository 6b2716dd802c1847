import type { Draft, InfographicDraft, PictureIdea } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { HOOK_MAX, SCENE_TEXT_MAX } from "#lib/domain/limits.ts";
import type { OwnPicture } from "#lib/domain/own-picture.ts";
import { plainValue } from "#lib/domain/slide.ts";
import { sentencesOf } from "#lib/writing/draft/script.ts";
import { findPicture, shapes } from "#lib/writing/embedded/find-picture.ts";

/** A post's texts and pictures as a person gives them. */
interface OwnWords {
  readonly title: string;
  readonly caption: string;
  readonly pages: readonly { readonly title: string; readonly body: string; readonly own: readonly OwnPicture[] }[];
  readonly script: string;
  readonly photos: readonly OwnPicture[];
  readonly blocks: readonly [string, string, string];
  readonly kind: InfographicDraft["kind"];
}

type Words = OwnWords & { readonly language: Language };

const cut = (text: string, max: number): string => [...text].slice(0, max).join("");

/** What a page shows: what was chosen for it, else what it names. */
const ideaOf = (text: string, own: readonly OwnPicture[], language: Language): PictureIdea => ({
  ...(findPicture(text, language, "bright") ?? shapes("bright")),
  ...(own.length > 0 && { own: [...own] }),
});

const narration = ({ caption, language, photos, script, title }: Words) => {
  const sentences = sentencesOf(script);
  return {
    title,
    caption,
    hook: cut(title, HOOK_MAX),
    script,
    scenes: sentences.map((words) => ({
      words,
      type: "highlight" as const,
      fields: { text: cut(words, SCENE_TEXT_MAX) },
    })),
    photos: sentences.map((sentence, index) => {
      const own = photos[index % Math.max(1, photos.length)];
      return ideaOf(sentence, own ? [own] : [], language);
    }),
  };
};

/** The draft that a writer would have given, of a person's own words: nothing is added to them. */
export const OWN_DRAFTS: { readonly [F in Format]: (words: Words) => Extract<Draft, { format: F }> } = {
  carousel: ({ caption, language, pages, title }) => ({
    format: "carousel",
    title,
    caption,
    slides: pages.map(({ body, own, title: head }, index) => {
      const text = plainValue(body);
      const found = findPicture(`${head} ${body}`, language, "bright");
      return {
        layoutId: index === 0 ? "cover" : own.length > 0 ? "picture" : "statement",
        fields:
          index === 0
            ? { kicker: plainValue(""), title: plainValue(head.trim() === "" ? title : head), subtitle: text }
            : { title: plainValue(head), body: text },
        picture: own.length > 0 ? ideaOf(`${head} ${body}`, own, language) : found,
      };
    }),
  }),
  premium_carousel: ({ caption, language, pages, title }) => ({
    format: "premium_carousel",
    title,
    caption,
    pages: pages.map(({ body, own, title: head }) => ({
      title: head,
      body,
      picture: ideaOf(`${head} ${body}`, own, language),
    })),
  }),
  infographic: ({ caption, kind, language, pages, title }) => ({
    format: "infographic",
    title,
    caption,
    kind,
    subtitle: "",
    items: pages.map(({ body, own, title: head }) => ({
      title: head,
      text: body,
      side: null,
      picture: ideaOf(`${head} ${body}`, own, language),
    })),
    sides: null,
    footer: "",
  }),
  caption_reel: ({ blocks, caption, language, title }) => ({
    format: "caption_reel",
    title,
    caption,
    blocks: [...blocks],
    picture: ideaOf(blocks.join(" "), [], language),
  }),
  animated_audio: (words) => ({ format: "animated_audio", ...narration(words) }),
  narrated_photos: (words) => ({ format: "narrated_photos", ...narration(words) }),
};
