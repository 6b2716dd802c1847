import { glide, spring } from "#lib/render/video/ease.ts";
import { type Block, type Board, box, CARD_HEIGHT, CARD_WIDTH, dot, PAD, put, rising, ROOM, stroke } from "./board.ts";
import type { SceneDrawing } from "./scene-drawing.ts";

const middle = (height: number): number => (CARD_HEIGHT - height) / 2;

/** One word or a few, as large as the card allows, with a stroke that sweeps in below. */
export const keyword: SceneDrawing = async (board) => {
  const text = await board.text(board.fields.value ?? "", ROOM.width, ROOM.height - 90, {
    role: "title",
    max: 170,
    align: "center",
  });
  const grow = board.move(0, 0.6, spring);
  const sweep = board.move(0.3, 0.6, glide);
  const wide = Math.min(ROOM.width, Math.max(220, ...text.lines.map(({ width }) => width)));
  const top = middle(text.height + 50);
  return (context, now) => {
    put(context, text, PAD, top, { alpha: grow(now) * 1.6, scale: 0.72 + 0.28 * grow(now) });
    box(context, CARD_WIDTH / 2 - wide / 2, top + text.height + 26, wide * sweep(now), 16, 8, board.tone.accent);
  };
};

/** The lines of a text one after the other, each over a marker's stroke. */
export const highlight: SceneDrawing = async (board) => {
  const text = await board.text(board.fields.text ?? "", ROOM.width - 40, ROOM.height - 40, {
    role: "title",
    max: 108,
    color: board.tone.onAccent,
  });
  const strokes = text.lines.map((_, index) => board.move(0.1 + index * 0.32, 0.5, glide));
  const top = middle(text.height);
  const left = PAD + 20;
  return (context, now) => {
    for (const [index, { width }] of text.lines.entries()) {
      const share = strokes[index]?.(now) ?? 0;
      const y = top + index * text.leading;
      const pad = text.size * 0.22;
      context.save();
      context.beginPath();
      context.rect(left - pad - 4, y - 2, (width + pad * 2 + 8) * share, text.leading + 4);
      context.clip();
      box(
        context,
        left - pad,
        y + text.leading * 0.03,
        width + pad * 2,
        text.leading * 0.94,
        text.size * 0.18,
        board.tone.accent,
      );
      put(context, text, left, top);
      context.restore();
    }
  };
};

export const quote: SceneDrawing = async (board) => {
  const { label, text = "" } = board.fields;
  const author = label
    ? await board.text(label, ROOM.width - 70, 80, { role: "strong", max: 40, color: board.tone.muted })
    : null;
  const said = await board.text(text ?? "", ROOM.width, ROOM.height - 150 - (author ? author.height + 36 : 0), {
    role: "title",
    max: 90,
  });
  const marks = board.move(0, 0.5, spring);
  const words = board.move(0.15, 0.6);
  const name = board.move(0.7, 0.5);
  const whole = 130 + said.height + (author ? author.height + 36 : 0);
  const top = middle(whole);
  return (context, now) => {
    const { accent } = board.tone;
    for (const x of [0, 74]) {
      const size = 26 * marks(now);
      dot(context, PAD + 30 + x, top + 62, size, accent);
      stroke(
        context,
        [
          [PAD + 8 + x, top + 62],
          [PAD + 14 + x, top + 36],
          [PAD + 36 + x, top + 14],
        ],
        marks(now),
        14 * marks(now),
        accent,
      );
    }
    put(context, said, PAD, top + 130, rising(words(now)));
    if (!author) return;
    const y = top + 130 + said.height + 36;
    box(context, PAD, y + author.height / 2 - 3, 48 * name(now), 6, 3, accent);
    put(context, author, PAD + 70, y, { alpha: name(now), x: (1 - name(now)) * -24 });
  };
};

async function pair(
  board: Board,
  first: string,
  second: string,
  max: number,
  secondMax: number,
  room: number,
): Promise<{ head: Block; body: Block | null }> {
  const share = second === "" ? 1 : 0.52;
  const head = await board.text(first, ROOM.width, room * share, { role: "title", max, color: board.tone.accentInk });
  const body = second === "" ? null : await board.text(second, ROOM.width, room - head.height - 44, { max: secondMax });
  return { head, body };
}

/** A word, a line that is drawn under it, what it means. */
export const definition: SceneDrawing = async (board) => {
  const { text, value } = board.fields;
  const { body, head } = await pair(board, value ?? "", text ?? "", 118, 60, ROOM.height);
  const term = board.move(0, 0.5);
  const line = board.move(0.25, 0.6, glide);
  const meaning = board.move(Math.min(0.9, board.seconds * 0.25), 0.6);
  const top = middle(head.height + (body ? body.height + 64 : 20));
  return (context, now) => {
    put(context, head, PAD, top, rising(term(now)));
    box(context, PAD, top + head.height + 14, 190 * line(now), 10, 5, board.tone.accent);
    if (body) put(context, body, PAD, top + head.height + 58, rising(meaning(now)));
  };
};

export const question: SceneDrawing = async (board) => {
  const { text, value } = board.fields;
  const { body, head } = await pair(board, value ?? "", text ?? "", 108, 56, ROOM.height - 170);
  const mark = board.move(0, 0.55, spring);
  const asked = board.move(0.2, 0.55);
  const answer = board.move(Math.min(1.6, board.seconds * 0.4), 0.6);
  const sign = await board.text("?", 120, 120, {
    role: "title",
    max: 92,
    align: "center",
    lines: 1,
    color: board.tone.onAccent,
  });
  const top = middle(160 + head.height + (body ? body.height + 36 : 0));
  return (context, now) => {
    dot(context, PAD + 62, top + 62, 62 * mark(now), board.tone.accent);
    put(context, sign, PAD + 2, top + 62 - sign.height / 2, { scale: mark(now), alpha: mark(now) });
    put(context, head, PAD, top + 160, rising(asked(now)));
    if (body) put(context, body, PAD, top + 160 + head.height + 36, rising(answer(now)));
  };
};
