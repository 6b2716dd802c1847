import { ICONS, type IconName } from "./icons.ts";

/** An icon inside a square, in one colour. */
export const icon = (name: IconName, x: number, y: number, size: number, color: string, stroke = 2): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 24).toFixed(4)})" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${ICONS[name]}</g>`;

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);
