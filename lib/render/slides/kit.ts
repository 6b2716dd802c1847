import { randomOf } from "#lib/render/random.ts";

/** What all slides of one carousel share. */
export interface Kit {
  readonly header: "top" | "bottom" | "split";
  readonly pages: "dots" | "fraction" | "bar";
  readonly mark: "ink" | "block" | "underline";
  readonly badge: "circle" | "soft" | "ring";
  readonly motif: "arcs" | "blob" | "stripes" | "dots" | "rings" | "corner";
  readonly radius: number;
  readonly wobble: readonly number[];
}

export function kitOf(seed: number): Kit {
  const random = randomOf(`kit ${seed}`);
  return {
    header: random.pick(["top", "bottom", "split"]),
    pages: random.pick(["dots", "fraction", "bar"]),
    mark: random.pick(["ink", "block", "underline"]),
    badge: random.pick(["circle", "soft", "ring"]),
    motif: random.pick(["arcs", "blob", "stripes", "dots", "rings", "corner"]),
    radius: random.pick([6, 28, 44]),
    wobble: Array.from({ length: 7 }, () => random.between(0.78, 1.14)),
  };
}
