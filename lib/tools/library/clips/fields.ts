import { type Clip, TURN } from "./clip.ts";
import { cloudsOf, mix, noiseOf, rampOf, smooth } from "./noise.ts";

/** Vapour over the rim of a cup, lit from behind by a window out of sight. */
export function steam(): Clip {
  const broad = cloudsOf("steam broad", 4);
  const fine = cloudsOf("steam fine", 3);
  const ramp = rampOf([0, "#130d0a"], [0.4, "#2f1f17"], [0.75, "#6b4630"], [1, "#a9744c"]);
  const RIM = 1.5;
  const wisp = (x: number, y: number, at: number, lean: number): number => {
    const rise = (RIM - y) / RIM;
    if (rise < 0) return 0;
    const sway = (broad(x * 1.1 + lean, y * 1.05 + at * 4, 4) - 0.5) * 1.15 * rise ** 0.8;
    const inner = (fine(x * 2.2 + lean * 3, y * 1.6 + at * 8, 8) - 0.5) * 0.42 * rise;
    const away = Math.abs(x - 0.5 - lean * (0.14 + rise * 0.2) + sway + inner);
    const width = 0.075 + rise * 0.34;
    const body = Math.max(0, 1 - away / width);
    const torn = smooth(0.3, 0.72, fine(x * 3.4 + sway * 5 + lean, y * 1.7 + at * 8, 8));
    return body ** 1.5 * torn * smooth(0, 0.2, rise) * (1 - smooth(0.5, 1, rise)) * (0.95 - rise * 0.3);
  };
  return {
    kind: "field",
    at: (at) => (x, y, out) => {
      const glow = Math.max(0, 1 - Math.hypot((x - 0.68) * 1.1, (y - 0.62) * 0.85));
      ramp(0.06 + glow * glow * 0.86, out);
      const vapour = wisp(x, y, at, -0.5) * 0.75 + wisp(x, y, at, 0.55) * 0.8 + wisp(x + 0.02, y, at, 0) * 0.65;
      const lit = vapour * (0.45 + glow * 0.9);
      const veil = Math.min(0.9, lit * 0.8);
      out[0] = mix(out[0] ?? 0, 246, veil);
      out[1] = mix(out[1] ?? 0, 236, veil);
      out[2] = mix(out[2] ?? 0, 224, veil);
      const dx = (x - 0.5) / 0.31;
      const rimY = RIM + 0.015;
      const opening = dx * dx + ((y - rimY) / 0.055) ** 2;
      const below = y > rimY && Math.abs(dx) < 1 - Math.max(0, y - rimY) * 0.35;
      if (opening < 1) {
        const edge = smooth(0.86, 0.99, opening);
        const liquid = 0.5 + 0.5 * Math.sin(TURN * (at + x * 2));
        out[0] = mix(46 + liquid * 8 + vapour * 60, 236, edge * (0.35 + glow * 0.6));
        out[1] = mix(26 + liquid * 5 + vapour * 52, 214, edge * (0.35 + glow * 0.6));
        out[2] = mix(16 + vapour * 44, 190, edge * (0.35 + glow * 0.6));
      } else if (below) {
        const side = smooth(-1, 1, dx);
        const light = 0.16 + side * side * 0.62 - Math.max(0, dx - 0.86) * 2.4;
        out[0] = 232 * light;
        out[1] = 205 * light;
        out[2] = 178 * light;
      }
    },
  };
}

/** Two flows of one drop, each opening while the other begins, so that the loop never stops. */
export function ink(): Clip {
  const warp = cloudsOf("ink warp", 4);
  const grain = cloudsOf("ink grain", 5);
  const water = rampOf([0, "#fbfaf6"], [0.55, "#eef1f2"], [1, "#d7e0e6"]);
  const deep = rampOf([0, "#e9edf2"], [0.18, "#9db4d2"], [0.45, "#3f5fa0"], [0.75, "#1d2f6b"], [1, "#0c1538"]);
  const tint = new Float32Array(3);
  const drop = (x: number, y: number, phase: number, seed: number): number => {
    const grow = 0.1 + phase ** 0.7 * 1.15;
    const cx = 0.5 + seed * 0.08;
    const cy = 0.42 + phase * 0.42;
    const px = (x - cx) / grow;
    const py = (y - cy) / (grow * 1.25);
    const w1 = warp(px * 2.1 + seed * 7 + 8, py * 2.1 + 8, 64) - 0.5;
    const w2 = warp(px * 2.1 + 21, py * 2.1 + seed * 5 + 30, 64) - 0.5;
    const qx = px + w1 * 1.15;
    const qy = py + w2 * 1.15;
    const body = 1 - Math.hypot(qx, qy) * 1.75;
    const folds = grain(qx * 3.4 + 40 + seed, qy * 3.4 + 11, 64);
    const ridges = 1 - Math.abs(folds * 2 - 1);
    return smooth(0, 0.62, body + (folds - 0.5) * 0.55) * (0.45 + ridges * 0.65) * (1 - phase * 0.35);
  };
  return {
    kind: "field",
    at: (at) => (x, y, out) => {
      water(y / 1.78, out);
      const other = (at + 0.5) % 1;
      const amount =
        drop(x, y, at, 0.4) * Math.sin(Math.PI * at) ** 1.3 +
        drop(x, y, other, -0.6) * Math.sin(Math.PI * other) ** 1.3;
      const dense = Math.min(1, amount);
      deep(dense, tint);
      const cover = smooth(0.02, 0.4, dense);
      for (let channel = 0; channel < 3; channel++) out[channel] = mix(out[channel] ?? 0, tint[channel] ?? 0, cover);
    },
  };
}

/** Swell seen from above: waves whose turns close within the loop, lit by a low sun. */
export function sea(): Clip {
  const waves = Array.from({ length: 26 }, (_, index) => {
    const angle = -0.4 + ((index * 0.618) % 1) * 3.1;
    const length = 0.045 + 0.62 * ((index * 0.381 + 0.07) % 1) ** 1.6;
    return {
      kx: (Math.cos(angle) * TURN) / length,
      ky: (Math.sin(angle) * TURN) / length,
      turns: Math.max(1, Math.round(1.35 / Math.sqrt(length))),
      start: index * 1.7,
      steep: 0.0046 * length ** 0.3,
    };
  });
  const clouds = cloudsOf("sea", 5);
  const ramp = rampOf([0, "#04232f"], [0.35, "#0a4a58"], [0.62, "#127880"], [0.85, "#3aa6a3"], [1, "#a9ded2"]);
  return {
    kind: "field",
    at: (at) => {
      const drift = Math.sin(TURN * at) * 0.02;
      return (x, y, out) => {
        const bend = (clouds(x * 2 + 3, y * 2 + drift, 8) - 0.5) * 0.3;
        let [sx, sy, crest] = [0, 0, 0];
        for (const { kx, ky, start, steep, turns } of waves) {
          const phase = kx * (x + bend) + ky * (y + bend) - TURN * turns * at + start;
          const slope = Math.cos(phase) * steep;
          sx += slope * kx;
          sy += slope * ky;
          crest += Math.sin(phase) * steep;
        }
        const depth = clouds(x * 1.4 + 1, y * 1.1 + 5, 4);
        const facing = 0.5 + (sx * 0.35 - sy * 0.75) * 0.28;
        ramp(Math.min(1, Math.max(0, 0.12 + depth * 0.42 + facing * 0.4 + crest * 2.4 - 0.14)), out);
        const glint = Math.max(0, 1 - Math.hypot(sx - 0.5, sy + 0.5) * 1.7) ** 3;
        const foam = smooth(0.03, 0.062, crest + (clouds(x * 9, y * 9 - drift * 3, 64) - 0.5) * 0.03) * 0.3;
        out[0] = (out[0] ?? 0) + glint * 175 + foam * 120;
        out[1] = (out[1] ?? 0) + glint * 165 + foam * 130;
        out[2] = (out[2] ?? 0) + glint * 135 + foam * 125;
      };
    },
  };
}

/** Ridges one behind the other at dusk; sand blows off their crests. */
export function sand(): Clip {
  const noise = noiseOf("dunes");
  const clouds = cloudsOf("dust", 4);
  const sky = rampOf([0, "#2c2452"], [0.3, "#7a3f6d"], [0.55, "#d9716a"], [0.8, "#f7b27a"], [1, "#ffe0a8"]);
  const ridges = Array.from({ length: 6 }, (_, index) => ({
    base: 0.78 + index * 0.17,
    tall: 0.1 + index * 0.05,
    wide: 1.3 + (5 - index) * 0.42,
    near: index / 5,
    seed: index * 9.7 + 2,
  }));
  const height = ({ base, seed, tall, wide }: (typeof ridges)[number], x: number): number =>
    base -
    tall *
      (0.5 +
        0.5 * Math.sin(x * wide * 2.6 + seed + 0.7 * Math.sin(x * wide * 2.6 + seed)) +
        (noise(x * 1.6 + seed, 7) - 0.5) * 0.7);
  return {
    kind: "field",
    at: (at) => (x, y, out) => {
      const sun = Math.hypot(x - 0.7, (y - 0.6) * 1.02);
      sky(Math.min(1, y / 0.86), out);
      const halo = Math.exp(-sun * 4.2) * (0.92 + 0.08 * Math.sin(TURN * at));
      const disc = 1 - smooth(0.084, 0.09, sun);
      out[0] = mix((out[0] ?? 0) + halo * 90, 255, disc);
      out[1] = mix((out[1] ?? 0) + halo * 70, 240, disc);
      out[2] = mix((out[2] ?? 0) + halo * 30, 205, disc);
      let dust = 0;
      for (const ridge of ridges) {
        const top = height(ridge, x);
        const above = top - y;
        const { near } = ridge;
        if (above > 0 && above < 0.1 + near * 0.05) {
          const blown = clouds(x * 3 + ridge.seed - at * 4, above * 12 + ridge.seed, 4);
          dust += smooth(0.5, 0.85, blown) * Math.exp(-above * (34 - near * 14)) * (0.35 + near * 0.25);
        }
        if (above > 0) continue;
        const slope = (height(ridge, x + 0.006) - top) / 0.006;
        const down = -above;
        const lit = smooth(0.55, -0.55, slope) * Math.exp(-down * 2.4);
        const fine =
          Math.sin((down * 150 + noise(x * 9, down * 14 + ridge.seed) * 7 + x * 26) * (1.5 - near * 0.7)) * near;
        const shade = 0.2 + lit * 0.75 + fine * 0.045 * smooth(0.015, 0.14, down) + Math.exp(-down * 60) * 0.16;
        const far = (1 - near) * 0.55;
        out[0] = mix(42 + shade * 208, 226, far);
        out[1] = mix(24 + shade * 124, 128, far);
        out[2] = mix(44 + shade * 62, 112, far);
        dust *= 0.35;
      }
      const drift = smooth(0.52, 0.86, clouds(x * 2 - at * 4, y * 5, 4)) * smooth(0.9, 1.5, y) * 0.2;
      const haze = Math.min(0.8, dust + drift);
      out[0] = mix(out[0] ?? 0, 255, haze);
      out[1] = mix(out[1] ?? 0, 206, haze);
      out[2] = mix(out[2] ?? 0, 160, haze);
    },
  };
}
