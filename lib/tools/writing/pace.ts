import type { Fault } from "./fault.ts";
import { wordsOf } from "./plain.ts";
import type { Post } from "./post.ts";

const WORDS_PER_SECOND = 3.3;
/** more cannot be followed by ear, nor read before the thumb goes on */
const SPOKEN_WORDS_MAX = 24;
const READING_SECONDS_MAX = 12;

export const spokenLengths = ({ texts }: Pick<Post, "texts">): number[] =>
  texts.spoken.map((sentence) => wordsOf(sentence).length);

export const readingSeconds = ({ texts }: Pick<Post, "texts">): number[] =>
  texts.screens
    .filter((screen) => screen.length > 0)
    .map((screen) => wordsOf(screen.join(" ")).length / WORDS_PER_SECOND);

export const longSentences = ({ texts }: Post): Fault[] =>
  texts.spoken.flatMap((quote) => {
    const count = wordsOf(quote).length;
    return count > SPOKEN_WORDS_MAX ? [{ kind: "long sentence" as const, quote, detail: `${count} words` }] : [];
  });

export const longSlides = (post: Post): Fault[] =>
  readingSeconds(post).flatMap((seconds, index) =>
    seconds > READING_SECONDS_MAX
      ? [
          {
            kind: "long slide" as const,
            quote: post.texts.screens[index]?.join(" ") ?? "",
            detail: `${seconds.toFixed(0)} s to read`,
          },
        ]
      : [],
  );
