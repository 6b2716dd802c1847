import { LIMITS, slideFieldMax } from "#lib/writing/draft/contents.ts";
import { withoutTags } from "#lib/writing/answer/derive-caption.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { layoutFields } from "#lib/domain/layout.ts";
import { CAPTION_MAX, HOOK_MAX, SCENE_TEXT_MAX } from "#lib/domain/limits.ts";
import { type NarrationContent, sentenceSpans } from "#lib/domain/narration.ts";
import type { ToldKind, ToldText } from "#lib/domain/retelling.ts";
import type { SceneContent } from "#lib/domain/scene.ts";
import { valueText } from "#lib/domain/slide.ts";
import { narrationOf, type PostRow, reelOf } from "#lib/services/posts/read-posts.ts";

/** A text of a post, and where the editor has it: "caption", "slide_1.title", "scenes.2.items.0". */
export interface ToldPlace extends ToldText {
  readonly place: string;
}

const SCRIPT_MAX = 1500;
const SENTENCE_MAX = 260;
/** What is told again may be somewhat longer than what stood there. */
const LONGER = 1.35;

const asLong = (text: string, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.ceil(text.length * LONGER)));

/** Every text of a post that its editor can change, in the order in which it is read; by sentences where one is asked for. */
export function toldPlaces(post: PostRow, bySentence: boolean): ToldPlace[] {
  return [...ownPlaces(post, bySentence), ...captionPlaces(post.textContent ?? "")];
}

function captionPlaces(caption: string): ToldPlace[] {
  const { body, tags } = withoutTags(caption);
  const room = CAPTION_MAX - (tags === "" ? 0 : tags.length + 2);
  return [
    told("caption", "caption", body, room, "caption"),
    ...(tags === "" ? [] : [told("hashtags", "hashtags", tags, LIMITS.slideBody, "tags")]),
  ];
}

function ownPlaces(post: PostRow, bySentence: boolean): ToldPlace[] {
  const reel = reelOf(post);
  if (reel) {
    return reel.blocks.map((text, index) =>
      told(`block${index + 1}`, `block${index + 1}`, text, LIMITS.blocks[index] ?? 60),
    );
  }
  const narration = narrationOf(post);
  if (narration) return [...spokenPlaces(narration, bySentence), ...scenePlaces(narration)];
  return FORMAT_RULES[post.format].edits === "slides" ? slidePlaces(post) : [];
}

const slidePlaces = ({ slides }: PostRow): ToldPlace[] =>
  slides.flatMap(({ fields, id, layoutId }, index) =>
    layoutId === null
      ? []
      : layoutFields(layoutId).map((name) => {
          const value = fields[name];
          return told(`${id}.${name}`, `slide${index + 1}_${name}`, value ? valueText(value) : "", slideFieldMax(name));
        }),
  );

function spokenPlaces({ hook, script }: NarrationContent, bySentence: boolean): ToldPlace[] {
  const first = told("hook", "hook", hook, HOOK_MAX);
  if (!bySentence) return [first, told("script", "script", script, asLong(script, 600, SCRIPT_MAX), "spoken")];
  const sentences = sentenceSpans(script).map(({ from, to }, index) => {
    const text = script.slice(from, to);
    return told(`script.${index}`, `sentence${index + 1}`, text, asLong(text, 120, SENTENCE_MAX), "spoken");
  });
  return [first, ...sentences];
}

function scenePlaces({ scenes }: NarrationContent): ToldPlace[] {
  return scenes.flatMap((scene, index) => ("type" in scene ? fieldPlaces(scene.fields, index) : []));
}

function fieldPlaces(fields: SceneContent, scene: number): ToldPlace[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const texts = Array.isArray(value)
      ? value.map((one, index) => [`${name}.${index}`, one] as const)
      : [[name, value] as const];
    return texts.flatMap(([at, text]) => {
      if (typeof text !== "string" || text === "") return [];
      const max = asLong(text, 40, SCENE_TEXT_MAX);
      return [told(`scenes.${scene}.${at}`, `scene${scene + 1}_${at.replace(".", "")}`, text, max)];
    });
  });
}

const told = (place: string, name: string, text: string, max: number, kind: ToldKind = "line"): ToldPlace => ({
  place,
  name,
  text,
  max,
  kind,
});
