/** The width of a letter against its height, about, in the bold sans of the drawings. */
const LETTER = 0.56;

export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function wrap(text: string, perLine: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Block {
  x: number;
  y: number;
  width: number;
  size: number;
  fill: string;
  weight?: number;
  maxLines?: number;
  /** y is the foot of the last line instead of the head of the first. */
  fromFoot?: boolean;
}

/** Text broken to a width; it shrinks until it fits its lines. */
export function textBlock(text: string, block: Block): string {
  const { x, y, width, fill, weight = 800, maxLines = 5 } = block;
  let { size } = block;
  let lines = wrap(text, Math.floor(width / (size * LETTER)));
  while (lines.length > maxLines && size > 24) {
    size *= 0.92;
    lines = wrap(text, Math.floor(width / (size * LETTER)));
  }
  const step = size * 1.14;
  const top = block.fromFoot ? y - step * (lines.length - 1) : y + size * 0.8;
  const spans = lines.map((line, n) => `<tspan x="${x}" y="${(top + n * step).toFixed(0)}">${escapeXml(line)}</tspan>`);
  return `<text font-size="${size.toFixed(0)}" font-weight="${weight}" fill="${fill}">${spans.join("")}</text>`;
}
