/** What the accessibility rules ask between a text and what is behind it. */
export const CONTRAST_MIN = 4.5;

export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour as three channels; what is no #rgb or #rrggbb counts as black. */
export function parseColor(color: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const full = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : color;
  const value = /^#[0-9a-f]{6}$/i.test(full) ? Number.parseInt(full.slice(1), 16) : 0;
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export const toColor = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** `share` of the second colour in the first. */
export function mixColors(first: string, second: string, share: number): string {
  const [a, b] = [parseColor(first), parseColor(second)];
  return toColor([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => linear(channel));

export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

export const luminance = (color: string): number => luminanceOf(...parseColor(color));

export const contrastOf = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

export const contrast = (first: string, second: string): number => contrastOf(luminance(first), luminance(second));

export const isDark = (color: string): boolean => luminance(color) < 0.18;

/**
 * The nearest colour to the wanted one that can be read on a background: as it is when it passes, else darkened or
 * lightened just as far as needed. On every background black or white passes 4.5.
 */
export function safeTextColor(background: string, wanted: string, minimum: number = CONTRAST_MIN): string {
  if (contrast(background, wanted) >= minimum) return toColor(parseColor(wanted));
  const reached = ["#000000", "#ffffff"].flatMap((end) => {
    if (contrast(background, end) < minimum) return [];
    let [low, high] = [0, 1];
    for (let turn = 0; turn < 12; turn++) {
      const middle = (low + high) / 2;
      if (contrast(background, mixColors(wanted, end, middle)) >= minimum) high = middle;
      else low = middle;
    }
    return [{ share: high, color: mixColors(wanted, end, high) }];
  });
  const [nearest] = reached.toSorted((a, b) => a.share - b.share);
  return nearest?.color ?? (contrast(background, "#000000") > contrast(background, "#ffffff") ? "#000000" : "#ffffff");
}
