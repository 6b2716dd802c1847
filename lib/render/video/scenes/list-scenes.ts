import { readDrawnWords } from "#lib/content/drawn/drawn.ts";
import { glide, spring } from "#lib/render/video/ease.ts";
import { type Block, type Board, box, CARD_HEIGHT, dot, PAD, put, rising, ROOM, stroke } from "./board.ts";
import type { SceneDrawing } from "./scene-drawing.ts";

interface Row {
  readonly text: Block;
  readonly y: number;
  /** the middle of its first line */
  readonly line: number;
  readonly come: (now: number) => number;
}

/** Rows of one size, as high as they need, spread over the card, one coming in after the other. */
async function rowsOf(
  board: Board,
  items: readonly string[],
  indent: number,
  ease?: (share: number) => number,
): Promise<Row[]> {
  const said = items.filter((item) => item.trim() !== "");
  const gap = said.length > 6 ? 14 : said.length > 4 ? 22 : 34;
  const share = (ROOM.height - gap * (said.length - 1)) / Math.max(1, said.length);
  const texts = await board.texts(said, ROOM.width - indent, share, { role: "strong", max: 68 });
  const height = texts.reduce((sum, text) => sum + text.height, 0) + gap * Math.max(0, said.length - 1);
  const turns = board.turns(said.length);
  let y = (CARD_HEIGHT - height) / 2;
  return texts.map((text, index) => {
    const row = { text, y, line: y + text.leading / 2, come: board.move(turns[index] ?? 0, 0.5, ease) };
    y += text.height + gap;
    return row;
  });
}

const badge = (rows: readonly Row[]): number => Math.min(34, Math.max(15, (rows[0]?.text.size ?? 40) * 0.62));

export const bulletList: SceneDrawing = async (board) => {
  const rows = await rowsOf(board, board.fields.items ?? [], 62);
  return (context, now) => {
    for (const { come, line, text, y } of rows) {
      const share = come(now);
      dot(context, PAD + 16, line, Math.max(8, text.size * 0.25) * share, board.tone.accent);
      put(context, text, PAD + 62, y, { alpha: share * 1.3, x: (1 - share) * 60 });
    }
  };
};

export const numberedSteps: SceneDrawing = async (board) => {
  const rows = await rowsOf(board, board.fields.steps ?? [], 98, spring);
  const radius = badge(rows);
  const numbers = await board.texts(
    rows.map((_, index) => String(index + 1)),
    radius * 2,
    radius * 2,
    { role: "title", max: radius * 1.05, min: 10, align: "center", lines: 1, color: board.tone.onAccent },
  );
  return (context, now) => {
    for (const [index, { come, line }] of rows.entries()) {
      const next = rows[index + 1];
      if (!next) continue;
      const share = Math.min(come(now), next.come(now));
      stroke(
        context,
        [
          [PAD + 34, line],
          [PAD + 34, next.line],
        ],
        share,
        5,
        board.tone.faint,
      );
    }
    for (const [index, { come, line, text, y }] of rows.entries()) {
      const share = come(now);
      dot(context, PAD + 34, line, radius * share, board.tone.accent);
      const number = numbers[index];
      if (number) put(context, number, PAD + 34 - radius, line - number.height / 2, { scale: share, alpha: share });
      put(context, text, PAD + 98, y, rising(Math.min(1, share), 30));
    }
  };
};

export const checklist: SceneDrawing = async (board) => {
  const rows = await rowsOf(board, board.fields.items ?? [], 92);
  const side = badge(rows) * 1.5;
  const ticks = board.turns(rows.length).map((start) => board.move(start + 0.35, 0.4, glide));
  return (context, now) => {
    for (const [index, { come, line, text, y }] of rows.entries()) {
      const share = come(now);
      const tick = ticks[index]?.(now) ?? 0;
      const left = PAD + 4;
      const top = line - side / 2;
      context.save();
      context.globalAlpha = Math.min(1, share * 1.3);
      box(context, left, top, side, side, side * 0.28, board.tone.faint);
      context.restore();
      box(
        context,
        left + (side / 2) * (1 - tick),
        top + (side / 2) * (1 - tick),
        side * tick,
        side * tick,
        side * 0.28,
        board.tone.accent,
      );
      stroke(
        context,
        [
          [left + side * 0.25, top + side * 0.52],
          [left + side * 0.43, top + side * 0.7],
          [left + side * 0.76, top + side * 0.32],
        ],
        tick,
        side * 0.11,
        board.tone.onAccent,
      );
      put(context, text, PAD + 92, y, rising(share, 30));
    }
  };
};

/** What was, struck through; then what is, on the accent's colour. */
export const beforeAfter: SceneDrawing = async (board) => {
  const { accent, faint, muted, onAccent } = board.tone;
  const gap = 32;
  const height = (CARD_HEIGHT - PAD * 1.5 - gap) / 2;
  const inner = { width: ROOM.width - 80, height: height - 120 };
  const names = readDrawnWords(board.look.language);
  const label = (text: string, color: string) =>
    board.text(text, inner.width, 40, { role: "strong", max: 28, lines: 1, color });
  const [first, second] = await Promise.all([label(names.before, muted), label(names.after, onAccent)]);
  const before = await board.text(board.fields.before ?? "", inner.width, inner.height, {
    role: "title",
    max: 72,
    color: muted,
  });
  const after = await board.text(board.fields.after ?? "", inner.width, inner.height, {
    role: "title",
    max: 72,
    color: onAccent,
  });
  const turn = Math.min(2.2, board.seconds * 0.42);
  const was = board.move(0.05, 0.5);
  const struck = board.move(Math.max(0.5, turn - 0.35), 0.45, glide);
  const is = board.move(turn, 0.6, spring);
  const top = PAD * 0.75;
  const textTop = (panel: number, text: Block) => panel + 84 + (inner.height - text.height) / 2;
  return (context, now) => {
    context.save();
    context.globalAlpha = Math.min(1, was(now) * 1.3);
    box(context, PAD, top, ROOM.width, height, 36, faint);
    context.restore();
    put(context, first, PAD + 40, top + 36, { alpha: was(now) });
    const y = textTop(top, before);
    put(context, before, PAD + 40, y, rising(was(now)));
    for (const [index, { width }] of before.lines.entries()) {
      const line = y + (index + 0.54) * before.leading;
      stroke(
        context,
        [
          [PAD + 34, line],
          [PAD + 46 + width, line],
        ],
        struck(now),
        Math.max(4, before.size * 0.07),
        accent,
      );
    }
    const share = is(now);
    const low = top + height + gap;
    context.save();
    context.translate(PAD + ROOM.width / 2, low + height / 2);
    context.scale(0.9 + share * 0.1, 0.9 + share * 0.1);
    context.translate(-PAD - ROOM.width / 2, -low - height / 2);
    context.globalAlpha = Math.max(0, Math.min(1, share * 1.4));
    box(context, PAD, low, ROOM.width, height, 36, accent);
    context.drawImage(second.canvas, PAD + 40 - second.pad, low + 36 - second.pad);
    context.drawImage(after.canvas, PAD + 40 - after.pad, textTop(low, after) - after.pad);
    context.restore();
  };
};
