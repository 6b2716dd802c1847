import type { Brief, Draft, MatterKind } from "#lib/domain/draft.ts";
import type { TextPort } from "#lib/ports/text.ts";
import { chooseSource } from "./choose-source.ts";
import type { Composition } from "./known/compose.ts";
import { standing } from "./known/matter.ts";
import { writeKnown } from "./known/write-known.ts";
import { type Short, shortOf } from "./short/short.ts";
import { writeShort } from "./short/write-short.ts";
import { writeTold } from "./told/write-told.ts";

const NAME = "embedded";

/** Writes without a model and without a network, from the library and the theme's own words. */
export const embeddedWriter = (): TextPort => ({
  name: NAME,
  isModel: false,
  async write(brief, { signal }) {
    signal.throwIfAborted();
    return { ...written(brief), writer: NAME };
  },
});

export const writeDraft = (brief: Brief): Draft => written(brief).draft;

/** What does not fill its format stands in a post of a few words. */
const answered = ({ brief, matter, theme }: Composition): Short =>
  shortOf(brief, theme, [
    ...matter.questions,
    ...matter.points.map((point) => ({ said: point.right, answer: standing(point) })),
  ]);

function written(brief: Brief): { matter: MatterKind; draft: Draft } {
  const source = chooseSource(brief);
  const { matter } = source;
  switch (source.as) {
    case "known":
      return { matter, draft: writeKnown(source.said) ?? writeShort(answered(source.said), brief) };
    case "short":
      return { matter, draft: writeShort(source.short, brief) };
    case "told":
      return { matter, draft: writeTold(source.told, brief) };
  }
}
