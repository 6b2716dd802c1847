/** What a path leaves open: `{name}` one segment, `{name...}` all that follow. */
const PLACE = /\{(\w+)(\.{3})?\}/g;

export const placesOf = (path: string): string[] => [...path.matchAll(PLACE)].map(([, name = ""]) => name);

/** A path with what belongs in its places. */
export const filledPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(PLACE, (_, name: string, many?: string) =>
    (many ? (values[name] ?? "").split("/") : [values[name] ?? ""]).map(encodeURIComponent).join("/"),
  );
