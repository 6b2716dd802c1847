import type { PagesDraft } from "#lib/domain/draft.ts";
import { LIMITS, PAGES } from "#lib/writing/draft/contents.ts";
import { bare } from "#lib/writing/embedded/said-before.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { invited, isSought, listOf, meant, ownOf, placed } from "./brand-says.ts";
import type { Shown } from "./shown.ts";

/** As many as the format has: what is said of the matter and the brand, then where it is, and what is asked otherwise. */
export function shortPages({ alternate, named, short }: Shown): PagesDraft {
  const { answers, asks, call, close, facts, own, rest, seeks, share, subject, title, vote } = short;
  const ask = invited(short);
  const told = [...answers, ...(vote?.sides ?? []), ...ownOf(short, LIMITS.pageBody, own.about)];
  const isOne = seeks && told.length > 0;
  const spare = [
    ...listOf(short),
    ...meant(short),
    ...placed(short),
    ...(isOne ? [ask] : []),
    ...share,
    ...(facts.name === "" ? [] : [{ title: facts.name, text: "" }]),
    ...asks.slice(1),
    { title: close.replace(/\.$/, ""), text: "" },
    { title: subject, text: "" },
  ];
  const middle = [...told.slice(0, PAGES - (isOne ? 2 : 3)), ...(isOne ? [] : [ask]), ...spare].filter(
    ({ title: head }, index, all) =>
      all.findIndex((one) => bare(one.title) === bare(head)) === index &&
      ![title, call.title].map(bare).includes(bare(head)),
  );
  const last = { title: call.title, text: stopped(call.action) };
  const below = rest ?? (isSought(short) ? own.ask : "");
  const all = [{ title, text: below }, ...middle.slice(0, PAGES - 2), last];
  return {
    pages: all.map(({ text, title: head }, index) => ({
      title: head,
      body: text,
      picture: named(head) ?? alternate(index),
    })),
  };
}
