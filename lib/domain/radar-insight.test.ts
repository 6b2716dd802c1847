import { expect, test } from "vitest";
import { isEmptyWord } from "#lib/writing/radar/radar-words.ts";
import { findClaims, type Scored } from "./radar-insight.ts";

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
  const claims = findClaims([...plain, ...asked], "America/Sao_Paulo", isEmptyWord);
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
  const kinds = findClaims([...one, ...plain, ...same], "UTC", isEmptyWord).map(({ kind }) => kind);
  expect(kinds).toContain("best");
  expect(kinds).not.toContain("hook");
});

test("says nothing of nothing", () => {
  expect(findClaims([], "UTC", isEmptyWord)).toEqual([]);
});
