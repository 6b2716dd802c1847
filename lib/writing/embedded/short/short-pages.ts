import type { PagesDraft } from "#lib/domain/draft.ts";
import { LIMITS, PAGES } from "#lib/writing/draft/contents.ts";
import { characters } from "#lib/domain/text.ts";
import { bare } from "#lib/writing/embedded/said-before.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { heading, invited, parted } from "./brand-says.ts";
import { inPages } from "./answers-of.ts";
import type { Said } from "./short.ts";
import type { Shown } from "./shown.ts";
import { thingsOf } from "./things-of.ts";

/** As many as the format has: what is asked stands once, before the brand where nobody here has the answer, else at the end. */
export function shortPages({ language, named, picture, short }: Shown): PagesDraft {
  const { answers, asks, call, facts, own, rest, seeks, subject, title, vote } = short;
  const isFirst = seeks && answers.length === 0;
  const shown: Said[] = (
    answers.length === 1 ? answers.flatMap((answer) => inPages(answer, PAGES - 2, language)) : [...answers]
  ).concat(vote?.sides ?? []);
  const told = shown.slice(0, PAGES - 2);
  const whose = parted(short, PAGES - (isFirst ? 3 : 2) - told.length, LIMITS.pageBody, language);
  const ask = isFirst && own.askOf !== "" ? { ...invited(short), text: own.askOf } : invited(short);
  const end = { title: call.title, text: stopped(call.action) };
  const cover = { title, text: rest ?? "" };
  // Left over pages show what the theme names, or else the brand: never a bare word, and what is asked is not asked again.
  const about = heading(begun(subject));
  const isNoun = characters(subject) <= LIMITS.pageTitle && !title.endsWith("?");
  const [single] = [title, ...facts.about].flatMap((line) => thingsOf(line, language));
  const things = [
    ...(isNoun ? [about] : []),
    ...thingsOf(title, language).flatMap(({ definite }) => (definite === null ? [] : [heading(begun(definite))])),
  ];
  const isShort = distinct([cover, ...told, ...whose, ask, ...things, ...(isFirst ? [end] : [])]).length < PAGES;
  const asked = isShort && ask.title.includes(" ") ? [{ title: ask.title, text: "" }, heading(ask.text)] : [ask];
  const all = distinct(isFirst ? [cover, ...asked, ...told, ...whose, end] : [cover, ...told, ...whose, ...asked]);
  const alone = single && single.definite === null ? [{ title: begun(single.name), text: title }] : [];
  const spare = distinct([...all, ...things, ...alone, ...asks.slice(1), end, about]).slice(all.length);
  const pages = all.toSpliced(-(isFirst ? 1 : asked.length), 0, ...spare.slice(0, Math.max(0, PAGES - all.length)));
  return {
    pages: pages.map(({ text, title: head }, index) => ({
      title: head,
      body: text,
      picture: named(`${head}. ${text}`) ?? picture(index),
    })),
  };
}

/** Each title once. */
const distinct = (pages: readonly Said[]): Said[] =>
  pages.filter((page, at) => pages.findIndex((other) => bare(other.title) === bare(page.title)) === at);
