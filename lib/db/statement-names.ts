/** A connection keeps every statement that it has prepared: so many, and no more. */
const MOST = 400;
/** pg asks a statement of this name without keeping it. */
const UNNAMED = "";

/**
 * Names the statements that are asked again, so that a connection prepares each once. What comes by once alone (a list
 * of so many ids) gets no name; when there are names for so many, what is new stays without one.
 */
export function createStatementNames(most = MOST): (text: string) => string {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= most) return UNNAMED;
    if (!seen.delete(text)) {
      if (seen.size >= most) seen.clear();
      seen.add(text);
      return UNNAMED;
    }
    const name = `pauta_${names.size}`;
    names.set(text, name);
    return name;
  };
}
