/** Slots of a phrase, {so}; what a slot brings is not read again. "Avon Sash Co." ends its sentence itself. */
export const fill = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const said = slots[name] ?? "";
    return said.endsWith(".") ? said : said + stop;
  });
