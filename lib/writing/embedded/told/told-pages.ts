import type { PagesDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS, PAGES } from "#lib/writing/draft/contents.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { chunksOf } from "./chunks.ts";
import { fitted } from "./fewer.ts";
import { CLAUSE } from "./cuts.ts";
import { packedEvenly } from "./evenly.ts";
import { byColon, headed, packed, unstopped } from "./fit-told.ts";
import { headingFor, headingOver, numberHeaded } from "./heading.ts";
import { closing } from "./page-closing.ts";
import { openingsOf } from "./page-openings.ts";
import { type Page, pageOf, sparePages } from "./spare-pages.ts";
import { labelOf, ownTitle, type Teller, tellerOf } from "./teller.ts";
import { tinyFact } from "./tiny.ts";
import { isLineOfFacts, linesOf, type Part, partKept } from "./told.ts";
import { pointsBack } from "./topic.ts";

const ROOM = { title: LIMITS.pageTitle, body: LIMITS.pageBody, isBare: true } as const;

/** Six: the title, what the text says, its call. */
export function tellPages(teller: Teller): PagesDraft {
  const last: Page = { ...closing(teller), isAside: true };
  const ways = openingsOf(teller).map(({ parts, ...first }) => [first, ...middlePages(parts, first.body, teller)]);
  // As few as can be that only ask for something.
  const [best = []] = ways.toSorted((one, other) => asides(one) - asides(other));
  const pages = distinct([...best, last]);
  return {
    pages: pages.map(({ body, isAside, title }) => ({
      title,
      body,
      picture: teller.drawn(isAside ? teller.told.title : `${title} ${body}`),
    })),
  };
}

/** What goes on under the same heading is counted. */
const distinct = (pages: readonly Page[]): Page[] =>
  pages.map((page, at) => {
    const before = pages.slice(0, at).filter(({ title }) => title === page.title).length;
    return before === 0 ? page : { ...page, title: `${page.title} (${before + 1})` };
  });

const asides = (pages: readonly Page[]): number => pages.filter(({ isAside }) => isAside).length;

/** Four: too many facts stand closer together, too few have a page each. */
function middlePages(parts: readonly Part[], said: string, teller: Teller): Page[] {
  const count = PAGES - 2;
  const calls = packed(teller.told.call?.sentences ?? [], teller.language, LIMITS.pageBody).slice(0, -1);
  const made = (of: readonly Part[]) => {
    const fresh = tellerOf(teller.told, teller.brief);
    const ends = calls.map((body) => pageOf(null, body, fresh));
    return [...of.flatMap((part) => pagesOf(part, fresh)), ...ends];
  };
  let kept = made(parts).length > count ? fitted(parts, count, (of) => made(of).length, teller.language) : [...parts];
  // Sentences that stood together are title pages of their own, before any line that is not the text's.
  for (let next = parted(kept, teller); next && made(kept).length < count; next = parted(kept, teller)) kept = next;
  const own = made(kept).slice(0, count);
  const { about, asks } = sparePages(teller, count - own.length, said);
  let pages = [...own, ...about];
  for (let next = inTwo(pages, teller); next && pages.length < count; next = inTwo(pages, teller)) pages = next;
  return [...pages, ...asks].slice(0, count);
}

/** With two pages for the first that holds two matters; null where none does. */
function inTwo(pages: readonly Page[], teller: Teller): Page[] | null {
  const source = teller.brief.theme.toLowerCase();
  const at = pages.findIndex(
    ({ body, isAside, title }) =>
      !isAside &&
      body !== "" &&
      !body.includes("\n") &&
      source.includes(title.toLowerCase()) &&
      !source.includes(`${title.toLowerCase()}:`) &&
      !pointsBack(body, teller.language),
  );
  const page = pages[at];
  return page ? pages.toSpliced(at, 1, { title: page.title, body: "" }, pageOf(null, begun(page.body), teller)) : null;
}

/** With the longest statement or list of them in two; null where each is one line. */
function parted(parts: readonly Part[], teller: Teller): Part[] | null {
  const sizes = parts.map((part) =>
    part.kind === "statement"
      ? part.sentences.length
      : "rows" in part && (isLineOfFacts(part) || areWhole(linesOf(part)) || linesOf(part).join("").length > 80)
        ? part.rows.length
        : 1,
  );
  const most = Math.max(...sizes);
  // Of a line of facts the last are of no kind, and stand apart best.
  const at = parts.some(isLineOfFacts) ? sizes.lastIndexOf(most) : sizes.indexOf(most);
  const part = parts[at];
  if (!part || most < 2) return null;
  const half = Math.ceil(most / 2);
  const [one, other] = [inHalf(part, 0, half, teller), inHalf(part, half, most, teller)];
  return [...parts.slice(0, at), one, other, ...parts.slice(at + 1)];
}

/** A bare word has no page. */
const areWhole = (lines: readonly string[]): boolean => lines.length > 2 && lines.every((line) => countWords(line) > 2);

function inHalf(part: Part, from: number, to: number, teller: Teller): Part {
  const heading = part.kind === "statement" ? part.title : (ownTitle(part, teller) ?? headingOver(part, teller));
  const title = from === 0 && !isLineOfFacts(part) ? heading : null;
  // What goes on has no second heading.
  if (from > 0 && part.kind !== "steps" && "rows" in part)
    return { kind: "statement", topic: "content", title, sentences: linesOf(part).slice(from, to) };
  if (part.kind === "steps") {
    const rows = part.rows.map((row, index) => `${index + 1}. ${row}`).slice(from, to);
    return { ...part, kind: "list", topic: "what", title: from === 0 ? heading : null, rows };
  }
  return { ...(partKept(part, (at) => at >= from && at < to) ?? part), title };
}

function pagesOf(part: Part, teller: Teller): Page[] {
  const { language } = teller;
  if (part.kind === "comparison")
    return [part.left, part.right].flatMap(({ name, rows }) =>
      packed(rows, language, LIMITS.pageBody, "\n").map((body, index) => ({
        title: index === 0 ? name : teller.label("more"),
        body,
      })),
    );
  const lines = part.kind === "steps" ? part.rows.map((row, index) => `${index + 1}. ${row}`) : linesOf(part);
  const [only = ""] = lines;
  const named = ownTitle(part, teller);
  const own = named !== null && characters(named) <= LIMITS.pageTitle ? named : null;
  if (part.kind === "number")
    return [numberHeaded(part.sentence, part.number, part.topic, teller)]
      .filter(({ body }) => characters(body) <= LIMITS.pageBody)
      .map(({ body, title }) => pageOf(title, body, teller));
  const [row] = part.kind === "details" ? part.rows : [];
  if (row && lines.length === 1 && characters(row.value) <= LIMITS.pageBody)
    return [{ title: begun(row.name), body: begun(row.value) }];
  const isNamed = own === null && part.kind === "statement" && lines.length === 1 && !tinyFact(only, language);
  const parted = isNamed ? byColon(only) : null;
  if (parted && characters(parted.body) <= LIMITS.pageBody) return [parted];
  if (part.kind === "statement" && part.title === null && labelOf(part) === "more")
    return chunksOf(lines, ROOM, teller).map(({ body, title }) => pageOf(title, body, teller));
  const parts =
    own === null && part.kind === "statement" && lines.length === 1 && characters(only) > 110
      ? headed(only, language, LIMITS.pageTitle, LIMITS.pageBody, CLAUSE)
      : null;
  if (parts) return [{ title: parts.title, body: stopped(parts.body) }];
  const step = /^(\d+)\. (.+)$/u.exec(only);
  if (part.kind === "list" && step?.[1] && step[2] && lines.length === 1)
    return [{ title: `${teller.words.step} ${step[1]}`, body: step[2] }];
  if (part.kind !== "statement" && part.kind !== "quote") {
    const heading = own ?? headingOver(part, teller);
    if (heading === null)
      return chunksOf(lines.map(stopped), ROOM, teller).map(({ body, title }) => pageOf(title, body, teller));
    return packedEvenly(lines, language, LIMITS.pageBody, "\n").map((body, at) => {
      const [first = "", ...rest] = body.split("\n");
      if (at === 0) return { title: heading, body };
      const isTitle = characters(first) <= LIMITS.pageTitle;
      return isTitle ? { title: unstopped(first), body: rest.join("\n") } : pageOf(null, body, teller);
    });
  }
  return packed(lines, language, LIMITS.pageBody, " ").map((body, index) =>
    pageOf(
      index === 0 && own !== null ? own : headingFor(body, index === 0 ? labelOf(part) : "more", teller),
      body,
      teller,
    ),
  );
}
