import type { StillLife } from "./scene.ts";
import { HOME_STILL_LIVES } from "./still-lives-home.ts";
import { TABLE_STILL_LIVES } from "./still-lives-table.ts";
import { WORK_STILL_LIVES } from "./still-lives-work.ts";

export const STILL_LIVES: Record<string, () => StillLife> = {
  ...HOME_STILL_LIVES,
  ...TABLE_STILL_LIVES,
  ...WORK_STILL_LIVES,
};
