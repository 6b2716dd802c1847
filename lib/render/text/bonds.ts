/** Between two words that follow one another: never parted, better not parted, or free. */
export type Bond = "firm" | "soft" | "none";

/** Words that a line should not end on: they begin what follows. */
const LEANS = new Set(
  (
    "a à às ao aos o os as e é em de da do das dos no na nos nas um uma que se ou nem por pelo pela com sem seu sua " +
    "meu minha não mas para pra até sob the a an of to in on at and or is your my our for with from by not no if " +
    "el la los las y un una del al en con su tu mi lo es sin muy más mais ni u desde"
  ).split(" "),
);
const TITLES =
  /^(?:dr|dra|drs|sr|sra|srta|sres|prof|profa|eng|arq|mr|mrs|ms|st|sta|sto|san|santa|santo|são|don|doña|dom|dona|tio|tia|chef|av|r|al|rod|pç|pça|calle|rua|avenida|c|nº|n\.º|no|núm|pág|p|tel|art|vol|cap|ex|ej)\.?$/iu;
const TITLES_WITHOUT_STOP =
  /^(?:dra?|sra?|srta|profa?|mrs?|ms|sta|sto|san|santa|santo|são|don|doña|dom|dona|tio|tia|chef|calle|rua|avenida|nº|n\.º)$/iu;
const CURRENCY = /^(?:[a-z]{0,3}\$|[€£¥]|brl|usd|eur|mxn)$/iu;
const NUMBER = /^[-+~≈<>]?(?:[a-z]{0,2}\$|[€£¥])?\d[\d.,:/hº°ª–-]*$/iu;
/** The parts of a telephone. */
const DIALLED = /^(?:\+\d{1,3}|\+?\(?\d{2,5}\)?|\d{3,5}-\d{3,4})$/u;
const UNIT =
  /^(?:[kmcµ]?g|[kmc]?m|[kmc]?m[²³]|[mcd]?l|km\/h|°[cf]?|º[cf]?|%|lbs?|oz|ft|cal|kcal|kwh?|w|v|gb|mb|h|hrs?|min|s|seg|segundos?|seconds?|minutos?|minutes?|horas?|hours?|dias?|días?|days?|semanas?|weeks?|mes|mês|meses|months?|anos?|años?|years?|vezes|veces|times|x|reais|real|pesos?|euros?|d[oó]lar(?:es)?|dollars?|centavos?|mil|milh(?:ão|ões)|mill(?:ón|ones)|million|thousand|am|pm|a\.m|p\.m|xícaras?|tazas?|cups?|colheres|cucharadas?|pessoas?|personas?|people|graus|grados|degrees|gramas?|gramos?|grams?|quilos?|kilos?|litros?|liters?|metros?|meters?|unidades?|fatias?|itens|mxn|brl|usd|eur)$/iu;
const PARTICLES = /^(?:de|da|do|das|dos|del|di|du|van|von|e|y|&)$/u;
const CLOSED = /[,;:.!?…)\]”"»]$/u;

const bare = (word: string): string => word.replaceAll(/^[("“«‘¿¡[]+|[,;:.!?…)\]”"»’]+$/gu, "");
const isNamed = (word: string): boolean => /^[\p{Lu}][\p{L}'’.-]*$/u.test(bare(word)) && bare(word).length > 1;

/** Headlines that write each word with a capital have no names to tell apart. */
function hasNames(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => bare(word).length > 3 && /\p{L}/u.test(word));
  const named = long.filter(isNamed).length;
  const shouts = !/\p{Ll}/u.test(words.join(""));
  return !shouts && (words.length <= 3 || named <= long.length * 0.7);
}

function isFirm(words: readonly string[], at: number, names: boolean): boolean {
  const [word = "", next = ""] = [words[at], words[at + 1]];
  const [own, other] = [bare(word), bare(next)];
  if (CURRENCY.test(word)) return /^\d/.test(other);
  if (NUMBER.test(word) && (UNIT.test(other) || CURRENCY.test(other))) return true;
  if (DIALLED.test(word) && /^\d{2}/.test(other)) return true;
  if (TITLES.test(own) && (word.endsWith(".") || TITLES_WITHOUT_STOP.test(own)) && /^[\p{Lu}\d]/u.test(other))
    return true;
  if (/^[–—-]$/u.test(next)) return true;
  if (!names || CLOSED.test(word)) return false;
  if (isNamed(word) && isNamed(next)) return true;
  const after = words[at + 2] ?? "";
  if (isNamed(word) && PARTICLES.test(next) && next !== "e" && next !== "y" && isNamed(after)) return true;
  const before = words[at - 1] ?? "";
  return (
    PARTICLES.test(word) && word !== "e" && word !== "y" && isNamed(before) && !CLOSED.test(before) && isNamed(next)
  );
}

/** How each word holds to the next one; one fewer than words. */
export function bondsOf(words: readonly string[]): Bond[] {
  const names = hasNames(words);
  return words.slice(1).map((next, at): Bond => {
    const word = words[at] ?? "";
    if (isFirm(words, at, names)) return "firm";
    const leans =
      LEANS.has(word.toLowerCase()) || (NUMBER.test(word) && /^\p{Ll}/u.test(next) && !LEANS.has(bare(next)));
    return leans && !CLOSED.test(word) ? "soft" : "none";
  });
}
