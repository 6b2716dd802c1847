import type { Prop } from "./prop.ts";
import { ANIMAL_PROPS } from "./props-animals.ts";
import { ATELIER_PROPS } from "./props-atelier.ts";
import { BEAST_PROPS } from "./props-beasts.ts";
import { BODY_PROPS } from "./props-body.ts";
import { CARE_PROPS } from "./props-care.ts";
import { CRAFT_PROPS } from "./props-craft.ts";
import { DISH_PROPS } from "./props-dishes.ts";
import { FAIR_PROPS } from "./props-fair.ts";
import { FARE_PROPS } from "./props-fare.ts";
import { FARM_PROPS } from "./props-farm.ts";
import { FEAST_PROPS } from "./props-feast.ts";
import { FITTINGS_PROPS } from "./props-fittings.ts";
import { FOLK_PROPS } from "./props-folk.ts";
import { GROUND_PROPS } from "./props-grounds.ts";
import { HARVEST_PROPS } from "./props-harvest.ts";
import { HOBBY_PROPS } from "./props-hobby.ts";
import { HOME_PROPS } from "./props-home.ts";
import { HOUSE_PROPS } from "./props-house.ts";
import { KEEPSAKES_PROPS } from "./props-keepsakes.ts";
import { LARDER_PROPS } from "./props-larder.ts";
import { LEISURE_PROPS } from "./props-leisure.ts";
import { LIVING_PROPS } from "./props-living.ts";
import { MUSIC_PROPS } from "./props-music.ts";
import { NATURE_PROPS } from "./props-nature.ts";
import { NEST_PROPS } from "./props-nest.ts";
import { OFFICE_PROPS } from "./props-office.ts";
import { ORCHARD_PROPS } from "./props-orchard.ts";
import { OUTING_PROPS } from "./props-outing.ts";
import { PANTRY_PROPS } from "./props-pantry.ts";
import { PARLOR_PROPS } from "./props-parlor.ts";
import { PLAY_PROPS } from "./props-play.ts";
import { ROAD_PROPS } from "./props-road.ts";
import { ROOM_PROPS } from "./props-rooms.ts";
import { SEASIDE_PROPS } from "./props-seaside.ts";
import { SHORE_PROPS } from "./props-shore.ts";
import { SITE_PROPS } from "./props-site.ts";
import { STAGE_PROPS } from "./props-stage.ts";
import { STYLE_PROPS } from "./props-style.ts";
import { SWEET_PROPS } from "./props-sweet.ts";
import { TABLE_PROPS } from "./props-table.ts";
import { TOWN_PROPS } from "./props-town.ts";
import { TRADE_PROPS } from "./props-trade.ts";
import { TREK_PROPS } from "./props-trek.ts";
import { WEAR_PROPS } from "./props-wear.ts";
import { WORKS_PROPS } from "./props-works.ts";
import { WORKSHOP_PROPS } from "./props-workshop.ts";
import { YARD_PROPS } from "./props-yard.ts";

export const PROPS = {
  ...TABLE_PROPS,
  ...CARE_PROPS,
  ...HOME_PROPS,
  ...LEISURE_PROPS,
  ...OFFICE_PROPS,
  ...WORKSHOP_PROPS,
  ...STAGE_PROPS,
  ...ROAD_PROPS,
  ...WEAR_PROPS,
  ...PANTRY_PROPS,
  ...DISH_PROPS,
  ...WORKS_PROPS,
  ...ROOM_PROPS,
  ...NATURE_PROPS,
  ...ANIMAL_PROPS,
  ...LIVING_PROPS,
  ...HOBBY_PROPS,
  ...BODY_PROPS,
  ...CRAFT_PROPS,
  ...FARE_PROPS,
  ...FARM_PROPS,
  ...FEAST_PROPS,
  ...HOUSE_PROPS,
  ...MUSIC_PROPS,
  ...SHORE_PROPS,
  ...SITE_PROPS,
  ...TOWN_PROPS,
  ...OUTING_PROPS,
  ...FAIR_PROPS,
  ...FOLK_PROPS,
  ...TREK_PROPS,
  ...TRADE_PROPS,
  ...GROUND_PROPS,
  ...BEAST_PROPS,
  ...ATELIER_PROPS,
  ...NEST_PROPS,
  ...ORCHARD_PROPS,
  ...PLAY_PROPS,
  ...STYLE_PROPS,
  ...SWEET_PROPS,
  ...YARD_PROPS,
  ...HARVEST_PROPS,
  ...PARLOR_PROPS,
  ...SEASIDE_PROPS,
  ...FITTINGS_PROPS,
  ...KEEPSAKES_PROPS,
  ...LARDER_PROPS,
};
export type PropName = keyof typeof PROPS;
export const PROP_NAMES = Object.keys(PROPS) as [PropName, ...PropName[]];

export const findProp = (name: PropName): Prop => PROPS[name];
