import type { Arguments } from "#lib/contract/index.ts";
import { isPageComplete } from "#lib/domain/composition.ts";
import { DEFAULT_FORMAT, FORMAT_RULES, type Format } from "#lib/domain/format.ts";

type Body = NonNullable<Arguments<"composePost">["body"]>;

export interface ChosenPicture {
  readonly id: string;
  readonly url: string;
}

export interface ComposedPage {
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly pictures: readonly ChosenPicture[];
}

/** What is typed in the composer, whichever format it is for: another format keeps it. */
export interface Composition {
  readonly format: Format;
  readonly title: string;
  readonly caption: string;
  readonly pages: readonly ComposedPage[];
  readonly script: string;
  readonly photos: readonly ChosenPicture[];
  readonly blocks: readonly [string, string, string];
  readonly kind: NonNullable<Body["kind"]>;
}

export const newPage = (pictures: readonly ChosenPicture[] = []): ComposedPage => ({
  key: crypto.randomUUID(),
  title: "",
  body: "",
  pictures,
});

export const START: Composition = {
  format: DEFAULT_FORMAT,
  title: "",
  caption: "",
  pages: [],
  script: "",
  photos: [],
  blocks: ["", "", ""],
  kind: "steps",
};

export const PAGES_MAX = { slides: 10, piece: 7 };
const PIECE_MIN = 3;

/** What is missing before it can be made; null when nothing is. */
export function lackOf({ blocks, format, pages, script, title }: Composition) {
  const { edits, singleMedia, slides } = FORMAT_RULES[format];
  if (title.trim() === "") return "title" as const;
  if (edits === "narration") return script.trim() === "" ? ("script" as const) : null;
  if (edits === "reel") return blocks[0].trim() === "" || blocks[2].trim() === "" ? ("blocks" as const) : null;
  if (!slides) return null;
  if (pages.some((page) => !isPageComplete(format, page))) return "pageTitle" as const;
  if (singleMedia) return pages.length < PIECE_MIN || pages.length > PAGES_MAX.piece ? ("items" as const) : null;
  return pages.length === 0 ? ("pages" as const) : null;
}

const idsOf = (pictures: readonly ChosenPicture[]) => pictures.map(({ id }) => ({ id }));

/** What is sent: of what was typed that which the format is made of. */
export function bodyOf(projectId: string, composition: Composition): Body {
  const { blocks, caption, format, kind, pages, photos, script, title } = composition;
  const { edits, slides } = FORMAT_RULES[format];
  return {
    projectId,
    format,
    title: title.trim(),
    caption,
    kind,
    ...(slides && {
      pages: pages.map((page) => ({ title: page.title, body: page.body, pictures: idsOf(page.pictures) })),
    }),
    ...(edits === "narration" && { script, photos: idsOf(photos) }),
    ...(edits === "reel" && { blocks: [...blocks] }),
  };
}
