import { advice } from "./advice.ts";
import type { Beat } from "./beat.ts";
import type { Composition } from "./compose.ts";
import { fill } from "#lib/content/fill.ts";
import type { MatterPoint } from "./find-matter.ts";
import { lower } from "./read-theme.ts";
import { begun, firstSentence, stepParts, stopped } from "./sentence.ts";
import { articleBeats } from "./tell-article.ts";

/** What is said between the opening and the end, by kind. */
export function developBeats(said: Composition): Beat[] {
  const { kind, matter } = said;
  if (kind === "article") return articleBeats(said);
  const how = kind === "timeline" ? matter.timeline : kind === "steps" ? matter.steps : null;
  if (how) return stepBeats(how.steps, said);
  if (kind === "myths") return mythBeats(said);
  if (kind === "comparison" && matter.versus) return versusBeats(said, matter.versus);
  const points = matter.points.map((point, index) => pointBeat(said, point, index));
  return kind === "question" ? [...answerBeats(said), ...points] : points;
}

function mythBeats({ matter, phrases }: Composition): Beat[] {
  const [first, next] = phrases.spoken.myth;
  return matter.myths.map(({ answer, said }, index) => {
    const lead = fill(index === 0 ? first : next, { wrong: lower(said) });
    return {
      words: `${lead} ${firstSentence(answer)}`,
      longer: `${lead} ${answer}`,
      cue: index === 0 ? "pause" : null,
      scene: { type: "before_after", fields: { before: said, after: firstSentence(answer) } },
      picture: matter.points[index % matter.points.length]?.picture ?? matter.picture,
    };
  });
}

const versusBeats = (
  { matter }: Composition,
  { left, right, rows, verdict }: NonNullable<Composition["matter"]["versus"]>,
): Beat[] => [
  ...rows.slice(0, 2).map(([aspect, one, other], index): Beat => ({
    words: `${left}: ${lower(one)}. ${right}: ${lower(other)}.`,
    cue: index === 0 ? "pause" : null,
    scene: { type: "before_after", fields: { before: `${left}: ${lower(one)}`, after: `${right}: ${lower(other)}` } },
    picture: matter.points[index]?.picture ?? matter.picture,
    longer: `${aspect}. ${left}: ${lower(one)}. ${right}: ${lower(other)}.`,
  })),
  {
    words: verdict,
    cue: "pause",
    scene: { type: "bullet_list", fields: { items: [left, right] } },
    picture: matter.picture,
  },
];

const answerBeats = ({ matter, subject }: Composition): Beat[] =>
  matter.questions.slice(0, 1).map(({ answer, said }) => ({
    words: answer,
    cue: "pause",
    scene: { type: "definition", fields: { value: subject.label, text: answer } },
    picture: matter.picture,
    longer: said.toLowerCase().includes(subject.about.toLowerCase()) ? answer : `${said} ${answer}`,
  }));

function pointBeat({ kind, matter, phrases, theme }: Composition, point: MatterPoint, index: number): Beat {
  const { spoken } = phrases;
  const right = stopped(point.right);
  const cue = index === 0 ? "pause" : null;
  if (["mistakes", "signs", "story"].includes(kind) || (kind === "open" && index === 0)) {
    const lead = fill(spoken.wrong[index % spoken.wrong.length] ?? spoken.wrong[0], { wrong: lower(point.wrong) });
    return {
      words: `${lead} ${right}`,
      longer: `${lead} ${point.why} ${right}`,
      cue,
      scene:
        index % 3 === 2
          ? { type: "highlight", fields: { text: point.right } }
          : { type: "before_after", fields: { before: point.wrong, after: point.right } },
      picture: point.picture,
    };
  }
  const said = stopped(advice(point, 200));
  const shown = matter.points.slice(0, index + 1).map((told) => told.right);
  const isLast = index === (theme.number ?? 4) - 1;
  return {
    words: kind === "reasons" ? point.why : said,
    longer: kind === "reasons" ? `${point.why} ${right}` : `${said} ${point.why}`,
    cue,
    scene:
      index === 1 || isLast
        ? { type: "checklist", fields: { items: shown } }
        : { type: "highlight", fields: { text: point.right } },
    picture: point.picture,
  };
}

function stepBeats(steps: string[], { matter, phrases }: Composition): Beat[] {
  const leads = phrases.spoken.steps;
  const parts = steps.map(stepParts);
  return parts.map(({ detail, name }, index) => {
    const lead = index === steps.length - 1 ? leads.at(-1) : leads[Math.min(index, leads.length - 2)];
    return {
      words: `${lead ?? ""} ${lower(name)}.`,
      longer: `${lead ?? ""} ${lower(name)}. ${begun(detail)}`,
      cue: null,
      scene:
        index % 2 === 0
          ? { type: "numbered_steps", fields: { steps: parts.slice(0, index + 1).map((part) => part.name) } }
          : { type: "highlight", fields: { text: detail } },
      picture: matter.points[index % matter.points.length]?.picture ?? matter.picture,
    };
  });
}
