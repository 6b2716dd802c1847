import type { ToldText } from "#lib/domain/retelling.ts";
import { dropUnknownCues } from "#lib/writing/draft/script.ts";
import { cutAtEnd } from "./cut.ts";
import { captionBody, tagLine } from "./derive-caption.ts";
import { plainLine, spokenLine } from "./plain-text.ts";

/** A text as it was told again, cleaned as its kind is read; one that is too long stays so where it cannot be cut well. */
export function readRetold({ kind, max }: Pick<ToldText, "kind" | "max">, said: string): string {
  if (kind === "caption") return captionBody(said, max);
  if (kind === "tags") return tagLine(said);
  const line = kind === "line" ? plainLine(said) : spokenText(said);
  return cutAtEnd(line, max) ?? line;
}

const spokenText = (said: string): string =>
  dropUnknownCues(
    said
      .split(/\n+/)
      .map((line) => spokenLine(line.replaceAll(/\((pause|pausa)\)/gi, "[pause]")))
      .join(" "),
  );
