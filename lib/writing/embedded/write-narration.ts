import type { NarrationDraft } from "#lib/domain/draft.ts";
import { HOOK_MAX } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";
import { SPOKEN_SCENES, SPOKEN_WORDS } from "#lib/writing/draft/contents.ts";
import { countWords, sentencesOf } from "#lib/writing/draft/script.ts";
import type { Beat } from "./beat.ts";
import type { Composition } from "./compose.ts";
import { saidBefore } from "./find-matter.ts";
import { developBeats } from "./develop-beats.ts";
import { stopped } from "./sentence.ts";
import { whoTells } from "./tell-article.ts";

/** Hook, what it is about, as many points as half a minute holds, what is gained, call. */
export function writeNarration(said: Composition): NarrationDraft & { title: string; shown: number } {
  const { kind, matter, theme } = said;
  const available = kind === "myths" ? matter.myths.length : matter.points.length;
  const title = said.title(90, theme.number !== null && theme.number <= available ? theme.number : null);
  const opening = openingBeats(said, title);
  const ending = endingBeats(said);
  const points = developBeats(said).slice(0, theme.number ?? (["steps", "timeline", "article"].includes(kind) ? 6 : 4));
  const middle = fitted(said, points, countAll([...opening, ...ending]));
  const beats = [...opening, ...middle, ...ending];
  return {
    hook: opening[0]?.words ?? title,
    script: beats.map(({ cue, words }) => (cue ? `[${cue}] ${words}` : words)).join(" "),
    scenes: beats.map(({ scene, words }) => ({ words, ...scene })),
    photos: beats.flatMap(({ picture, words }) => sentencesOf(words).map(() => picture)),
    title,
    shown: theme.number ?? Math.max(3, middle.length),
  };
}

function openingBeats(said: Composition, title: string): Beat[] {
  const { brief, kind, line, matter, phrases, subject, theme } = said;
  const asked = title.endsWith("?") && characters(title) <= HOOK_MAX;
  const fresh = matter.hooks.find((hook) => !saidBefore(hook, brief.earlier)) ?? matter.hooks[0] ?? title;
  const hook = asked ? title : stopped(fresh);
  const first: Beat = {
    words: hook,
    cue: null,
    scene: hook.endsWith("?")
      ? { type: "question", fields: { value: hook } }
      : { type: "highlight", fields: { text: hook } },
    picture: matter.picture,
  };
  if (asked || kind === "article") return [first];
  const counted = theme.number !== null && title.includes(String(theme.number));
  const second: Beat = {
    // A title with a colon has an announcement of its own: two in a row stumble.
    words: line(phrases.spoken.intros[kind], { H: (title.split(": ")[0] ?? title).replace(/[.!]$/, "") }),
    cue: "pause",
    scene: counted
      ? { type: "big_number", fields: { value: String(theme.number), label: phrases.nouns[kind] } }
      : { type: "keyword", fields: { value: subject.label } },
    picture: matter.points[0]?.picture ?? matter.picture,
  };
  // a myth of its own says more than the topic's hook
  const alone = kind === "myths" && characters(second.words) <= HOOK_MAX;
  return alone ? [{ ...second, cue: null }] : [first, second];
}

function endingBeats(said: Composition): [Beat, Beat] {
  const { brief, line, matter, phrases, tone } = said;
  const last = matter.payoff === "" ? stopped(whoTells(said)) : matter.payoff;
  const call = line(phrases.spoken.calls[tone]);
  const name = brief.brand.profileName.trim();
  return [
    {
      words: last,
      cue: "calm",
      scene: { type: "highlight", fields: { text: last } },
      picture: matter.points[2]?.picture ?? matter.picture,
    },
    {
      words: call,
      cue: null,
      scene: { type: "keyword", fields: { value: name === "" ? call : name } },
      picture: matter.picture,
    },
  ];
}

/** As many points as the words that are left hold, the first ones with their reasons; and where the others are. */
function fitted(said: Composition, points: Beat[], spent: number): Beat[] {
  const { kind, matter, phrases } = said;
  const isSequence = kind === "steps" || kind === "timeline";
  const rest: Beat = {
    words: phrases.spoken.rest,
    cue: null,
    scene: { type: "bullet_list", fields: { items: matter.points.slice(0, 4).map(({ label }) => label) } },
    picture: matter.picture,
  };
  const kept: Beat[] = [];
  const fits = (beats: Beat[]) => spent + countAll(beats) <= SPOKEN_WORDS.max;
  const most = SPOKEN_SCENES.max - 4 - (points.length > SPOKEN_SCENES.max - 4 ? 1 : 0);
  for (const point of points.slice(0, most)) if (kept.length < 2 || fits([...kept, point, rest])) kept.push(point);
  const promised = (said.theme.number !== null || isSequence) && kept.length < points.length;
  const beats = promised && fits([...kept, rest]) ? [...kept, rest] : kept;
  return beats.reduce<Beat[]>((told, beat, index) => {
    const longer = beat.longer === undefined ? beat : { ...beat, words: beat.longer };
    return [...told, fits([...told, longer, ...beats.slice(index + 1)]) ? longer : beat];
  }, []);
}

const countAll = (beats: Beat[]): number => beats.reduce((sum, { words }) => sum + countWords(words), 0);
