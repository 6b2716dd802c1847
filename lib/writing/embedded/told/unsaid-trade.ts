import { LIMITS } from "#lib/writing/draft/contents.ts";
import { characters } from "#lib/domain/text.ts";
import { brandSentences, introduced, saysWe } from "#lib/writing/embedded/brand-words.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { brandLine, brandName } from "./closing.ts";
import { sellerIn } from "./priced-head.ts";
import { isFactual, type Teller } from "./teller.ts";
import { linesOf } from "./told.ts";

/** By so many of its first words a trade is known: "rides" alone are not on horses. */
const KNOWN_BY = 2;
const CORE = { strict: 2, usual: 3 } as const;

/** What the brand is, where a brief's title and facts do not say it. */
export function unsaidTrade(teller: Teller, title = teller.told.title, core: keyof typeof CORE = "usual"): string {
  const { told } = teller;
  const about = brandLine(teller, LIMITS.slideBody);
  if (about === "" || told.site !== null || !isFactual(teller)) return "";
  const said = tellingWords([title, ...told.parts.flatMap(linesOf)].join(". "));
  const words = tellingWords(about).slice(0, CORE[core]);
  const known = words.filter((word) => standsIn(word, said)).length;
  return known >= Math.min(KNOWN_BY, words.length) ? "" : about;
}

const SIGNED_MAX = 220;

/** The same below a caption, with all that the brand says of itself where that is short. */
export function signedTrade(teller: Teller): string {
  // A title that has it from the description has not all of it.
  const about = unsaidTrade(teller, teller.brief.theme, "strict");
  if (about === "") return "";
  const whole = brandSentences(teller.brief.brand).join(" ");
  const name = brandName(teller, SIGNED_MAX);
  const said = characters(whole) <= SIGNED_MAX ? whole : about;
  return name === "" ? said : introduced(name, said);
}

/** The same in a word or two. */
export function tradeIn(teller: Teller, max: number): string {
  const [core = ""] = unsaidTrade(teller).split(/[,:;]\s/u);
  return saysWe(core) ? "" : sellerIn(core, max);
}
