/** How far a point is from a shape; below zero inside. */
export type Distance = (x: number, y: number, z: number) => number;

export const ball =
  (cx: number, cy: number, cz: number, radius: number): Distance =>
  (x, y, z) =>
    Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - radius;

export const egg =
  (cx: number, cy: number, cz: number, rx: number, ry: number, rz: number): Distance =>
  (x, y, z) => {
    const [px, py, pz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const k = Math.sqrt(px * px + py * py + pz * pz);
    const g = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2 + (pz / rz) ** 2);
    return g < 1e-6 ? -Math.min(rx, ry, rz) : (k * (k - 1)) / g;
  };

/** Round corners; turned around the upright. */
export const block = (
  cx: number,
  cy: number,
  cz: number,
  w: number,
  h: number,
  d: number,
  round = 0.03,
  turn = 0,
): Distance => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, z) => {
    const [tx, tz] = [x - cx, z - cz];
    const px = Math.abs(tx * cos + tz * sin) - w + round;
    const py = Math.abs(y - cy) - h + round;
    const pz = Math.abs(tz * cos - tx * sin) - d + round;
    const out = Math.sqrt(Math.max(px, 0) ** 2 + Math.max(py, 0) ** 2 + Math.max(pz, 0) ** 2);
    return out + Math.min(0, Math.max(px, py, pz)) - round;
  };
};

/** Upright, wider at one end when the radii differ. */
export const drum =
  (cx: number, bottom: number, cz: number, height: number, low: number, high: number = low, round = 0.02): Distance =>
  (x, y, z) => {
    const share = Math.min(1, Math.max(0, (y - bottom) / height));
    const radius = low + (high - low) * share;
    const lean = Math.cos(Math.atan2(Math.abs(high - low), height));
    const px = (Math.sqrt((x - cx) ** 2 + (z - cz) ** 2) - radius + round) * lean;
    const py = Math.abs(y - bottom - height / 2) - height / 2 + round;
    return Math.min(0, Math.max(px, py)) + Math.sqrt(Math.max(px, 0) ** 2 + Math.max(py, 0) ** 2) - round;
  };

export const rod =
  (ax: number, ay: number, az: number, bx: number, by: number, bz: number, radius: number): Distance =>
  (x, y, z) => {
    const [px, py, pz] = [x - ax, y - ay, z - az];
    const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
    const share = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
    return Math.sqrt((px - dx * share) ** 2 + (py - dy * share) ** 2 + (pz - dz * share) ** 2) - radius;
  };

type Axis = "x" | "y" | "z";

export const ring =
  (cx: number, cy: number, cz: number, wide: number, thick: number, axis: Axis = "y"): Distance =>
  (x, y, z) => {
    const [a, b, c] =
      axis === "y" ? [x - cx, z - cz, y - cy] : axis === "z" ? [x - cx, y - cy, z - cz] : [y - cy, z - cz, x - cx];
    return Math.sqrt((Math.sqrt(a * a + b * b) - wide) ** 2 + c * c) - thick;
  };

/** A round plate with its face along an axis. */
export const disc =
  (cx: number, cy: number, cz: number, radius: number, half: number, axis: Axis, round = 0.03): Distance =>
  (x, y, z) => {
    const [a, b, c] =
      axis === "y" ? [x - cx, z - cz, y - cy] : axis === "z" ? [x - cx, y - cy, z - cz] : [y - cy, z - cz, x - cx];
    const px = Math.sqrt(a * a + b * b) - radius + round;
    const py = Math.abs(c) - half + round;
    return Math.min(0, Math.max(px, py)) + Math.sqrt(Math.max(px, 0) ** 2 + Math.max(py, 0) ** 2) - round;
  };

export const both =
  (...parts: Distance[]): Distance =>
  (x, y, z) => {
    let least = 1e9;
    for (const part of parts) least = Math.min(least, part(x, y, z));
    return least;
  };

export const melted =
  (softness: number, ...parts: Distance[]): Distance =>
  (x, y, z) => {
    let least = 1e9;
    for (const part of parts) {
      const d = part(x, y, z);
      const h = Math.max(0, softness - Math.abs(least - d)) / softness;
      least = Math.min(least, d) - h * h * softness * 0.25;
    }
    return least;
  };

export const without =
  (from: Distance, cut: Distance): Distance =>
  (x, y, z) =>
    Math.max(from(x, y, z), -cut(x, y, z));

export const within =
  (first: Distance, second: Distance): Distance =>
  (x, y, z) =>
    Math.max(first(x, y, z), second(x, y, z));

export const ridged =
  (shape: Distance, depth: number, wave: (x: number, y: number, z: number) => number): Distance =>
  (x, y, z) => {
    const d = shape(x, y, z);
    return d > 0.25 ? d : (d + wave(x, y, z) * depth) * 0.75;
  };
