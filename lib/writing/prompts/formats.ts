import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { LAYOUT_IDS, layoutFields } from "#lib/domain/layout.ts";
import { SCENE_KEYS } from "#lib/domain/scene.ts";
import { ASKED, ITEMS, LIMITS, slideFieldMax } from "#lib/writing/draft/contents.ts";
import { CUES } from "#lib/writing/draft/script.ts";
import { HOOK_MAX } from "#lib/domain/limits.ts";

const layouts = LAYOUT_IDS.map(
  (id) =>
    `  - ${id}: ${layoutFields(id)
      .map((name) => `${name} (${slideFieldMax(name)})`)
      .join(", ")}`,
).join("\n");

const scenes = Object.entries(SCENE_KEYS)
  .map(([type, fields]) => `${type} (${fields.join(", ")})`)
  .join("; ");

const PICTURE = `{ "subject": "coffee grinder", "mood": "warm" }`;

const narration = `A narration of about 30 seconds: ${ASKED.spokenWords.min} to ${ASKED.spokenWords.max} words, in short spoken sentences.
{ "title", "caption", "hook", "script", "scenes": [{ "words", "type", "fields" }], "photos": [${PICTURE}] }
- "hook": the first sentence, at most ${HOOK_MAX} characters; "script" begins with exactly these words.
- "script" may have a few cues in brackets between sentences, only of these: ${CUES.map((cue) => `[${cue}]`).join(" ")}.
- "scenes": ${ASKED.spokenScenes.min} to ${ASKED.spokenScenes.max}, of several types, in the order of the script. "words" is copied letter by letter from the script, without cues, and no two scenes share words.
- types and the only fields that each may carry: ${scenes}. items and steps are lists of texts, percent is 0 to 100, bars are { "label", "value" }; use numbers only if the theme or the article gives them.
- "photos": exactly one for each sentence of the script, in order.`;

/** What is asked of each format, with the same limits by which the answer is checked. */
export const FORMAT_PROMPTS: Record<Format, string> = {
  carousel: `A carousel of ${ASKED.slides.min} to ${ASKED.slides.max} slides (7 is typical): hook, development, turn, call.
{ "title", "caption", "slides": [{ "layoutId", "fields": { name: text }, "picture": ${PICTURE} or null }] }
- The first slide is a cover and the last a call. No two neighbours share a layout without a reason.
- Layouts, with all their fields and the most characters of each (fill every field; "author" may be left out, and "quote" is only for words that someone really said):
${layouts}`,
  caption_reel: `A 7-second reel of three texts over a video.
{ "title", "caption", "blocks": [hook, complement, call], "picture": ${PICTURE} }
- hook at most ${LIMITS.blocks[0]} characters, complement ${LIMITS.blocks[1]}, call ${LIMITS.blocks[2]}; the call sends people to the caption, which keeps the promise.`,
  animated_audio: narration,
  narrated_photos: narration,
  premium_carousel: `Exactly ${FORMAT_RULES.premium_carousel.drawnPages} drawn pages that tell one story: a hook, a scene people know, the turn, what is gained, the call.
{ "title", "caption", "pages": [{ "title" (${LIMITS.pageTitle}), "body" (${LIMITS.pageBody}), "picture": ${PICTURE} }] }
- No two pages have the same title; their pictures belong together.`,
  infographic: `One infographic with a real structure.
{ "title" (${LIMITS.infographicTitle}, drawn at the top), "caption", "kind", "subtitle" (${LIMITS.infographicLine}), "items": [{ "title" (${LIMITS.itemTitle}), "text" (${LIMITS.itemText}), "side", "picture": ${PICTURE} }], "sides", "footer" (${LIMITS.infographicLine}) }
- "kind" is one of steps, comparison, parts, timeline, checklist; ${ITEMS.min} to ${ITEMS.max} items.
- For a comparison "sides" is { "left", "right" } and each item's "side" is "left" or "right"; for all other kinds "sides" and every "side" are null.`,
};
