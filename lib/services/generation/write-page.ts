import { infographicScene } from "#lib/db/json/slide.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { pieceWith, textsOfFields, textsOfPiece } from "#lib/domain/page-texts.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { plainValue } from "#lib/domain/slide.ts";
import type { Context } from "#lib/runtime/context.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { takeSlide } from "#lib/services/slides/read-slides.ts";
import { composeAgain } from "./compose-page.ts";

/** Corrects the texts of a page that is drawn whole; its picture stays. */
export const writePage = (context: Context, id: string, texts: Readonly<Record<string, string>>): Promise<SlideRow> =>
  context.transaction(async (within) => {
    const { post, slide } = await takeSlide(within, id);
    requireEditable(within, post, "reimagine");
    const { singleMedia } = FORMAT_RULES[post.format];
    const { told } = singleMedia ? infographicScene.read(slide.scene, slide.id) : { told: null };
    const known = told ? textsOfPiece(told) : textsOfFields(slide.fields);
    const unknown = Object.keys(texts).find((name) => !known.some((one) => one.name === name));
    if (unknown !== undefined) throw new Refusal("field_not_in_layout", { field: `texts.${unknown}` });
    if (told) return composeAgain(within, post, slide, { told: pieceWith(told, texts) });
    const fields = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, plainValue(text)]));
    return composeAgain(within, post, slide, { fields });
  });
