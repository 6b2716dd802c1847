import { LIMITS } from "#lib/writing/draft/contents.ts";
import { advice } from "./advice.ts";
import type { Composition } from "./compose.ts";
import type { MatterPoint } from "./find-matter.ts";
import {
  brandSlides,
  explained,
  payoffSlide,
  type PointLayout,
  pointSlide,
  recap,
  sceneSlide,
  slipSlide,
  withoutPlace,
} from "./point-slides.ts";
import type { Kind } from "#lib/content/phrases/phrases.ts";
import { stepParts } from "./sentence.ts";
import { type DraftSlide, listed, slide } from "./slide-fields.ts";
import { articleSlides } from "./tell-article.ts";

const MOST_POINTS = 7;

export interface Middle {
  middle: DraftSlide[];
  /** how many of the kind are shown, when the title may promise it */
  shown: number | null;
}

/** The slides between cover and call, by kind. */
export function developed(said: Composition): Middle {
  const { kind, matter, random, theme } = said;
  const some = () => counted(said, theme.number ?? 4 + random.below(2));
  const middles: Record<Kind, () => Middle> = {
    mistakes: some,
    tips: some,
    reasons: some,
    signs: some,
    myths: () => myths(said),
    question: () => questions(said),
    steps: () => steps(said, matter.steps),
    timeline: () => steps(said, matter.timeline ?? matter.steps),
    checklist: () => (theme.number === null || theme.number === 5 ? checklist(said) : some()),
    comparison: () => comparison(said),
    story: () => story(said),
    article: () => ({ middle: articleSlides(said), shown: null }),
    open: () => (theme.number === null ? mixed(said) : some()),
  };
  return middles[kind]();
}

const RHYTHMS: readonly [PointLayout[], ...PointLayout[][]] = [
  ["number", "comparison", "number", "picture"],
  ["number", "picture", "number", "comparison"],
  ["number", "statement", "number", "comparison"],
];

function counted(said: Composition, wanted: number): Middle {
  const points = said.matter.points.slice(0, wanted);
  if (points.length > MOST_POINTS) return grouped(said, points);
  const layouts = said.random.pick(RHYTHMS);
  const own = points.map((point, index) =>
    pointSlide(said, point, index + 1, layouts[index % layouts.length] ?? "number"),
  );
  const middle = points.length < 4 ? [sceneSlide(said), ...own, recap(said, points)] : own;
  return { middle: differing(said, middle, points), shown: points.length };
}

/** Two neighbours of the same layout: the second becomes a statement. */
function differing(said: Composition, slides: DraftSlide[], points: MatterPoint[]): DraftSlide[] {
  return slides.map((own, index) => {
    const point = points[index];
    const repeats = own.layoutId === slides[index - 1]?.layoutId;
    return repeats && point && slides.length === points.length ? pointSlide(said, point, index + 1, "statement") : own;
  });
}

function grouped({ kind, phrases, line }: Composition, points: MatterPoint[]): Middle {
  const texts = points.map((point) => (kind === "mistakes" ? point.wrong : advice(point, LIMITS.slideItem)));
  const titles = [phrases.kickers[kind], line(phrases.checkTitles), line(phrases.partTitles)];
  const middle: DraftSlide[] = [];
  let from = 0;
  while (from < texts.length) {
    const left = texts.length - from;
    const size = left === 5 ? 5 : left >= 8 || left === 4 ? 4 : left > 5 ? 4 : left;
    const group = texts.slice(from, from + size);
    const range = `${from + 1}–${from + size}`;
    const title = `${titles[middle.length % titles.length] ?? ""} (${range})`;
    if (size === 5) middle.push(slide("checklist", { title, ...listed("item", group) }));
    else if (size === 4)
      middle.push(
        slide(middle.at(-1)?.layoutId === "list" ? "steps" : "list", {
          title,
          ...listed(middle.at(-1)?.layoutId === "list" ? "step" : "item", group),
        }),
      );
    else
      group.forEach((text, index) =>
        middle.push(
          slide("number", { number: String(from + index + 1), title: text, body: points[from + index]?.why ?? text }),
        ),
      );
    from += size;
  }
  return { middle: middle.length < 3 ? [...middle, explained(points[0])] : middle, shown: points.length };
}

function myths(said: Composition): Middle {
  const { matter, phrases, theme } = said;
  const shown = matter.myths.slice(0, Math.min(theme.number ?? 4, MOST_POINTS));
  const [myth, truth] = phrases.mythTruth;
  const own = shown.map(({ answer, said: claim }, index) =>
    index % 2 === 1
      ? slide("comparison", {
          title: `${phrases.kickers.myths} ${index + 1}`,
          leftTitle: myth,
          leftBody: claim,
          rightTitle: truth,
          rightBody: answer,
        })
      : slide("myth", { myth: claim, truth: answer }),
  );
  const [point] = matter.points;
  const extra = own.length < 3 ? [sceneSlide(said)] : [];
  const turn = own.length < 6 && point ? [explained(point)] : [];
  return { middle: [...extra, ...own, ...turn], shown: shown.length };
}

function questions(said: Composition): Middle {
  const { matter, theme } = said;
  const shown = matter.questions.slice(0, Math.min(theme.number ?? 3, MOST_POINTS));
  const own = shown.map(({ answer, said: asked }, index) =>
    slide(
      index % 2 === 0 ? "question" : "picture",
      { title: asked, body: answer },
      index % 2 === 0 ? null : matter.picture,
    ),
  );
  const rest = own.length < 5 ? [recap(said, [])] : [];
  const first = own.length < 3 ? [sceneSlide(said)] : [];
  const [point] = matter.points;
  const more = own.length + first.length < 4 && point ? [pointSlide(said, point, 1, "comparison")] : [];
  return { middle: [...first, ...own, ...more.map(withoutPlace), ...rest, ...brandSlides(said)], shown: shown.length };
}

function steps(said: Composition, how: { title: string; steps: string[] } | null): Middle {
  const { matter, random } = said;
  if (!how) return checklist(said);
  const [first, second] = matter.points;
  const own =
    how.steps.length === 4 && random.below(2) === 0
      ? [slide("steps", { title: how.title, ...listed("step", how.steps) })]
      : how.steps.map((step, index) => {
          const { detail, name } = stepParts(step);
          return index % 2 === 0
            ? slide("number", { number: String(index + 1), title: name, body: detail })
            : slide(
                "picture",
                { title: `${index + 1}. ${name}`, body: detail },
                matter.points[index % matter.points.length]?.picture ?? matter.picture,
              );
        });
  const slip = first ? [withoutPlace(pointSlide(said, first, 1, "comparison"))] : [];
  if (own.length > 1) return { middle: [...own, ...slip].slice(0, MOST_POINTS), shown: how.steps.length };
  const why = second ? [slipSlide(said, second)] : [];
  const [question] = matter.questions;
  const asked = question ? [slide("question", { title: question.said, body: question.answer })] : [];
  return { middle: [sceneSlide(said), ...own, ...slip, ...why, ...asked], shown: how.steps.length };
}

function checklist(said: Composition): Middle {
  const { line, matter, phrases } = said;
  const items = matter.points.slice(0, 5);
  const [first, second, third] = items;
  const list = slide("checklist", {
    title: line(phrases.checkTitles),
    ...listed(
      "item",
      items.map((point) => advice(point, LIMITS.slideItem)),
    ),
  });
  const own = [
    first ? slipSlide(said, first) : null,
    second ? withoutPlace(pointSlide(said, second, 2, "comparison")) : null,
    third ? slide("picture", { title: third.label, body: third.why }, third.picture) : null,
  ].filter((slide) => slide !== null);
  return { middle: [sceneSlide(said), list, ...own, ...brandSlides(said)], shown: items.length };
}

function comparison(said: Composition): Middle {
  const { matter, phrases } = said;
  const versus = matter.versus;
  if (!versus) return questions(said);
  const rows = versus.rows.map(([aspect, leftBody, rightBody]) =>
    slide("comparison", { title: aspect, leftTitle: versus.left, leftBody, rightTitle: versus.right, rightBody }),
  );
  const [question] = matter.questions;
  const between = [
    sceneSlide(said),
    question ? slide("question", { title: question.said, body: question.answer }) : payoffSlide(said),
  ];
  const middle = rows.slice(0, 3).flatMap((row, index) => [row, ...between.slice(index, index + 1)]);
  return {
    middle: [...middle, slide("statement", { title: phrases.verdict, body: versus.verdict })],
    shown: rows.length,
  };
}

function story(said: Composition): Middle {
  const { line, matter, phrases } = said;
  const [first, second, third] = matter.points;
  if (!first || !second || !third) return checklist(said);
  return {
    middle: [
      sceneSlide(said),
      slipSlide(said, first),
      withoutPlace(pointSlide(said, second, 1, "comparison")),
      explained(third),
      slide("statement", { title: line(phrases.payoffTitles), body: matter.payoff }),
    ],
    shown: null,
  };
}

function mixed(said: Composition): Middle {
  const { matter, random } = said;
  const [first, second, third] = matter.points;
  const [myth] = matter.myths;
  const [question] = matter.questions;
  const told = [
    first ? withoutPlace(pointSlide(said, first, 1, "comparison")) : null,
    myth ? slide("myth", { myth: myth.said, truth: myth.answer }) : null,
    second ? explained(second) : null,
    question ? slide("question", { title: question.said, body: question.answer }) : null,
    third ? slipSlide(said, third) : null,
  ].filter((own) => own !== null);
  const rest = matter.points.slice(3, 7).map((point) => advice(point, LIMITS.slideItem));
  const list =
    rest.length === 4 ? [slide("list", { title: said.line(said.phrases.checkTitles), ...listed("item", rest) })] : [];
  return { middle: [sceneSlide(said), ...random.shuffle(told).slice(0, 4), ...list], shown: null };
}
