import type { Prop } from "./prop.ts";
import { CARE_PROPS } from "./props-care.ts";
import { HOME_PROPS } from "./props-home.ts";
import { LEISURE_PROPS } from "./props-leisure.ts";
import { OFFICE_PROPS } from "./props-office.ts";
import { TABLE_PROPS } from "./props-table.ts";
import { WORKSHOP_PROPS } from "./props-workshop.ts";

export const PROPS = {
  ...TABLE_PROPS,
  ...CARE_PROPS,
  ...HOME_PROPS,
  ...LEISURE_PROPS,
  ...OFFICE_PROPS,
  ...WORKSHOP_PROPS,
};
export type PropName = keyof typeof PROPS;
export const PROP_NAMES = Object.keys(PROPS) as [PropName, ...PropName[]];

export const findProp = (name: PropName): Prop => PROPS[name];
