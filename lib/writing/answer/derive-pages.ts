import type { PagesDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS, PAGES } from "#lib/writing/draft/contents.ts";
import type { AskedPage } from "./asked.ts";
import type { Deriving } from "./deriving.ts";
import { plainLine } from "./plain-text.ts";

type Placed = AskedPage & { readonly at: string };

/** As many pages as are drawn, each with a title of its own. */
export function derivePages(deriving: Deriving, asked: readonly AskedPage[]): PagesDraft["pages"] {
  const told = asked
    .map((page, index) => titled({ ...page, at: `pages.${index}` }))
    .filter(({ title }) => title !== "")
    .filter((page, index, all) => all.findIndex((other) => same(other, page)) === index);
  const pages = filled(told.length > PAGES ? [...told.slice(0, PAGES - 1), ...told.slice(-1)] : told);
  if (pages.length < PAGES) deriving.fault("pages", `exactly ${PAGES} pages, not ${pages.length}`);
  const seen = new Set<string>();
  return pages.map(({ at, body, picture, title }) => {
    const line = deriving.needed(`${at}.title`, title, LIMITS.pageTitle);
    if (seen.has(line.toLowerCase())) deriving.fault(`${at}.title`, "another page has this title");
    seen.add(line.toLowerCase());
    const text = deriving.line(`${at}.body`, body, LIMITS.pageBody);
    return { title: line, body: text, picture: deriving.picture(picture, `${title} ${body}`) };
  });
}

const same = (one: Placed, other: Placed): boolean => one.title === other.title && one.body === other.body;

const SENTENCE = /(?<=[.!?…])\s+/u;

function titled(page: Placed): Placed {
  const title = plainLine(page.title);
  if (title !== "") return { ...page, title };
  const [first = "", ...rest] = plainLine(page.body).split(SENTENCE);
  return { ...page, title: first, body: rest.join(" ") };
}

/** Too few pages become enough where one says two things: the second has a page of its own. */
function filled(told: readonly Placed[]): Placed[] {
  const pages = [...told];
  while (pages.length < PAGES) {
    const index = pages.findLastIndex(({ body }) => plainLine(body).split(SENTENCE).length > 1);
    const page = pages[index];
    const [first = "", second = "", ...rest] = plainLine(page?.body ?? "").split(SENTENCE);
    if (!page || characters(second) > LIMITS.pageTitle) return pages;
    pages.splice(index, 1, { ...page, body: first }, { ...page, title: second, body: rest.join(" ") });
  }
  return pages;
}
