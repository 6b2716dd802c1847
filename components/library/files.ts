import type { Output } from "#lib/contract/index.ts";

export type Library = Output<"readLibrary">;
type Photo = Library["photos"][number];
type Clip = Library["clips"][number];
export type LibraryFile = Photo | Clip;

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const saidOf = (file: LibraryFile): string =>
  plain([file.description, "altText" in file ? file.altText : null, ...file.tags].filter(Boolean).join(" "));

/** Those of which every word is said, with or without its accents, and that are filed under the tag. */
export function findFiles<File extends LibraryFile>(
  files: readonly File[],
  { search, tag }: { search: string; tag: string | null },
): File[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return files.filter(
    (file) => (tag === null || file.tags.includes(tag)) && words.every((word) => saidOf(file).includes(word)),
  );
}

/** Every tag of a library with how many files have it, the fullest first. */
export function tagsOf(files: readonly LibraryFile[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of files.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag));
}
