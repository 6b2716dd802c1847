import { prop } from "./prop.ts";

/** Walls, ovens and weather of a garden. */
export const GROUND_PROPS = {
  stonewall: prop(330, 210, (p) => {
    const rows: readonly (readonly number[])[] = [
      [-160, -96, -30, 34, 88, 160],
      [-152, -110, -36, 20, 96, 154],
      [-146, -84, -22, 50, 104, 148],
    ];
    p.D("M-164 0L-146 -150H146L164 0Z", "dark");
    for (const [row, edges] of rows.entries())
      for (let index = 1; index < edges.length; index++) {
        const [left, right] = [(edges[index - 1] ?? 0) + 3, (edges[index] ?? 0) - 3];
        const [top, bottom] = [-50 * row - 48 + ((index * 5 + row * 3) % 7), -50 * row - 3];
        const cut = 9 + ((index + row) % 3) * 4;
        const ink = (["metal2", "metal", "light", "metal2", "metal"] as const)[(index * 2 + row) % 5] ?? "metal";
        p.D(
          `M${left + cut} ${top}L${right - cut * 0.6} ${top + 3}L${right} ${top + cut}V${bottom - 5}L${right - 8} ${bottom}H${left + 6}L${left} ${bottom - cut * 0.6}V${top + cut}Z`,
          ink,
        );
      }
    for (let stone = 0; stone < 9; stone++) {
      const x = -142 + stone * 32;
      p.group(
        x + 14,
        -150,
        1,
        () => p.D("M-17 4L-14 -40C-8 -48 8 -48 13 -40L17 4Z", stone % 2 ? "metal2" : "metal"),
        -7 + (stone % 3) * 5,
      );
    }
    for (const [x, turn] of [
      [-150, -120],
      [-142, -84],
      [146, -62],
      [152, -96],
    ] as const)
      p.leaf(x, 0, 54, turn, turn < -90 ? "leaf" : "leaf2", 0.16);
  }),
  thermometer: prop(190, 320, (p) => {
    p.R(-84, -310, 168, 310, 22, "a");
    p.R(-72, -298, 144, 286, 16, "light");
    p.R(-21, -280, 42, 212, 21, "glass");
    p.C(0, -54, 34, "red");
    p.R(-8, -196, 16, 150, 8, "red");
    for (let mark = 0; mark < 9; mark++) p.L(`M32 ${-264 + mark * 20}H${mark % 2 ? 44 : 56}`, "dark", mark % 2 ? 3 : 5);
    for (let mark = 0; mark < 9; mark += 2) p.L(`M-32 ${-264 + mark * 20}H-46`, "metal2", 4);
    p.D("M-22 -62C-20 -74 -12 -80 -4 -80C-12 -72 -14 -62 -14 -52Z", "shine");
    p.R(-14, -270, 6, 120, 3, "shine");
    p.C(0, -302, 5, "c");
  }),
  greenhouse: prop(330, 260, (p) => {
    p.D("M-150 -10V-142L0 -246L150 -142V-10Z", "glass");
    for (const [x, length, ink] of [
      [-116, 66, "leaf"],
      [-90, 92, "leaf2"],
      [-66, 60, "leaf"],
      [70, 70, "leaf2"],
      [94, 96, "leaf"],
      [120, 64, "leaf2"],
    ] as const) {
      p.leaf(x, -34, length, -104, ink, 0.22);
      p.leaf(x, -34, length * 0.8, -72, ink, 0.24);
    }
    p.C(-92, -112, 10, "red");
    p.C(96, -118, 10, "c");
    p.D("M-140 -36H-44L-50 -10H-134ZM44 -36H140L134 -10H50Z", "wood");
    p.L(
      "M-150 -142L0 -246L150 -142M-150 -142V-8M150 -142V-8M-150 -142H150M-75 -194V-10M75 -194V-10M0 -246V-142",
      "light",
      9,
    );
    p.R(-40, -132, 80, 126, 3, "light");
    p.R(-31, -123, 62, 76, 3, "glass");
    p.R(-31, -40, 62, 28, 3, "a");
    p.C(28, -62, 4, "dark");
    p.D("M-136 -134L-84 -170V-156L-118 -112H-136ZM-24 -116H-8L-24 -74Z", "shine");
    p.R(-160, -12, 320, 12, 4, "wood2");
  }),
  clayoven: prop(310, 260, (p) => {
    p.D("M40 -170H88L82 -250H44Z", "c2");
    p.R(38, -258, 48, 12, 4, "wood2");
    p.D("M-128 -66C-130 -156 -74 -212 0 -212C74 -212 130 -156 128 -66Z", "c");
    p.D("M40 -205C96 -188 130 -138 128 -66H92C96 -130 76 -182 40 -205Z", "c2");
    p.D("M-110 -90C-104 -146 -70 -184 -28 -198C-60 -170 -82 -134 -84 -90Z", "shine");
    p.D("M-62 -66V-92C-62 -158 62 -158 62 -92V-66Z", "wood2");
    p.D("M-46 -66V-88C-46 -138 46 -138 46 -88V-66Z", "dark");
    p.D("M-30 -66C-36 -92 -16 -96 -12 -118C4 -104 4 -96 8 -88C14 -94 14 -100 14 -104C30 -90 34 -78 28 -66Z", "red");
    p.D("M-14 -66C-18 -82 -4 -86 -2 -98C10 -88 16 -78 12 -66Z", "c");
    p.R(-142, -68, 284, 20, 6, "wood2");
    p.D("M-130 -48H130V0H-130Z", "a");
    p.D("M-46 0V-18C-46 -42 46 -42 46 -18V0Z", "dark");
    for (const [x, y] of [
      [-24, -9],
      [0, -9],
      [24, -9],
      [-12, -24],
      [12, -24],
    ] as const) {
      p.C(x, y, 10, "wood");
      p.C(x, y, 5, "c");
    }
  }),
};
