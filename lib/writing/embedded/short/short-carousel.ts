import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { type DraftSlide, listed, slide } from "#lib/writing/embedded/slide-fields.ts";
import { invited, isSought, OFFERS_MAX, ownOf } from "./brand-says.ts";
import type { Said } from "./short.ts";
import type { Shown } from "./shown.ts";

export function shortCarousel({ picture, short }: Shown) {
  const { answers, call, facts, offers, rest, title, vote } = short;
  const own = ownOf(short, LIMITS.slideBody, facts.name || short.own.about);
  const ask = invited(short);
  const middle: DraftSlide[] = [
    ...answers.map((one, index) => shownAs(one, index, picture)),
    ...(vote
      ? [
          slide("list", {
            title: vote.title,
            ...listed(
              "item",
              vote.sides.map(({ title: side }) => side),
            ),
          }),
        ]
      : []),
    // What is asked stands once: on the last slide, where something else fills the others.
    ...(own.length + answers.length > 0 ? [] : [slide("question", { title: ask.title, body: ask.text })]),
    ...(offers?.head
      ? [slide("checklist", { title: offers.head, ...listed("item", offers.items.slice(0, OFFERS_MAX)) })]
      : own.slice(0, answers.length > 1 ? 1 : 2).map((one, index) => shownAs(one, index, picture))),
  ];
  const above = isSought(short) ? short.own.ask : own.length === 0 ? facts.name : "";
  const kicker = above !== "" && characters(above) <= LIMITS.label ? { kicker: above } : {};
  // "No rush" says nothing without what may be done at leisure.
  const isTold = isSought(short) && above === kicker.kicker && ask.title.endsWith("?");
  const subtitle = rest === null ? {} : { subtitle: rest };
  return {
    slides: [
      slide("cover", { ...kicker, title, ...subtitle }, picture(0)),
      ...middle,
      slide(
        "call",
        own.length + answers.length > 0
          ? { title: ask.title, ...(isTold ? {} : { body: ask.text }), action: call.action }
          : call,
      ),
    ],
  };
}

/** No two neighbours of one layout. */
function shownAs({ text, title }: Said, index: number, picture: Shown["picture"]): DraftSlide {
  const fields = text === "" ? { title } : { title, body: text };
  return index % 2 === 0 ? slide("statement", fields) : slide("picture", fields, picture(index));
}
