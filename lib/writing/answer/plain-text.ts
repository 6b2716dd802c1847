import { isDrawable } from "#lib/domain/drawable.ts";

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  bull: "•",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  ccedil: "ç",
  ntilde: "ñ",
  atilde: "ã",
  otilde: "õ",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  acirc: "â",
  ecirc: "ê",
  ocirc: "ô",
  agrave: "à",
  euro: "€",
  iexcl: "¡",
  iquest: "¿",
  uuml: "ü",
  Aacute: "Á",
  Eacute: "É",
  Iacute: "Í",
  Oacute: "Ó",
  Uacute: "Ú",
  Ntilde: "Ñ",
  Ccedil: "Ç",
  Atilde: "Ã",
};

/** In their order: what one has taken away the next does not see. */
const MARKUP: readonly [RegExp, string][] = [
  [/<(script|style)\b[\s\S]*?<\/\1>/gi, " "],
  [/<br\s*\/?>|<\/(?:p|div|h\d|li|tr)>/gi, "\n"],
  [/<li\b[^>]*>/gi, "• "],
  [/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi, ""],
  [/<!--[\s\S]*?-->/g, ""],
  [/!\[([^\]]*)\]\([^)\s]*\)/g, "$1"],
  [/\[([^\]]+)\]\((?:https?:|www\.|\/|#|mailto:|tel:)[^)\s]*\)/g, "$1"],
  [/^[ \t]*```[a-z]*[ \t]*$/gim, ""],
  [/`([^`\n]+)`/g, "$1"],
  [/^[ \t]{0,3}#{1,6}[ \t]+/gm, ""],
  [/^[ \t]{0,3}>[ \t]+/gm, ""],
  [/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ""],
  [/^[ \t]*[-*+‣▪◦●○■][ \t]+/gm, "• "],
  [/(\*\*\*|\*\*|___|__|~~)(?=\S)([\s\S]*?\S)\1/g, "$2"],
  [/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu, "$1"],
  [/(?<![\p{L}\p{N}_#@./])_(?=[^\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu, "$1"],
  [/\*\*|~~|__(?!\p{L})/gu, ""],
];

/** Signs that no font of ours draws and that others do: letters of mathematics, arrows, marks of width zero. */
const SIGNS: readonly [RegExp, string][] = [
  [/[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E\u2460-\u24FF]/gu, ""],
  [/\s*[→⇒➔➜⟶⮕]\uFE0F?\s*/gu, " – "],
  [/\s*[←⇐⟵]\s*/gu, " – "],
  [/≈/g, "~"],
  [/×/g, "×"],
  [/[\u200B\u2060\uFEFF\u00AD\uFFFD\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, ""],
  [/[\u00A0\u2000-\u200A\u202F\u3000\t]/g, " "],
];

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, number?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? whole;
      const code = number ? Number(number) : Number.parseInt(hex ?? "", 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
    },
  );

/** A text as it is read: without the marks of HTML and Markdown, in letters that are drawn, its line breaks kept. */
export function plainText(said: string): string {
  let text = decoded(decoded(said.replaceAll(/\\n|\r\n?/g, "\n")));
  for (const [pattern, instead] of MARKUP) text = text.replace(pattern, instead);
  for (const [pattern, instead] of SIGNS) {
    text = instead === "" ? text.replace(pattern, (sign) => lettersOf(sign)) : text.replace(pattern, instead);
  }
  return drawn(text.normalize("NFC"))
    .replace(/ {2,}/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A sign that no font of ours draws is told by its plain letters, or left out; a letter stays, to be asked for again. */
const drawn = (text: string): string =>
  isDrawable(text)
    ? text
    : Array.from(text, (sign) => {
        if (isDrawable(sign) || /\p{L}/u.test(sign)) return sign;
        const plain = sign.normalize("NFKC");
        return isDrawable(plain) ? plain : "";
      }).join("");

/** "𝗕" is B and "①" is 1; a mark of width zero is nothing. */
function lettersOf(sign: string): string {
  const plain = sign.normalize("NFKC");
  return plain === sign ? "" : plain;
}

const BULLET =
  /^(?:[•–—·▪*+-]|\d{1,2}[.)º°](?=\s)|(?:\p{Extended_Pictographic}|[0-9]\uFE0F?\u20E3)\p{Emoji_Modifier}?\uFE0F?)\s*/u;

/** What a model calls a part of a post, before it tells it: "Slide 2:", "Hook:". */
const CALLED =
  /^(?:(?:slide|card|tela|lâmina|lámina|página|page|cena|escena|scene|bloco|bloque)\s*\d+\s*[:.–—-]|(?:hook|gancho|cta|call to action|chamada|complemento|complement|título|title|titular|subtítulo|legenda|caption|narrador|narradora|narrator|locutor|locutora|voice[ -]?over|voz en off|voz)\s*:)\s*/iu;

/** What stood before it is gone: it begins the line. */
export const begun = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

export const without = (line: string, name: RegExp): string => (name.test(line) ? begun(line.replace(name, "")) : line);

const bared = (line: string): string => without(line.replace(BULLET, ""), CALLED);

/** One line of a picture: without what would number or point it, which its layout draws. */
export function plainLine(said: string): string {
  let line = plainText(said).replace(/\s+/g, " ");
  for (let shorter = bared(line); shorter !== line && shorter !== ""; shorter = bared(line)) line = shorter;
  return unquoted(line);
}

/** Quotes about the whole of a line are the model's own. */
const unquoted = (line: string): string => {
  const [, inner] = /^["“'‘](.+)["”'’]$/u.exec(line) ?? [];
  return inner && !/["“”]/.test(inner) ? inner.trim() : line;
};

/** How a line is to be said, or what is heard beside it: "(música suave)". Nobody begins to speak in brackets. */
const ASIDE = /^\s*[([*]+(?!(?:pause|excited|calm|whisper|slow|fast)\])[^()[\]]{1,40}[)\]*]+\s*/iu;

/** What is said aloud: no pictures either. */
export const spokenLine = (said: string): string =>
  plainLine(said.replace(ASIDE, ""))
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\uFE0F|\u200D|\u20E3/gu, "")
    .replace(/(^|\s)#(?=\p{L})/gu, "$1")
    .replace(/\s+/g, " ")
    .trim();

/** The part of a line that a model set in bold, as it stands once the marks are gone. */
export function boldIn(said: string): string {
  const [, bold = ""] =
    /\*\*(?=\S)([^*]*\S)\*\*|<(?:b|strong)>([^<]+)<\//i.exec(said)?.filter((part) => part !== undefined) ?? [];
  return plainLine(bold);
}
