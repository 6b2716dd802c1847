import type { InfographicDraft } from "#lib/domain/draft.ts";
import { ITEMS, LIMITS } from "#lib/writing/draft/contents.ts";
import type { AskedItem, AskedOf } from "./asked.ts";
import type { Deriving } from "./deriving.ts";
import { begun, plainLine } from "./plain-text.ts";

type Placed = AskedItem & { readonly at: string };

/** An infographic whose kind and sides follow from its items. */
export function deriveInfographic(
  deriving: Deriving,
  asked: AskedOf<"infographic">,
): Pick<InfographicDraft, "kind" | "subtitle" | "items" | "sides" | "footer"> {
  const told = asked.items
    .map((item, index) => titled({ ...item, at: `items.${index}` }))
    .filter(({ title }) => title !== "");
  const sides = sidesOf(deriving, asked, told);
  const items = (sides ? balanced(told) : told.slice(0, ITEMS.max)).map(({ at, picture, side, text, title }) => ({
    title: deriving.needed(`${at}.title`, title, LIMITS.itemTitle),
    text: deriving.line(`${at}.text`, text, LIMITS.itemText),
    side: sides ? columnOf(side) : null,
    picture: deriving.picture(picture, `${title} ${text}`),
  }));
  if (items.length < ITEMS.min) deriving.fault("items", `${ITEMS.min} to ${ITEMS.max} items, not ${items.length}`);
  const isOther = asked.kind === "comparison" && !sides;
  return {
    kind: sides ? "comparison" : isOther ? "parts" : asked.kind,
    subtitle: deriving.needed("subtitle", asked.subtitle || firstOf(asked.caption), LIMITS.infographicLine),
    items,
    sides,
    footer:
      deriving.line("footer", asked.footer, LIMITS.infographicLine) ||
      deriving.brief.brand.profileName ||
      firstOf(asked.title),
  };
}

const columnOf = (side: AskedItem["side"]): "left" | "right" => (side === "right" ? side : "left");

const firstOf = (text: string): string => plainLine(text.split("\n")[0] ?? "");

/** An item told in one line is parted at its colon. */
function titled(item: Placed): Placed {
  const title = plainLine(item.title);
  if (title !== "" && item.text !== "") return { ...item, title };
  const whole = title || plainLine(item.text);
  const [, name, rest] = /^([^:]{2,60}):\s+(.+)$/u.exec(whole) ?? [];
  return name && rest ? { ...item, title: name, text: begun(rest) } : { ...item, title: whole, text: "" };
}

/** Two columns where both have a name and items; the names may stand in the items alone. */
function sidesOf(
  deriving: Deriving,
  { left, right }: AskedOf<"infographic">,
  items: readonly Placed[],
): InfographicDraft["sides"] {
  const has = (side: AskedItem["side"]) => items.some((item) => item.side === side);
  if (!has("left") || !has("right") || !plainLine(left) || !plainLine(right)) return null;
  return { left: deriving.line("left", left, LIMITS.label), right: deriving.line("right", right, LIMITS.label) };
}

/** As many as fit, with both sides among them. */
function balanced(items: readonly Placed[]): Placed[] {
  const left = items.filter(({ side }) => side !== "right");
  const right = items.filter(({ side }) => side === "right");
  const most = Math.floor(ITEMS.max / 2);
  const kept =
    items.length <= ITEMS.max
      ? items
      : [
          ...left.slice(0, Math.max(most, ITEMS.max - right.length)),
          ...right.slice(0, Math.max(most, ITEMS.max - left.length)),
        ];
  return kept.slice(0, ITEMS.max);
}
