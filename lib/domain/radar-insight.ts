import { hashtagsIn } from "./hashtag.ts";
import { fold, stemOf } from "./fold.ts";
import type { Platform } from "./radar.ts";
import { LISTED_FROM, median } from "./radar-score.ts";
import { wallOf } from "./zone.ts";

/** A post with its score, as the insight looks at it. */
export interface Scored {
  readonly platform: Platform;
  readonly shortcode: string;
  readonly handle: string;
  readonly caption: string;
  readonly views: number;
  readonly durationSeconds: number | null;
  readonly publishedAt: Date;
  readonly score: number;
}

const HOOKS = ["question", "number", "how_to", "warning"] as const;
type Hook = (typeof HOOKS)[number];
type Daypart = "morning" | "midday" | "afternoon" | "evening" | "night";

export const CLAIM_KINDS = ["best", "account", "topic", "hashtag", "hook", "length", "time"] as const;

/** One group of posts against all the others, by the medians of their scores. */
interface Compared {
  readonly posts: number;
  readonly accounts: number;
  readonly median: number;
  readonly others: number;
}

export type Finding =
  | { readonly kind: "best"; studied: number; accounts: number; listed: number; handle: string; score: number }
  | { readonly kind: "account"; handle: string; listed: number; posts: number }
  | ({ readonly kind: "topic"; word: string } & Compared)
  | ({ readonly kind: "hashtag"; tag: string } & Compared)
  | ({ readonly kind: "hook"; hook: Hook } & Compared)
  | ({ readonly kind: "length"; length: "short" | "long" } & Compared)
  | ({ readonly kind: "time"; daypart: Daypart } & Compared);

/** What the numbers say, and the inspirations that show it, best first. */
export type Claim = Finding & { readonly evidence: readonly Pick<Scored, "platform" | "shortcode">[] };

const MIN_GROUP = 5;
const MIN_EVIDENCE = 2;
const MIN_ADVANTAGE = 1.2;
const EVIDENCE_MAX = 5;
const CLAIMS_MAX = 6;
/** At most so many of a kind: six of one would say one thing six times. */
const PER_KIND = { topic: 2, hashtag: 1, hook: 1, length: 1, time: 1 } as const;

const SHORT_SECONDS = 60;

export const isListed = ({ score }: Pick<Scored, "score">): boolean => score >= LISTED_FROM;
/** Best score first; of equals, what more people saw. */
export const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || b.views - a.views || (a.shortcode < b.shortcode ? -1 : 1);

export const titleOf = (caption: string): string => caption.split("\n")[0]?.trim() ?? "";

/**
 * What works now, strongest first: only what several posts show, by medians that anyone can count again. A folded
 * word that is empty is no topic.
 */
export function findClaims(posts: readonly Scored[], timezone: string, isEmpty: (word: string) => boolean): Claim[] {
  const [best] = posts.toSorted(byScore);
  if (!best) return [];
  const listed = posts.filter(isListed);
  const overview: Claim = {
    kind: "best",
    studied: posts.length,
    accounts: accountsOf(posts),
    listed: listed.length,
    handle: best.handle,
    score: best.score,
    evidence: evidenceOf(listed, 3),
  };
  const taken = new Map<string, number>();
  const strongest = groupsOf(posts, timezone, isEmpty)
    .flatMap((group) => compare(group, posts))
    .toSorted((a, b) => b.strength - a.strength)
    .filter(({ claim: { kind } }) => {
      const before = taken.get(kind) ?? 0;
      taken.set(kind, before + 1);
      return before < PER_KIND[kind];
    })
    .map(({ claim }) => claim);
  return [overview, ...leadingAccount(posts), ...strongest].slice(0, CLAIMS_MAX);
}

type Label =
  | { kind: "topic"; word: string }
  | { kind: "hashtag"; tag: string }
  | { kind: "hook"; hook: Hook }
  | { kind: "length"; length: "short" | "long" }
  | { kind: "time"; daypart: Daypart };

interface Group {
  label: Label;
  posts: Scored[];
}

function groupsOf(posts: readonly Scored[], timezone: string, isEmpty: (word: string) => boolean): Group[] {
  const groups = new Map<string, Group>();
  for (const post of posts) {
    const labels = [
      ...topicsOf(post, isEmpty),
      ...hashtagsOf(post),
      ...hooksOf(post),
      ...lengthOf(post),
      timeOf(post, timezone),
    ];
    for (const [key, label] of new Map(labels.map((label) => [keyOf(label), label]))) {
      const group = groups.get(key);
      if (group) group.posts.push(post);
      else groups.set(key, { label, posts: [post] });
    }
  }
  return [...groups.values()];
}

const keyOf = (label: Label): string =>
  label.kind === "topic" ? `topic ${stemOf(fold(label.word))}` : JSON.stringify(label);

function compare({ label, posts: group }: Group, all: readonly Scored[]) {
  const within = new Set(group);
  const rest = all.filter((post) => !within.has(post));
  const evidence = evidenceOf(group.filter(isListed), EVIDENCE_MAX);
  if (group.length < MIN_GROUP || rest.length < MIN_GROUP || evidence.length < MIN_EVIDENCE) return [];
  const [median, others] = [medianScore(group), medianScore(rest)];
  const accounts = accountsOf(group);
  const isOneVoice = accounts < 2 && accountsOf(all) > 1;
  if (isOneVoice || others <= 0 || median / others < MIN_ADVANTAGE) return [];
  const claim = { ...label, posts: group.length, accounts, median, others, evidence };
  return [{ claim, strength: Math.log(median / others) * Math.sqrt(group.length) }];
}

/** The account of which the largest part stands out. */
function leadingAccount(posts: readonly Scored[]): Claim[] {
  const accounts = [...Map.groupBy(posts, ({ handle, platform }) => `${platform} ${handle}`).values()];
  if (accounts.length < 2) return [];
  const [leader] = accounts
    .map((own) => ({ own, listed: own.filter(isListed) }))
    .toSorted((a, b) => b.listed.length / b.own.length - a.listed.length / a.own.length);
  if (!leader || leader.listed.length < MIN_EVIDENCE) return [];
  const { listed, own } = leader;
  const evidence = evidenceOf(listed, EVIDENCE_MAX);
  return [{ kind: "account", handle: own[0]?.handle ?? "", listed: listed.length, posts: own.length, evidence }];
}

const evidenceOf = (posts: readonly Scored[], most: number) =>
  posts
    .toSorted(byScore)
    .slice(0, most)
    .map(({ platform, shortcode }) => ({ platform, shortcode }));

const medianScore = (posts: readonly Scored[]): number =>
  Math.round(median(posts.map(({ score }) => score)) * 100) / 100;

const accountsOf = (posts: readonly Scored[]): number =>
  new Set(posts.map(({ handle, platform }) => `${platform} ${handle}`)).size;

const topicsOf = ({ caption, handle }: Scored, isEmpty: (word: string) => boolean): Label[] =>
  (titleOf(caption).match(/\p{L}+/gu) ?? [])
    .filter((word) => {
      const folded = fold(word);
      return folded.length > 3 && !isEmpty(folded) && !fold(handle).includes(stemOf(folded));
    })
    .map((word) => ({ kind: "topic", word: word.toLowerCase() }));

const hashtagsOf = ({ caption }: Scored): Label[] =>
  hashtagsIn(caption).map((tag) => ({ kind: "hashtag", tag: tag.slice(1).toLowerCase() }));

const HOOK_SIGNS: Record<Hook, RegExp> = {
  question: /\?/,
  number: /(^|\s)\d|\b(tr[eê]s|cinco|sete|dez|three|five|seven|ten|siete|diez)\b/iu,
  how_to: /^(como|how to|c[oó]mo)\b|\b(passo a passo|guia|guide|gu[ií]a)\b/iu,
  warning:
    /\b(erro|erros|nunca|pare|evitar|antes de|n[aã]o|mistakes?|never|stop|avoid|don't|error|errores|evita|no)\b/iu,
};

const hooksOf = ({ caption }: Scored): Label[] =>
  HOOKS.filter((hook) => HOOK_SIGNS[hook].test(titleOf(caption))).map((hook) => ({ kind: "hook", hook }));

const lengthOf = ({ durationSeconds }: Scored): Label[] =>
  durationSeconds === null ? [] : [{ kind: "length", length: durationSeconds <= SHORT_SECONDS ? "short" : "long" }];

/** The hour from which each part of the day runs. */
const DAYPART_FROM: readonly (readonly [number, Daypart])[] = [
  [23, "night"],
  [18, "evening"],
  [14, "afternoon"],
  [11, "midday"],
  [5, "morning"],
];

function timeOf({ publishedAt }: Scored, zone: string): Label {
  const hour = Number.parseInt(wallOf(publishedAt, zone).time, 10);
  return { kind: "time", daypart: DAYPART_FROM.find(([from]) => hour >= from)?.[1] ?? "night" };
}
