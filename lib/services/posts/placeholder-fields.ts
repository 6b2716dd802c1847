import type { Language } from "#lib/domain/language.ts";
import { type LayoutId, layoutFields } from "#lib/domain/layout.ts";
import { plainValue, type SlideFields } from "#lib/domain/slide.ts";
import { textsIn } from "#lib/messages/catalog.ts";

/** What stands in a new slide of a layout. */
export function placeholderFields(layoutId: LayoutId, language: Language): SlideFields {
  const texts: Record<string, string> = textsIn(language).layouts[layoutId];
  return Object.fromEntries(layoutFields(layoutId).map((name) => [name, plainValue(texts[name] ?? "")]));
}
