import type { SKRSContext2D } from "@napi-rs/canvas";
import { glide, settle } from "#lib/render/video/ease.ts";
import { type Block, type Board, box, CARD_HEIGHT, CARD_WIDTH, PAD, put, rising, ROOM } from "./board.ts";
import type { SceneDrawing } from "./scene-drawing.ts";

/** Figures that can count: one picture for each sign. */
class Counter {
  readonly #signs: ReadonlyMap<string, Block>;
  readonly height: number;
  constructor(signs: ReadonlyMap<string, Block>) {
    this.#signs = signs;
    this.height = Math.max(...Array.from(signs.values(), ({ height }) => height));
  }
  #advance(sign: string): number {
    if (sign.trim() === "") return this.height * 0.2;
    // All figures as wide as the widest, so that nothing trembles while they count.
    if (!/\d/.test(sign)) return this.#signs.get(sign)?.lines[0]?.width ?? 0;
    return Math.max(...Array.from(this.#signs, ([key, { lines }]) => (/\d/.test(key) ? (lines[0]?.width ?? 0) : 0)));
  }
  width(text: string): number {
    return Array.from(text).reduce((sum, sign) => sum + this.#advance(sign), 0);
  }
  draw(context: SKRSContext2D, text: string, middle: number, top: number): void {
    let x = middle - this.width(text) / 2;
    for (const sign of text) {
      const block = this.#signs.get(sign);
      const advance = this.#advance(sign);
      if (block) {
        const own = block.lines[0]?.width ?? 0;
        context.drawImage(block.canvas, x + (advance - own) / 2 - block.pad, top - block.pad);
      }
      x += advance;
    }
  }
}

async function counterOf(board: Board, signs: string, size: number, color: string): Promise<Counter> {
  const blocks = await Promise.all(
    [...new Set(signs)].map(
      async (sign) =>
        [
          sign,
          await board.text(sign, size * 2, size * 2, { role: "title", max: size, min: size, lines: 1, color }),
        ] as const,
    ),
  );
  return new Counter(new Map(blocks));
}

const COUNTED = /^([^\d]{0,4})(\d{1,6})([^\d]{0,3})$/;

/** A number that counts up to what it is, or rises whole when it is no plain number. */
export const bigNumber: SceneDrawing = async (board) => {
  const value = (board.fields.value ?? "").trim();
  const label = board.fields.label ?? "";
  const text =
    label === "" ? null : await board.text(label, ROOM.width, ROOM.height * 0.42, { max: 60, align: "center" });
  const room = ROOM.height - (text ? text.height + 40 : 0);
  const whole = await board.text(value, ROOM.width, room, {
    role: "title",
    max: 340,
    align: "center",
    color: board.tone.accentInk,
  });
  const come = board.move(0, 0.5);
  const below = board.move(0.55, 0.5);
  const top = (CARD_HEIGHT - whole.height - (text ? text.height + 40 : 0)) / 2;
  const counted = whole.lines.length === 1 ? COUNTED.exec(value) : null;
  const [, before = "", digits = "", after = ""] = counted ?? [];
  const count = counted ? board.move(0, Math.min(1.3, board.seconds * 0.5)) : null;
  const scale = whole.size / 340;
  let size = Math.floor(scale * 340);
  let counter = counted ? await counterOf(board, `0123456789${before}${after}`, size, board.tone.accentInk) : null;
  while (counter && counter.width(`${before}${"8".repeat(digits.length)}${after}`) > ROOM.width && size > 40) {
    size = Math.floor(size * 0.9);
    counter = await counterOf(board, `0123456789${before}${after}`, size, board.tone.accentInk);
  }
  const isShrunk = size < Math.floor(scale * 340);
  return (context, now) => {
    if (counter && count && (count(now) < 1 || isShrunk)) {
      const shown = Math.round(Number(digits) * count(now));
      context.save();
      context.globalAlpha = Math.min(1, come(now) * 1.5);
      counter.draw(context, `${before}${shown}${after}`, CARD_WIDTH / 2, top + (whole.height - counter.height) / 2);
      context.restore();
    } else put(context, whole, PAD, top, { ...rising(come(now), 80), scale: 0.9 + 0.1 * come(now) });
    if (text) put(context, text, PAD, top + whole.height + 40, rising(below(now)));
  };
};

const shareOf = (percent: number | null | undefined): number => Math.max(0, Math.min(100, percent ?? 0)) / 100;

/** The number as it is written, while it grows. */
function percentText(percent: number | null | undefined, share: number, comma: boolean): string {
  const whole = Math.max(0, Math.min(100, percent ?? 0));
  const places = Number.isInteger(whole) ? 0 : 1;
  const text = (whole * share).toFixed(places);
  return `${comma ? text.replace(".", ",") : text}%`;
}

const SIGNS = "0123456789%.,";

export const ratioBar: SceneDrawing = async (board) => {
  const { label, percent } = board.fields;
  const comma = board.look.language !== "en";
  const text = label ? await board.text(label, ROOM.width, 210, { role: "strong", max: 62 }) : null;
  const counter = await counterOf(board, SIGNS, 190, board.tone.accentInk);
  const grow = board.move(0.15, Math.min(1.3, Math.max(0.6, board.seconds * 0.5)), settle);
  const above = board.move(0, 0.5);
  const height = counter.height + 36 + 92 + (text ? text.height + 44 : 0);
  const top = (CARD_HEIGHT - height) / 2;
  return (context, now) => {
    const share = grow(now);
    const shown = percentText(percent, share, comma);
    counter.draw(context, shown, PAD + counter.width(shown) / 2, top);
    const y = top + counter.height + 36;
    box(context, PAD, y, ROOM.width, 92, 46, board.tone.faint);
    box(context, PAD, y, Math.max(ROOM.width * shareOf(percent) * share, 0), 92, 46, board.tone.accent);
    if (text) put(context, text, PAD, y + 92 + 44, rising(above(now)));
  };
};

export const progress: SceneDrawing = async (board) => {
  const { label, percent } = board.fields;
  const comma = board.look.language !== "en";
  const text = label ? await board.text(label, ROOM.width, 150, { role: "strong", max: 58, align: "center" }) : null;
  const radius = text ? 190 : 230;
  const counter = await counterOf(board, SIGNS, radius * 0.52, board.tone.accentInk);
  const grow = board.move(0.1, Math.min(1.4, Math.max(0.7, board.seconds * 0.5)), glide);
  const below = board.move(0.4, 0.5);
  const height = radius * 2 + 52 + (text ? text.height + 22 : 0);
  const top = (CARD_HEIGHT - height) / 2;
  const y = top + radius + 26;
  return (context, now) => {
    const share = grow(now);
    context.lineWidth = 52;
    context.lineCap = "round";
    context.strokeStyle = board.tone.faint;
    context.beginPath();
    context.arc(CARD_WIDTH / 2, y, radius, 0, Math.PI * 2);
    context.stroke();
    if (shareOf(percent) * share > 0) {
      context.strokeStyle = board.tone.accent;
      context.beginPath();
      context.arc(CARD_WIDTH / 2, y, radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * shareOf(percent) * share);
      context.stroke();
    }
    counter.draw(context, percentText(percent, share, comma), CARD_WIDTH / 2, y - counter.height / 2);
    if (text) put(context, text, PAD, y + radius + 48, rising(below(now)));
  };
};

export const barChart: SceneDrawing = async (board) => {
  const { bars, label } = board.fields;
  const drawn = bars ?? [];
  const head = label ? await board.text(label, ROOM.width, 120, { role: "title", max: 46 }) : null;
  const room = ROOM.height - (head ? head.height + 34 : 0);
  const each = room / Math.max(1, drawn.length);
  const few = drawn.length <= 5;
  const nameHeight = few ? each * 0.42 : each * 0.9;
  const nameWidth = few ? ROOM.width : ROOM.width * 0.38;
  const barLeft = few ? PAD : PAD + nameWidth + 24;
  const barRoom = ROOM.width - (barLeft - PAD);
  const barHeight = Math.min(72, few ? each * 0.36 : each * 0.62);
  const names = await board.texts(
    drawn.map((bar) => bar.label),
    nameWidth,
    nameHeight,
    { max: 38, min: 16, lines: few ? 1 : 2 },
  );
  const written = new Intl.NumberFormat(board.look.language, {
    maximumFractionDigits: 2,
    notation: drawn.some(({ value }) => Math.abs(value) >= 1e7) ? "compact" : "standard",
  });
  const values = await board.texts(
    drawn.map((bar) => written.format(bar.value)),
    190,
    barHeight,
    { role: "strong", max: 38, min: 14, lines: 1 },
  );
  const valueRoom = Math.max(0, ...values.map(({ lines }) => lines[0]?.width ?? 0)) + 20;
  const most = Math.max(1e-9, ...drawn.map(({ value }) => Math.abs(value)));
  const grows = board.turns(drawn.length, 0.25).map((start) => board.move(start, 0.8));
  const come = board.move(0, 0.45);
  return (context, now) => {
    if (head) put(context, head, PAD, PAD, rising(come(now)));
    let y = PAD + (head ? head.height + 34 : 0);
    for (const [index, bar] of drawn.entries()) {
      const share = grows[index]?.(now) ?? 0;
      const [name, value] = [names[index], values[index]];
      const barTop = few ? y + nameHeight + each * 0.04 : y + (each - barHeight) / 2;
      if (name)
        put(context, name, PAD, few ? y + nameHeight - name.height : y + (each - name.height) / 2, {
          alpha: come(now),
        });
      const full = (barRoom - valueRoom) * (Math.abs(bar.value) / most);
      box(context, barLeft, barTop, barRoom - valueRoom, barHeight, barHeight / 2, board.tone.faint);
      box(
        context,
        barLeft,
        barTop,
        Math.max(barHeight * Math.min(1, share * 3), full * share),
        barHeight,
        barHeight / 2,
        board.tone.accent,
      );
      if (value)
        put(context, value, barLeft + barRoom - valueRoom + 20, barTop + (barHeight - value.height) / 2, {
          alpha: share,
        });
      y += each;
    }
  };
};
