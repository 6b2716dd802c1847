import { MOTIFS } from "./motifs.ts";
import { paletteOf } from "./palette.ts";
import { escapeXml, textBlock } from "./text.ts";
import type { Motif } from "#lib/network/seeds/niche.ts";

const FONT = "Inter, 'Helvetica Neue', 'Segoe UI', 'Liberation Sans', Arial, sans-serif";

/** A round picture from an account's initials, or from the sign of its trade. */
export function drawAvatar(name: string, hue: number, motif: Motif | null): string {
  const { strong, paper, warm, pale, deep } = paletteOf(hue);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" font-family="${FONT}">`;
  if (motif) {
    const shape = MOTIFS[motif]
      .replaceAll('class="a"', `fill="${paper}"`)
      .replaceAll('class="b"', `fill="${warm}"`)
      .replaceAll(
        'class="l"',
        `fill="none" stroke="${paper}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`,
      )
      .replaceAll(
        'class="bl"',
        `fill="none" stroke="${strong}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`,
      );
    return `${head}<rect width="160" height="160" fill="${strong}"/><g transform="translate(38 38) scale(.84)">${shape}</g></svg>`;
  }
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const initials = words.length > 1 ? `${words[0]?.[0] ?? ""}${words[1]?.[0] ?? ""}` : name.slice(0, 2);
  return `${head}<rect width="160" height="160" fill="${pale}"/><text x="80" y="101" text-anchor="middle" font-size="62" font-weight="700" fill="${deep}">${escapeXml(initials.toUpperCase())}</text></svg>`;
}

/** Stands for a film that came without a cover. */
export function drawCover(title: string, hue: number): string {
  const { deep, strong, warm, paper } = paletteOf(hue);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1920" width="1080" height="1920" font-family="${FONT}" letter-spacing="-1.5">` +
    `<rect width="1080" height="1920" fill="${deep}"/><circle cx="860" cy="360" r="520" fill="${strong}"/><circle cx="860" cy="360" r="240" fill="${warm}"/>` +
    textBlock(title, { x: 90, y: 1660, width: 900, size: 110, fill: paper, maxLines: 6, fromFoot: true }) +
    `</svg>`
  );
}
