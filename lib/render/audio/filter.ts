import { SAMPLE_RATE } from "./sound.ts";

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

const turn = (frequency: number, rate: number) => {
  const angle = (2 * Math.PI * frequency) / rate;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
};

const over = (a0: number, b0: number, b1: number, b2: number, a1: number, a2: number): Coefficients => [
  b0 / a0,
  b1 / a0,
  b2 / a0,
  a1 / a0,
  a2 / a0,
];

export function lowPass(frequency: number, q = Math.SQRT1_2, rate = SAMPLE_RATE): Coefficients {
  const { cos, sin } = turn(frequency, rate);
  const alpha = sin / (2 * q);
  return over(1 + alpha, (1 - cos) / 2, 1 - cos, (1 - cos) / 2, -2 * cos, 1 - alpha);
}

export function highPass(frequency: number, q = Math.SQRT1_2, rate = SAMPLE_RATE): Coefficients {
  const { cos, sin } = turn(frequency, rate);
  const alpha = sin / (2 * q);
  return over(1 + alpha, (1 + cos) / 2, -(1 + cos), (1 + cos) / 2, -2 * cos, 1 - alpha);
}

export function bandPass(frequency: number, q = 1, rate = SAMPLE_RATE): Coefficients {
  const { cos, sin } = turn(frequency, rate);
  const alpha = sin / (2 * q);
  return over(1 + alpha, alpha, 0, -alpha, -2 * cos, 1 - alpha);
}

export function peak(frequency: number, gain: number, q = 1, rate = SAMPLE_RATE): Coefficients {
  const { cos, sin } = turn(frequency, rate);
  const a = 10 ** (gain / 40);
  const alpha = sin / (2 * q);
  return over(1 + alpha / a, 1 + alpha * a, -2 * cos, 1 - alpha * a, -2 * cos, 1 - alpha / a);
}

export function highShelf(frequency: number, gain: number, rate = SAMPLE_RATE, slope = Math.SQRT1_2): Coefficients {
  const { cos, sin } = turn(frequency, rate);
  const a = 10 ** (gain / 40);
  const beta = 2 * Math.sqrt(a) * (sin / (2 * slope));
  return over(
    a + 1 - (a - 1) * cos + beta,
    a * (a + 1 + (a - 1) * cos + beta),
    -2 * a * (a - 1 + (a + 1) * cos),
    a * (a + 1 + (a - 1) * cos - beta),
    2 * (a - 1 - (a + 1) * cos),
    a + 1 - (a - 1) * cos - beta,
  );
}

/** In place. */
export function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Coefficients): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = Math.abs(y) < 1e-20 ? 0 : y;
    samples[index] = y;
  }
  return samples;
}
