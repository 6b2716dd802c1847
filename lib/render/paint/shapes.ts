const n = (value: number): string => String(Math.round(value * 10) / 10);

export interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
  cap?: "round" | "butt";
}

const look = ({ cap, dash, fill, opacity, stroke, width }: Paint): string =>
  ` fill="${fill ?? "none"}"${stroke ? ` stroke="${stroke}" stroke-width="${n(width ?? 2)}" stroke-linejoin="round"` : ""}${
    cap ? ` stroke-linecap="${cap}"` : ""
  }${dash ? ` stroke-dasharray="${dash}"` : ""}${opacity === undefined ? "" : ` opacity="${opacity}"`}`;

export const rect = (x: number, y: number, width: number, height: number, paint: Paint & { radius?: number }): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}"${
    paint.radius ? ` rx="${n(Math.min(paint.radius, width / 2, height / 2))}"` : ""
  }${look(paint)}/>`;

export const circle = (x: number, y: number, radius: number, paint: Paint): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${look(paint)}/>`;

export const path = (d: string, paint: Paint): string => `<path d="${d}"${look(paint)}/>`;

export const check = (x: number, y: number, size: number, color: string): string =>
  path(
    `M${n(x - size * 0.42)} ${n(y + size * 0.02)}l${n(size * 0.3)} ${n(size * 0.3)} ${n(size * 0.56)} ${n(-size * 0.6)}`,
    {
      stroke: color,
      width: size * 0.19,
      cap: "round",
    },
  );

export const cross = (x: number, y: number, size: number, color: string): string => {
  const arm = size * 0.34;
  return path(
    `M${n(x - arm)} ${n(y - arm)}L${n(x + arm)} ${n(y + arm)}M${n(x + arm)} ${n(y - arm)}L${n(x - arm)} ${n(y + arm)}`,
    {
      stroke: color,
      width: size * 0.19,
      cap: "round",
    },
  );
};

export const arrow = (x: number, y: number, size: number, color: string): string =>
  path(
    `M${n(x - size / 2)} ${n(y)}H${n(x + size / 2)}M${n(x + size * 0.12)} ${n(y - size * 0.36)}L${n(x + size / 2)} ${n(y)}L${n(x + size * 0.12)} ${n(y + size * 0.36)}`,
    {
      stroke: color,
      width: size * 0.12,
      cap: "round",
    },
  );

/** A closed soft shape around a middle, its radius wobbling by the list. */
export function blob(x: number, y: number, radius: number, wobble: readonly number[]): string {
  const points = wobble.map((share, index) => {
    const angle = (index / wobble.length) * Math.PI * 2;
    return [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share] as const;
  });
  const at = (index: number) => points[(index + points.length) % points.length] ?? [x, y];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < points.length; index++) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return `${d}Z`;
}
