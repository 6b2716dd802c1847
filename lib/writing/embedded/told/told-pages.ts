import type { PagesDraft } from "#lib/domain/draft.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { begun, stopped } from "../sentence.ts";
import { brandLine, brandName, contactOf, creditLine } from "./closing.ts";
import { gathered, withoutLeast } from "./fewer.ts";
import { headed, packed, titleOf } from "./fit-told.ts";
import { labelOf, type Teller, tellerOf } from "./teller.ts";
import { linesOf, type Part } from "./told.ts";
import { whenIn } from "./when.ts";

type Page = Omit<PagesDraft["pages"][number], "picture">;

const COUNT = FORMAT_RULES.premium_carousel.drawnPages ?? 6;

/** Six: the title, what the text says, its call. */
export function tellPages(teller: Teller): PagesDraft {
  const first = opening(teller);
  const last = closing(teller);
  const middle = middlePages(first.lead, teller);
  const pages = distinct([first.page, ...middle, last], teller);
  return { pages: pages.map((page) => ({ ...page, picture: teller.drawn(`${page.title} ${page.body}`) })) };
}

function opening(teller: Teller): { page: Page; lead: Part[] } {
  const { language, told } = teller;
  const isShort = characters(told.title) <= LIMITS.pageTitle;
  const parted = isShort ? null : headed(told.title, language, LIMITS.pageTitle, LIMITS.pageBody);
  if (parted) return { page: parted, lead: [] };
  const body = creditLine(teller) || brandLine(teller, LIMITS.pageBody);
  const title = titleOf(told.title, language, LIMITS.pageTitle);
  const whole: Part = { kind: "statement", topic: "what", title: null, sentences: [stopped(told.title)] };
  const [lead] = told.parts;
  const second =
    body === "" && lead?.kind === "statement" && lead.title === null
      ? packed(lead.sentences, language, LIMITS.pageBody)[0]
      : undefined;
  return {
    page: { title, body: body || (second ?? (brandName(teller, LIMITS.pageBody) || stopped(title))) },
    lead: isShort ? [] : [whole],
  };
}

function closing(teller: Teller): Page {
  const { language, line, told, words } = teller;
  if (!told.call) return { title: line(words.calls.title), body: creditLine(teller) || line(words.calls.caption) };
  const bodies = packed(told.call.sentences, language, LIMITS.pageBody);
  return {
    title: teller.label("contact"),
    body: bodies.at(-1) ?? contactOf(teller, LIMITS.pageBody) ?? line(words.calls.caption),
  };
}

function middlePages(lead: readonly Part[], teller: Teller): Page[] {
  const count = COUNT - 2;
  const made = (of: readonly Part[], isClose: boolean) => {
    const fresh = tellerOf(teller.told, teller.brief);
    return of.flatMap((part) => pagesOf(part, isClose, fresh));
  };
  const calls = packed(teller.told.call?.sentences ?? [], teller.language, LIMITS.pageBody).slice(0, -1);
  const ends = calls.map((body): Page => ({ title: teller.label("contact"), body }));
  let kept: Part[] = [...lead, ...teller.told.parts];
  let pages = [...made(kept, true), ...ends];
  if (pages.length > count) {
    kept = gathered(kept, true);
    pages = [...made(kept, true), ...ends];
  }
  while (pages.length > count) {
    const fewer = withoutLeast(kept, teller.language);
    if (fewer.length === 0) break;
    kept = fewer;
    pages = [...made(kept, true), ...ends];
  }
  if (pages.length < count) pages = [...made(kept, false), ...ends];
  return pages.length >= count ? pages.slice(0, count) : [...pages, ...sparePages(teller, pages)].slice(0, count);
}

/** Closely, as many sentences to a page as fit; else one to a page. */
function pagesOf(part: Part, isClose: boolean, teller: Teller): Page[] {
  const { language } = teller;
  const lines =
    part.kind === "steps"
      ? part.rows.map((row, index) => `${index + 1}. ${row}`)
      : linesOf(part).map((text) => (isClose ? text : stopped(text)));
  const joint = part.kind === "statement" ? " " : "\n";
  const bodies = isClose
    ? packed(lines, language, LIMITS.pageBody, joint)
    : lines.flatMap((text) => packed([text], language, LIMITS.pageBody));
  const own = part.title !== null && characters(part.title) <= LIMITS.pageTitle ? part.title : null;
  return bodies.map((body, index) => {
    const parts =
      own === null && body.length > 90 && part.kind === "statement" && lines.length === 1
        ? headed(body, language, LIMITS.pageTitle, LIMITS.pageBody)
        : null;
    if (parts) return { title: parts.title, body: stopped(parts.body) };
    return { title: index === 0 && own !== null ? own : teller.label(index === 0 ? labelOf(part) : "more"), body };
  });
}

/** Where the text has less than six pages: when it is, who says it, and what a reader may do. */
function sparePages(teller: Teller, pages: readonly Page[]): Page[] {
  const { language, line, told, words } = teller;
  const said = [told.title, ...told.parts.flatMap(linesOf)];
  const when = said.map((text) => whenIn(text, language)).find((text) => text !== null && text.length > 8) ?? null;
  const about = brandLine(teller, LIMITS.pageBody);
  const isSaid = (text: string) => pages.some(({ body }) => fold(body) === fold(text));
  const spare: Page[] = [
    ...(when === null
      ? []
      : [
          {
            title: begun(when).slice(0, LIMITS.pageTitle),
            body: stopped(titleOf(told.title, language, LIMITS.pageBody)),
          },
        ]),
    ...(about === "" ? [] : [{ title: brandName(teller, LIMITS.pageTitle) || words.about, body: about }]),
    { title: teller.label("what"), body: stopped(titleOf(told.title, language, LIMITS.pageBody)) },
    ...words.calls.title.map((title, index) => ({
      title,
      body: words.calls.caption[index] ?? line(words.calls.caption),
    })),
  ];
  return spare.filter(({ body }) => !isSaid(body));
}

/** Titles of a story do not repeat. */
const distinct = (pages: readonly Page[], teller: Teller): Page[] =>
  pages.reduce<Page[]>((told, page) => {
    const isAgain = told.some(({ title }) => title.toLowerCase() === page.title.toLowerCase());
    const free = teller.words.labels.more.find(
      (label) => !told.some(({ title }) => title === label) && !pages.some(({ title }) => title === label),
    );
    return [...told, isAgain ? { ...page, title: free ?? `${page.title} (${told.length + 1})` } : page];
  }, []);
