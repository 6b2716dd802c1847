import { box, bush, cloud, disc, ridge, type Setting, sky, type Stagecraft } from "./setting.ts";

const hills: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const span = foot - top;
  sky(craft, foot, width * random.between(0.62, 0.8), top + span * 0.24, span * 0.1);
  cloud(pen, width * 0.2, top + span * 0.2, width * 0.22);
  pen.D(ridge(width, top + span * 0.52, span * 0.08, height + 30, random), "far");
  pen.D(ridge(width, top + span * 0.68, span * 0.07, height + 30, random), "mid");
  pen.D(ridge(width, foot - span * 0.1, span * 0.05, height + 30, random), "near");
  pen.D(
    `M${width * 0.3} ${height + 20}C${width * 0.4} ${foot} ${width * 0.72} ${foot + span * 0.02} ${width * 0.62} ${foot - span * 0.1}C${width * 0.7} ${foot} ${width * 0.66} ${foot + span * 0.06} ${width * 0.66} ${height + 20}Z`,
    "light",
  );
  return {
    spots: [
      { x: width * 0.42, y: foot + span * 0.04, height: span * 0.52, width: width * 0.52 },
      { x: width * 0.84, y: foot, height: span * 0.46, width: width * 0.26 },
      { x: width * 0.12, y: foot + span * 0.05, height: span * 0.32, width: width * 0.2 },
    ],
  };
};

const street: Setting = (craft) => {
  const { foot, height, pen, rich, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  pen.fade(box(0, 0, width, height), tones.sky, tones.sky2);
  const from = top + span * 0.06;
  const edge = foot - span * 0.02;
  pen.R(width * 0.06, from, width * 0.88, edge - from + 10, 6, "b");
  pen.R(width * 0.06, from - 20, width * 0.88, 40, 4, "white");
  pen.R(width * 0.12, from + span * 0.28, width * 0.48, span * 0.5, 6, "glass");
  pen.raw(
    `<path d="M${width * 0.16} ${from + span * 0.76}L${width * 0.3} ${from + span * 0.29}h${width * 0.08}L${width * 0.24} ${from + span * 0.76}Z" fill="#fff" opacity=".3"/>`,
  );
  pen.R(width * 0.66, from + span * 0.3, width * 0.2, edge - from - span * 0.3, 6, "dark");
  pen.R(width * 0.685, from + span * 0.34, width * 0.15, span * 0.3, 4, "glow");
  const stripe = (width * 0.92) / 10;
  for (let index = 0; index < 10; index++) {
    const x = width * 0.04 + index * stripe;
    pen.D(
      `M${x} ${from + span * 0.1}h${stripe}v${span * 0.1}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`,
      index % 2 ? "white" : "a",
    );
  }
  pen.R(width * 0.04, from + span * 0.07, width * 0.92, 18, 4, "a2");
  pen.fade(box(0, edge, width, height - edge), tones.floor, tones.wall2);
  pen.back(box(0, edge, width, 14), "dark", 0.12);
  if (rich >= 0) {
    bush(pen, width * 0.04, edge + 14, width * 0.16);
    bush(pen, width * 0.97, edge + 14, width * 0.15, "leaf2");
  }
  return {
    spots: [
      { x: width * 0.37, y: foot + span * 0.03, height: span * 0.46, width: width * 0.46 },
      { x: width * 0.8, y: foot + span * 0.05, height: span * 0.42, width: width * 0.2 },
      { x: width * 0.13, y: foot + span * 0.06, height: span * 0.26, width: width * 0.18 },
    ],
  };
};

const garden: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const span = foot - top;
  sky(craft, foot, width * 0.24, top + span * 0.2, span * 0.09);
  pen.D(ridge(width, top + span * 0.56, span * 0.06, height + 30, random, 6), "leaf2");
  for (let post = 0; post < 13; post++)
    pen.D(
      `M${width * (post * 0.08 - 0.02)} ${foot - span * 0.04}v${-span * 0.24}l${width * 0.026} ${-span * 0.04}l${width * 0.026} ${span * 0.04}v${span * 0.24}Z`,
      "white",
    );
  pen.R(-10, foot - span * 0.22, width + 20, 20, 4, "white");
  pen.D(ridge(width, foot - span * 0.04, span * 0.02, height + 30, random), "leaf");
  return {
    spots: [
      { x: width * 0.5, y: foot + span * 0.05, height: span * 0.58, width: width * 0.54 },
      { x: width * 0.86, y: foot + span * 0.02, height: span * 0.44, width: width * 0.24 },
      { x: width * 0.15, y: foot + span * 0.06, height: span * 0.34, width: width * 0.24 },
    ],
    front: () => {
      for (let index = 0; index < 9; index++) {
        const [x, y] = [random() * width, foot + span * random.between(0.08, 0.18)];
        pen.L(`M${x} ${y}v${-span * 0.05}`, "leaf2", 5);
        pen.C(x, y - span * 0.055, span * 0.016, (["a", "c", "light"] as const)[index % 3] ?? "a");
      }
    },
  };
};

const city: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const span = foot - top;
  sky(craft, foot, width * random.between(0.2, 0.8), top + span * 0.3, span * 0.12);
  const row = (base: number, low: number, high: number, tone: "far" | "mid" | "near", lit: boolean) => {
    let x = -20;
    while (x < width) {
      const [w, h] = [random.between(width * 0.08, width * 0.16), random.between(low, high)];
      pen.R(x, base - h, w, h + height, 4, tone);
      if (lit)
        for (let floor = 0; floor < h / 44 - 1; floor++)
          for (let column = 0; column < Math.floor(w / 34); column++)
            if (random() < 0.5) pen.back(box(x + 12 + column * 32, base - h + 18 + floor * 42, 16, 22), "glow", 0.75);
      x += w + random.between(0, 12);
    }
  };
  row(foot, span * 0.4, span * 0.72, "far", false);
  row(foot, span * 0.22, span * 0.5, "mid", true);
  pen.fade(box(0, foot - span * 0.02, width, height), pen.tones.floor, pen.tones.wall2);
  pen.back(box(0, foot - span * 0.02, width, 12), "white", 0.5);
  return {
    spots: [
      { x: width * 0.46, y: foot + span * 0.06, height: span * 0.52, width: width * 0.56 },
      { x: width * 0.87, y: foot + span * 0.04, height: span * 0.44, width: width * 0.2 },
      { x: width * 0.12, y: foot + span * 0.05, height: span * 0.36, width: width * 0.2 },
    ],
  };
};

/** Sky, water and sand: what every coast has. */
function strand(craft: Stagecraft): void {
  const { foot, height, pen, random, top, width } = craft;
  const span = foot - top;
  sky(craft, foot, width * random.between(0.3, 0.7), top + span * 0.42, span * 0.15);
  const sea = top + span * 0.52;
  pen.fade(box(0, sea, width, height - sea), pen.tones.water, pen.tones.b);
  for (let wave = 0; wave < 5; wave++) {
    const [x, y] = [random() * width * 0.7, sea + 20 + wave * span * 0.045];
    pen.L(`M${x} ${y}q${width * 0.05} -12 ${width * 0.1} 0t${width * 0.1} 0`, "white", 5);
  }
  pen.D(
    `M-20 ${foot - span * 0.08}C${width * 0.3} ${foot - span * 0.16} ${width * 0.6} ${foot - span * 0.02} ${width + 20} ${foot - span * 0.12}V${height + 20}H-20Z`,
    "table",
  );
  pen.L(
    `M-20 ${foot - span * 0.08}C${width * 0.3} ${foot - span * 0.16} ${width * 0.6} ${foot - span * 0.02} ${width + 20} ${foot - span * 0.12}`,
    "white",
    11,
  );
}

const shore: Setting = (craft) => {
  const { foot, top, width } = craft;
  const span = foot - top;
  strand(craft);
  return {
    spots: [
      { x: width * 0.5, y: foot + span * 0.02, height: span * 0.5, width: width * 0.56 },
      { x: width * 0.84, y: foot + span * 0.05, height: span * 0.3, width: width * 0.2 },
      { x: width * 0.16, y: foot + span * 0.06, height: span * 0.24, width: width * 0.2 },
    ],
  };
};

const beach: Setting = (craft) => {
  const { foot, pen, top, width } = craft;
  const span = foot - top;
  strand(craft);
  const palm = width * 0.9;
  pen.L(
    `M${palm + 40} ${foot + 10}C${palm + 20} ${foot - span * 0.3} ${palm - 10} ${foot - span * 0.45} ${palm - 30} ${foot - span * 0.6}`,
    "wood2",
    22,
  );
  for (const turn of [-170, -140, -100, -50, -10, 30, 150])
    pen.leaf(palm - 30, foot - span * 0.6, span * 0.26, turn, turn % 20 === 0 ? "leaf" : "leaf2", 0.2);
  return {
    spots: [
      { x: width * 0.42, y: foot + span * 0.02, height: span * 0.5, width: width * 0.54 },
      { x: width * 0.74, y: foot + span * 0.05, height: span * 0.3, width: width * 0.2 },
      { x: width * 0.12, y: foot + span * 0.06, height: span * 0.24, width: width * 0.2 },
    ],
  };
};

const park: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const span = foot - top;
  sky(craft, foot, width * 0.76, top + span * 0.2, span * 0.1);
  cloud(pen, width * 0.3, top + span * 0.16, width * 0.2);
  pen.D(ridge(width, top + span * 0.6, span * 0.05, height + 30, random), "far");
  const trunk = (x: number, y: number, size: number, tone: "leaf" | "leaf2") => {
    pen.group(x, y, size, () => {
      pen.R(-9, -120, 18, 120, 3, "wood2");
      pen.D("M-80 -110C-100 -190 -60 -250 0 -256C60 -250 100 -190 80 -110C40 -84 -40 -84 -80 -110Z", tone);
    });
  };
  const unit = span / 640;
  trunk(width * 0.12, foot - span * 0.1, unit * 1.5, "leaf2");
  trunk(width * 0.3, foot - span * 0.14, unit * 0.95, "leaf");
  trunk(width * 0.92, foot - span * 0.1, unit * 1.3, "leaf");
  pen.D(ridge(width, foot - span * 0.11, span * 0.02, height + 30, random), "leaf");
  pen.D(
    `M-20 ${foot + span * 0.02}C${width * 0.3} ${foot - span * 0.05} ${width * 0.7} ${foot - span * 0.05} ${width + 20} ${foot}V${foot + span * 0.13}C${width * 0.7} ${foot + span * 0.08} ${width * 0.3} ${foot + span * 0.09} -20 ${foot + span * 0.15}Z`,
    "light",
  );
  return {
    spots: [
      { x: width * 0.52, y: foot + span * 0.05, height: span * 0.5, width: width * 0.5 },
      { x: width * 0.82, y: foot + span * 0.04, height: span * 0.5, width: width * 0.2 },
      { x: width * 0.22, y: foot + span * 0.06, height: span * 0.26, width: width * 0.2 },
    ],
  };
};

const mountain: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const span = foot - top;
  sky(craft, foot, width * random.between(0.25, 0.75), top + span * 0.3, span * 0.11);
  const peak = (x: number, y: number, w: number, tone: "far" | "mid") => {
    pen.D(`M${x - w} ${height}L${x} ${y}L${x + w} ${height}Z`, tone);
    const cut = span * 0.13;
    const slope = w / (height - y);
    pen.D(
      `M${x} ${y}L${x + slope * cut} ${y + cut}L${x + slope * cut * 0.4} ${y + cut * 0.72}L${x} ${y + cut * 1.1}L${x - slope * cut * 0.45} ${y + cut * 0.7}L${x - slope * cut} ${y + cut}Z`,
      "white",
    );
  };
  peak(width * 0.24, top + span * 0.28, width * 0.62, "far");
  peak(width * 0.72, top + span * 0.16, width * 0.66, "mid");
  pen.D(ridge(width, foot - span * 0.12, span * 0.05, height + 30, random), "near");
  const pine = (x: number, y: number, size: number) =>
    pen.group(x, y, size, () => {
      pen.R(-6, -30, 12, 30, 2, "wood2");
      pen.D("M0 -190L34 -120H18L46 -70H24L56 -20H-56L-24 -70H-46L-18 -120H-34Z", "leaf2");
    });
  for (const x of [0.06, 0.16, 0.88, 0.97])
    pine(width * x, foot - span * random.between(0.02, 0.08), (span / 640) * random.between(0.9, 1.4));
  return {
    spots: [
      { x: width * 0.5, y: foot + span * 0.04, height: span * 0.48, width: width * 0.54 },
      { x: width * 0.8, y: foot + span * 0.06, height: span * 0.3, width: width * 0.2 },
      { x: width * 0.2, y: foot + span * 0.06, height: span * 0.3, width: width * 0.2 },
    ],
  };
};

const clouds: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const span = foot - top;
  sky(craft, height, width * 0.5, top + span * 0.46, span * 0.3);
  for (let index = 0; index < 4; index++)
    cloud(pen, width * random.between(0, 1), top + span * random.between(0.1, 0.7), width * random.between(0.16, 0.28));
  return {
    spots: [
      { x: width * 0.5, y: foot - span * 0.04, height: span * 0.68, width: width * 0.56 },
      { x: width * 0.84, y: top + span * 0.62, height: span * 0.26, width: width * 0.2 },
      { x: width * 0.16, y: top + span * 0.74, height: span * 0.26, width: width * 0.2 },
    ],
    afloat: true,
    front: () => {
      cloud(pen, width * 0.16, foot + span * 0.13, width * 0.3);
      cloud(pen, width * 0.84, foot + span * 0.13, width * 0.32);
      cloud(pen, width * 0.5, foot + span * 0.22, width * 0.62);
      pen.back(box(0, foot + span * 0.19, width, height), "white");
    },
  };
};

const driveway: Setting = (craft) => {
  const { foot, height, pen, rich, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  const edge = foot - span * 0.1;
  pen.R(width * 0.1, top + span * 0.12, width * 0.8, edge - top, 8, "metal");
  for (let slat = 0; slat < 5; slat++)
    pen.R(width * 0.13, top + span * (0.16 + slat * 0.145), width * 0.74, span * 0.13, 4, "light");
  pen.R(width * 0.06, top + span * 0.05, width * 0.88, 40, 4, "a2");
  if (rich >= 0) {
    pen.L(`M${width * 0.05} ${top + span * 0.3}v${span * 0.08}`, "dark", 7);
    pen.C(width * 0.05, top + span * 0.4, 22, "glow");
    if (pen.style !== "line_art") pen.glow(width * 0.05, top + span * 0.4, 120, tones.glow, 0.6);
  }
  pen.fade(box(0, edge, width, height - edge), tones.floor, tones.metal2);
  return {
    spots: [
      { x: width * 0.5, y: foot + span * 0.05, height: span * 0.5, width: width * 0.68 },
      { x: width * 0.88, y: foot + span * 0.07, height: span * 0.3, width: width * 0.18 },
      { x: width * 0.12, y: foot + span * 0.07, height: span * 0.26, width: width * 0.18 },
    ],
  };
};

/** A great disc with rays: for what no other scene is made for. */
const halo: Setting = (craft) => {
  const { foot, height, pen, random, rich, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  const [x, y] = [width * 0.5, top + span * 0.52];
  if (rich >= 0 || pen.style === "retro") {
    const count = 18;
    const reach = width * 0.95;
    const turn = random() * 0.3;
    let rays = "";
    for (let ray = 0; ray < count; ray++) {
      const [from, to] = [(ray / count) * Math.PI * 2 + turn, ((ray + 0.5) / count) * Math.PI * 2 + turn];
      rays += `M${x.toFixed(0)} ${y.toFixed(0)}L${(x + Math.cos(from) * reach).toFixed(0)} ${(y + Math.sin(from) * reach).toFixed(0)}L${(x + Math.cos(to) * reach).toFixed(0)} ${(y + Math.sin(to) * reach).toFixed(0)}Z`;
    }
    const id = `rays${Math.round(x)}`;
    pen.raw(
      `<clipPath id="${id}"><path d="${box(0, top * 0.96, width, height)}"/></clipPath><path clip-path="url(#${id})" d="${rays}" fill="${tones.wall2}"/>`,
    );
  }
  const radius = Math.min(width * 0.38, span * 0.46);
  pen.D(disc(x, y, radius), "c");
  pen.D(disc(x, y, radius * 0.78), "light");
  for (const side of [-1, 1])
    for (const [index, turn] of [12, -16, -46].entries())
      pen.leaf(
        x + side * radius * 0.5,
        foot + 6,
        span * (0.34 - index * 0.03),
        side > 0 ? turn - 20 : 200 - turn,
        index % 2 ? "leaf" : "leaf2",
        0.24,
      );
  pen.D(
    `M0 ${foot + span * 0.04}C${width * 0.3} ${foot - span * 0.03} ${width * 0.7} ${foot - span * 0.03} ${width} ${foot + span * 0.04}V${height + 10}H0Z`,
    "b",
  );
  return {
    spots: [
      { x, y: foot + span * 0.02, height: span * 0.66, width: radius * 1.5 },
      { x: width * 0.83, y: foot + span * 0.05, height: span * 0.3, width: width * 0.2 },
      { x: width * 0.17, y: foot + span * 0.05, height: span * 0.28, width: width * 0.2 },
    ],
  };
};

export const OUTDOOR = { hills, street, garden, city, shore, beach, park, mountain, clouds, driveway, halo };
