import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import { findClaims, type Scored } from "./radar-insight.ts";
import { sayFinding } from "./radar-words.ts";

let made = 0;
const post = (given: Partial<Scored>): Scored => ({
  platform: "social",
  shortcode: `c${++made}`,
  handle: "torra",
  caption: "Um dia na loja\n\nTexto #cafe",
  views: 1000,
  durationSeconds: null,
  publishedAt: new Date("2026-11-10T13:00:00Z"),
  score: 1,
  ...given,
});

const accounts = ["torra", "moinho"];
const eight = Array.from({ length: 8 }, (_, index) => index);
const asked = eight.map((index) =>
  post({ caption: "Por que a moagem muda tudo?", score: 1.6 + index / 10, handle: accounts[index % 2] ?? "" }),
);
const plain = eight.map((index) => post({ handle: accounts[index % 2] ?? "", score: 0.9 }));

test("says what the numbers show, each time with the inspirations that show it, best first", () => {
  const claims = findClaims([...plain, ...asked], "America/Sao_Paulo");
  expect(claims[0]).toMatchObject({ kind: "best", studied: 16, accounts: 2, listed: 8, score: 2.3 });
  const best = asked.toReversed().map(({ shortcode }) => shortcode);
  expect(claims.find(({ kind }) => kind === "hook")).toMatchObject({
    hook: "question",
    posts: 8,
    accounts: 2,
    median: 1.95,
    others: 0.9,
    evidence: best.slice(0, 5).map((shortcode) => ({ platform: "social", shortcode })),
  });
  expect(claims.find(({ kind }) => kind === "topic")).toMatchObject({ posts: 8, median: 1.95 });
});

test("says nothing of a group that one account alone makes, nor of what is no better", () => {
  const one = asked.map((row) => ({ ...row, handle: "torra" }));
  const same = plain.map((row) => ({ ...row, caption: "Como moer o grão", score: 0.9 }));
  const kinds = findClaims([...one, ...plain, ...same], "UTC").map(({ kind }) => kind);
  expect(kinds).toContain("best");
  expect(kinds).not.toContain("hook");
});

test("says nothing of nothing", () => {
  expect(findClaims([], "UTC")).toEqual([]);
});

test("speaks the project's language, and writes its numbers as it does", () => {
  const finding = { kind: "length", length: "short", posts: 12, accounts: 3, median: 1.25, others: 0.9 } as const;
  expect(LANGUAGES.map((language) => sayFinding(finding, language))).toEqual([
    "Vídeos de até um minuto vão mais longe: em 12 vídeos de 3 contas, a mediana é 1,25× o habitual; nos outros, 0,9×.",
    "Videos of up to a minute go further: in 12 videos of 3 accounts the median is 1.25× the usual; in the others, 0.9×.",
    "Los videos de hasta un minuto llegan más lejos: en 12 videos de 3 cuentas, la mediana es 1,25× lo habitual; en los demás, 0,9×.",
  ]);
});
