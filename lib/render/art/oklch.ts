import { parseColor, toColor } from "#lib/domain/contrast.ts";

/** Lightness 0..1, chroma 0..0.37, hue in degrees: steps that look even to the eye. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const gamma = (value: number) => {
  const share = value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return share * 255;
};

export function toLch(color: string): Lch {
  const [red, green, blue] = parseColor(color);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const lightness = 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s;
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const bb = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function channels({ c, h, l }: Lch): [number, number, number] {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const l3 = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m3 = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s3 = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    gamma(4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3),
    gamma(-1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3),
    gamma(-0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701 * s3),
  ];
}

/** The colour, its chroma lowered as far as a screen asks. */
export function lch(l: number, c: number, h: number): string {
  let chroma = c;
  for (let turn = 0; turn < 14; turn++) {
    const found = channels({ l, c: chroma, h });
    if (found.every((channel) => channel > -1 && channel < 256)) return toColor(found);
    chroma *= 0.86;
  }
  return toColor(channels({ l, c: 0, h }));
}

/** The hue a share of the way to another, by the shorter side. */
export function turnHue(from: number, to: number, share: number): number {
  const way = ((to - from + 540) % 360) - 180;
  return (from + way * share + 360) % 360;
}
