import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { topicsOf } from "#lib/render/art/vocabulary.ts";
import { foreignWords } from "#lib/tools/testing/foreign-words.ts";
import type { Topic, TopicText } from "./trade.ts";
import { readText, readTrades } from "./trades.ts";

const MAX = {
  name: 42,
  hook: 58,
  scene: 150,
  payoff: 115,
  label: 24,
  wrong: 60,
  why: 110,
  right: 66,
  said: 80,
  question: 70,
  answer: 170,
  listTitle: 60,
  head: 42,
  text: 130,
  step: 80,
  stepName: 34,
  side: 24,
  aspect: 40,
  row: 62,
  verdict: 170,
};

const topics = readTrades().flatMap((trade) =>
  trade.topics.map((topic: Topic, index) => ({ where: `${trade.key} ${index + 1}`, trade, topic })),
);

const texts = topics.flatMap(({ topic, trade, where }) =>
  LANGUAGES.map((language) => ({ where: `${where} ${language}`, language, text: readText(trade, topic, language) })),
);

/** Every text with the room that it has. */
function* lines(text: TopicText): Generator<[string, number]> {
  yield [text.name, MAX.name];
  for (const hook of text.hooks) yield [hook, MAX.hook];
  yield [text.scene, MAX.scene];
  yield [text.payoff, MAX.payoff];
  for (const [label, wrong, why, right] of text.points) {
    yield [label, MAX.label];
    yield [wrong, MAX.wrong];
    yield [why, MAX.why];
    yield [right, MAX.right];
  }
  for (const [said, answer] of text.myths)
    yield* [[said, MAX.said] as [string, number], [answer, MAX.answer] as [string, number]];
  for (const [asked, answer] of text.questions)
    yield* [[asked, MAX.question] as [string, number], [answer, MAX.answer] as [string, number]];
  for (const { items, title } of text.lists) {
    yield [title, MAX.listTitle];
    for (const [head, told] of items) {
      yield [head, MAX.head];
      yield [told, MAX.text];
    }
  }
  for (const step of [...(text.steps ?? []), ...(text.timeline ?? [])]) yield [step, MAX.step];
  if (!text.versus) return;
  const { left, right, rows, verdict } = text.versus;
  yield* [
    [left, MAX.side] as [string, number],
    [right, MAX.side] as [string, number],
    [verdict, MAX.verdict] as [string, number],
  ];
  for (const [aspect, one, other] of rows) {
    yield* [
      [aspect, MAX.aspect] as [string, number],
      [one, MAX.row] as [string, number],
      [other, MAX.row] as [string, number],
    ];
  }
}

test("there is matter for at least 24 kinds of small business", () => {
  expect(readTrades().length).toBeGreaterThanOrEqual(24);
  expect(new Set(readTrades().map(({ key }) => key)).size).toBe(readTrades().length);
});

test("every text fits where it is shown", () => {
  const long = texts.flatMap(({ text, where }) =>
    [...lines(text)]
      .filter(([line, max]) => characters(line) > max)
      .map(([line, max]) => `${where}: ${characters(line)}/${max} ${line}`),
  );
  expect(long).toEqual([]);
});

test("every topic says as much in each language", () => {
  const shape = ({ lists, myths, points, questions, steps, timeline, versus }: TopicText) =>
    [points, myths, questions, steps, timeline, versus?.rows, lists, ...lists.map(({ items }) => items)]
      .map((list) => list?.length ?? 0)
      .join();
  for (const { topic, trade, where } of topics) {
    expect(new Set(LANGUAGES.map((language) => shape(readText(trade, topic, language)))).size, where).toBe(1);
    const { myths, points, questions } = readText(trade, topic, "pt");
    expect(points.length, where).toBeGreaterThanOrEqual(5);
    expect(myths.length, where).toBeGreaterThanOrEqual(2);
    expect(questions.length, where).toBeGreaterThanOrEqual(2);
  }
});

test("every picture that is asked for is one that the artist knows", () => {
  const unknown = topics.flatMap(({ topic, where }) =>
    topic.pictures.filter((subject) => topicsOf(subject).length === 0).map((subject) => `${where}: ${subject}`),
  );
  expect(unknown).toEqual([]);
});

test("every trade has steps and, but for some, a comparison", () => {
  const without = (has: (text: TopicText) => boolean) =>
    readTrades()
      .filter((trade) => !trade.topics.some((topic: Topic) => has(readText(trade, topic, "pt"))))
      .map(({ key }) => key);
  expect(without(({ steps }) => steps !== undefined)).toEqual([]);
  expect(without(({ versus }) => versus !== undefined)).toEqual([]);
});

test("points are shaped to be joined: no full stop but after the reason", () => {
  const wrong = texts.flatMap(({ text, where }) =>
    text.points
      .filter(
        ([label, wrong, why, right]) =>
          /[.]$/.test(label + wrong) || /[.]$/.test(right) || /[.]$/.test(wrong) || !/[.!?]$/.test(why),
      )
      .map((point) => `${where}: ${point[0]}`),
  );
  expect(wrong).toEqual([]);
});

test('an advice begins with what to do, so that it can follow an "instead of"', () => {
  const late = texts.flatMap(({ text, where }) =>
    text.points
      .filter(([, , , right]) =>
        /^(?:Para|Se|Nos?|Nas?|Em|Aos?|Com|Sem|Quando|If|For|In|When|On|At|With|The|Si|En|Al|Con|Sin|Cuando)\s/.test(
          right,
        ),
      )
      .map(([, , , right]) => `${where}: ${right}`),
  );
  expect(late).toEqual([]);
});

test("steps have a short name and what to do", () => {
  const wrong = texts.flatMap(({ text, where }) =>
    [text.steps, text.timeline]
      .flatMap((steps) => (steps ?? []).slice(1))
      .filter((step) => !/^[^:]+: \S/.test(step) || characters(step.split(": ")[0] ?? "") > MAX.stepName)
      .map((step) => `${where}: ${step}`),
  );
  expect(wrong).toEqual([]);
});

test("what a list tells is named, then told in whole sentences", () => {
  const wrong = texts.flatMap(({ text, where }) =>
    text.lists
      .flatMap(({ items }) => items)
      .filter(([head, told]) => head.endsWith(".") || !/[.!?]$/u.test(told))
      .map(([head]) => `${where}: ${head}`),
  );
  expect(wrong).toEqual([]);
});

describe.each(LANGUAGES)("%s", (language) => {
  test("has no word of another language", () => {
    const foreign = texts
      .filter((text) => text.language === language)
      .flatMap(({ text, where }) =>
        [...lines(text)].flatMap(([line]) =>
          foreignWords(line, language).map((word) => `${where}: ${word} in ${line}`),
        ),
      );
    expect(foreign).toEqual([]);
  });
});

/** Who speaks in a trade that is itself the authority, in each language. */
const AUTHORITIES: Readonly<Record<string, RegExp>> = {
  accounting: /\b(?:contador\w*|accountants?|gestor|contable)\b/i,
  law: /\b(?:advogad|abogad|lawyer|solicitor)/i,
  dentist: /\b(?:dentist|odont[oó]log)/i,
  psychology: /\b(?:psic[oó]log[oa]|psychologist)/i,
  podiatry: /\b(?:pod[oó]log[oa]|podiatrist)/i,
  optician: /\b(?:[oó]ptica\b|optician)/i,
};
/** "Ask your", "muestra al" */
const SENDS =
  /\b(?:ask|see|call|consult|show|take|speak|talk|check|pergunt|procur|consult|confirm|mostr|leve|fale|chame|habla|llama|pregunt|muestr|acud|busca|lleva)[^.;:]{0,30}$/i;

test.each(Object.entries(AUTHORITIES))("%s sends its own customers to nobody of its trade", (key, professional) => {
  const sent = topics
    .filter(({ trade }) => trade.key === key)
    .flatMap(({ topic, trade }) => LANGUAGES.flatMap((language) => readText(trade, topic, language).questions))
    .filter(([asked, answer]) => {
      const at = answer.search(professional);
      return at >= 0 && !professional.test(asked) && SENDS.test(answer.slice(0, at));
    });
  expect(sent).toEqual([]);
});
