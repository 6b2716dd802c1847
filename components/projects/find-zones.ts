import { fold } from "#lib/domain/fold.ts";
import { zoneLabel } from "./zone-label.ts";

interface Zone {
  value: string;
  label: string;
  /** how far it is from UTC */
  note: string;
  words: readonly string[];
}

const wordsOf = (text: string): string[] => fold(text).split(/[\s()/_]+/);

const nameOf = (zone: string, locale: string, timeZoneName: "longOffset" | "shortGeneric"): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

function describe(zone: string, locale: string): Zone {
  const label = zoneLabel(zone);
  const offset = nameOf(zone, "en", "longOffset").replace("GMT", "") || "+00:00";
  const words = wordsOf(`${label} ${offset} ${nameOf(zone, locale, "shortGeneric")}`);
  return { value: zone, label, note: `UTC${offset.replace("-", "−")}`, words };
}

const inOrder = (zones: readonly Zone[]): Zone[] =>
  zones.toSorted((one, other) => one.label.localeCompare(other.label));

const known = new Map<string, Zone[]>();

/** All of them in words: asked once a language, for the browser takes a moment. */
function zonesIn(locale: string): Zone[] {
  const zones = known.get(locale) ?? inOrder(Intl.supportedValuesOf("timeZone").map((zone) => describe(zone, locale)));
  known.set(locale, zones);
  return zones;
}

/** "UTC-3" and "−3" as "-03". */
const plainOffset = (word: string): string =>
  word
    .replace("−", "-")
    .replace(/^(?:utc|gmt)(?=[+-])/, "")
    .replace(/^([+-])(\d)(?!\d)/, "$10$2");

/** The zones in which each typed word begins one of theirs: city, continent, offset, or their name in a language. */
export function findZones(typed: string, { chosen, locale }: { chosen: string; locale: string }): Zone[] {
  const zones = zonesIn(locale);
  const isKnown = zones.some(({ value }) => value === chosen);
  const all = isKnown ? zones : inOrder([...zones, describe(chosen, locale)]);
  const sought = wordsOf(typed.trim()).map(plainOffset);
  return all.filter(({ words }) => sought.every((word) => words.some((one) => one.startsWith(word))));
}
