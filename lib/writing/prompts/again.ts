import { readLanguage } from "#lib/content/language/language.ts";
import type { Language } from "#lib/domain/language.ts";
import type { ToldKind, ToldText } from "#lib/domain/retelling.ts";

interface Wrong {
  /** as the answer is to name it */
  readonly name: string;
  readonly says: string;
}

const listed = (wrong: readonly Wrong[]): string => wrong.map(({ name, says }) => `- "${name}": ${says}`).join("\n");

/** What is asked after an answer of which a few fields cannot be used. */
export const repairPrompt = (wrong: readonly Wrong[]): string =>
  `These fields of your answer cannot be used:\n${listed(wrong)}\n\nWrite these again, in the same voice, so that they fit the rest. Answer with one JSON object that has these names and nothing else.`;

/** What is asked after an answer that is no post, or is none of this brief's. */
export const againPrompt = (says: string): string =>
  `That answer cannot be used: it ${says}. Write the whole post again, as one JSON object of the shape that was asked for.`;

/** What an editor is asked about a post that can be used as it is. */
export const critiquePrompt = (language: Language): string =>
  `Now read this post as a demanding editor of ${readLanguage(language).name}. Is every line on the theme and true to the material? Is it in the brand's voice? Does any line say nothing, or what any brand could say? Would a native speaker put it so? Does the first line earn the next?

Name the texts that fail, at most 6, by their place ("slides.2.title", "lines.0.say", "caption"), with why in a few words, and the better text within the same limits. Answer { "fields": [{ "at", "why", "text" }] }, with no fields where nothing fails.`;

/** What is asked where a person wants texts of a post that stands told otherwise. */
export function retellPrompt(wanted: readonly Pick<ToldText, "name" | "max" | "kind">[], wish: string | null): string {
  const names = listed(wanted.map(({ kind, max, name }) => ({ name, says: `${SAYS[kind]}at most ${max} characters` })));
  const how =
    wish === null
      ? "Each in another way than it stands: the same point for the post, in other words and with another turn of phrase."
      : `As the brand wishes:\n<wish>\n${wish.replaceAll("<", "‹")}\n</wish>\nKeep what the wish does not touch.`;
  return `Above are the post's texts as they stand. Write these again:\n${names}\n\n${how} They keep their places: each still fits what stands beside it. Answer with one JSON object that has these names and nothing else, no "plan".`;
}

const SAYS: Record<ToldKind, string> = {
  line: "",
  caption: "a caption without hashtags, ",
  spoken: "spoken aloud, its [cues] kept where they fit, ",
  tags: "hashtags with a space between them, ",
};
