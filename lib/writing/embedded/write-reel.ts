import type { ReelDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import type { Composition } from "./compose.ts";
import { saidBefore } from "./find-matter.ts";
import { lower } from "./read-theme.ts";
import { begun, firstSentence, stepParts, stopped } from "./sentence.ts";
import { shortFact } from "./tell-article.ts";

const [HOOK, COMPLEMENT] = LIMITS.blocks;
const short = (text: string, max: number): boolean => characters(text) <= max;

/** Hook, complement, call; the caption keeps what the call promises. */
export function writeReel(said: Composition): ReelDraft & { title: string; shown: number } {
  const { brief, kind, line, matter, phrases, theme, tone } = said;
  const shown = kind === "myths" ? 3 : (theme.number ?? 3);
  const title = said.title(
    kind === "article" ? HOOK : LIMITS.slideTitle,
    Math.min(shown, kind === "myths" ? matter.myths.length : matter.points.length),
  );
  const hooks = matter.hooks.filter((hook) => !saidBefore(hook, brief.earlier));
  const ownTitle = short(title, HOOK) && !saidBefore(title, brief.earlier);
  // A theme that counts, asks or teaches stops a thumb by itself; any other is only a name.
  const stops = theme.number !== null || theme.howTo || title.endsWith("?");
  const asTitle = ownTitle && (stops || hooks.length === 0);
  const hook = asTitle ? title : (hooks[0] ?? matter.hooks[0] ?? title);
  const call = line(phrases.reelCalls[tone]);
  return {
    blocks: [hook, complement(said, asTitle), call],
    picture: matter.points[0]?.picture ?? matter.picture,
    title,
    shown,
  };
}

function complement(said: Composition, afterTitle: boolean): string {
  const { kind, line, matter, phrases } = said;
  if (kind === "article") return shortFact(said, COMPLEMENT);
  const [point] = matter.points;
  const [myth] = matter.myths;
  const right = point ? stopped(point.right) : stopped(matter.name);
  const tried = [
    kind === "myths" && myth ? line(phrases.reelComplements.myth, { wrong: lower(myth.said) }) : "",
    kind === "steps" && matter.steps?.steps[0] ? stopped(begun(stepParts(matter.steps.steps[0]).detail)) : "",
    kind === "question" && matter.questions[0] ? firstSentence(matter.questions[0].answer) : "",
    afterTitle && kind === "mistakes" && point
      ? line(phrases.reelComplements.wrong, { wrong: lower(point.wrong) })
      : "",
    right,
  ];
  return tried.find((text) => text !== "" && short(text, COMPLEMENT)) ?? right;
}
