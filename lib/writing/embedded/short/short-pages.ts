import type { PagesDraft } from "#lib/domain/draft.ts";
import { LIMITS, PAGES } from "#lib/writing/draft/contents.ts";
import { characters } from "#lib/domain/text.ts";
import { capital } from "#lib/writing/embedded/letters.ts";
import { bare } from "#lib/writing/embedded/said-before.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { heading, invited, parted, placed } from "./brand-says.ts";
import type { Said } from "./short.ts";
import type { Shown } from "./shown.ts";

/** As many as the format has: what is asked stands once, before the brand where nobody here has the answer, else at the end. */
export function shortPages({ language, named, picture, short }: Shown): PagesDraft {
  const { answers, asks, call, rest, seeks, subject, title, vote } = short;
  const isFirst = seeks && answers.length === 0;
  const told = [...answers, ...(vote?.sides ?? [])].slice(0, PAGES - 2);
  const own = parted(short, PAGES - (isFirst ? 3 : 2) - told.length, LIMITS.pageBody, language);
  // Where a brand says little of itself, what is asked takes two pages, neither of them of a bare word.
  const isShort = told.length + own.length + (isFirst ? 3 : 2) < PAGES;
  const parting = isShort ? asks.find((one) => one.title.includes(" ")) : undefined;
  const asked = parting ? [{ title: parting.title, text: "" }, heading(parting.text)] : [invited(short)];
  const said = isFirst ? [...asked, ...told, ...own] : [...told, ...own, ...asked];
  const end = { title: call.title, text: stopped(call.action) };
  const cover = { title, text: rest ?? "" };
  const all = distinct([cover, ...said, ...(isFirst ? [end] : [])]);
  const about = heading(capital(subject));
  const others = [...placed(short), ...(characters(subject) <= LIMITS.pageTitle ? [about] : []), ...asks.slice(1), end];
  const spare = distinct([...all, ...others]).slice(all.length);
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
