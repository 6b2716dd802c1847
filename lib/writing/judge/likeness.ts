import type { Brief } from "#lib/domain/draft.ts";
import { tokensOf } from "#lib/domain/fold.ts";

const RUN = 4;
/** Shorter texts are alike by chance. */
const WORDS_MIN = 6;
/** The part of an earlier text that a new one has again. */
const SAME = 0.5;

/** What so many posts say is how the brand begins or signs: its hours, its street, its call. */
const HABIT = 3;
/** A title of fewer is anyone's. */
const TITLE_WORDS_MIN = 3;

const plain = (text: string): string => tokensOf(text).join(" ");

/** Every run of a few words of a text. */
function runsOf(text: string): Set<string> {
  const words = tokensOf(text);
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(" ")));
}

/** Finds what was posted before and is said again, apart from what the theme asks to be said; null: nothing is. */
export function saidBeforeIn(
  brief: Pick<Brief, "best" | "earlier" | "theme" | "titles">,
): (text: string) => string | null {
  const asked = runsOf(brief.theme);
  const times = new Map<string, number>();
  for (const said of brief.earlier) for (const run of runsOf(said)) times.set(run, (times.get(run) ?? 0) + 1);
  const isNew = (run: string) => !asked.has(run) && (times.get(run) ?? 0) < HABIT;
  const theme = plain(brief.theme);
  const before = [...brief.earlier, ...(brief.titles ?? []), ...(brief.best ?? []).map(({ caption }) => caption)]
    .filter((said) => tokensOf(said).length >= WORDS_MIN)
    .map((said) => ({ said, runs: [...runsOf(said)].filter(isNew) }))
    .filter(({ runs }) => runs.length >= WORDS_MIN - RUN);
  const titles = new Map([...brief.earlier, ...(brief.titles ?? [])].map((said) => [plain(said), said]));
  return (text) => {
    const told = plain(text);
    const isTitle = told !== theme && told.split(" ").length >= TITLE_WORDS_MIN;
    const same = isTitle ? titles.get(told) : undefined;
    if (same !== undefined) return same;
    const own = runsOf(text);
    const again = before.find(({ runs }) => runs.filter((run) => own.has(run)).length >= runs.length * SAME);
    return again?.said ?? null;
  };
}
