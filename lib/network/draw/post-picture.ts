import { between, chance, hash } from "#lib/network/seeded.ts";
import type { Drawn } from "#lib/network/seeds/posts.ts";
import { MOTIFS } from "./motifs.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { textBlock } from "./text.ts";

const FONT = "Inter, 'Helvetica Neue', 'Segoe UI', 'Liberation Sans', Arial, sans-serif";

interface Canvas {
  width: number;
  height: number;
  words: Drawn;
  palette: Palette;
  moves: boolean;
  /** Where words may begin and must end: a grid shows only the middle of a portrait. */
  head: number;
  foot: number;
}

const CROPPED = 1350;

/** One picture of a seeded post; the first is its cover. The same address gives the same drawing for ever. */
export function drawPost(words: Drawn, slide: { number: number; count: number; portrait: boolean }): string {
  const [width, height] = slide.portrait ? [1080, 1920] : [1080, 1350];
  const palette = paletteOf(words.niche.hue + (hash(words.seed) % 5) * 6 - 12);
  const margin = (height - CROPPED) / 2;
  const edges = { head: margin, foot: slide.portrait ? height - margin - 110 : height };
  const canvas = { width, height, words, palette, moves: slide.portrait, ...edges };
  const isCover = slide.number === 1;
  const covers = [poster, night, scene, split, card];
  const cover = covers[hash(`${words.seed}:layout`) % covers.length] ?? poster;
  return frame(canvas, isCover ? cover(canvas) : page(canvas, slide.number, slide.count));
}

/** The wide picture of a film. */
export function drawFilm(words: Drawn): string {
  const palette = paletteOf(words.niche.hue + (hash(words.seed) % 7) * 8 - 24);
  const canvas = { width: 1280, height: 720, words, palette, moves: false, head: 0, foot: 720 };
  const dark = chance(`${words.seed}:dark`) < 0.5;
  const [back, ink, sign] = dark
    ? [palette.deep, palette.paper, palette.middle]
    : [palette.pale, palette.deep, palette.strong];
  return frame(
    canvas,
    `<rect width="1280" height="720" fill="${back}"/><circle cx="1010" cy="360" r="330" fill="${palette.warm}"/>` +
      motif(canvas, { x: 790, y: 130, size: 440, main: sign, detail: palette.paper }) +
      textBlock(words.title, { x: 70, y: 90, width: 700, size: 96, fill: ink, maxLines: 5 }) +
      `<rect x="70" y="620" width="120" height="14" rx="7" fill="${palette.warm}"/>`,
  );
}

function frame({ width, height, moves }: Canvas, content: string): string {
  const motion = moves
    ? "<style>@media (prefers-reduced-motion:no-preference){.m{animation:m 4s ease-in-out infinite alternate}.s{animation:s 9s linear infinite alternate}}@keyframes m{from{transform:translateY(-18px) rotate(-1.2deg)}to{transform:translateY(18px) rotate(1.2deg)}}@keyframes s{from{transform:translateX(-40px)}to{transform:translateX(40px)}}.m{transform-origin:50% 50%;transform-box:fill-box}</style>"
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}" letter-spacing="-1.5">${motion}${content}</svg>`;
}

interface Sign {
  x: number;
  y: number;
  size: number;
  main: string;
  detail: string;
}

function motif({ words, moves }: Canvas, { x, y, size, main, detail }: Sign): string {
  const shape = MOTIFS[words.niche.motif]
    .replaceAll('class="a"', `fill="${main}"`)
    .replaceAll('class="b"', `fill="${detail}"`)
    .replaceAll(
      'class="l"',
      `fill="none" stroke="${main}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`,
    )
    .replaceAll(
      'class="bl"',
      `fill="none" stroke="${detail}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"`,
    );
  return `<g transform="translate(${x} ${y}) scale(${size / 100})"><g${moves ? ' class="m"' : ""}>${shape}</g></g>`;
}

const signature = ({ words, width, foot }: Canvas, fill: string): string =>
  `<text x="${width / 2}" y="${foot - 84}" text-anchor="middle" font-size="34" font-weight="600" fill="${fill}" letter-spacing="0">@${words.niche.handle}</text>`;

function poster(canvas: Canvas): string {
  const { width, height, words, palette, head } = canvas;
  return (
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>` +
    `<circle cx="${width * 0.72}" cy="${height * 0.72}" r="${width * 0.44}" fill="${palette.pale}"/>` +
    motif(canvas, {
      x: width * 0.42,
      y: height * 0.5,
      size: width * 0.52,
      main: palette.strong,
      detail: palette.warm,
    }) +
    textBlock(words.title, {
      x: 84,
      y: head + 200,
      width: width - 168,
      size: 116,
      fill: palette.deep,
      maxLines: 4,
    }) +
    signature(canvas, palette.strong)
  );
}

function night(canvas: Canvas): string {
  const { width, height, words, palette, foot } = canvas;
  return (
    `<rect width="${width}" height="${height}" fill="${palette.deep}"/>` +
    `<circle cx="${width * 0.5}" cy="${height * 0.31}" r="${width * 0.33}" fill="${palette.strong}"/>` +
    motif(canvas, {
      x: width * 0.27,
      y: height * 0.31 - width * 0.23,
      size: width * 0.46,
      main: palette.warm,
      detail: palette.paper,
    }) +
    textBlock(words.title, {
      x: 84,
      y: foot - 190,
      width: width - 168,
      size: 108,
      fill: palette.paper,
      maxLines: 4,
      fromFoot: true,
    }) +
    signature(canvas, palette.middle)
  );
}

function scene(canvas: Canvas): string {
  const { width, height, words, palette, foot } = canvas;
  const ground = height * 0.62;
  const sun = between(`${words.seed}:sun`, 0.2, 0.8) * width;
  const hill = (from: number, tall: number) =>
    `M-60 ${height}V${from}C${width * 0.25} ${from - tall} ${width * 0.45} ${from + tall * 0.6} ${width * 0.7} ${from - tall * 0.3}S${width + 60} ${from - tall * 0.2} ${width + 60} ${from}V${height}z`;
  return (
    `<rect width="${width}" height="${height}" fill="${palette.pale}"/>` +
    `<circle cx="${sun}" cy="${height * 0.3}" r="150" fill="${palette.warm}"/>` +
    `<path class="s" d="${hill(ground - 110, 190)}" fill="${palette.middle}"/>` +
    `<path d="${hill(ground + 40, 120)}" fill="${palette.strong}"/>` +
    motif(canvas, {
      x: width * 0.32,
      y: ground - width * 0.4,
      size: width * 0.36,
      main: palette.paper,
      detail: palette.deep,
    }) +
    textBlock(words.title, {
      x: 84,
      y: foot - 190,
      width: width - 168,
      size: 92,
      fill: palette.paper,
      maxLines: 3,
      fromFoot: true,
    }) +
    signature(canvas, palette.pale)
  );
}

function split(canvas: Canvas): string {
  const { width, height, words, palette, foot } = canvas;
  const middle = height * 0.45;
  return (
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>` +
    `<rect width="${width}" height="${middle}" fill="${palette.warm}"/>` +
    `<circle cx="${width / 2}" cy="${middle}" r="${width * 0.27}" fill="${palette.pale}"/>` +
    motif(canvas, {
      x: width * 0.31,
      y: middle - width * 0.22,
      size: width * 0.38,
      main: palette.deep,
      detail: palette.warm,
    }) +
    textBlock(words.title, {
      x: 84,
      y: foot - 190,
      width: width - 168,
      size: 96,
      fill: palette.deep,
      maxLines: 3,
      fromFoot: true,
    }) +
    signature(canvas, palette.strong)
  );
}

function card(canvas: Canvas): string {
  const { width, height, words, palette, head, foot } = canvas;
  const top = head + 200;
  const tall = foot - top - 250;
  return (
    `<rect width="${width}" height="${height}" fill="${palette.middle}"/>` +
    `<circle class="s" cx="${width * 0.9}" cy="${head + 120}" r="260" fill="${palette.warm}"/>` +
    `<rect x="80" y="${top}" width="${width - 160}" height="${tall}" rx="44" fill="${palette.paper}"/>` +
    motif(canvas, { x: 150, y: top + 70, size: 220, main: palette.strong, detail: palette.warm }) +
    textBlock(words.title, {
      x: 150,
      y: top + tall - 80,
      width: width - 300,
      size: 100,
      fill: palette.deep,
      maxLines: 4,
      fromFoot: true,
    }) +
    signature(canvas, palette.deep)
  );
}

/** The pages after a carousel's cover: the text by sentences, and a last one that says goodbye. */
function page(canvas: Canvas, number: number, count: number): string {
  const { width, height, words, palette } = canvas;
  const sentences = words.text.match(/[^.!?:]+[.!?:]?/g) ?? [words.text];
  const isLast = number === count;
  const text = isLast ? words.title : (sentences[(number - 2) % sentences.length] ?? words.text).trim();
  const [back, ink] = number % 2 === 0 ? [palette.paper, palette.deep] : [palette.pale, palette.deep];
  const sign = isLast
    ? motif(canvas, { x: width / 2 - 150, y: height * 0.18, size: 300, main: palette.strong, detail: palette.warm })
    : `<text x="84" y="330" font-size="230" font-weight="800" fill="${palette.middle}">${number - 1}</text>`;
  return (
    `<rect width="${width}" height="${height}" fill="${back}"/>` +
    `<circle cx="${width}" cy="${height}" r="${220 + number * 30}" fill="${palette.warm}" opacity="0.55"/>` +
    sign +
    textBlock(text, {
      x: 84,
      y: height * 0.45,
      width: width - 168,
      size: isLast ? 84 : 92,
      fill: ink,
      weight: 700,
      maxLines: 6,
    }) +
    signature(canvas, palette.strong)
  );
}
