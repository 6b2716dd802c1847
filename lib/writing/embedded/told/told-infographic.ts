import type { InfographicDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { ITEMS, LIMITS } from "#lib/writing/draft/contents.ts";
import { introduced } from "#lib/writing/embedded/brand-words.ts";
import { asTyped } from "./as-typed.ts";
import { brandLine, brandName, contactOf, creditLine, lineBelow } from "./closing.ts";
import { openedWhole, packed, titleOf } from "./fit-told.ts";
import { itemsOf, rowItems, tableItems } from "./infographic-items.ts";
import { callLabel, type Teller } from "./teller.ts";
import { isOpposed, type Part, wholeOf } from "./told.ts";

/** The text's steps, hours, sides or parts, with all that is known of them. */
export function tellInfographic(teller: Teller): InfographicDraft & { title: string } {
  const { language, told } = teller;
  const title = titleOf(told.title, language, LIMITS.infographicTitle);
  const parted =
    characters(told.title) <= LIMITS.infographicTitle
      ? null
      : openedWhole(told.title, language, LIMITS.infographicTitle, LIMITS.infographicLine);
  const lead = parted === null && title !== told.title ? wholeOf(told) : [];
  const parts = [...lead, ...asTyped(told.parts, teller.brief.theme)];
  const footer = footerOf(teller);
  const rest = (told.call?.sentences ?? []).filter((sentence) => !footer.includes(sentence));
  const call: Part[] =
    rest.length > 0
      ? [{ kind: "statement", topic: "conditions", title: callTitle(rest, teller), sentences: rest }]
      : [];
  const shape = shapeOf(parts, call, teller);
  const subtitle = parted?.body || subtitleOf(teller);
  return { ...shape, title: parted?.title ?? title, subtitle, footer };
}

/** "Come and see the garden" is no contact, nor is "10% off before 30 April", and needs no heading. */
function callTitle(sentences: readonly string[], teller: Teller): string | null {
  const label = callLabel(teller);
  const contacts = teller.told.call?.contacts ?? [];
  const isReached = label !== "contact" || contacts.some((contact) => sentences.join(" ").includes(contact));
  return isReached ? teller.words.labels[label][0] : null;
}

function subtitleOf(teller: Teller): string {
  const [name, about] = [brandName(teller, LIMITS.infographicLine), lineBelow(teller, LIMITS.infographicLine)];
  const tried = [
    creditLine(teller),
    name !== "" && about !== "" ? introduced(name, about) : "",
    brandName(teller, LIMITS.infographicLine),
    brandLine(teller, LIMITS.infographicLine),
  ];
  return tried.find((text) => text !== "" && characters(text) <= LIMITS.infographicLine) ?? teller.label("what");
}

function footerOf(teller: Teller): string {
  const { language, told } = teller;
  const whole = (told.call?.sentences ?? []).filter((sentence) => characters(sentence) <= LIMITS.infographicLine);
  return (
    packed(whole, language, LIMITS.infographicLine).at(-1) ??
    contactOf(teller, LIMITS.infographicLine) ??
    (brandName(teller, LIMITS.infographicLine) || brandLine(teller, LIMITS.infographicLine) || told.title)
  );
}

/** Of each side, so that both fit. */
const SIDE_ROWS_MAX = 3;

type Shape = Pick<InfographicDraft, "kind" | "items" | "sides">;

function shapeOf(parts: readonly Part[], call: readonly Part[], teller: Teller): Shape {
  const all = [...parts, ...call];
  const [only] = all.length === 1 ? all : [];
  if (
    only?.kind === "comparison" &&
    isOpposed(only) &&
    [only.left, only.right].every(({ rows }) => rows.length <= SIDE_ROWS_MAX)
  )
    return sides(only, teller);
  const rows =
    only?.kind === "steps"
      ? only.rows.flatMap((row) => rowItems(row, teller))
      : only?.kind === "programme"
        ? only.rows.flatMap((row) => tableItems(row, teller))
        : [];
  const isRowed = rows.length >= ITEMS.min && rows.length <= ITEMS.max;
  const plain = teller.random.below(2) === 0 ? "parts" : "checklist";
  const kind = isRowed ? (only?.kind === "steps" ? "steps" : "timeline") : plain;
  const items = (isRowed ? rows : itemsOf(all, teller)).map((item) => ({
    ...item,
    side: null,
    picture: teller.drawn(`${item.title} ${item.text}`),
  }));
  return { kind, items, sides: null };
}

function sides({ left, right }: Extract<Part, { kind: "comparison" }>, teller: Teller): Shape {
  const of = (side: "left" | "right", rows: readonly string[]) =>
    rows.map((row) => {
      const title = titleOf(row, teller.language, LIMITS.itemTitle);
      return { title, text: "", side, picture: teller.drawn(row) };
    });
  const items = [...of("left", left.rows), ...of("right", right.rows)];
  return { kind: "comparison", items, sides: { left: left.name, right: right.name } };
}
