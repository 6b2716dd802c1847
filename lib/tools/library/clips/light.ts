import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { randomOf } from "#lib/render/random.ts";
import { type Clip, CLIP_HEIGHT as H, CLIP_WIDTH as W, TURN } from "./clip.ts";

const layer = (draw: (context: SKRSContext2D) => void, width = W, height = H): Canvas => {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext("2d"));
  return canvas;
};

const blurred = (from: Canvas, radius: number): Canvas =>
  layer(
    (context) => {
      context.filter = `blur(${radius}px)`;
      // A little over the edges, or what is blurred darkens there.
      context.drawImage(from, -radius * 2, -radius * 2, from.width + radius * 4, from.height + radius * 4);
    },
    from.width,
    from.height,
  );

const gradient = (context: SKRSContext2D, from: [number, number], to: [number, number], stops: string[]) => {
  const made = context.createLinearGradient(...from, ...to);
  for (const [index, color] of stops.entries()) made.addColorStop(index / (stops.length - 1), color);
  return made;
};

/** A lens's circle of light: brighter at its edge, as far lights out of focus are. */
const disc = (color: string, radius: number): Canvas =>
  layer(
    (context) => {
      const middle = radius + 8;
      const made = context.createRadialGradient(middle, middle, 0, middle, middle, radius);
      made.addColorStop(0, `${color}70`);
      made.addColorStop(0.8, `${color}8c`);
      made.addColorStop(0.93, `${color}d8`);
      made.addColorStop(1, `${color}00`);
      context.fillStyle = made;
      context.fillRect(0, 0, middle * 2, middle * 2);
    },
    radius * 2 + 16,
    radius * 2 + 16,
  );

const put = (context: SKRSContext2D, sprite: Canvas, x: number, y: number, alpha = 1, scale = 1) => {
  context.globalAlpha = alpha;
  const [w, h] = [sprite.width * scale, sprite.height * scale];
  context.drawImage(sprite, x - w / 2, y - h / 2, w, h);
};

export function bokeh(): Clip {
  const random = randomOf("bokeh");
  const colors = ["#ffcf7a", "#ff9d4d", "#ff7a5c", "#ffdf9e", "#ff7fb0"] as const;
  const lights = Array.from({ length: 46 }, () => {
    const radius = 26 + random() ** 2 * 150;
    return {
      sprite: disc(random.pick(colors), Math.round(radius)),
      x: random.between(-40, W + 40),
      y: random.between(-60, H + 60),
      wide: random.between(16, 70),
      turns: random.pick([1, 1, 2]),
      start: random(),
      alpha: random.between(0.32, 0.9) * (radius > 110 ? 0.6 : 1),
    };
  });
  return {
    kind: "canvas",
    at: (at, context) => {
      context.fillStyle = gradient(context, [0, 0], [W * 0.4, H], ["#2a1030", "#4b1a3c", "#7a2f3a", "#321226"]);
      context.fillRect(0, 0, W, H);
      context.globalCompositeOperation = "screen";
      for (const { alpha, sprite, start, turns, wide, x, y } of lights) {
        const phase = TURN * (at * turns + start);
        const breath = alpha * (0.72 + 0.28 * Math.sin(TURN * (at + start * 3)));
        put(context, sprite, x + Math.sin(phase) * wide, y + Math.cos(TURN * at + start * 9) * wide * 1.4, breath);
      }
    },
  };
}

interface City {
  back: Canvas;
  lights: { sprite: Canvas; from: [number, number]; to: [number, number]; count: number; alpha: number }[];
  still: { sprite: Canvas; x: number; y: number; alpha: number; start: number; turns: number }[];
}

function city(seed: string): City {
  const random = randomOf(seed);
  const towers = layer((context) => {
    context.fillStyle = gradient(context, [0, 0], [0, H], ["#070b1c", "#101a3a", "#27264f", "#160f22"]);
    context.fillRect(0, 0, W, H);
    for (let tower = 0; tower < 16; tower++) {
      const x = random.between(-80, W);
      const wide = random.between(110, 240);
      const top = random.between(260, 860);
      context.fillStyle = random.pick(["#0b1024", "#121733", "#0e1430"]);
      context.fillRect(x, top, wide, 1160 - top);
      for (let row = top + 24; row < 1130; row += 30)
        for (let column = x + 14; column < x + wide - 14; column += 26) {
          if (random() > 0.34) continue;
          context.fillStyle = random.pick(["#ffcf7d", "#ffe2a6", "#9fd0ff", "#ff9f5a"]);
          context.globalAlpha = random.between(0.5, 1);
          context.fillRect(column, row, 13, 16);
        }
      context.globalAlpha = 1;
    }
  });
  const warm = ["#ffb35c", "#ffd89a", "#ff8a4c", "#ffe9c4"] as const;
  const cold = ["#7fc4ff", "#c7e4ff", "#b78cff", "#6fe3d2"] as const;
  return {
    back: blurred(towers, 16),
    still: Array.from({ length: 64 }, () => {
      const depth = random();
      return {
        sprite: disc(random() < 0.68 ? random.pick(warm) : random.pick(cold), Math.round(22 + depth ** 2 * 74)),
        x: random.between(-30, W + 30),
        y: 470 + depth * 900 + random.between(-260, 220),
        alpha: random.between(0.24, 0.74),
        start: random(),
        turns: random.pick([1, 2, 3]),
      };
    }),
    lights: [
      { sprite: disc("#ff5a4a", 44), from: [430, 1120], to: [-120, 1800], count: 6, alpha: 0.8 },
      { sprite: disc("#ff5a4a", 38), from: [500, 1120], to: [260, 1990], count: 5, alpha: 0.7 },
      { sprite: disc("#fff0cf", 50), from: [760, 2000], to: [560, 1120], count: 5, alpha: 0.8 },
      { sprite: disc("#fff0cf", 42), from: [1220, 1830], to: [640, 1120], count: 6, alpha: 0.75 },
    ],
  };
}

export function cityNight(): Clip {
  const { back, lights, still } = city("city");
  return {
    kind: "canvas",
    at: (at, context) => {
      context.drawImage(back, 0, 0);
      context.globalCompositeOperation = "screen";
      for (const { alpha, sprite, start, turns, x, y } of still)
        put(context, sprite, x, y, alpha * (0.8 + 0.2 * Math.sin(TURN * (at * turns + start))));
      for (const { alpha, count, from, sprite, to } of lights)
        for (let car = 0; car < count; car++) {
          const along = (car / count + at / 1 + (car % 2) * 0.04) % 1;
          const near = from[1] < to[1] ? along : 1 - along;
          const ease = along;
          const x = from[0] + (to[0] - from[0]) * ease;
          const y = from[1] + (to[1] - from[1]) * ease;
          put(context, sprite, x, y, alpha * Math.min(1, along * 8, (1 - along) * 8), 0.35 + near * 1.05);
        }
    },
  };
}

/** Drops on glass before a blurred street: each shows the street upside down, some run. */
export function rain(): Clip {
  const random = randomOf("rain");
  const { back, still } = city("rain street");
  const street = blurred(
    layer((context) => {
      context.drawImage(back, 0, 0);
      context.globalCompositeOperation = "screen";
      for (const { alpha, sprite, x, y } of still) put(context, sprite, x, y - 160, alpha * 1.15, 1.5);
    }),
    7,
  );
  const fogged = layer((context) => {
    context.drawImage(blurred(street, 22), 0, 0);
    context.fillStyle = "rgba(150,170,205,0.17)";
    context.fillRect(0, 0, W, H);
  });
  const mini = layer((context) => context.drawImage(street, 0, 0, 270, 480), 270, 480);
  const drop = (context: SKRSContext2D, x: number, y: number, radius: number, tall: number) => {
    context.save();
    context.beginPath();
    context.ellipse(x, y, radius, radius * tall, 0, 0, TURN);
    context.clip();
    context.translate(x, y);
    context.scale(1, -1);
    const view = radius * 5.2;
    const sx = Math.min(210, Math.max(0, (x / W) * 270 - 30));
    const sy = Math.min(380, Math.max(0, (y / H) * 480 - 50));
    context.drawImage(mini, sx, sy, 60, 100, -view / 2, -view * 0.8, view, view * 1.6);
    context.restore();
    const shade = context.createRadialGradient(x, y - radius * tall * 0.2, radius * 0.3, x, y, radius * tall);
    shade.addColorStop(0, "rgba(255,255,255,0.05)");
    shade.addColorStop(0.72, "rgba(6,10,26,0.12)");
    shade.addColorStop(1, "rgba(4,7,20,0.62)");
    context.fillStyle = shade;
    context.beginPath();
    context.ellipse(x, y, radius, radius * tall, 0, 0, TURN);
    context.fill();
    context.fillStyle = "rgba(255,255,255,0.78)";
    context.beginPath();
    context.ellipse(x - radius * 0.3, y - radius * tall * 0.42, radius * 0.16, radius * 0.24, 0.5, 0, TURN);
    context.fill();
  };
  const still2 = layer((context) => {
    context.drawImage(fogged, 0, 0);
    for (let index = 0; index < 950; index++) {
      const radius = 2.5 + random() ** 3.2 * 26;
      drop(context, random() * W, random() * H, radius, random.between(1, 1.25));
    }
  });
  const runners = Array.from({ length: 15 }, (_, index) => ({
    x: ((index + 0.5) / 15) * W + random.between(-26, 26),
    start: random(),
    radius: random.between(13, 24),
    bend: random.between(10, 26),
    stutter: random.between(0.02, 0.045),
  }));
  const SPAN = H + 900;
  const headOf = ({ start, stutter }: (typeof runners)[number], at: number) => {
    const along = (at + start) % 1;
    return (along + stutter * Math.sin(TURN * along * 3)) * SPAN - 120;
  };
  return {
    kind: "canvas",
    at: (at, context) => {
      context.drawImage(still2, 0, 0);
      for (const runner of runners) {
        const head = headOf(runner, at);
        const { bend, radius, x } = runner;
        const wayOf = (y: number) => x + Math.sin(y / 170 + x) * bend;
        context.save();
        context.beginPath();
        for (let y = head; y > head - 620; y -= 20) {
          const wide = radius * 0.78 * Math.max(0, 1 - (head - y) / 620) ** 0.6;
          context.lineTo(wayOf(y) + wide, y);
        }
        for (let y = head - 620; y < head; y += 20) {
          const wide = radius * 0.78 * Math.max(0, 1 - (head - y) / 620) ** 0.6;
          context.lineTo(wayOf(y) - wide, y);
        }
        context.closePath();
        context.clip();
        context.drawImage(street, 0, 0);
        context.restore();
        for (let step = 1; step < 7; step++)
          drop(context, wayOf(head - step * 84) + (step % 2) * 6, head - step * 84, radius * (0.34 - step * 0.03), 1.1);
        drop(context, wayOf(head), head, radius, 1.35);
      }
    },
  };
}

/** A branch of leaves, out of focus by its distance. */
function branch(seed: string, color: string[], size: number, blur: number): Canvas {
  const random = randomOf(seed);
  const drawn = layer(
    (context) => {
      for (let leaf = 0; leaf < 26; leaf++) {
        const along = leaf / 26;
        const x = 320 + along * 760 + random.between(-30, 30);
        const y = 700 - Math.sin(along * 2.4) * 210 + random.between(-120, 120);
        context.save();
        context.translate(x, y);
        context.rotate(random.between(-1.5, 1.9));
        const long = size * random.between(0.7, 1.25);
        context.fillStyle = color[random.whole(color.length)] ?? "#2c5a2a";
        context.beginPath();
        context.moveTo(0, 0);
        context.bezierCurveTo(long * 0.25, -long * 0.42, long * 0.8, -long * 0.3, long, 0);
        context.bezierCurveTo(long * 0.8, long * 0.3, long * 0.25, long * 0.42, 0, 0);
        context.fill();
        context.strokeStyle = "rgba(255,255,210,0.22)";
        context.lineWidth = 2;
        context.beginPath();
        context.moveTo(0, 0);
        context.lineTo(long * 0.92, 0);
        context.stroke();
        context.restore();
      }
    },
    1400,
    1400,
  );
  return blurred(drawn, blur);
}

export function morningLight(): Clip {
  const random = randomOf("morning");
  const spots = Array.from({ length: 54 }, () => ({
    sprite: disc(random.pick(["#fff3b8", "#d9f08a", "#b7e07a", "#ffe08a"]), Math.round(24 + random() ** 2 * 110)),
    x: random.between(-60, W + 60),
    y: random.between(-60, H * 0.86),
    alpha: random.between(0.1, 0.46),
    start: random(),
  }));
  const far = branch("far", ["#5d8f3a", "#79a848", "#4a7c35"], 210, 15);
  const middle = branch("middle", ["#39702c", "#4f8a35", "#2c5c2a"], 240, 7);
  const near = branch("near", ["#17361c", "#1f4423", "#122c18"], 300, 11);
  const leaves = [
    { sprite: far, x: 240, y: 250, turn: 0.4, sway: 0.022, start: 0 },
    { sprite: far, x: 900, y: 520, turn: 2.6, sway: 0.026, start: 0.3 },
    { sprite: middle, x: 120, y: 760, turn: -0.5, sway: 0.03, start: 0.55 },
    { sprite: middle, x: 1060, y: 1130, turn: 2.9, sway: 0.032, start: 0.15 },
    { sprite: near, x: -120, y: 120, turn: 0.35, sway: 0.035, start: 0.7 },
    { sprite: near, x: 1050, y: 1740, turn: 3.5, sway: 0.03, start: 0.45 },
    { sprite: near, x: 30, y: 1830, turn: -0.9, sway: 0.034, start: 0.05 },
  ];
  return {
    kind: "canvas",
    at: (at, context) => {
      context.fillStyle = gradient(context, [W, 0], [0, H], ["#fdf3bf", "#c5d97a", "#6d9c45", "#23512f"]);
      context.fillRect(0, 0, W, H);
      context.globalCompositeOperation = "screen";
      for (const { alpha, sprite, start, x, y } of spots)
        put(
          context,
          sprite,
          x + Math.sin(TURN * (at + start)) * 16,
          y + Math.cos(TURN * (at + start)) * 12,
          alpha * (0.75 + 0.25 * Math.sin(TURN * (at * 2 + start * 4))),
        );
      context.globalCompositeOperation = "source-over";
      for (const { sprite, start, sway, turn, x, y } of leaves) {
        context.save();
        context.globalAlpha = 1;
        context.translate(x, y);
        context.rotate(
          turn + Math.sin(TURN * (at + start)) * sway + Math.sin(TURN * (at * 2 + start * 3)) * sway * 0.35,
        );
        context.drawImage(sprite, -380, -700);
        context.restore();
      }
      context.globalCompositeOperation = "screen";
      context.globalAlpha = 1;
      for (let beam = 0; beam < 7; beam++) {
        const angle = 2.02 + beam * 0.115 + Math.sin(TURN * (at + beam * 0.37)) * 0.012;
        const strength = 0.3 + 0.16 * Math.sin(TURN * (at * (1 + (beam % 2)) + beam * 0.29));
        context.save();
        context.translate(W + 120, -160);
        context.rotate(angle);
        const made = context.createLinearGradient(0, 0, 2300, 0);
        made.addColorStop(0, `rgba(255,246,190,${strength * 1.5})`);
        made.addColorStop(1, "rgba(255,240,170,0)");
        context.fillStyle = made;
        context.filter = "blur(14px)";
        context.beginPath();
        context.moveTo(0, -10);
        context.lineTo(2300, -90 - beam * 8);
        context.lineTo(2300, 70 + beam * 6);
        context.lineTo(0, 10);
        context.fill();
        context.restore();
      }
    },
  };
}
