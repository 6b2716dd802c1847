import type { InfographicDraft } from "#lib/domain/draft.ts";
import { ITEMS, LIMITS } from "#lib/writing/draft/contents.ts";
import { characters } from "#lib/domain/text.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { begun, firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import type { Composition } from "./compose.ts";
import { isDenied } from "./denial.ts";
import { ownWords } from "./signature.ts";
import { type Telling, tellingsOf } from "./tellings.ts";

type Item = InfographicDraft["items"][number];
type Body = Pick<InfographicDraft, "kind" | "items" | "sides"> & { shown: number };

/** Steps, two sides, parts of a whole, a timeline or a checklist: what the theme's kind calls for. */
export function writeInfographic(said: Composition): InfographicDraft & { title: string; shown: number } {
  const { brief, matter, phrases, voiced } = said;
  const { shown, ...body } = bodyOf(said);
  return {
    ...body,
    title: said.title(LIMITS.slideTitle, shown),
    subtitle: matter.hooks[0] ?? (ownWords(brief.brand) || begun(matter.name)),
    // Whose it is stands below it already.
    footer: voiced(phrases.actions),
    shown,
  };
}

/** Of a theme that promises no number. */
const USUAL = 5;

function bodyOf(said: Composition): Body {
  const { brief, kind, random, theme } = said;
  const tellings = padded(said, tellingsOf(said));
  const wanted = Math.max(
    ITEMS.min,
    Math.min(theme.number ?? Math.max(USUAL, said.matter.list?.length ?? 0), ITEMS.max),
  );
  const two = twoSided(said, tellings);
  const rows: Body = {
    // What is never to be done is ticked off by nobody.
    kind: ROWS[kind] ?? random.pick(isDenied(theme.headline, brief.language) ? ["parts"] : ["checklist", "parts"]),
    items: tellings.slice(0, wanted).map((telling) => itemOf(said, telling)),
    sides: null,
    shown: Math.min(wanted, tellings.length),
  };
  const isContrast =
    kind === "comparison" || kind === "myths" || (kind === "mistakes" && (theme.number === null || theme.number === 3));
  return isContrast && two ? two : rows;
}

const ROWS: Partial<Record<Composition["kind"], InfographicDraft["kind"]>> = {
  steps: "steps",
  timeline: "timeline",
  checklist: "checklist",
  signs: "checklist",
  mistakes: "parts",
};

const itemOf = ({ phrases }: Composition, { picture, source, text, title }: Telling): Item => ({
  // A title is read alone: what is false says so.
  title: source === "myth" ? `${phrases.mythTruth[0]}: ${lower(stripped(title))}` : title,
  text: characters(text) <= LIMITS.itemText ? text : within(text, LIMITS.itemText),
  side: null,
  picture,
});

const stripped = (title: string): string => title.replace(/^“(.*)”$/u, "$1");

/** "Per sip, it does." tells nothing without the sentence behind it. */
const TELLS_LITTLE = 30;

function truthOf(text: string): string {
  const first = firstSentence(text);
  return characters(first) < TELLS_LITTLE ? within(text, LIMITS.itemTitle) || first : first;
}

/** The first sentences that fit; none where the first is too long already. */
function within(text: string, most: number): string {
  const sentences = text.match(/.+?[.!?](?=\s|$)/gu) ?? [];
  let kept = "";
  for (const sentence of sentences) {
    if (characters(kept + sentence) > most) break;
    kept += sentence;
  }
  return kept.trim();
}

/** Three where there are as many: what else answers the theme, then its points' wrong sides. */
function padded(said: Composition, tellings: Telling[]): Telling[] {
  if (tellings.length >= ITEMS.min || said.theme.kind === "signs") return tellings;
  const [[avoid] = [""]] = said.phrases.avoid;
  const mistakes = tellingsOf({ ...said, kind: "mistakes" }).map((telling) => ({
    ...telling,
    title: `${avoid}: ${lower(telling.title)}`,
    text: "",
  }));
  const more = [...tellingsOf({ ...said, kind: "open" }), ...mistakes];
  const others = more.filter(({ title }) => !tellings.some((told) => told.title === title));
  return [...tellings, ...others].slice(0, ITEMS.min);
}

const SIDED = 3;

function twoSided({ kind, matter, phrases, random }: Composition, tellings: readonly Telling[]): Body | null {
  const told = tellings.filter(({ sides }) => sides !== null).slice(0, SIDED);
  if (told.length < 2) return null;
  const { versus } = matter;
  const [left, right] =
    kind === "comparison" && versus
      ? [versus.left, versus.right]
      : kind === "myths"
        ? phrases.mythTruth
        : (phrases.avoid[random.below(phrases.avoid.length)] ?? phrases.mythTruth);
  const items = told.flatMap(({ label, picture, sides, source }): Item[] => {
    const [one, other] = sides ?? ["", ""];
    if (source === "myth")
      return [
        { title: one, text: "", side: "left", picture },
        { title: truthOf(other), text: "", side: "right", picture },
      ];
    // "Brushes" over two halves of an advice says less than each of them does by itself.
    const shown = (text: string) =>
      source === "side" ? { title: label, text: stopped(text) } : { title: text, text: "" };
    return [
      { ...shown(one), side: "left", picture },
      { ...shown(other), side: "right", picture },
    ];
  });
  return { kind: "comparison", items, sides: { left, right }, shown: told.length };
}
