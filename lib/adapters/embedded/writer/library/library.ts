import { accounting } from "./accounting.ts";
import { auto } from "./auto.ts";
import { bakery } from "./bakery.ts";
import { barber } from "./barber.ts";
import { beauty } from "./beauty.ts";
import { cafe } from "./cafe.ts";
import { cleaning } from "./cleaning.ts";
import { crafts } from "./crafts.ts";
import { dentist } from "./dentist.ts";
import { education } from "./education.ts";
import { events } from "./events.ts";
import { fashion } from "./fashion.ts";
import { finance } from "./finance.ts";
import { fitness } from "./fitness.ts";
import { interior } from "./interior.ts";
import { languages } from "./languages.ts";
import { law } from "./law.ts";
import { marketing } from "./marketing.ts";
import { nutrition } from "./nutrition.ts";
import { pets } from "./pets.ts";
import { photography } from "./photography.ts";
import { physiotherapy } from "./physiotherapy.ts";
import { plants } from "./plants.ts";
import { psychology } from "./psychology.ts";
import { realEstate } from "./real-estate.ts";
import { renovation } from "./renovation.ts";
import { restaurant } from "./restaurant.ts";
import { tech } from "./tech.ts";
import type { Trade } from "./trade.ts";
import { travel } from "./travel.ts";
import { yoga } from "./yoga.ts";

export const LIBRARY: readonly Trade[] = [
  cafe,
  restaurant,
  bakery,
  nutrition,
  dentist,
  psychology,
  physiotherapy,
  fitness,
  yoga,
  pets,
  plants,
  beauty,
  barber,
  fashion,
  realEstate,
  interior,
  renovation,
  cleaning,
  crafts,
  photography,
  events,
  travel,
  languages,
  education,
  auto,
  tech,
  marketing,
  finance,
  accounting,
  law,
];
