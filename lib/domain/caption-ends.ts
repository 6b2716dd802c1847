/** A caption's first line and its last before the hashtags: what no other post is to begin or to end with. */
export function endsOf(caption: string): string {
  const lines = caption.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return [...new Set([lines[0] ?? "", ...lines.slice(1).slice(-2)])].join(" ");
}
