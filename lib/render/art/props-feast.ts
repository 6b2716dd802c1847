import { prop } from "./prop.ts";

/** Tents, games, lights and signs of a feast or a farewell. */
export const FEAST_PROPS = {
  marquee: prop(340, 290, (p) => {
    p.D("M0 -272L28 -282L0 -262Z", "red");
    p.L("M0 -238V-280", "metal2", 5);
    p.D("M-120 -132H120V-6H-120Z", "light");
    p.D("M-44 -132H44V-6H-44Z", "dark");
    p.D("M-48 -132H-4C-10 -84 -30 -50 -60 -34V-132ZM48 -132H4C10 -84 30 -50 60 -34V-132Z", "white");
    for (const x of [-124, 112]) p.R(x, -140, 12, 140, 3, "metal2");
    p.L("M-140 -132L-164 -4M140 -132L164 -4", "wood", 4);
    for (let strip = 0; strip < 6; strip++) {
      const [from, to] = [-150 + strip * 50, -100 + strip * 50];
      p.D(
        `M${from} -158C${from * 0.5} -184 ${from * 0.2} -216 ${from * 0.06} -246H${to * 0.06}C${to * 0.2} -216 ${to * 0.5} -184 ${to} -158Z`,
        strip % 2 ? "white" : "a",
      );
      p.D(`M${from} -160h50v22a25 20 0 0 1 -50 0Z`, strip % 2 ? "light" : "a2");
    }
  }),
  pinata: prop(290, 290, (p) => {
    p.L("M-6 -290V-214", "metal2", 5);
    const bands = ["a", "c", "b", "red", "leaf"] as const;
    for (const [index, x] of [-74, -38, 46, 82].entries())
      for (let row = 0; row < 3; row++) p.R(x - 17, -84 + row * 26, 34, 28, 2, bands[(row + index) % 5] ?? "a");
    for (let row = 0; row < 4; row++)
      p.D(
        `M${-96 - (row ? 4 : 0)} ${-188 + row * 28}H104V${-158 + row * 28}l-12.5 -10l-12.5 10l-12.5 -10l-12.5 10l-12.5 -10l-12.5 10l-12.5 -10l-12.5 10l-12.5 -10l-12.5 10l-12.5 -10l-12.5 10l-12.5 -10l-12.5 10l-12.5 -10l-12.5 10Z`,
        bands[row] ?? "a",
      );
    p.D("M104 -176C128 -190 140 -160 130 -120L114 -136L106 -120C104 -140 100 -160 104 -176Z", "red");
    p.D("M-88 -150L-104 -206L-58 -240L-46 -150Z", "b");
    p.D("M-66 -234L-84 -282L-42 -244ZM-46 -238L-44 -284L-24 -230Z", "c");
    for (const [row, tone] of (["leaf", "a", "c"] as const).entries())
      p.D(
        `M${-142 + row * 26} ${-214 - row * 7}H${-110 + row * 28}L${-100 + row * 28} ${-166 - row * 2}H${-138 + row * 24}Z`,
        tone,
      );
    p.D("M-142 -212C-150 -190 -146 -172 -134 -168L-118 -166V-214Z", "a2");
    p.C(-84, -204, 8, "white");
    p.C(-86, -204, 4.5, "dark");
    p.L("M-142 -184L-126 -182", "dark", 4);
    p.D("M-40 -240C-20 -226 -20 -190 -34 -176L-46 -190L-42 -206L-52 -220Z", "red");
  }),
  fireworks: prop(310, 330, (p) => {
    const burst = (x: number, y: number, reach: number, tone: "a" | "c" | "red" | "b", tip: "light" | "glow") => {
      for (let ray = 0; ray < 12; ray++) {
        const angle = (ray * Math.PI) / 6;
        const at = (share: number) =>
          `${(x + Math.cos(angle) * reach * share).toFixed(1)} ${(y + Math.sin(angle) * reach * share).toFixed(1)}`;
        p.L(`M${at(0.28)}L${at(ray % 2 ? 0.66 : 0.86)}`, tone, reach * 0.11);
        p.C(
          x + Math.cos(angle) * reach * (ray % 2 ? 0.8 : 1),
          y + Math.sin(angle) * reach * (ray % 2 ? 0.8 : 1),
          reach * 0.075,
          tip,
        );
      }
      p.C(x, y, reach * 0.14, tip);
    };
    p.L("M-22 -4C-20 -60 -10 -110 6 -130M-62 -4C-66 -40 -76 -80 -84 -98M34 -4C50 -30 74 -60 88 -76", "c2", 5);
    burst(6, -212, 108, "a", "glow");
    burst(-88, -132, 60, "red", "light");
    burst(94, -112, 54, "b", "glow");
  }),
  lantern: prop(180, 320, (p) => {
    p.L("M-34 -262A34 34 0 1 1 34 -262", "dark", 9);
    p.D("M-26 -270H26L44 -240H-44Z", "dark");
    p.D("M-44 -242H44L76 -206H-76Z", "a");
    p.R(-66, -206, 132, 164, 4, "glow");
    p.R(-21, -118, 42, 76, 4, "white");
    p.D("M0 -176C18 -152 22 -142 18 -130C12 -116 -12 -116 -18 -130C-22 -142 -18 -152 0 -176Z", "sun");
    p.D("M0 -152C8 -142 10 -134 8 -128C4 -122 -4 -122 -8 -128C-10 -134 -8 -142 0 -152Z", "white");
    for (const x of [-70, 58]) p.R(x, -208, 12, 168, 3, "a2");
    p.L("M-58 -124H58", "a2", 5);
    p.R(-82, -46, 164, 22, 6, "a");
    p.R(-68, -26, 136, 26, 8, "a2");
    p.D("M-54 -198H-36L-48 -52H-54Z", "shine");
  }),
  cards: prop(370, 270, (p) => {
    for (const [turn, suit] of [
      [-24, 0],
      [0, 1],
      [24, 2],
    ] as const)
      p.group(
        turn * 2.1,
        -14 - (turn === 0 ? 8 : 0),
        1,
        () => {
          p.R(-62, -186, 124, 184, 12, "white");
          p.L("M-60 -174V-14", "metal", 2.5);
          const mark = (x: number, y: number, size: number) =>
            p.group(x, y, size, () => {
              if (suit === 0)
                p.D(
                  "M0 -40C16 -20 40 -6 40 16C40 36 16 38 6 24C8 36 14 42 18 46H-18C-14 42 -8 36 -6 24C-16 38 -40 36 -40 16C-40 -6 -16 -20 0 -40Z",
                  "dark",
                );
              else if (suit === 1)
                p.D("M0 42C-16 20 -44 4 -44 -18C-44 -44 -10 -46 0 -22C10 -46 44 -44 44 -18C44 4 16 20 0 42Z", "red");
              else p.D("M0 -46L32 0L0 46L-32 0Z", "a");
            });
          mark(0, -94, 0.86);
          mark(-42, -160, 0.28);
          mark(42, -28, 0.28);
        },
        turn,
      );
  }),
  dice: prop(280, 210, (p) => {
    const die = (x: number, y: number, turn: number, tone: "a" | "c", side: "a2" | "c2") =>
      p.group(
        x,
        y,
        1,
        () => {
          p.R(-62, -62, 124, 124, 24, side);
          p.R(-62, -62, 116, 116, 24, tone);
          const pips =
            tone === "a"
              ? [
                  [-34, -34],
                  [26, -34],
                  [-4, -4],
                  [-34, 26],
                  [26, 26],
                ]
              : [
                  [-34, -34],
                  [26, 26],
                  [-4, -4],
                ];
          for (const [dx, dy] of pips) p.C(dx ?? 0, dy ?? 0, 12, "white");
          p.D("M-52 -30C-52 -44 -44 -52 -30 -52H20C-14 -46 -42 -40 -52 0Z", "shine");
        },
        turn,
      );
    die(66, -78, 18, "c", "c2");
    die(-58, -94, -14, "a", "a2");
  }),
  tombstone: prop(250, 290, (p) => {
    p.D("M-84 -28V-190C-84 -304 84 -304 84 -190V-28Z", "metal2");
    p.D("M-76 -28V-190C-76 -294 68 -294 68 -190V-28Z", "metal");
    p.L("M-4 -160V-236", "metal2", 7);
    for (const [y, turn] of [
      [-170, -150],
      [-170, -30],
      [-196, -140],
      [-196, -40],
      [-222, -90],
    ] as const)
      p.leaf(-4, y, 38, turn, "metal2", 0.3);
    p.L("M-44 -132H36M-36 -106H28M-24 -80H16", "metal2", 8);
    p.R(-112, -36, 224, 36, 6, "metal2");
    for (const [x, y, tone] of [
      [70, -54, "a"],
      [96, -40, "c"],
      [52, -36, "white"],
    ] as const) {
      p.leaf(x, y + 20, 34, -130, "leaf", 0.3);
      for (let petal = 0; petal < 5; petal++)
        p.C(x + Math.cos(petal * 1.257) * 10, y + Math.sin(petal * 1.257) * 10, 9, tone);
      p.C(x, y, 6, "glow");
    }
    p.D("M-64 -60V-190C-64 -226 -50 -250 -34 -260C-44 -236 -50 -212 -50 -60Z", "shine");
  }),
  flag: prop(250, 330, (p) => {
    p.R(-100, -314, 14, 300, 4, "metal2");
    p.C(-93, -318, 13, "c");
    p.D(
      "M-86 -300C-40 -330 10 -270 60 -290C84 -300 104 -306 118 -300V-160C70 -180 50 -130 0 -148C-30 -158 -60 -176 -86 -150Z",
      "a",
    );
    p.D(
      "M-86 -252C-40 -282 10 -222 60 -242C84 -252 104 -258 118 -252V-206C70 -226 50 -176 0 -194C-30 -204 -60 -222 -86 -196Z",
      "light",
    );
    p.D(
      "M10 -290C26 -284 44 -284 60 -290C84 -300 104 -306 118 -300V-160C70 -180 50 -130 10 -146C34 -180 34 -250 10 -290Z",
      "shade",
    );
    p.R(-126, -16, 66, 16, 6, "dark");
  }),
};
