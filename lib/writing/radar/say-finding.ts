import { fill } from "#lib/content/fill.ts";
import { readLanguage } from "#lib/content/language/language.ts";
import { type RadarPhrases, readRadarWords } from "#lib/content/radar/radar.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Finding } from "#lib/domain/radar-insight.ts";

const count = (number: number | string, [one, many]: RadarPhrases["videos"]) =>
  `${number} ${String(number) === "1" ? one : many}`;

/** A finding as a sentence, its numbers written as its language writes them. */
export function sayFinding(finding: Finding, language: Language): string {
  const phrases = readRadarWords(language);
  const format = new Intl.NumberFormat(readLanguage(language).locale, { maximumFractionDigits: 2 });
  const number = (value: number) => format.format(value);
  switch (finding.kind) {
    case "best": {
      const { accounts, handle, listed, score, studied } = finding;
      return fill(phrases.best, {
        videos: count(number(studied), phrases.videos),
        accounts: count(number(accounts), phrases.accounts),
        listed: number(listed),
        score: number(score),
        handle,
      });
    }
    case "account": {
      const { handle, listed, posts } = finding;
      return fill(phrases.account, { handle, listed: number(listed), posts: number(posts) });
    }
    case "topic":
    case "hashtag":
    case "hook":
    case "length":
    case "time": {
      const { accounts, median, others, posts } = finding;
      const beside = fill(phrases.beside, {
        accounts: count(accounts, phrases.accounts),
        posts: number(posts),
        median: number(median),
        others: number(others),
      });
      return `${lead(finding, phrases)}: ${beside}`;
    }
  }
}

function lead(finding: Exclude<Finding, { kind: "best" | "account" }>, phrases: RadarPhrases): string {
  switch (finding.kind) {
    case "topic":
      return fill(phrases.topic, { word: finding.word });
    case "hashtag":
      return fill(phrases.hashtag, { tag: finding.tag });
    case "hook":
      return phrases.hook[finding.hook];
    case "length":
      return phrases.length[finding.length];
    case "time":
      return phrases.time[finding.daypart];
  }
}
