import { blob, circle, path, rect } from "#lib/render/paint/shapes.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "./input.ts";
import type { Stage } from "./stage.ts";

/** The family's ornament in a corner of the ground; `strong` for covers and calls. */
export function drawMotif({ kit, palette, sheet }: Stage, corner: "top" | "bottom", strong = false): void {
  const tone = palette.ornament(strong ? 0.26 : palette.dark ? 0.17 : 0.12);
  const top = corner === "top";
  const [x, y] = [SLIDE_WIDTH, top ? 0 : SLIDE_HEIGHT];
  switch (kit.motif) {
    case "arcs":
      for (const radius of strong ? [520, 430, 340, 250, 160] : [330, 260, 190, 120])
        sheet.ground(circle(x, y, radius, { stroke: tone, width: strong ? 26 : 16 }));
      return;
    case "rings":
      sheet.ground(
        circle(x - 90, top ? 60 : y - 60, strong ? 330 : 210, { fill: tone }),
        circle(x - 90, top ? 60 : y - 60, strong ? 190 : 120, { fill: palette.ground }),
      );
      return;
    case "blob":
      sheet.ground(path(blob(x - 60, top ? 90 : y - 90, strong ? 400 : 250, kit.wobble), { fill: tone }));
      return;
    case "corner": {
      const side = strong ? 420 : 240;
      const end = top ? side : y - side;
      sheet.ground(path(`M${x - side} ${y}H${x}V${end}Z`, { fill: tone }));
      return;
    }
    case "stripes":
      for (let step = 0; step < (strong ? 9 : 6); step++) {
        const from = x - (strong ? 60 : 40) * (step + 1);
        const reach = top ? x - from : y - (x - from);
        sheet.ground(path(`M${from} ${y}L${x} ${reach}`, { stroke: tone, width: strong ? 22 : 14 }));
      }
      return;
    case "dots":
      for (let row = 0; row < (strong ? 9 : 6); row++)
        for (let column = 0; column < (strong ? 9 : 6); column++)
          sheet.ground(
            circle(x - 40 - column * 38, top ? 40 + row * 38 : y - 40 - row * 38, strong ? 8 : 6, { fill: tone }),
          );
      return;
  }
}

/** A short bar that leads into a title. */
export const lead = (stage: Stage, x: number, y: number, width = 96): void =>
  stage.sheet.draw(rect(x, y, width, 10, { fill: stage.palette.brand, radius: stage.kit.radius === 6 ? 0 : 5 }));
