const NAME = String.raw`\p{Lu}[\p{L}'’]+(?:\s(?:(?:d[aeo]s?|del|de la|of|the)\s)?\p{Lu}[\p{L}'’]+)+`;
/** What leads up to a name of several words, and is no "in" of a month's or a person's. */
const WHERE = new RegExp(
  String.raw`(?<=^|[\s,])((?:at|en|em|n[ao]s?)\s(?:(?:el|la|los|las|the)\s)?${NAME}(?:,?\s\d+)?)`,
  "u",
);

/** Where a text says that it is: "na Rua Goiás 120", "at Gauxholme Lock". */
export const whereIn = (text: string): string | null => WHERE.exec(text)?.[1] ?? null;
