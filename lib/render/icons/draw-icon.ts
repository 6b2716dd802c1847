import { type IconName, readIcons } from "#lib/content/icons/icons.ts";

/** An icon inside a square, in one colour. */
export const icon = (name: IconName, x: number, y: number, size: number, color: string, stroke = 2): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 24).toFixed(4)})" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${readIcons()[name]}</g>`;
