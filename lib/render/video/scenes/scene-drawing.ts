import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Board } from "./board.ts";

/** Prepares a scene's texts once; what it gives draws the card's content at any time since the scene began. */
export type SceneDrawing = (board: Board) => Promise<(context: SKRSContext2D, now: number) => void>;
