import type { Setting } from "./setting.ts";
import { INDOOR } from "./settings-indoor.ts";
import { OUTDOOR } from "./settings-outdoor.ts";
import { PLAIN } from "./settings-plain.ts";

export const SETTINGS = { ...INDOOR, ...OUTDOOR, ...PLAIN } satisfies Record<string, Setting>;
export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as [SettingName, ...SettingName[]];
