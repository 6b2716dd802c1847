import { arch, box, disc, room, type Setting, sky, sunbeam } from "./setting.ts";

const table: Setting = (craft) => {
  const { foot, height, pen, rich, top, width } = craft;
  const span = foot - top;
  const edge = foot - span * 0.1;
  room(craft, edge);
  sunbeam(craft);
  if (rich >= 0) {
    pen.D(disc(width * 0.5, top + span * 0.42, span * 0.44), "wall2");
  }
  // A lamp hangs from above: not through a text.
  if (rich >= 0 && top < height * 0.2) {
    const x = width * 0.16;
    pen.L(`M${x} 0V${top + span * 0.1}`, "dark", 5);
    pen.D(
      `M${x - 70} ${top + span * 0.1 + 62}C${x - 66} ${top + span * 0.1 - 20} ${x + 66} ${top + span * 0.1 - 20} ${x + 70} ${top + span * 0.1 + 62}Z`,
      "b",
    );
    if (pen.style !== "line_art") pen.glow(x, top + span * 0.1 + 90, 170, pen.tones.glow, 0.4);
  }
  pen.fade(
    box(0, edge, width, height - edge),
    pen.tones.table,
    pen.style === "line_art" ? pen.tones.table : pen.tones.wood,
  );
  pen.raw(`<path d="${box(0, edge, width, 10)}" fill="#fff" opacity=".22"/>`);
  return {
    spots: [
      { x: width * 0.5, y: foot + span * 0.02, height: span * 0.62, width: width * 0.52 },
      { x: width * 0.82, y: foot - span * 0.02, height: span * 0.46, width: width * 0.26 },
      { x: width * 0.2, y: foot + span * 0.05, height: span * 0.26, width: width * 0.24 },
    ],
  };
};

const windowView: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  const [w, h] = [Math.min(width * 0.76, span * 1.05), span * 0.96];
  const x = width * 0.5;
  const base = foot - 6;
  pen.D(arch(x, base, w + 44, h + 22), "white");
  const id = `v${Math.round(w)}`;
  pen.raw(`<clipPath id="${id}"><path d="${arch(x, base, w, h)}"/></clipPath><g clip-path="url(#${id})">`);
  sky({ ...craft, height: base }, base, x + w * random.between(-0.22, 0.22), base - h * 0.52, w * 0.13);
  const hill = (y: number, swell: number, tone: "far" | "mid" | "near") => {
    const left = x - w / 2 - 20;
    pen.raw(`<g transform="translate(${left.toFixed(0)} 0)">`);
    pen.D(
      `M0 ${base}V${y}C${w * 0.3} ${y - swell} ${w * 0.4} ${y + swell} ${w * 0.62} ${y}S${w * 0.95} ${y - swell * 1.2} ${w + 40} ${y - swell * 0.4}V${base}Z`,
      tone,
    );
    pen.raw("</g>");
  };
  hill(base - h * 0.38, span * 0.05, "far");
  hill(base - h * 0.26, -span * 0.05, "mid");
  hill(base - h * 0.14, span * 0.035, "near");
  pen.raw("</g>");
  pen.R(x - 7, base - h, 14, h, 0, "white");
  pen.R(x - w / 2, base - h * 0.5, w, 14, 0, "white");
  pen.R(x - w / 2 - 70, base, w + 140, 46, 8, "white");
  pen.contact(x, base + 56, w * 0.5, 12);
  return {
    spots: [
      { x: x - w * 0.14, y: base + 10, height: span * 0.5, width: w * 0.5 },
      { x: x + w * 0.34, y: base + 10, height: span * 0.44, width: w * 0.36 },
      { x: x - w * 0.46, y: base + 12, height: span * 0.26, width: w * 0.24 },
    ],
  };
};

const plinths: Setting = (craft) => {
  const { foot, height, pen, random, rich, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  pen.fade(box(0, foot + 30, width, height - foot), tones.floor, tones.wall2);
  const flip = random() < 0.5 ? -1 : 1;
  const at = (share: number) => width * (0.5 + share * flip);
  if (rich >= 0) pen.D(arch(at(-0.16), foot + 30, width * 0.5, span * 0.98), "b");
  pen.D(disc(at(0.24), top + span * 0.3, span * 0.19), "c");
  pen.D(arch(at(0.3), foot + 30, width * 0.24, span * 0.5), "a2");
  const column = (x: number, w: number, y: number) => {
    pen.contact(x, foot + 74, w * 0.6, 16);
    pen.D(`M${x - w / 2} ${y}V${foot + 62}A${w / 2} 18 0 0 0 ${x + w / 2} ${foot + 62}V${y}Z`, "light");
    pen.D(disc(x, y, w / 2, 18), "white");
  };
  const heroTop = foot - span * 0.1;
  column(at(0.28), width * 0.26, foot - span * 0.02);
  column(at(-0.06), width * 0.46, heroTop);
  return {
    spots: [
      { x: at(-0.06), y: heroTop + 4, height: span * 0.6, width: width * 0.44 },
      { x: at(0.28), y: foot - span * 0.02 + 4, height: span * 0.34, width: width * 0.25 },
      { x: at(-0.38), y: foot + 66, height: span * 0.32, width: width * 0.2 },
    ],
  };
};

const livingRoom: Setting = (craft) => {
  const { foot, pen, rich, top, width } = craft;
  const span = foot - top;
  const edge = foot - span * 0.12;
  room(craft, edge);
  sunbeam(craft);
  pen.raw(`<path d="${box(0, edge - 16, width, 16)}" fill="${pen.tones.white}" opacity=".7"/>`);
  if (rich >= 0) {
    const [x, y] = [width * 0.2, top + span * 0.2];
    pen.R(x - width * 0.1, y, width * 0.2, span * 0.28, 6, "white");
    pen.D(disc(x, y + span * 0.14, width * 0.055), "a");
    pen.R(x + width * 0.15, y + span * 0.05, width * 0.13, span * 0.18, 6, "wood");
    pen.R(x + width * 0.15 + 10, y + span * 0.05 + 10, width * 0.13 - 20, span * 0.18 - 20, 2, "c");
  }
  if (rich >= 0 && top < craft.height * 0.2) {
    pen.L(`M${width * 0.78} 0V${top + span * 0.12}`, "dark", 5);
    pen.C(width * 0.78, top + span * 0.12 + 50, 54, "glow");
    if (pen.style !== "line_art") pen.glow(width * 0.78, top + span * 0.12 + 50, 210, pen.tones.glow, 0.5);
  }
  pen.D(disc(width * 0.5, foot + span * 0.06, width * 0.44, span * 0.09), "b");
  pen.D(disc(width * 0.5, foot + span * 0.06, width * 0.36, span * 0.068), "light");
  return {
    spots: [
      { x: width * 0.5, y: foot + span * 0.05, height: span * 0.58, width: width * 0.56 },
      { x: width * 0.86, y: foot, height: span * 0.52, width: width * 0.24 },
      { x: width * 0.17, y: foot + span * 0.07, height: span * 0.34, width: width * 0.22 },
    ],
  };
};

const shelf: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  sunbeam(craft);
  const board = (y: number, from: number, to: number) => {
    pen.contact((from + to) / 2, y + 36, (to - from) * 0.46, 14);
    pen.R(from, y, to - from, 26, 5, "wood");
  };
  const low = foot;
  const high = top + span * 0.4;
  board(high, width * 0.08, width * 0.5);
  board(low, width * 0.12, width * 0.92);
  const books = (x: number, y: number, count: number) => {
    let at = x;
    for (let index = 0; index < count; index++) {
      const [w, h] = [random.between(24, 44), random.between(span * 0.16, span * 0.25)];
      pen.R(at, y - h, w, h, 3, (["a", "b", "c", "a2", "light", "b2"] as const)[Math.floor(random() * 6)] ?? "a");
      at += w + 2;
    }
  };
  books(width * 0.11, high, 6);
  books(width * 0.16, low, 3);
  return {
    spots: [
      { x: width * 0.62, y: low + 2, height: span * 0.56, width: width * 0.5 },
      { x: width * 0.42, y: high + 2, height: span * 0.26, width: width * 0.16 },
      { x: width * 0.34, y: low + 2, height: span * 0.22, width: width * 0.14 },
    ],
  };
};

const kitchen: Setting = (craft) => {
  const { foot, height, pen, rich, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  const edge = foot - span * 0.06;
  pen.fade(box(0, 0, width, edge), tones.wall, tones.wall2);
  const tile = width / 9;
  const from = Math.max(top + span * 0.28, 0);
  pen.back(box(0, from, width, edge - from), "light", 0.75);
  let lines = "";
  for (let y = from; y < edge; y += tile * 0.62) lines += `M0 ${y.toFixed(1)}H${width}`;
  for (let row = 0, y = from; y < edge; y += tile * 0.62, row++)
    for (let x = (row % 2) * tile * 0.5; x < width; x += tile)
      lines += `M${x.toFixed(1)} ${y.toFixed(1)}v${Math.min(tile * 0.62, edge - y).toFixed(1)}`;
  pen.raw(`<path d="${lines}" stroke="${tones.wall2}" stroke-width="3" fill="none"/>`);
  if (rich >= 0) {
    pen.L(`M${width * 0.06} ${from - 4}H${width * 0.94}`, "wood2", 12);
    for (const [index, x] of [0.14, 0.22, 0.8, 0.88].entries()) {
      pen.L(`M${width * x} ${from}v34`, "metal2", 5);
      pen.R(width * x - 22, from + 34, 44, index % 2 ? 56 : 76, index % 2 ? 22 : 8, index % 2 ? "metal" : "wood");
    }
  }
  pen.R(-20, edge, width + 40, 30, 4, "white");
  pen.fade(box(0, edge + 28, width, height - edge), tones.a2, tones.dark);
  return {
    spots: [
      { x: width * 0.48, y: edge + 12, height: span * 0.5, width: width * 0.5 },
      { x: width * 0.82, y: edge + 8, height: span * 0.38, width: width * 0.26 },
      { x: width * 0.15, y: edge + 12, height: span * 0.28, width: width * 0.24 },
    ],
  };
};

const clinic: Setting = (craft) => {
  const { foot, pen, rich, top, width } = craft;
  const span = foot - top;
  const edge = foot - span * 0.1;
  room(craft, edge);
  pen.back(box(0, edge - span * 0.26, width, span * 0.26), "b", 0.35);
  pen.back(box(0, edge - span * 0.26 - 8, width, 8), "white", 0.9);
  if (rich >= 0) {
    const x = width * 0.74;
    pen.R(x, top + span * 0.1, width * 0.2, span * 0.34, 10, "white");
    pen.R(x + 14, top + span * 0.1 + 14, width * 0.2 - 28, span * 0.34 - 28, 4, "glass");
    pen.L(
      `M${x + 14} ${top + span * 0.27}H${x + width * 0.2 - 14}M${x + width * 0.1} ${top + span * 0.1 + 14}V${top + span * 0.44 - 14}`,
      "white",
      8,
    );
    pen.L(`M${width * 0.03} ${top + span * 0.06}H${width * 0.26}`, "metal2", 8);
    for (let fold = 0; fold < 4; fold++)
      pen.D(
        `M${width * (0.04 + fold * 0.052)} ${top + span * 0.06}h${width * 0.05}v${span * 0.78}q${-width * 0.025} 16 ${-width * 0.05} 0Z`,
        fold % 2 ? "light" : "white",
      );
  }
  return {
    spots: [
      { x: width * 0.54, y: foot + span * 0.03, height: span * 0.6, width: width * 0.52 },
      { x: width * 0.88, y: foot - span * 0.01, height: span * 0.4, width: width * 0.2 },
      { x: width * 0.16, y: foot + span * 0.04, height: span * 0.26, width: width * 0.22 },
    ],
  };
};

const workshop: Setting = (craft) => {
  const { foot, height, pen, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  const edge = foot - span * 0.04;
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  const board = { x: width * 0.07, y: top + span * 0.02, w: width * 0.86, h: span * 0.6 };
  pen.R(board.x, board.y, board.w, board.h, 14, "wood");
  let holes = "";
  for (let y = board.y + 30; y < board.y + board.h - 16; y += 36)
    for (let x = board.x + 30; x < board.x + board.w - 16; x += 36) holes += `M${x.toFixed(0)} ${y.toFixed(0)}h.1`;
  pen.raw(`<path d="${holes}" stroke="${tones.wood2}" stroke-width="7" stroke-linecap="round"/>`);
  pen.R(-20, edge, width + 40, 34, 4, "wood2");
  pen.fade(box(0, edge + 32, width, height - edge), tones.wood2, tones.dark);
  return {
    spots: [
      { x: width * 0.5, y: edge + 8, height: span * 0.5, width: width * 0.5 },
      { x: width * 0.84, y: board.y + board.h * 0.62, height: span * 0.3, width: width * 0.16 },
      { x: width * 0.17, y: board.y + board.h * 0.62, height: span * 0.28, width: width * 0.16 },
    ],
  };
};

const desk: Setting = (craft) => {
  const { foot, height, pen, rich, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  const edge = foot - span * 0.05;
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  sunbeam(craft);
  if (rich >= 0) {
    const x = width * 0.08;
    pen.R(x, top + span * 0.14, width * 0.22, span * 0.3, 8, "light");
    for (const [index, tone] of (["a", "c", "b", "a2"] as const).entries())
      pen.R(
        x + 18 + (index % 2) * width * 0.095,
        top + span * 0.14 + 18 + Math.floor(index / 2) * span * 0.135,
        width * 0.078,
        span * 0.11,
        4,
        tone,
      );
    pen.D(disc(width * 0.72, top + span * 0.28, span * 0.15), "c");
  }
  pen.R(-20, edge, width + 40, 36, 6, "wood");
  pen.fade(box(0, edge + 34, width, height - edge), tones.floor, tones.wall2);
  // Where a text stands below the desk, its legs would cross it.
  if (foot > height * 0.7)
    for (const x of [width * 0.1, width * 0.9 - 26]) pen.R(x, edge + 34, 26, height - edge, 2, "wood2");
  return {
    spots: [
      { x: width * 0.5, y: edge + 8, height: span * 0.5, width: width * 0.48 },
      { x: width * 0.84, y: edge + 8, height: span * 0.42, width: width * 0.22 },
      { x: width * 0.16, y: edge + 8, height: span * 0.26, width: width * 0.2 },
    ],
  };
};

const gym: Setting = (craft) => {
  const { foot, pen, rich, top, width } = craft;
  const span = foot - top;
  const edge = foot - span * 0.14;
  room(craft, edge);
  if (rich >= 0) {
    for (const x of [0.08, 0.38, 0.68]) {
      pen.R(width * x, top + span * 0.06, width * 0.25, span * 0.5, 6, "glass");
      pen.raw(
        `<path d="M${width * (x + 0.03)} ${top + span * 0.5}L${width * (x + 0.15)} ${top + span * 0.08}h${width * 0.05}L${width * (x + 0.08)} ${top + span * 0.5}Z" fill="#fff" opacity=".35"/>`,
      );
    }
    pen.L(`M0 ${top + span * 0.62}H${width}`, "wood", 16);
  }
  pen.D(
    `M${width * 0.1} ${foot + span * 0.14}L${width * 0.24} ${foot - span * 0.04}H${width * 0.86}L${width * 0.98} ${foot + span * 0.14}Z`,
    "b",
  );
  return {
    spots: [
      { x: width * 0.52, y: foot + span * 0.05, height: span * 0.5, width: width * 0.56 },
      { x: width * 0.86, y: foot - span * 0.02, height: span * 0.36, width: width * 0.22 },
      { x: width * 0.15, y: foot + span * 0.03, height: span * 0.32, width: width * 0.24 },
    ],
  };
};

const spotlight: Setting = (craft) => {
  const { foot, height, pen, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  for (let fold = -1; fold < 9; fold++)
    pen.D(
      `M${width * fold * 0.125} ${top * 0.9 + span * 0.02}h${width * 0.126}v${height}h${-width * 0.126}Z`,
      fold % 2 ? "a" : "a2",
    );
  pen.fade(box(0, foot - span * 0.04, width, height), tones.wood, tones.wood2);
  pen.raw(
    `<path d="M${width * 0.44} ${top * 0.7}H${width * 0.56}L${width * 0.86} ${foot + 20}A${width * 0.36} ${span * 0.07} 0 0 1 ${width * 0.14} ${foot + 20}Z" fill="${tones.glow}" opacity=".26"/>`,
  );
  pen.back(disc(width * 0.5, foot + 20, width * 0.36, span * 0.07), "glow", 0.5);
  return {
    spots: [
      { x: width * 0.5, y: foot + 26, height: span * 0.66, width: width * 0.5 },
      { x: width * 0.8, y: foot + 40, height: span * 0.34, width: width * 0.22 },
      { x: width * 0.2, y: foot + 40, height: span * 0.3, width: width * 0.22 },
    ],
  };
};

/** Seen from above: things laid on a surface, their shadows to one side. */
const flatlay: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  const turn = random() < 0.5 ? 1 : -1;
  pen.D(
    turn > 0
      ? `M${width * -0.1} ${top + span * 0.9}L${width * 1.1} ${top + span * 0.3}V${height + 20}H${width * -0.1}Z`
      : `M${width * -0.1} ${top + span * 0.3}L${width * 1.1} ${top + span * 0.9}V${height + 20}H${width * -0.1}Z`,
    "b",
  );
  pen.D(disc(width * 0.5, top + span * 0.56, Math.min(width * 0.4, span * 0.44)), "light");
  pen.D(disc(width * (0.5 + turn * 0.36), top + span * 0.16, span * 0.1), "c");
  return {
    spots: [
      { x: width * 0.5, y: top + span * 0.84, height: span * 0.54, width: width * 0.5 },
      { x: width * (0.5 + turn * 0.36), y: top + span * 0.98, height: span * 0.3, width: width * 0.24 },
      { x: width * (0.5 - turn * 0.36), y: top + span * 0.44, height: span * 0.28, width: width * 0.22 },
    ],
    afloat: true,
    front: () => {
      for (const [x, y, angle] of [
        [0.06, 0.98, -40],
        [0.95, 0.5, -150],
      ] as const)
        pen.leaf(width * x, top + span * y, span * 0.2, turn > 0 ? angle : 180 - angle, "leaf");
    },
  };
};

export const INDOOR = {
  table,
  windowView,
  plinths,
  livingRoom,
  shelf,
  kitchen,
  clinic,
  workshop,
  desk,
  gym,
  spotlight,
  flatlay,
};
