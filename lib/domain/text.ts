/** How long a text is for every limit of the product: its Unicode code points. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** At most `max` characters, cut at a word where there is one, with an ellipsis. */
export function excerpt(text: string, max: number): string {
  const points = [...text];
  if (points.length <= max) return text;
  const room = points.slice(0, max - 1).join("");
  const lastSpace = room.search(/\s+\S*$/u);
  const atWord = /\s/u.test(points[max - 1] ?? "") || lastSpace <= 0 ? room : room.slice(0, lastSpace);
  return `${atWord.trimEnd()}…`;
}
