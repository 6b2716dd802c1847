import { randomOf } from "#lib/render/random.ts";
import { cloudsOf } from "#lib/tools/library/clips/noise.ts";
import type { Rgb, StillLife, Stuff } from "./scene.ts";

const FAR = 16;
const WALL = 5.2;
const clouds = cloudsOf("wall", 4);

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const film = (value: number): number => {
  const x = value * 0.82;
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);
};

const length = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);
function unit([x, y, z]: Rgb): Rgb {
  const size = length(x, y, z);
  return [x / size, y / size, z / size];
}
const cross = (a: Rgb, b: Rgb): Rgb => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A still life, by marching rays through distances: soft shadows, a lens with depth, a film's curve. */
export function renderPhoto(scene: StillLife, width: number, height: number, rays: number): Buffer {
  const shapes = scene.things.map(({ shape }) => shape);
  const random = randomOf("lens");
  let found = -1;
  const near = (x: number, y: number, z: number): number => {
    let least = Math.min(y, WALL - z);
    found = y < WALL - z ? -1 : -2;
    for (let index = 0; index < shapes.length; index++) {
      const d = shapes[index]?.(x, y, z) ?? 1e9;
      if (d < least) {
        least = d;
        found = index;
      }
    }
    return least;
  };
  const march = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number => {
    let t = 0;
    for (let step = 0; step < 110 && t < FAR; step++) {
      const d = near(ox + dx * t, oy + dy * t, oz + dz * t);
      if (d < 0.0012 * (1 + t * 0.3)) return t;
      t += d * 0.92;
    }
    return t < FAR ? t : FAR;
  };
  const sun = unit(scene.light.from);
  const shadow = (x: number, y: number, z: number, jitter: number): number => {
    let light = 1;
    let t = 0.03 + jitter * 0.03;
    for (let step = 0; step < 34 && t < 6; step++) {
      const px = x + sun[0] * t;
      const py = y + sun[1] * t;
      const pz = z + sun[2] * t;
      if (py > 4.2) break;
      let d = 1e9;
      for (const shape of shapes) d = Math.min(d, shape(px, py, pz));
      light = Math.min(light, 0.5 + (d * 7) / t / 2);
      if (light < 0.01) return 0;
      t += Math.max(0.03, d * 0.85);
    }
    const soft = clamp(light);
    return soft * soft * (3 - 2 * soft);
  };
  const occlusion = (x: number, y: number, z: number, nx: number, ny: number, nz: number): number => {
    let sum = 0;
    for (let step = 1; step <= 4; step++) {
      const away = 0.07 * step * step * 0.55;
      sum += (away - near(x + nx * away, y + ny * away, z + nz * away)) / (1.6 ** step * 0.55);
    }
    return clamp(1 - sum * 1.15);
  };
  /** Panes of a window and the leaves before it, as light on what is behind. */
  const pane = (x: number, y: number, z: number): number => {
    const t = (y - 3) / sun[1];
    const u = x - sun[0] * t;
    const v = z - sun[2] * t;
    const frame =
      Math.min(1, Math.abs(((u * 0.62 + 10.2) % 1) - 0.5) * 9) *
      Math.min(1, Math.abs(((v * 0.5 + 10.4) % 1) - 0.5) * 9);
    const leaf = clamp((clouds(u * 1.7 + 5, v * 1.7 + 5, 64) - 0.34) * 4.4);
    return 0.3 + 0.7 * clamp(frame) * (0.35 + 0.65 * leaf);
  };
  const stuffAt = (index: number): Stuff =>
    scene.things[index]?.stuff ?? (index === -1 ? scene.table : { color: scene.wall });

  const shade = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    depth: number,
  ): [number, number, number] => {
    const t = march(ox, oy, oz, dx, dy, dz);
    const [x, y, z] = [ox + dx * t, oy + dy * t, oz + dz * t];
    if (t >= FAR) return [scene.wall[0], scene.wall[1], scene.wall[2]];
    near(x, y, z);
    const index = found;
    const e = 0.0015;
    let nx = near(x + e, y, z) - near(x - e, y, z);
    let ny = near(x, y + e, z) - near(x, y - e, z);
    let nz = near(x, y, z + e) - near(x, y, z - e);
    const size = length(nx, ny, nz) || 1;
    nx /= size;
    ny /= size;
    nz /= size;
    const stuff = stuffAt(index);
    let color = typeof stuff.color === "function" ? stuff.color(x, y, z) : stuff.color;
    if (index === -2) {
      const mottled = 0.94 + clouds(x * 1.3 + 9, y * 1.3 + 9, 64) * 0.12;
      color = [color[0] * mottled, color[1] * mottled, color[2] * mottled];
    }
    const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
    const lit = facing > -0.3 ? shadow(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, random()) * pane(x, y, z) : 0;
    const wrap = stuff.glow ?? 0;
    const direct = Math.max(0, (facing + wrap) / (1 + wrap)) * lit * 3.1;
    const open = occlusion(x, y, z, nx, ny, nz);
    const sky = (0.55 + 0.45 * ny) * open;
    const bounce = clamp(0.5 - ny * 0.5) * open * 0.35;
    const out: [number, number, number] = [0, 0, 0];
    const table = typeof scene.table.color === "function" ? scene.table.color(x, 0, z) : scene.table.color;
    for (const channel of [0, 1, 2] as const) {
      const light = direct * scene.light.color[channel] + sky * scene.fill[channel] + bounce * table[channel] * 2.2;
      out[channel] = color[channel] * (light + (stuff.lamp ?? 0));
    }
    const shine = stuff.shine ?? 0.03;
    const view = -(dx * nx + dy * ny + dz * nz);
    const edge = shine + (1 - shine) * (1 - clamp(view)) ** 5 * Math.min(1, shine * 9);
    const [rx, ry, rz] = [dx + 2 * view * nx, dy + 2 * view * ny, dz + 2 * view * nz];
    const spot = Math.max(0, rx * sun[0] + ry * sun[1] + rz * sun[2]) ** (stuff.gloss ?? 24);
    const gleam = spot * lit * (0.4 + (stuff.gloss ?? 24) / 50) * Math.min(1, shine * 9);
    let mirror: readonly number[] = [
      scene.fill[0] * (0.55 + ry * 0.4),
      scene.fill[1] * (0.55 + ry * 0.4),
      scene.fill[2] * (0.55 + ry * 0.4),
    ];
    if (shine > 0.12 && depth > 0) mirror = shade(x + nx * 0.02, y + ny * 0.02, z + nz * 0.02, rx, ry, rz, depth - 1);
    for (const channel of [0, 1, 2] as const)
      out[channel] =
        out[channel] * (1 - edge) +
        (mirror[channel] ?? 0) * edge * (0.35 + open * 0.65) +
        gleam * scene.light.color[channel];
    return out;
  };

  const forward = unit([scene.look[0] - scene.eye[0], scene.look[1] - scene.eye[1], scene.look[2] - scene.eye[2]]);
  const right = unit(cross([0, 1, 0], forward));
  const up = cross(forward, right);
  const focus = length(scene.look[0] - scene.eye[0], scene.look[1] - scene.eye[1], scene.look[2] - scene.eye[2]);
  const wide = scene.wide ?? 0.36;
  const data = Buffer.alloc(width * height * 3);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const sum = [0, 0, 0];
      for (let ray = 0; ray < rays; ray++) {
        const u = ((px + random()) / width - 0.5) * 2 * wide;
        const v = (0.5 - (py + random()) / height) * 2 * wide * (height / width);
        const angle = (ray + random()) * 2.399963;
        const lens = Math.sqrt((ray + random()) / rays) * (scene.blur ?? 0.05);
        const [lx, ly] = [Math.cos(angle) * lens, Math.sin(angle) * lens];
        const ox = scene.eye[0] + right[0] * lx + up[0] * ly;
        const oy = scene.eye[1] + right[1] * lx + up[1] * ly;
        const oz = scene.eye[2] + right[2] * lx + up[2] * ly;
        const tx = scene.eye[0] + (forward[0] + right[0] * u + up[0] * v) * focus;
        const ty = scene.eye[1] + (forward[1] + right[1] * u + up[1] * v) * focus;
        const tz = scene.eye[2] + (forward[2] + right[2] * u + up[2] * v) * focus;
        const [dx, dy, dz] = unit([tx - ox, ty - oy, tz - oz]);
        const color = shade(ox, oy, oz, dx, dy, dz, 1);
        for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + Math.min(color[channel], 4);
      }
      const fall = 1 - 0.28 * (((px / width - 0.5) * 1.5) ** 2 + ((py / height - 0.5) * 1.5) ** 2);
      for (const channel of [0, 1, 2] as const)
        data[(py * width + px) * 3 + channel] = Math.round(film(((sum[channel] ?? 0) / rays) * fall) * 255);
    }
  return data;
}
