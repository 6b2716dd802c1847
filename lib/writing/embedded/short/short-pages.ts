import type { PagesDraft } from "#lib/domain/draft.ts";
import { LIMITS, PAGES } from "#lib/writing/draft/contents.ts";
import { capital } from "#lib/writing/embedded/letters.ts";
import { bare } from "#lib/writing/embedded/said-before.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { heading, invited, parted } from "./brand-says.ts";
import type { Shown } from "./shown.ts";

/** As many as the format has: what is asked stands once, before the brand where nobody here has the answer, else at the end. */
export function shortPages({ language, named, picture, short }: Shown): PagesDraft {
  const { answers, asks, call, rest, seeks, subject, title, vote } = short;
  const isFirst = seeks && answers.length === 0;
  const told = [...answers, ...(vote?.sides ?? [])].slice(0, PAGES - 2);
  const own = parted(short, PAGES - (isFirst ? 3 : 2) - told.length, LIMITS.pageBody, language);
  // A brand that says little of itself is asked in two pages.
  const ask = invited(short);
  const isShort = told.length + own.length + (isFirst ? 3 : 2) < PAGES;
  const asked = isShort && ask.title !== "" ? [{ title: ask.title, text: "" }, heading(ask.text)] : [ask];
  const said = isFirst ? [...asked, ...told, ...own] : [...told, ...own, ...asked];
  const end = { title: call.title, text: stopped(call.action) };
  const last = isFirst ? [end] : [];
  const spare = [heading(capital(subject)), ...asks.slice(1), end].filter((one) => bare(one.title) !== bare(title));
  const missing = PAGES - 1 - said.length - last.length;
  const all = [{ title, text: rest ?? "" }, ...spare.slice(0, missing), ...said, ...last];
  return {
    pages: all.map(({ text, title: head }, index) => ({
      title: head,
      body: text,
      picture: named(`${head}. ${text}`) ?? picture(index),
    })),
  };
}
