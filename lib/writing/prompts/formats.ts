import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { HOOK_MAX, SCENE_ITEMS_MAX, SCENE_TEXT_MAX } from "#lib/domain/limits.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { SCENE_TYPES } from "#lib/domain/scene.ts";
import { INFOGRAPHIC_KINDS } from "#lib/domain/draft.ts";
import { ASKED, ITEMS, LIMITS, slideFieldMax } from "#lib/writing/draft/contents.ts";
import { CUES } from "#lib/writing/draft/script.ts";

const COMMON = `"plan", "title", "caption", "hashtags": [], "mood"`;

const spoken = (
  shows: string,
): string => `A narration of about 30 seconds: ${ASKED.spokenWords.min} to ${ASKED.spokenWords.max} words in all, in short spoken sentences, as one person talks to another.
{ ${COMMON}, "lines": [{ "say", ${shows} }] }
- "lines": ${ASKED.spokenScenes.min} to ${ASKED.spokenScenes.max}, in order, one or two sentences each. The first sentence is the hook, at most ${HOOK_MAX} characters; the last line calls.
- Numbers, prices and hours as they are written; no emoji. "say" may begin with one of ${CUES.map((cue) => `[${cue}]`).join(" ")}, in a few lines.`;

/** What is asked of each format, with the same limits by which the answer is checked. */
export const FORMAT_PROMPTS: Record<Format, string> = {
  carousel: `A carousel of ${ASKED.slides.min} to ${ASKED.slides.max} slides (7 is typical): hook, development, turn, call.
{ ${COMMON}, "slides": [{ "layout", "label", "title", "body", "items": [], "picture" }] }
- "layout" is one of ${LAYOUT_IDS.join(", ")}. The first slide is a cover and the last a call; neighbours differ.
- A slide's "title" has at most ${slideFieldMax("title")} characters, "body" ${slideFieldMax("body")}, each of "items" ${slideFieldMax("item1")}, "label" ${slideFieldMax("kicker")}.
- "items" only for list (2 to 4), checklist (2 to 5), steps (2 to 4) and comparison (2: "name: what is true of it", the name at most ${slideFieldMax("leftTitle")}, the rest ${slideFieldMax("leftBody")}). These have no body; all others have one.
- "label": a cover's small line above its title, a number's figure, who said a quote, a call's button. A myth has the myth in "title" (${slideFieldMax("myth")}) and the truth in "body"; a quote its words in "title" (${slideFieldMax("quote")}), only if someone really said them.
- "picture" for the cover and where one helps.`,
  caption_reel: `A 7-second reel of three texts over a video.
{ ${COMMON}, "texts": [hook, complement, call], "picture" }
- The hook at most ${LIMITS.blocks[0]} characters, the complement ${LIMITS.blocks[1]}, the call ${LIMITS.blocks[2]}; the call sends people to the caption, which keeps the promise.`,
  animated_audio: `${spoken(`"scene": { "type", "text", "label", "items": [], "numbers": [] }`)}
- "scene" is what is shown while the line is spoken, of several types: ${SCENE_TYPES.join(", ")}. Each text at most ${SCENE_TEXT_MAX} characters, far fewer are better.
- "text" is the word, figure, question, quote or meaning; "label" what is counted, who said it, the term that is defined. "items" (at most ${SCENE_ITEMS_MAX}) are a list's rows, the steps, before and after (2), or the names of bars; "numbers" the bars' values, or the one percentage (0 to 100) of a ratio_bar or a progress. Use numbers only if the material gives them.`,
  narrated_photos: spoken(`"picture"`),
  premium_carousel: `Exactly ${FORMAT_RULES.premium_carousel.drawnPages} drawn pages that tell one story: a hook, a scene people know, the turn, what is gained, the call.
{ ${COMMON}, "pages": [{ "title", "body", "picture" }] }
- "title" at most ${LIMITS.pageTitle} characters, "body" ${LIMITS.pageBody}. No two pages have the same title; their pictures belong together.`,
  infographic: `One infographic with a real structure.
{ ${COMMON}, "subtitle", "kind", "left", "right", "items": [{ "title", "text", "side", "picture" }], "footer" }
- Here "title" is drawn at the top: at most ${LIMITS.infographicTitle} characters. "subtitle" and "footer" ${LIMITS.infographicLine} each.
- "kind" is one of ${INFOGRAPHIC_KINDS.join(", ")}; ${ITEMS.min} to ${ITEMS.max} items, each with a title (${LIMITS.itemTitle}) and a text (${LIMITS.itemText}).
- Only for a comparison: "left" and "right" name its two sides (${LIMITS.label} each), and each item's "side" is left or right; else it is none.`,
};
