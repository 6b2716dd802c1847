/** How long a text is for every limit of the product: its Unicode code points. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** At most `max` characters, cut at a word where there is one, with an ellipsis. */
export function excerpt(text: string, max: number): string {
  if (unitsOf(text, max) >= text.length) return text;
  const room = text.slice(0, unitsOf(text, max - 1));
  const wordAt = isSpace(text.charAt(room.length)) ? room.length : lastWordAt(room);
  return `${room.slice(0, wordAt).trimEnd() || room.trimEnd()}…`;
}

/** How many units of a string its first characters take: an emoji is two. */
function unitsOf(text: string, count: number): number {
  let units = 0;
  for (let seen = 0; seen < count && units < text.length; seen++)
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  return units;
}

function lastWordAt(text: string): number {
  let at = text.length;
  while (at > 0 && !isSpace(text.charAt(at - 1))) at--;
  return at;
}

const isSpace = (character: string): boolean => /\s/u.test(character);
