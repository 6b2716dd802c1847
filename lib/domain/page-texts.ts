import type { InfographicDraft } from "./draft.ts";
import { type SlideFields, valueText } from "./slide.ts";

export interface PageText {
  readonly name: string;
  readonly text: string;
}

/** A drawn page's texts, in reading order. */
export const textsOfFields = (fields: SlideFields): PageText[] =>
  ["title", "body"].map((name) => ({ name, text: fields[name] ? valueText(fields[name]) : "" }));

/** A single piece's, item by item. */
export const textsOfPiece = ({ footer, items, sides, subtitle, title }: InfographicDraft): PageText[] => [
  { name: "title", text: title },
  { name: "subtitle", text: subtitle },
  ...(sides
    ? [
        { name: "left", text: sides.left },
        { name: "right", text: sides.right },
      ]
    : []),
  ...items.flatMap(({ text, title: head }, index) => [
    { name: `item${index + 1}`, text: head },
    { name: `text${index + 1}`, text },
  ]),
  { name: "footer", text: footer },
];

/** The piece with some of its texts said otherwise; names that it does not have are overlooked. */
export function pieceWith<Piece extends InfographicDraft>(
  piece: Piece,
  texts: Readonly<Record<string, string>>,
): Piece {
  const { items, sides } = piece;
  const said = (name: string, before: string) => texts[name] ?? before;
  return {
    ...piece,
    title: said("title", piece.title),
    subtitle: said("subtitle", piece.subtitle),
    footer: said("footer", piece.footer),
    sides: sides && { left: said("left", sides.left), right: said("right", sides.right) },
    items: items.map((item, index) => ({
      ...item,
      title: said(`item${index + 1}`, item.title),
      text: said(`text${index + 1}`, item.text),
    })),
  };
}
