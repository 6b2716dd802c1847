/** The zones' own names have none. */
const ACCENTED = [
  "Araguaína, Asunción, Belém, Bogotá, Cancún, Córdoba, Cuiabá, Curaçao, Eirunepé, Galápagos",
  "Maceió, Mazatlán, Mérida, Panamá, Réunion, Santarém, São Paulo, São Tomé, Tucumán",
].flatMap((names) => names.split(", "));
const plain = (name: string): string => name.normalize("NFD").replaceAll(/\p{Mark}/gu, "");
const spelled = new Map(ACCENTED.map((name) => [plain(name), name]));

/** Its city first, for who types it: "São Paulo (America)". */
export function zoneLabel(zone: string): string {
  const parts = zone.replaceAll("_", " ").split("/");
  const city = parts.pop() ?? zone;
  const name = spelled.get(city) ?? city;
  return parts.length === 0 ? name : `${name} (${parts.join(" / ")})`;
}
