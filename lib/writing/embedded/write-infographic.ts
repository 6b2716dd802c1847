import type { InfographicDraft } from "#lib/domain/draft.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { advice } from "./advice.ts";
import type { Composition } from "./compose.ts";
import type { MatterPoint } from "./find-matter.ts";
import type { Kind } from "#lib/content/phrases/phrases.ts";
import { fit } from "./read-article.ts";
import { begun, firstSentence, stepParts, stopped } from "./sentence.ts";
import { articleItems, whoTells } from "./tell-article.ts";

type Item = InfographicDraft["items"][number];
type Body = Pick<InfographicDraft, "kind" | "items" | "sides"> & { shown: number | null };

/** Steps, two sides, parts of a whole, a timeline or a checklist: what the theme's kind calls for. */
export function writeInfographic(said: Composition): InfographicDraft & { title: string; shown: number } {
  const { shown, ...body } = bodyOf(said);
  const { kind, line, matter, phrases } = said;
  return {
    ...body,
    title: said.title(LIMITS.slideTitle, shown),
    subtitle: kind === "article" ? whoTells(said) : line([matter.hooks[0] ?? matter.payoff, ...matter.hooks.slice(1)]),
    footer: line(phrases.actions[said.tone]),
    shown: shown ?? body.items.length,
  };
}

function bodyOf(said: Composition): Body {
  const { kind, matter, theme, random } = said;
  const wanted = Math.max(3, Math.min(theme.number ?? 5, 7));
  const points = matter.points.slice(0, wanted);
  const shown = theme.number === null ? points.length : theme.number === points.length ? theme.number : null;
  const list = () => checks(points, shown);
  const whole = () => parts(points, shown);
  const either = () => random.pick([list, whole])();
  const bodies: Record<Kind, () => Body> = {
    steps: () => (matter.steps ? sequence("steps", matter.steps.steps, said) : list()),
    timeline: () => (matter.timeline ? sequence("timeline", matter.timeline.steps, said) : list()),
    comparison: () => versus(said) ?? whole(),
    myths: () => myths(said) ?? whole(),
    mistakes: () => (theme.number === null || theme.number === 3 ? contrasts(said) : whole()),
    checklist: list,
    signs: list,
    tips: either,
    reasons: either,
    question: either,
    story: either,
    article: () => ({ kind: "checklist", items: articleItems(said), sides: null, shown: null }),
    open: () => random.pick([list, whole, () => contrasts(said)])(),
  };
  return bodies[kind]();
}

function sequence(kind: "steps" | "timeline", steps: string[], { matter }: Composition): Body {
  const items = steps.slice(0, 7).map((step, index) => {
    const { detail, name } = stepParts(step);
    const picture = matter.points[index % matter.points.length]?.picture ?? matter.picture;
    return { title: name, text: detail, side: null, picture };
  });
  return { kind, items, sides: null, shown: items.length };
}

const checks = (points: MatterPoint[], shown: number | null): Body => ({
  kind: "checklist",
  items: points.map((point) => ({
    title: advice(point, LIMITS.itemTitle),
    text: point.why,
    side: null,
    picture: point.picture,
  })),
  sides: null,
  shown,
});

const parts = (points: MatterPoint[], shown: number | null): Body => ({
  kind: "parts",
  items: points.map(({ label, picture, right }) => ({ title: label, text: stopped(right), side: null, picture })),
  sides: null,
  shown,
});

function contrasts({ matter, phrases, random }: Composition): Body {
  const [left, right] = phrases.avoid[random.below(phrases.avoid.length)] ?? phrases.mythTruth;
  const items = matter.points.slice(0, 3).flatMap((point): Item[] => [
    { title: point.label, text: stopped(point.wrong), side: "left", picture: point.picture },
    { title: point.label, text: stopped(point.right), side: "right", picture: point.picture },
  ]);
  return { kind: "comparison", items, sides: { left, right }, shown: 3 };
}

function versus({ matter }: Composition): Body | null {
  if (!matter.versus) return null;
  const { left, right, rows } = matter.versus;
  const items = rows.slice(0, 3).flatMap(([aspect, one, other], index): Item[] => {
    const picture = matter.points[index]?.picture ?? matter.picture;
    return [
      { title: aspect, text: stopped(begun(one)), side: "left", picture },
      { title: aspect, text: stopped(begun(other)), side: "right", picture },
    ];
  });
  return { kind: "comparison", items, sides: { left, right }, shown: null };
}

function myths({ matter, phrases, theme }: Composition): Body | null {
  const told = matter.myths.slice(0, 3);
  if (told.length < 2) return null;
  const [left, right] = phrases.mythTruth;
  const items = told.flatMap(({ answer, said }, index): Item[] => {
    const picture = matter.points[index]?.picture ?? matter.picture;
    return [
      { title: said, text: "", side: "left", picture },
      { title: fit(firstSentence(answer), LIMITS.itemTitle), text: "", side: "right", picture },
    ];
  });
  return {
    kind: "comparison",
    items,
    sides: { left, right },
    shown: theme.number === told.length ? told.length : null,
  };
}
