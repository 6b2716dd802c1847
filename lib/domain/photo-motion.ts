import type { Focus } from "./own-picture.ts";

/** What is seen of a photo at a moment. */
interface View {
  /** of the photo's free room, 0..1 from the left and from the top */
  readonly x: number;
  readonly y: number;
  /** of the photo, how much is seen: 1 as much as there is, less is nearer */
  readonly share: number;
}

/** Where the eye goes. */
export type Move = readonly [from: View, to: View];

/** One after the other, so that no two photos in a row move alike. */
const MOVES: readonly Move[] = [
  [
    { x: 0.5, y: 0.5, share: 1 },
    { x: 0.5, y: 0.44, share: 0.87 },
  ],
  [
    { x: 0.05, y: 0.5, share: 0.9 },
    { x: 0.95, y: 0.45, share: 0.9 },
  ],
  [
    { x: 0.5, y: 0.42, share: 0.86 },
    { x: 0.5, y: 0.5, share: 1 },
  ],
  [
    { x: 0.55, y: 0.95, share: 0.9 },
    { x: 0.45, y: 0.1, share: 0.88 },
  ],
  [
    { x: 0.9, y: 0.45, share: 0.9 },
    { x: 0.1, y: 0.55, share: 0.88 },
  ],
  [
    { x: 0.35, y: 0.35, share: 0.86 },
    { x: 0.6, y: 0.6, share: 0.97 },
  ],
];

const NEAREST = 0.87;

/** Nearer and nearer to a point of it, which stays where it is. */
export const nearing = ({ x, y }: Pick<Focus, "x" | "y">): Move => [
  { x, y, share: 1 },
  { x, y, share: NEAREST },
];

export const moveInTurn = (turn: number): Move => MOVES[turn % MOVES.length] ?? nearing({ x: 0.5, y: 0.5 });

const STEADY = 0.35;
const ease = (share: number): number =>
  STEADY * share + (1 - STEADY) * (share - Math.sin(2 * Math.PI * share) / (2 * Math.PI));

/** What is seen at a share of its time. */
export function viewAt([from, until]: Move, share: number): View {
  const at = ease(share);
  const between = (one: number, other: number) => one + (other - one) * at;
  return { x: between(from.x, until.x), y: between(from.y, until.y), share: between(from.share, until.share) };
}
