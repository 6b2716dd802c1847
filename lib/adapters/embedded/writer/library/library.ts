import { cafe } from "./cafe.ts";
import { nutrition } from "./nutrition.ts";
import type { Trade } from "./trade.ts";

export const LIBRARY: readonly Trade[] = [cafe, nutrition];
