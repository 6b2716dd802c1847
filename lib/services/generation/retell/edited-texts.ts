import { sentenceSpans } from "#lib/domain/narration.ts";
import { narrationOf, type PostRow } from "#lib/services/posts/read-posts.ts";
import { withoutTags } from "#lib/writing/answer/derive-caption.ts";
import type { ToldPlace } from "./told-places.ts";

type Texts = Readonly<Record<string, string>>;

/** What was told, by the writer's names, as the fields that the editor has: a sentence stands in its script, hashtags in their caption. */
export function editedTexts(post: PostRow, places: readonly ToldPlace[], told: Texts): Texts {
  const byPlace = Object.fromEntries(
    places.flatMap(({ name, place }) => (told[name] === undefined ? [] : [[place, told[name]]])),
  );
  const { caption, hashtags, ...others } = byPlace;
  return { ...withScript(post, others), ...withCaption(post, caption, hashtags) };
}

function withCaption({ textContent }: PostRow, caption: string | undefined, hashtags: string | undefined): Texts {
  if (caption === undefined && hashtags === undefined) return {};
  const before = withoutTags(textContent ?? "");
  return { caption: `${caption ?? before.body}\n\n${hashtags ?? before.tags}`.trim() };
}

function withScript(post: PostRow, texts: Texts): Texts {
  const sentence = Object.keys(texts).find((place) => /^script\.\d+$/.test(place));
  if (sentence === undefined) return texts;
  const { [sentence]: text = "", ...others } = texts;
  const script = narrationOf(post)?.script ?? "";
  const span = sentenceSpans(script)[Number(sentence.split(".")[1])];
  return span ? { ...others, script: `${script.slice(0, span.from)}${text}${script.slice(span.to)}` } : others;
}
