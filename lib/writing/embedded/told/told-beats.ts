import type { PictureIdea, SpokenScene } from "#lib/domain/draft.ts";
import { SCENE_ITEMS_MAX } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { leadOf, unstopped } from "./fit-told.ts";
import { inBreaths } from "./in-breaths.ts";
import { inRuns } from "./in-runs.ts";
import { weightOf } from "./weight.ts";
import { labelOf, type Teller } from "./teller.ts";
import { isLineOfFacts, isOpposed, linesOf, type Part, type Row, TOPICS } from "./told.ts";

export interface Beat {
  words: string;
  scene: Pick<SpokenScene, "type" | "fields">;
  picture: PictureIdea;
  /** the higher, the sooner it is said where time is short */
  weight: number;
}

const SENTENCE_WORDS_MAX = 28;
const SHOWN_MAX = 190;

export const speakable = (text: string): string => text.replace(/ · /g, ", ").replace(/\s+/g, " ").trim();

/** What is said of each part, and shown meanwhile. */
export const beatsOf = (parts: readonly Part[], teller: Teller): Beat[] =>
  parts.flatMap((part) => spokenOf(part, teller));

function spokenOf(part: Part, teller: Teller): Beat[] {
  const of = (words: string, scene: Beat["scene"], extra = 0): Beat => ({
    words: inBreaths(stopped(begun(speakable(words))), teller.language),
    scene,
    picture: teller.drawn(words),
    weight: weightOf(words, teller.language) + extra + (TOPICS.length - TOPICS.indexOf(part.topic)),
  });
  switch (part.kind) {
    case "statement":
      return part.sentences.map((sentence, index) =>
        of(index === 0 && part.title !== null ? `${part.title}: ${lowered(sentence)}` : sentence, {
          type: "highlight",
          fields: { text: shownText(sentence, teller) },
        }),
      );
    case "number":
      return [
        of(part.sentence, {
          type: "big_number",
          fields: { value: part.number, label: shownText(part.sentence, teller) },
        }),
      ];
    case "quote": {
      const { told } = teller;
      const begins = told.title.startsWith(`“${part.text.slice(0, told.title.length - 2)}`);
      const left = begins ? part.text.slice(told.title.length - 2).replace(/^[.!?]?\s*/, "") : part.text;
      const author = part.author === null ? "" : `${part.author}${left === "" ? "" : ": "}`;
      const said = left === "" ? author : `${author}“${unstopped(left)}”`;
      const label = part.author === null ? {} : { label: part.author };
      return said === ""
        ? []
        : [of(said, { type: "quote", fields: { text: shownText(part.text, teller), ...label } }, 6)];
    }
    case "comparison": {
      const said = [part.left, part.right].map(({ name, rows }) => ({
        rows,
        words: `${name}: ${rows.map(lowered).join(", ")}.`,
      }));
      if (!isOpposed(part)) return said.map(({ rows, words }) => of(words, bullets(rows), 6));
      const [before, after] = [part.left, part.right].map(({ name, rows }) => `${name}: ${rows.join("; ")}`);
      return [of(said.map(({ words }) => words).join(" "), { type: "before_after", fields: { before, after } }, 6)];
    }
    case "steps": {
      const leads = teller.phrases.spoken.steps;
      return part.rows.map((row, index) => {
        const lead =
          index === part.rows.length - 1
            ? leads.at(-1)
            : leads[index === 0 ? 0 : 1 + ((index - 1) % (leads.length - 2))];
        return of(
          `${lead ?? ""} ${lower(row)}`.trim(),
          {
            type: "numbered_steps",
            fields: { steps: part.rows.slice(0, index + 1).map((text) => shownText(text, teller)) },
          },
          8,
        );
      });
    }
    case "list":
      return (isLineOfFacts(part) ? factsAloud(part.rows, teller) : inSentences(part.title, part.rows, teller)).map(
        ({ rows, words }) => of(words, bullets(rows), 4),
      );
    case "prices":
    case "programme":
    case "details": {
      const title = part.title ?? (part.kind === "programme" && part.topic !== "what" ? headOf(part, teller) : null);
      return inSentences(title, part.kind === "details" ? linesOf(part) : part.rows.map(spokenRow), teller).map(
        ({ rows, words }) => of(words, bullets(rows), 4),
      );
    }
  }
}

/** What says nothing of its rows is not said. */
const headOf = (part: Part, { words }: Teller): string | null => {
  const label = labelOf(part);
  return label === "more" ? null : words.labels[label][0];
};

const spokenRow = ({ name, value }: Row): string => `${name}, ${value.replace(/ [–—-] /g, ", ")}`;

const lowered = (sentence: string): string =>
  /^\p{Lu}\p{Ll}* \p{Lu}|^\p{Lu}(?!\p{Ll}|\s)/u.test(sentence) ? sentence : lower(sentence);

const bullets = (rows: readonly string[]): Beat["scene"] => ({
  type: "bullet_list",
  fields: { items: rows.slice(0, SCENE_ITEMS_MAX).map((row) => [...row].slice(0, SHOWN_MAX).join("")) },
});

const shownText = (text: string, { language }: Teller): string =>
  characters(text) <= SHOWN_MAX ? text : (leadOf(text, language, SHOWN_MAX) ?? [...text].slice(0, SHOWN_MAX).join(""));

interface Said {
  words: string;
  rows: string[];
}

/** So much is one short sentence. */
const ALOUD_WORDS = 10;
/** More are not read while they are said. */
const ALOUD_FACTS = 2;

/** Facts that share no subject: a few of them to a sentence, as one reads them out. */
const factsAloud = (rows: readonly string[], { brief }: Teller): Said[] =>
  inRuns(rows, (run, row) => {
    // What was typed as a sentence of its own stays one.
    const isWithin = brief.theme.includes(lower(row)) && !/[,:;]/.test(row);
    return (
      run.length < ALOUD_FACTS &&
      isWithin &&
      !/[,:;]/.test(run.join("")) &&
      countWords([...run, row].join(" ")) <= ALOUD_WORDS
    );
  }).map((group) => ({
    rows: group,
    words: stopped(group.map((row, at) => (at > 0 ? lower(row) : row)).join(", ")),
  }));

/** As many things in one sentence as one can say in a breath. */
function inSentences(title: string | null, rows: readonly string[], teller: Teller): Said[] {
  const and = [...teller.words.and][0] ?? "";
  const groups = inRuns(rows, (run, row) => countWords([...run, row].join(" ")) <= SENTENCE_WORDS_MAX);
  return groups.map((group, index) => {
    const plain = group.map((row) => unstopped(row).replace(/;$/, ""));
    // Things that are more than a word or two are said one by one.
    const source = `${teller.brief.theme} ${teller.brief.article?.text ?? ""}`;
    // "América" keeps the capital that the text gives it.
    const asWritten = (row: string) => (source.includes(row) && !source.includes(lowered(row)) ? row : lowered(row));
    const isWritten = (row: string, index: number) => index === 0 || source.includes(asWritten(row));
    const later = (row: string, index: number) => (index === 0 ? row : asWritten(row));
    const isLong = plain.some((row) => /[,:(]/.test(row) || countWords(row) > 4) || !plain.every(isWritten);
    const listed = isLong
      ? plain.map(stopped).join(" ")
      : [plain.slice(0, -1).map(later).join(", "), later(plain.at(-1) ?? "", 1)].filter(Boolean).join(` ${and} `);
    const isNew = index === 0 && title !== null && title !== teller.told.title;
    return {
      words: isNew
        ? `${title.replace(/[:?.]$/, "")}: ${source.includes(lowered(plain[0] ?? "")) ? lowered(listed) : listed}`
        : listed,
      rows: group,
    };
  });
}
