import { ABROAD } from "./abroad.ts";
import { FOOD } from "./food.ts";
import { HEALTH } from "./health.ts";
import { LIFE } from "./life.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import type { Niche } from "./niche.ts";
import { SERVICES } from "./services.ts";
import { SHOPS } from "./shops.ts";

/** The order is part of the ids of the seeded posts: append, never reorder. */
export const CATALOGUE: readonly Niche[] = [
  ...FOOD,
  ...HEALTH,
  ...SERVICES,
  ...SHOPS,
  ...LIFE,
  ...ABROAD,
  ...NEIGHBOURS,
];
