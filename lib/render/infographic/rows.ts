import type { FieldValue } from "#lib/domain/slide.ts";
import { rect } from "#lib/render/paint/shapes.ts";
import { LEAST_SIZE } from "#lib/render/slides/stage.ts";
import type { Fitted, Frame } from "#lib/render/text/fit.ts";
import { disc, largestOf, numeral, type Plan } from "./plan.ts";

/** What stands beside or in a row, from the richest to the barest. */
type Manner = "pictured" | "numbered" | "together";
const INSET: Record<Manner, number> = { pictured: 158, numbered: 76, together: 0 };
const DISC = 58;
/** into the margins */
const REACH = 24;
/** before the fonts' own scale; the stage knows what is still read */
const SMALLEST = 20;
const UNDER_TITLE = 6;
const GAP_MOST = 110;
const TALL = 100_000;

interface Row {
  readonly index: number;
  readonly title: Fitted;
  readonly text: Fitted | null;
  readonly height: number;
}

interface Section {
  readonly head: Fitted | null;
  readonly rows: readonly Row[];
}

/** Its title and its text in one paragraph: what takes the least room. */
const paragraph = (title: string, text: string): FieldValue => ({
  blocks: [
    { weight: "bold", text: /[.!?…:]$/u.test(title) || text === "" ? title : `${title}.` },
    { weight: "regular", text },
  ],
  highlight: "",
});

function sectionsAt({ draft, stage }: Plan, width: number, size: number, manner: Manner): Section[] {
  const row = (index: number): Row => {
    const { text, title } = draft.items[index] ?? { title: "", text: "" };
    if (manner === "together") {
      const fitted = stage.fit(paragraph(title, text), width, TALL, { max: size, min: size, leading: 1.2 });
      return { index, title: fitted, text: null, height: fitted.height };
    }
    const head = stage.fit(title, width, TALL, { role: "strong", max: size, min: size, leading: 1.16 });
    const small = Math.max(LEAST_SIZE, Math.round(size * 0.84));
    const body = stage.fit(text, width, TALL, { max: small, min: small, leading: 1.28 });
    const between = body.height > 0 ? UNDER_TITLE : 0;
    const told = head.height + between + body.height;
    return { index, title: head, text: body, height: manner === "pictured" ? Math.max(told, DISC * 2) : told };
  };
  const all = Array.from(draft.items.keys());
  if (draft.kind !== "comparison") return [{ head: null, rows: all.map(row) }];
  const sideOf = (index: number) => draft.items[index]?.side ?? (index % 2 === 0 ? "left" : "right");
  return (["left", "right"] as const).map((side) => ({
    head: stage.fit(draft.sides?.[side] ?? "", width - 40, TALL, { role: "title", max: 36, min: 30 }),
    rows: all.filter((index) => sideOf(index) === side).map(row),
  }));
}

/** One point below the other over the whole width, each as high as it needs: where a drawing would leave no room. */
const stacked =
  (manner: Manner) =>
  (plan: Plan, area: Frame): void => {
    const { palette, sheet } = plan.stage;
    const x = area.x - REACH + INSET[manner];
    const width = area.width + REACH * 2 - INSET[manner];
    const heightOf = (sections: readonly Section[]) =>
      sections.reduce(
        (sum, { head, rows }) =>
          sum + (head ? head.height + 20 : 0) + rows.reduce((all, { height }) => all + height, 0),
        0,
      );
    let size = largestOf(plan.draft);
    let sections = sectionsAt(plan, width, size, manner);
    const least = plan.draft.items.length * (manner === "together" ? 12 : 18);
    while (heightOf(sections) + least > area.height && size > SMALLEST)
      sections = sectionsAt(plan, width, --size, manner);
    const count = plan.draft.items.length + sections.filter(({ head }) => head).length - 1;
    const gap = Math.min(GAP_MOST, Math.max(0, (area.height - heightOf(sections)) / Math.max(1, count)));
    const over = heightOf(sections) > area.height;
    let y = area.y + Math.max(0, (area.height - heightOf(sections) - gap * count) / 2);
    for (const [side, { head, rows }] of sections.entries()) {
      if (head && y + head.height < area.y + area.height) {
        const fill = side === 1 ? palette.brand : palette.soft;
        sheet.draw(rect(area.x - REACH, y + 2, area.width + REACH * 2, head.height + 8, { fill, radius: 12 }));
        const color = side === 1 ? palette.onBrand : palette.softInk;
        plan.stage.put(
          side === 1 ? "right" : "left",
          head,
          { x: area.x, y: y + 6, width: area.width, height: head.height },
          { color },
        );
        y += head.height + 20 + gap;
      }
      for (const { height, index, text, title } of rows) {
        // Beyond the page nothing is drawn; another plan or a shorter text is wanted.
        if (over && y + height > area.y + area.height) {
          sheet.lose();
          continue;
        }
        const drop = text ? (height - title.height - (text.height > 0 ? UNDER_TITLE + text.height : 0)) / 2 : 0;
        if (manner === "pictured") {
          const fill = palette.dark ? palette.card : palette.soft;
          disc(plan, index, area.x - REACH + DISC, y + height / 2, DISC, fill, palette.brandInk);
        }
        // What is not counted has a rule beside it.
        if (manner === "numbered" && plan.draft.kind === "parts")
          sheet.draw(rect(area.x, y + 6, 14, height - 8, { fill: palette.brand, radius: 7 }));
        else if (manner === "numbered") numeral(plan, index, area.x, y + title.leading / 2, 25);
        plan.stage.put(
          `item${index}`,
          title,
          { x, y: y + drop, width, height: title.height },
          text ? { color: palette.ink } : { color: palette.muted, bold: palette.ink },
        );
        if (text)
          plan.stage.put(
            `text${index}`,
            text,
            { x, y: y + drop + title.height + UNDER_TITLE, width, height: Math.max(1, text.height) },
            { color: palette.muted },
          );
        y += height + gap;
      }
    }
  };

export const pictures = stacked("pictured");
export const rows = stacked("numbered");
export const paragraphs = stacked("together");
