import { type Format, FORMAT_RULES } from "./format.ts";

/** Whether a page says something: a photo speaks for itself on a carousel, whose cover bears the post's own title. */
export const isPageComplete = (
  format: Format,
  { pictures, title }: { title: string; pictures: readonly unknown[] },
): boolean => title.trim() !== "" || (FORMAT_RULES[format].wordlessPages && pictures.length > 0);
