import type { PictureIdea } from "#lib/domain/draft.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { fill } from "#lib/content/fill.ts";
import type { Kind } from "#lib/content/phrases/phrases.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { isSameWord } from "#lib/writing/words/same-word.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { begun, stepParts, stopped } from "#lib/writing/embedded/sentence.ts";
import type { Composition } from "./compose.ts";
import { headed } from "./heading.ts";
import { type MatterItem, type MatterPoint, standing } from "./matter.ts";

/** One thing that a post says, in the forms in which it is shown and spoken. */
export interface Telling {
  source: "tip" | "mistake" | "myth" | "question" | "item" | "step" | "side" | "verdict";
  /** a title, and the text below it */
  title: string;
  text: string;
  /** as a person says it, the shorter part first */
  spoken: readonly string[];
  /** a line of a caption */
  line: string;
  /** what stands left and right, where it has two sides */
  sides: readonly [string, string] | null;
  /** what both sides are about */
  label: string;
  picture: PictureIdea;
  /** it is what the theme asks for */
  isAnswer?: boolean;
}

/** All that there is to tell of the theme, in the order in which it is told. */
export function tellingsOf(said: Composition): Telling[] {
  const { matter } = said;
  const tips = () => matter.points.map((point) => tip(said, point));
  const mistakes = () => matter.points.map((point) => mistake(said, point));
  const myths = () => matter.myths.map((pair, index) => myth(said, pair, index));
  const questions = () => matter.questions.map((pair, index) => question(said, pair, index));
  // A subject is told from more than one side.
  const mixed = () =>
    fitting(
      said,
      matter.isWide
        ? inTurn([[...mistakes().slice(0, 1), ...tips().slice(1)], questions(), myths()])
        : inTurn([tips(), myths(), questions(), sides(said)]),
    );
  const told: Record<Kind, () => Telling[]> = {
    mistakes,
    signs: mistakes,
    tips,
    reasons: tips,
    checklist: tips,
    story: tips,
    myths,
    question: () => fitting(said, inTurn([questions(), tips(), myths()])),
    steps: () => steps(said, matter.steps?.steps ?? []),
    timeline: () => steps(said, matter.timeline?.steps ?? []),
    comparison: () => [...questions().slice(0, 1), ...sides(said), ...questions().slice(1, 2)],
    open: said.theme.kind === "signs" ? () => nearest(said, mixed()) : mixed,
  };
  return matter.list?.map(item) ?? told[said.kind]();
}

function tip({ tone }: Composition, point: MatterPoint): Telling {
  const { label, picture, right, wrong } = point;
  const why = standing(point);
  return {
    source: "tip",
    title: right,
    text: why,
    spoken: [why, stopped(right)],
    line: tone === "technical" || tone === "formal" ? `${why} ${stopped(right)}` : `${stopped(right)} ${why}`,
    sides: [wrong, right],
    label,
    picture,
  };
}

function mistake({ phrases }: Composition, { label, picture, right, why, wrong }: MatterPoint): Telling {
  return {
    source: "mistake",
    title: wrong,
    text: `${why} ${stopped(right)}`,
    spoken: [asked(wrong, phrases.reelComplements.wrong[1]), why, stopped(right)],
    line: `${stopped(fill(phrases.instead, { wrong: lower(wrong), right: lower(right) }))} ${why}`,
    sides: [wrong, right],
    label,
    picture,
  };
}

/** "Storing it in the fridge?": as the one asks who is about to. */
const asked = (wrong: string, sample = ""): string => `${sample.startsWith("¿") ? "¿" : ""}${wrong}?`;

function myth(
  { matter, phrases }: Composition,
  { answer, said }: Composition["matter"]["myths"][number],
  index: number,
): Telling {
  return {
    source: "myth",
    title: `“${said}”`,
    text: answer,
    spoken: [fill(phrases.spoken.myth[0], { wrong: lower(said) }), answer],
    line: `${phrases.mythTruth[0]}: ${lower(said)}. ${answer}`,
    sides: [said, answer],
    label: begun(matter.name),
    picture: pictureAt(matter, index),
  };
}

function question(
  { matter, theme }: Composition,
  { answer, isAsked, said }: Composition["matter"]["questions"][number],
  index: number,
): Telling {
  const shared = { sides: null, label: said, picture: pictureAt(matter, index), isAnswer: isAsked ?? false };
  // What the post's title asks already is only answered.
  const own = tokensOf(theme.headline);
  const isTitle = isAsked ?? tokensOf(said).every((word) => own.some((other) => isSameWord(word, other)));
  const told = isTitle ? headed(answer, LIMITS.slideTitle - 3) : null;
  if (told) return { source: "tip", ...told, spoken: [answer], line: answer, ...shared };
  return {
    source: "question",
    title: said,
    text: answer,
    spoken: isTitle ? [answer] : [said, answer],
    line: isTitle ? answer : `${said} ${answer}`,
    ...shared,
  };
}

const item = ({ head, picture, text }: MatterItem): Telling => ({
  source: "item",
  title: head,
  text,
  spoken: [stopped(head), text],
  line: `${stopped(head)} ${text}`,
  sides: null,
  label: head,
  picture,
});

function steps({ matter, phrases }: Composition, told: readonly string[]): Telling[] {
  const leads = phrases.spoken.steps;
  return told.map((step, index) => {
    const { detail, name } = stepParts(step);
    const lead = index === told.length - 1 ? leads.at(-1) : leads[Math.min(index, leads.length - 2)];
    // A single word leads on to what it names: "Después, mide: 10 g de café".
    const isWord = !name.includes(" ");
    return {
      source: "step",
      title: name,
      text: detail,
      spoken: isWord
        ? [`${lead ?? ""} ${lower(name)}: ${lower(detail)}`]
        : [`${lead ?? ""} ${lower(stopped(name))}`, detail],
      line: isWord ? `${name}: ${lower(detail)}` : `${stopped(name)} ${detail}`,
      sides: null,
      label: name,
      picture: pictureAt(matter, index),
    };
  });
}

function sides({ matter, phrases }: Composition): Telling[] {
  const { versus } = matter;
  if (!versus) return [];
  const { left, right, rows, verdict } = versus;
  const told = rows.map(([aspect, one, other], index): Telling => {
    const text = `${left}: ${lower(one)}. ${right}: ${lower(other)}.`;
    return {
      source: "side",
      title: aspect,
      text,
      spoken: [stopped(`${aspect}: ${lower(left)}, ${lower(one)}; ${lower(right)}, ${lower(other)}`)],
      line: `${aspect}. ${text}`,
      sides: [begun(one), begun(other)],
      label: aspect,
      picture: pictureAt(matter, index),
    };
  });
  const last: Telling = {
    source: "verdict",
    title: phrases.verdict,
    text: verdict,
    spoken: [verdict],
    line: verdict,
    sides: null,
    label: phrases.verdict,
    picture: matter.picture,
  };
  return [...told, last];
}

const pictureAt = (matter: Composition["matter"], index: number): PictureIdea =>
  matter.points[index % Math.max(matter.points.length, 1)]?.picture ?? matter.picture;

/** What answers the theme comes first, then what asks as it does, then what speaks of it by its title; else as they stood. */
function fitting({ matter, theme }: Composition, told: Telling[]): Telling[] {
  const asked = tokensOf(theme.headline).slice(0, ASKING_WORDS);
  const isAsked = ({ label }: Telling): boolean => {
    const words = tokensOf(label);
    return label.endsWith("?") && asked.every((word, at) => isSameWord(word, words[at] ?? ""));
  };
  const isNear = (telling: Telling) => 2 * Number(telling.isAnswer ?? false) + Number(isAsked(telling));
  const rank = (telling: Telling) => matter.fits(telling.title) * 2 + matter.fits(telling.text);
  return told.toSorted((a, b) => isNear(b) - isNear(a) || rank(b) - rank(a));
}

/** Of what tells that strings are worn, what is on strings alone tells nothing. */
function nearest({ theme }: Composition, told: Telling[]): Telling[] {
  const words = tokensOf(theme.headline).filter((word) => word.length > 3 && !isStopWord(word));
  const shared = ({ label, title }: Telling) =>
    words.filter((word) => standsIn(word, tokensOf(`${label} ${title}`))).length;
  const most = Math.max(...told.map(shared));
  return told.filter((telling) => telling.source !== "myth" && shared(telling) === most);
}

/** "How often", "quando trocar", "qué empaco" */
const ASKING_WORDS = 2;

/** One of each list after the other, until all are told. */
function inTurn<Item>(lists: Item[][]): Item[] {
  const most = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: most }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
