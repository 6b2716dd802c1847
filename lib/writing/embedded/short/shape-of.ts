import type { Kind } from "#lib/content/phrases/phrases.ts";
import {
  type Ending,
  isSeeking,
  readNews,
  readShort,
  type Shape,
  SHAPES,
  type Spoken,
} from "#lib/content/short/short.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Theme } from "#lib/writing/embedded/read-theme.ts";
import { sidesOf } from "./sides-of.ts";

/** What a theme does, and the clause that it speaks of where it has one. */
export interface Shaped {
  shape: Shape;
  clause: string;
}

const BY_KIND: Partial<Record<Kind, Shape>> = {
  mistakes: "mistakes",
  myths: "myths",
  tips: "tips",
  signs: "signs",
  reasons: "reasons",
  checklist: "checklist",
};

/** What the library has nothing to answer to: the brand's own news, its stories and what its readers are asked about. */
const UNASKED: ReadonlySet<Shape> = new Set([
  "opening",
  "places",
  "sale",
  "closed",
  "hours",
  "welcome",
  "holiday",
  "event",
  "giveaway",
  "hiring",
  "thanks",
  "meet",
  "ours",
  "ready",
  "case",
  "scene",
  "change",
  "tale",
  "pick",
]);
export const asksNothing = (shape: Shape): boolean => UNASKED.has(shape);

/** What else than an answer a shape asks for at its end. */
const ENDS: Partial<Record<Spoken, Ending>> = {
  urgent: "call",
  opening: "news",
  places: "book",
  class: "book",
  taste: "order",
  ready: "order",
  sale: "news",
  closed: "closed",
  hours: "news",
  welcome: "news",
  event: "news",
  giveaway: "news",
  hiring: "apply",
  meet: "news",
  ours: "news",
  pick: "news",
  scene: "ask",
  tale: "ask",
  decide: "ask",
  ideas: "answer",
  season: "ask",
  topic: "ask",
  thing: "ask",
  open: "ask",
  holiday: "wish",
  thanks: "greet",
};
export const endingOf = (shape: Spoken): Ending => ENDS[shape] ?? (isSeeking(shape) ? "ask" : "answer");

/** "Three reasons why your battery runs out". */
const BECAUSE = /^(?:por (?:las|los|la|el) que|pel[ao]s quais|why|for which)\s(.+)$/iu;
const RELATIVE = /\s(?:que|quem|that|which|who|where|onde|donde)\s/u;
const WHY_WE = /^(?:why|how|por que|como|para que) /;
/** "The story of Ada", which its author tells */
const STORY_OF = /\b(?:historia|story) (?:de|da|do|del|of) (?!uma? |una? |an? )/u;
/** "The difference between honey and syrup" wants to be told, and no choice. */
const DIFFERENCE =
  /^(?:(?:a|la|the|qual (?:e )?a|cual es la|what(?:'|’)?s the|what is the) )?(?:diferencas?|diferencias?|differences?) (?:entre|between) (.+?)\??$/u;
/** "Moving day checklist" */
const LIST = /\bcheck-?list$/u;
/** What says that a thing is good, owed or more than another: a reader may hold otherwise. */
const JUDGES =
  /\b(?:melhor|pior|mejor|peor|better|best|worse|worst|deve\p{L}*|debe\p{L}*|should|must|nem tod\p{L}+|no tod\p{L}+|not (?:all|every)|too|demais|demasiad\p{L}+|mais|mas|more|less|menos|merece\p{L}*|deserves?)\b/u;
/** It may be to things, and not to doing them. */
const GUIDE =
  /^(?:(?:o|a|un|una|um|uma|the|el|la)\s)?(?:mini)?(?:guia|guide)\b|^(?:a )?(?:quick|short|little) guide\b/u;
/** Two or more, of the author's own. */
const COUNTED = /^(?:(?:os|as|the|los|las|top)\s+)?(?:\d{1,2}|\p{L}+)\s(?!(?:por|x|for|em|in|en|de)\s)/u;

export function shapeOf(theme: Theme, language: Language): Shaped {
  const { headline, howTo, kind, number, subject } = theme;
  const words = readShort(language);
  const sides = sidesOf(headline, words);
  const folded = fold(headline);
  const bare = folded.replace(/^[¿¡]/, "");
  const is = (name: keyof typeof words.known): boolean => words.known[name]?.test(bare) ?? false;
  const whole = (shape: Shape): Shaped => ({ shape, clause: "" });
  const isPlain = kind === "open" && number === null && !howTo;
  const isAsking = headline.endsWith("?");
  const news = isPlain && !isAsking ? newsIn(bare) : undefined;
  if (news) return whole(news);
  const apart = DIFFERENCE.exec(bare)?.[1];
  if (apart) return { shape: "advice", clause: headline.replace(/\?$/, "").slice(-apart.length) };
  // "Does it matter, cold or warm?" is no choice, as "cold or warm?" is.
  if (kind === "comparison" && !(sides === null && isAsking && words.verbs.test(headline)))
    return whole(is("decide") ? "decide" : isCase(headline, sides, words) ? "advice" : "comparison");
  const question: Shape = is("advice") ? "advice" : "question";
  const told = isAsking ? undefined : (["change", "tale", "pick"] as const).find(is);
  if (told) return whole(told);
  if (is("complaint") || (is("mine") && kind === "open")) return whole("advice");
  if (is("steps")) return whole("steps");
  if (is("order") && !isAsking) return whole("order");
  if (!isAsking && is("scene")) return whole("scene");
  // "Why we never varnish" is told by who does it, and no guess of the reader's.
  if (!isAsking && is("ours") && (WHY_WE.test(bare) || kind === "reasons")) return whole("ours");
  const sign = words.known.signs?.exec(folded);
  if (sign?.[1]) return { shape: "signs", clause: headline.slice(folded.length - sign[1].length) };
  const reason = kind === "reasons" ? BECAUSE.exec(subject)?.[1] : undefined;
  if (reason) return { shape: "reasons", clause: reason };
  if (is("case") && kind === "story") return whole(is("ours") || STORY_OF.test(bare) ? "tale" : "case");
  if (is("scene") || kind === "story") return whole("scene");
  if (is("moment") && !isAsking) return whole("moment");
  const after = /:\s+(.+)$/u.exec(bare)?.[1] ?? "";
  const behind = /,\s+(.+)$/u.exec(bare)?.[1] ?? "";
  if (
    isAsking ||
    words.questions.test(after) ||
    words.known.asksAfter?.test(behind) ||
    (words.questions.test(bare) && !LIST.test(bare))
  )
    return whole(question);
  if (howTo && question === "advice") return whole(question);
  if (howTo) return whole(number === null ? "howTo" : "steps");
  if (GUIDE.test(bare)) return whole("guide");
  if (kind === "steps" || kind === "timeline") return whole("steps");
  if (LIST.test(bare)) return whole("checklist");
  // "Two Saturdays are free" counts nothing that a reader could name.
  const isNamed = /^\d/.test(bare) || !words.verbs.test(headline.toLowerCase()) || RELATIVE.test(bare);
  if ((theme.promises && isNamed && COUNTED.test(folded)) || is("most")) return whole("counted");
  if ((kind === "tips" || isPlain) && is("ideas")) return whole("ideas");
  if (kind === "question" && !words.indirect.test(bare)) return whole("questions");
  const listed = BY_KIND[kind];
  if (listed && !(kind === "reasons" && words.indirect.test(bare))) return whole(listed);
  if (words.indirect.test(bare) || kind === "reasons") return whole(question);
  const found = (["case", "ours", "doing", "season", "thing"] as const).find(is);
  // "The zipper that came back" makes curious, and is nothing to remember.
  if (found === "thing" && RELATIVE.test(bare)) return whole("ours");
  // Only what judges can be agreed with.
  if (words.verbs.test(headline.toLowerCase())) return whole(JUDGES.test(bare) ? "statement" : "ours");
  return whole(found ?? (isName(bare) ? "topic" : "open"));
}

/** "Matted coat: brush out or shave off?": what to do about a thing is no matter of taste. */
function isCase(headline: string, sides: ReturnType<typeof sidesOf>, { known }: ReturnType<typeof readShort>): boolean {
  const [before = ""] = /^.+?[:,]\s/u.exec(headline) ?? [];
  const told = fold(before);
  if (told === "") return false;
  return (known.mine?.test(told) ?? false) || (sides?.some((side) => known.acts?.test(fold(side))) ?? false);
}

function newsIn(folded: string): Shape | undefined {
  const [kind] = Object.entries(readNews()).find(([, sign]) => sign.test(folded)) ?? [];
  if (kind === "time") return "event";
  return SHAPES.find((shape) => shape === kind);
}

const NAME_WORDS = 5;

/** "Fear of birth" names what it is about; what begins by a place, a time or an order does not. */
const isName = (bare: string): boolean =>
  bare.split(" ").length <= NAME_WORDS &&
  !/[,:;!]/.test(bare) &&
  !/^(?:em|no|na|nos|nas|de|do|da|com|sem|para|por|ate|entre|in|on|at|for|from|with|without|to|en|con|sin|hasta|del|al|ya|ja|so|solo|hoje|hoy|today|nada|nothing|mais|mas|more|menos|less|\p{L}+(?:amos|emos|imos))\s/u.test(
    bare,
  ) &&
  !/\b(?:chegando|llegando|coming)\b/.test(bare);
