import type { Prop } from "./prop.ts";
import { CARE_PROPS } from "./props-care.ts";
import { TABLE_PROPS } from "./props-table.ts";
import { WORK_PROPS } from "./props-work.ts";

export const PROPS = { ...TABLE_PROPS, ...CARE_PROPS, ...WORK_PROPS };
export type PropName = keyof typeof PROPS;

export const findProp = (name: PropName): Prop => PROPS[name];
