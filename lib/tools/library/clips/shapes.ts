import type { SKRSContext2D } from "@napi-rs/canvas";
import { randomOf } from "#lib/render/random.ts";
import { type Clip, CLIP_HEIGHT as H, CLIP_WIDTH as W, TURN } from "./clip.ts";

const gradient = (context: SKRSContext2D, height: number, stops: string[], width = 0) => {
  const made = context.createLinearGradient(0, 0, width, height);
  for (const [index, color] of stops.entries()) made.addColorStop(index / (stops.length - 1), color);
  return made;
};

export function paperWaves(): Clip {
  const sheets = ["#fbe3c8", "#f7c59f", "#ee9b7d", "#dd6f68", "#b94f66", "#833a64", "#4d2a58", "#2b1c45"].map(
    (color, index) => ({
      color,
      y: 210 + index * 225,
      tall: 62 + index * 6,
      start: index * 0.37,
      way: index % 2 === 0 ? 1 : -1,
    }),
  );
  return {
    kind: "canvas",
    at: (at, context) => {
      context.fillStyle = gradient(context, 600, ["#fff6e6", "#fdeed8"]);
      context.fillRect(0, 0, W, H);
      for (const { color, start, tall, way, y } of sheets) {
        const edge = (x: number) => {
          const along = x / W;
          return (
            y +
            Math.sin(TURN * (along * 0.9 + way * at + start)) * tall +
            Math.sin(TURN * (along * 1.7 - way * at + start * 2.1)) * tall * 0.42 +
            Math.sin(TURN * (at + start)) * 16
          );
        };
        context.save();
        context.shadowColor = "rgba(40,12,40,0.42)";
        context.shadowBlur = 46;
        context.shadowOffsetY = -14;
        context.fillStyle = color;
        context.beginPath();
        context.moveTo(-60, H + 80);
        for (let x = -60; x <= W + 60; x += 12) context.lineTo(x, edge(x));
        context.lineTo(W + 60, H + 80);
        context.closePath();
        context.fill();
        context.restore();
        context.strokeStyle = "rgba(255,255,255,0.3)";
        context.lineWidth = 3;
        context.beginPath();
        for (let x = -60; x <= W + 60; x += 12) context.lineTo(x, edge(x) + 1.5);
        context.stroke();
      }
    },
  };
}

export function confetti(): Clip {
  const random = randomOf("confetti");
  const colors = ["#ff5d73", "#ffc145", "#3ddc97", "#4cc9f0", "#ffffff", "#b388ff", "#ff8fab"] as const;
  const pieces = Array.from({ length: 150 }, () => {
    const near = random();
    return {
      color: random.pick(colors),
      near,
      size: 13 + near ** 2 * 42,
      x: random.between(-60, W + 60),
      start: random(),
      falls: near > 0.82 ? 3 : near > 0.4 ? 2 : 1,
      spins: random.pick([2, 3, 4, 5]),
      rolls: random.pick([-2, -1, 1, 2]),
      sway: random.between(20, 80),
      round: random() < 0.24,
      tilt: random(),
    };
  }).toSorted((a, b) => a.near - b.near);
  return {
    kind: "canvas",
    at: (at, context) => {
      context.fillStyle = gradient(context, H, ["#3a1078", "#5b2aa8", "#7c3fc4", "#4e2296"], W * 0.5);
      context.fillRect(0, 0, W, H);
      const glow = context.createRadialGradient(W / 2, 500, 0, W / 2, 500, 1100);
      glow.addColorStop(0, "rgba(255,190,240,0.3)");
      glow.addColorStop(1, "rgba(255,190,240,0)");
      context.fillStyle = glow;
      context.fillRect(0, 0, W, H);
      for (const { color, falls, near, rolls, round, size, spins, start, sway, tilt, x } of pieces) {
        const along = (at * falls + start) % 1;
        const y = along * (H + 240) - 120;
        const face = Math.cos(TURN * (at * spins + tilt));
        context.save();
        context.translate(x + Math.sin(TURN * (at * falls + tilt)) * sway, y);
        context.rotate(TURN * (at * rolls + start));
        context.scale(1, Math.max(0.06, Math.abs(face)));
        context.globalAlpha = 0.55 + near * 0.45;
        context.fillStyle = color;
        if (near > 0.9) context.filter = "blur(3px)";
        context.beginPath();
        if (round) context.arc(0, 0, size * 0.5, 0, TURN);
        else context.roundRect(-size / 2, -size * 0.8, size, size * 1.6, 4);
        context.fill();
        context.filter = "none";
        context.fillStyle = face > 0 ? `rgba(255,255,255,${0.34 * face})` : `rgba(20,0,50,${0.36 * -face})`;
        context.fill();
        context.restore();
      }
    },
  };
}

export function gridGlow(): Clip {
  const COLUMNS = 22;
  const ROWS = 34;
  return {
    kind: "canvas",
    at: (at, context) => {
      context.fillStyle = gradient(context, H, ["#050818", "#0a1233", "#101a4a", "#071022"]);
      context.fillRect(0, 0, W, H);
      const place = (column: number, row: number) => {
        const u = column / COLUMNS;
        const v = row / ROWS;
        const lift =
          Math.sin(TURN * (u * 1.5 + v * 1.1 + at)) * 0.5 +
          Math.sin(TURN * (u * 0.8 - v * 1.9 - at)) * 0.35 +
          Math.sin(TURN * (v * 2.6 + at * 2)) * 0.15;
        const deep = 0.55 + v * 0.75;
        return { x: W / 2 + (u - 0.5) * W * 1.55 * deep, y: -120 + v ** 1.12 * (H + 260) - lift * 95 * deep, lift };
      };
      const points = Array.from({ length: ROWS + 1 }, (_, row) =>
        Array.from({ length: COLUMNS + 1 }, (_, column) => place(column, row)),
      );
      context.globalCompositeOperation = "lighter";
      const stroke = (a: ReturnType<typeof place>, b: ReturnType<typeof place>) => {
        const high = (a.lift + b.lift) / 2;
        const light = Math.max(0, (high + 0.75) / 1.7);
        for (const [width, alpha] of [
          [7, 0.07],
          [2, 0.55],
        ] as const) {
          context.lineWidth = width;
          context.strokeStyle = `rgba(${Math.round(60 + light * 60)},${Math.round(110 + light * 145)},255,${(alpha * (0.12 + light * light)).toFixed(3)})`;
          context.beginPath();
          context.moveTo(a.x, a.y);
          context.lineTo(b.x, b.y);
          context.stroke();
        }
      };
      for (const [row, line] of points.entries())
        for (const [column, point] of line.entries()) {
          const right = line[column + 1];
          const below = points[row + 1]?.[column];
          if (right) stroke(point, right);
          if (below) stroke(point, below);
          const light = Math.max(0, (point.lift - 0.12) / 0.85);
          if (light <= 0) continue;
          context.fillStyle = `rgba(150,235,255,${(light * 0.22).toFixed(3)})`;
          context.beginPath();
          context.arc(point.x, point.y, 11, 0, TURN);
          context.fill();
          context.fillStyle = `rgba(225,250,255,${(light * 0.9).toFixed(3)})`;
          context.beginPath();
          context.arc(point.x, point.y, 3.4, 0, TURN);
          context.fill();
        }
    },
  };
}

const RIBBONS = [
  { from: "#ff6b6b", to: "#ff9f68", x: 0.2, wide: 128, waves: 0.8, way: 1, start: 0 },
  { from: "#2ec4b6", to: "#7ae0c3", x: 0.8, wide: 118, waves: 0.95, way: -1, start: 0.3 },
  { from: "#ffd166", to: "#ffe9a8", x: 0.5, wide: 92, waves: 1.2, way: 1, start: 0.6 },
  { from: "#5e60ce", to: "#8e8ff0", x: 0.38, wide: 140, waves: 0.7, way: -1, start: 0.15 },
  { from: "#f072b6", to: "#f9a8d4", x: 0.66, wide: 84, waves: 1.35, way: 1, start: 0.8 },
] as const;

export function ribbons(): Clip {
  const STEP = 6;
  const LAP = 4;
  const shade = (color: string, light: number): string => {
    const value = Number.parseInt(color.slice(1), 16);
    const part = (shift: number) => {
      const channel = (value >> shift) & 255;
      return Math.round(light < 1 ? channel * light : channel + (255 - channel) * (light - 1));
    };
    return `rgb(${part(16)},${part(8)},${part(0)})`;
  };
  return {
    kind: "canvas",
    at: (at, context) => {
      context.fillStyle = gradient(context, H, ["#fff7ef", "#fdeee6", "#f4eaf7"], W);
      context.fillRect(0, 0, W, H);
      const strips = RIBBONS.flatMap((ribbon) => {
        const middle = (v: number) =>
          ribbon.x * W +
          Math.sin(TURN * (v * ribbon.waves + ribbon.way * at + ribbon.start)) * W * 0.34 +
          Math.sin(TURN * (v * ribbon.waves * 1.9 - at + ribbon.start * 3)) * W * 0.08;
        const twist = (v: number) => 0.62 + 0.38 * Math.sin(TURN * (v * 1.1 + at + ribbon.start * 2));
        const out = [];
        for (let y = -40; y < H + 40; y += STEP) out.push({ ribbon, y, v: y / H, middle, twist });
        return out;
      });
      for (const { middle, ribbon, twist, v, y } of strips) {
        const z = Math.cos(TURN * (v * ribbon.waves + ribbon.way * at + ribbon.start + 0.13));
        const next = (y + STEP + LAP) / H;
        const [x0, x1] = [middle(v), middle(next)];
        const lean = (x1 - x0) / (STEP + LAP);
        const fat = Math.sqrt(1 + lean * lean);
        const [w0, w1] = [(ribbon.wide * twist(v) * fat) / 1, (ribbon.wide * twist(next) * fat) / 1];
        const light = 0.7 + 0.22 * z + 0.28 * (twist(v) - 0.24) + Math.max(0, lean) * 0.1;
        const made = context.createLinearGradient(x0 - w0, 0, x0 + w0, 0);
        made.addColorStop(0, shade(ribbon.from, light * 0.84));
        made.addColorStop(0.35, shade(ribbon.to, light * 1.04));
        made.addColorStop(0.62, shade(ribbon.from, light));
        made.addColorStop(1, shade(ribbon.from, light * 0.72));
        context.fillStyle = "rgba(70,30,70,0.022)";
        context.beginPath();
        context.ellipse((x0 + x1) / 2 + 14, y + 26, w0 * 1.1, 30, 0, 0, TURN);
        context.fill();
        context.fillStyle = made;
        context.beginPath();
        context.moveTo(x0 - w0, y);
        context.lineTo(x0 + w0, y);
        context.lineTo(x1 + w1, y + STEP + LAP);
        context.lineTo(x1 - w1, y + STEP + LAP);
        context.fill();
      }
    },
  };
}
