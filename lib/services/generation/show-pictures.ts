import { asJson } from "#lib/db/json/as-json.ts";
import { carouselScene } from "#lib/db/json/slide.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { type ChosenPicture, choosePictures } from "#lib/services/library/choose-pictures.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { drawnFirst } from "#lib/services/slides/drawn-first.ts";
import { takeSlide } from "#lib/services/slides/read-slides.ts";
import { saveSlide } from "#lib/services/slides/save-slide.ts";
import { composeAgain } from "./compose-page.ts";

/** Pictures of the project's own on one page, of whichever format has pages; none: what was drawn is back. */
export const showPictures = (context: Context, id: string, chosen: readonly ChosenPicture[]): Promise<SlideRow> =>
  drawnFirst(context, async (within, drawings) => {
    const { post, slide } = await takeSlide(within, id);
    if (!FORMAT_RULES[post.format].slides) throw new Refusal("format_not_served");
    requireEditable(within, post);
    const pictures = await choosePictures(within, post.projectId, chosen, "pictures");
    const own = pictures.map(({ said: _, ...picture }) => picture);
    if (FORMAT_RULES[post.format].edits === "reimagine") return composeAgain(within, post, slide, { own });
    const { own: _, ...drawn } = carouselScene.find(slide.scene, slide.id) ?? { subject: "", mood: "calm" };
    const scene = own.length > 0 ? { ...drawn, own } : drawn;
    const shown = scene.subject === "" && own.length === 0 ? Prisma.DbNull : asJson(scene);
    return saveSlide(within, post, slide, { scene: shown }, drawings);
  });
