import type { ImageStyle } from "#lib/domain/brand.ts";
import { mixColors } from "#lib/domain/contrast.ts";
import { TONE_NAMES, type Tone, type Tones } from "./tones.ts";

type Ink = Tone | "shade" | "shine";

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Draws shapes by their tone, each style in its own way. Coordinates are of the current group. */
export class Pen {
  readonly style: ImageStyle;
  readonly tones: Tones;
  readonly #out: string[] = [];
  /** of the current group, so that lines stay as thick however a thing is scaled */
  #scale = 1;

  constructor(style: ImageStyle, tones: Tones) {
    this.style = style;
    this.tones = tones;
  }

  raw(svg: string): void {
    this.#out.push(svg);
  }
  get svg(): string {
    return this.#defs() + this.#out.join("");
  }

  group(x: number, y: number, scale: number, draw: () => void, turn = 0, flip = false): void {
    const before = this.#scale;
    this.#scale = before * scale;
    this.#out.push(
      `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? "" : ` rotate(${n(turn)})`} scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})">`,
    );
    draw();
    this.#out.push("</g>");
    this.#scale = before;
  }

  /** As large as it is, about a point. */
  turned(x: number, y: number, turn: number, draw: () => void): void {
    this.group(x, y, 1, draw, turn);
  }

  /** Ground, walls and skies: never outlined. */
  back(d: string, tone: Tone, opacity = 1): void {
    this.#out.push(
      `<path d="${d}" fill="${this.#ground(this.tones[tone])}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`,
    );
  }
  /** Line art leaves its ground to the paper; water leaves it pale. */
  #ground(color: string): string {
    if (this.style === "line_art") return mixColors(this.tones.paper, color, 0.16);
    return this.style === "watercolor" ? mixColors(color, this.tones.white, 0.24) : color;
  }
  fade(d: string, from: string, to: string, across = false): void {
    const id = `f${this.#out.length}`;
    this.#out.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}"><stop stop-color="${this.#ground(from)}"/><stop offset="1" stop-color="${this.#ground(to)}"/></linearGradient><path d="${d}" fill="url(#${id})"/>`,
    );
  }
  /** A light that fades outwards. */
  glow(x: number, y: number, radius: number, color: string, strength = 0.7): void {
    const id = `g${this.#out.length}`;
    this.#out.push(
      `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${color}" stop-opacity="${(strength * 0.35).toFixed(2)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`,
    );
  }
  /** Where a thing touches the ground. */
  contact(x: number, y: number, rx: number, ry: number): void {
    if (this.style === "line_art") return;
    if (this.style === "retro" || this.style === "geometric" || this.style === "minimal") {
      this.#out.push(
        `<ellipse cx="${n(x + rx * 0.12)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry * 0.8)}" fill="${this.tones.dark}" opacity=".16"/>`,
      );
      return;
    }
    this.#out.push(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 1.3)}" ry="${n(ry * 1.5)}" fill="url(#contact)"/>`);
  }

  D(d: string, ink: Ink): void {
    if (ink === "shade" || ink === "shine") {
      this.#overlay(d, ink);
      return;
    }
    const fill = this.tones[ink];
    const line = (width: number) => n(width / this.#scale);
    switch (this.style) {
      case "illustration":
      case "geometric":
        this.#out.push(`<path d="${d}" fill="url(#t-${ink})"/>`);
        return;
      case "minimal":
        this.#out.push(`<path d="${d}" fill="${fill}"/>`);
        return;
      case "paper_cut": {
        const at = (x: number, y: number, opacity: number) =>
          `<path d="${d}" transform="translate(${line(x)} ${line(y)})" fill="#1a0f08" opacity="${opacity}"/>`;
        this.#out.push(
          at(3, 4, 0.13),
          at(7, 11, 0.1),
          at(12, 19, 0.07),
          `<path d="${d}" fill="${fill}" stroke="#fff" stroke-opacity=".28" stroke-width="${line(1.6)}"/>`,
        );
        return;
      }
      case "line_art": {
        const filled = ink === "a" || ink === "c" || ink === "a2" || ink === "leaf" || ink === "b";
        this.#out.push(
          `<path d="${d}" fill="${this.tones.paper}"/>`,
          filled ? `<path d="${d}" fill="${fill}" opacity=".85" transform="translate(${line(5)} ${line(4)})"/>` : "",
          `<path d="${d}" fill="none" stroke="${this.tones.dark}" stroke-width="${line(4.6)}" stroke-linejoin="round" stroke-linecap="round"/>`,
        );
        return;
      }
      case "retro":
        this.#out.push(
          `<path d="${d}" fill="${fill}" transform="translate(${line(4)} ${line(3)})"/>`,
          `<path d="${d}" fill="none" stroke="${this.tones.dark}" stroke-width="${line(4)}" stroke-linejoin="round"/>`,
        );
        return;
      case "watercolor":
        this.#out.push(
          `<path d="${d}" fill="${this.tones.white}" opacity=".88"/>`,
          `<path d="${d}" fill="url(#t-${ink})" opacity=".86"/>`,
          `<path d="${d}" fill="none" stroke="${mixColors(fill, this.tones.dark, 0.3)}" stroke-opacity=".34" stroke-width="${line(2.4)}"/>`,
        );
        return;
      case "night":
        this.#out.push(
          `<path d="${d}" fill="url(#t-${ink})"/>`,
          `<path d="${d}" fill="none" stroke="url(#rim)" stroke-width="${line(3.2)}"/>`,
        );
        return;
    }
  }

  #overlay(d: string, ink: "shade" | "shine"): void {
    if (this.style === "line_art" || (this.style === "minimal" && ink === "shine")) return;
    const light = this.style === "night" ? 0.14 : 0.34;
    this.#out.push(
      ink === "shade"
        ? `<path d="${d}" fill="${this.tones.dark}" opacity=".17"/>`
        : `<path d="${d}" fill="#fff" opacity="${light}"/>`,
    );
  }

  /** A line with a thickness of its own, in the units of the group. */
  L(d: string, tone: Tone, width: number): void {
    const outline = this.style === "line_art" || this.style === "retro";
    if (outline && width * this.#scale > 9) {
      this.#out.push(
        `<path d="${d}" fill="none" stroke="${this.tones.dark}" stroke-width="${n(width + 8 / this.#scale)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      );
    }
    const color =
      this.style === "line_art" ? (width * this.#scale > 9 ? this.tones.paper : this.tones.dark) : this.tones[tone];
    const shadow =
      this.style === "paper_cut"
        ? `<path d="${d}" transform="translate(${n(4 / this.#scale)} ${n(6 / this.#scale)})" fill="none" stroke="#1a0f08" stroke-opacity=".14" stroke-width="${n(width)}" stroke-linecap="round"/>`
        : "";
    this.#out.push(
      shadow,
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }
  R(x: number, y: number, width: number, height: number, radius: number, ink: Ink): void {
    const r = Math.min(radius, width / 2, height / 2);
    const [right, bottom] = [x + width, y + height];
    if (r <= 0) {
      this.D(`M${n(x)} ${n(y)}H${n(right)}V${n(bottom)}H${n(x)}Z`, ink);
      return;
    }
    const corner = (toX: number, toY: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(toX)} ${n(toY)}`;
    this.D(
      `M${n(x + r)} ${n(y)}H${n(right - r)}${corner(right, y + r)}V${n(bottom - r)}${corner(right - r, bottom)}H${n(x + r)}${corner(x, bottom - r)}V${n(y + r)}${corner(x + r, y)}Z`,
      ink,
    );
  }
  E(x: number, y: number, rx: number, ry: number, ink: Ink): void {
    this.D(
      `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x - rx)} ${n(y)}Z`,
      ink,
    );
  }
  C(x: number, y: number, r: number, ink: Ink): void {
    this.E(x, y, r, r, ink);
  }
  /** A leaf from its stalk to its tip. */
  leaf(x: number, y: number, length: number, turn: number, ink: Ink, slim = 0.3): void {
    const a = (turn * Math.PI) / 180;
    const at = (along: number, aside: number) =>
      `${n(x + Math.cos(a) * along * length - Math.sin(a) * aside * length)} ${n(y + Math.sin(a) * along * length + Math.cos(a) * aside * length)}`;
    this.D(
      `M${at(0, 0)}C${at(0.25, -slim)} ${at(0.75, -slim)} ${at(1, 0)}C${at(0.75, slim)} ${at(0.25, slim)} ${at(0, 0)}Z`,
      ink,
    );
    if (this.style !== "minimal")
      this.#out.push(
        `<path d="M${at(0.1, 0)}L${at(0.82, 0)}" stroke="${this.style === "line_art" ? this.tones.dark : "#fff"}" stroke-opacity="${this.style === "line_art" ? 0.8 : 0.28}" stroke-width="${n(2.4 / this.#scale)}" fill="none"/>`,
      );
  }

  #defs(): string {
    const { style, tones } = this;
    const parts = [
      `<radialGradient id="contact"><stop stop-color="${tones.dark}" stop-opacity=".38"/><stop offset=".55" stop-color="${tones.dark}" stop-opacity=".16"/><stop offset="1" stop-color="${tones.dark}" stop-opacity="0"/></radialGradient>`,
    ];
    if (style === "illustration" || style === "night" || style === "watercolor" || style === "geometric") {
      for (const tone of TONE_NAMES) {
        const color = tones[tone];
        const [high, low] = [
          mixColors(color, "#ffffff", style === "watercolor" ? 0.26 : 0.13),
          mixColors(color, tones.dark, style === "watercolor" ? 0.06 : 0.17),
        ];
        const stops =
          style === "geometric"
            ? `<stop offset=".5" stop-color="${color}"/><stop offset=".5" stop-color="${mixColors(color, tones.dark, 0.16)}"/>`
            : `<stop stop-color="${high}"/><stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${low}"/>`;
        parts.push(
          `<linearGradient id="t-${tone}" x1="0" y1="0" x2="1" y2="${style === "geometric" ? 0 : 1}">${stops}</linearGradient>`,
        );
      }
    }
    if (style === "night")
      parts.push(
        `<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#cfe0ff" stop-opacity=".75"/><stop offset=".45" stop-color="#cfe0ff" stop-opacity="0"/></linearGradient>`,
      );
    return `<defs>${parts.join("")}</defs>`;
  }
}
