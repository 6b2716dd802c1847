const WORD = String.raw`\p{Lu}[\p{L}'’]+`;
const NAME = String.raw`${WORD}(?:\s(?:(?:d[aeo]s?|del|de la|of|the)\s)?${WORD})+`;
/** What leads up to a name of several words, and is no "in" of a month's or a person's. */
const WHERE = new RegExp(
  String.raw`(?<=^|[\s,])((?:at|en|em|n[ao]s?)\s(?:(?:el|la|los|las|the)\s)?${NAME}(?:,?\s\d+(?![\d:h]|\.\d|\s?[ap]\.?m))?)`,
  "u",
);

/** Where a text says that it is: "na Rua Goiás 120", "at Gauxholme Lock". */
export const whereIn = (text: string): string | null => WHERE.exec(text)?.[1] ?? null;

const STREETS =
  "Rua|R\\.|Avenida|Av\\.|Alameda|Travessa|Praça|Estrada|Largo|Rodovia|Calle|Plaza|Paseo|Jirón|Carrera|Camino|Carretera";
/** Typed in haste they have no capital. */
const STREET_NAMES = STREETS.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter}${letter.toLowerCase()}]`);
const SMALL = "(?:d[aeo]s?|del?|las?|los?|el)";
const ENGLISH = "Street|St|Road|Rd|Lane|Avenue|Ave|Square|Hill|Row|Way|Close|Drive|Yard|Hall|Wharf|Mill|Court";
/** "120", "10-41"; no hour and no price */
const DOOR = String.raw`\d+(?:-\d+)*(?![\d:h]|\.\d)`;
/** "HBR-040", "N31-120" */
const PLATE = String.raw`(?:-?\d+(?:-\d+)*)?`;
const ADDRESS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${STREET_NAMES})(?:\s(?:${SMALL}\s)*(?:\p{Lu}[\p{L}'’]*${PLATE}|${DOOR}))+(?:,?\s(?:km\s|#\s?|[Nn][oº°]\.?\s?)?${DOOR})?|\d+[a-z]?\s(?:${WORD}\s){1,3}(?:${ENGLISH})(?!\p{L})|(?:${WORD}\s){1,3}(?:${ENGLISH})(?!\p{L})(?=[,.]|$))`,
  "u",
);

/** "Rua Manoel Barata não, é na Av. Cabral": where it is not. */
const NOT_THERE = new RegExp(String.raw`${ADDRESS.source},?\s(?:(?:não|nao)(?!\p{L})|no,|not(?!\p{L}))`, "gu");

/** A street with its number, or a place by its name, without what leads up to it. */
export const addressIn = (text: string): string | null => {
  const there = text.replace(NOT_THERE, "");
  const street = ADDRESS.exec(there)?.[0].trim();
  return street ?? whereIn(there)?.replace(/^(?:at|en|em|n[ao]s?)\s(?:(?:el|la|los|las|the)\s)?/u, "") ?? null;
};
