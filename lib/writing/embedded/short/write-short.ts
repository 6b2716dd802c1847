import type { Brief, Draft, InfographicDraft, NarrationDraft, PagesDraft, PictureIdea } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { HOOK_MAX } from "#lib/domain/limits.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { ITEMS, LIMITS, PAGES, SPOKEN_SCENES, SPOKEN_WORDS } from "#lib/writing/draft/contents.ts";
import { countWords, sentencesOf } from "#lib/writing/draft/script.ts";
import type { Beat } from "#lib/writing/embedded/beat.ts";
import { namedIn, shapes } from "#lib/writing/embedded/find-picture.ts";
import { tradeOf } from "#lib/writing/embedded/known/trade-of.ts";
import { bare } from "#lib/writing/embedded/said-before.ts";
import { begun, firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { shorten } from "#lib/writing/embedded/shorten.ts";
import { type DraftSlide, listed, slide } from "#lib/writing/embedded/slide-fields.ts";
import { tagsFor } from "#lib/writing/embedded/tags.ts";
import { introduced, saysWe } from "#lib/writing/embedded/brand-words.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { cueOf } from "#lib/writing/embedded/voice.ts";
import { type Cut, cutsOf } from "#lib/writing/embedded/told/cuts.ts";
import type { Said, Short } from "./short.ts";

/** The first things that a line names are what it is about. */
const SUBJECTS = 2;

interface Shown {
  short: Short;
  language: Language;
  /** the n-th picture of what the theme and the brand name, or plain shapes */
  picture(index: number): PictureIdea;
  /** where picture follows picture: one thing alone takes turns with plain shapes */
  alternate(index: number): PictureIdea;
  /** what a line names; null where it names nothing */
  named(line: string): PictureIdea | null;
}

/** Throws what is wrong with a draft that cannot be drawn. */
export function writeShort(short: Short, brief: Brief): Draft {
  const { brand, format, language } = brief;
  const mood: Mood = tradeOf(brand)?.mood ?? "warm";
  const about = `${brand.profileName}. ${brand.description}`;
  const named = (line: string) => namedIn(line, language, about).slice(0, SUBJECTS);
  const told = [short.title, ...short.answers.map(({ title }) => title)].flatMap(named);
  const subjects = [...new Set(told.length > 0 ? told : short.facts.about.flatMap(named).slice(0, 1))];
  const picture = (index: number): PictureIdea => {
    const subject = subjects[index % Math.max(subjects.length, 1)];
    return subject ? { subject, mood } : shapes(mood);
  };
  const ofLine = (line: string): PictureIdea | null => {
    const [subject] = named(line);
    return subject === undefined ? null : { subject, mood };
  };
  const alternate = (index: number) => (subjects.length === 1 && index % 2 === 1 ? shapes(mood) : picture(index));
  const { draft, faults } = checkDraft(format, {
    ...WRITERS[format]({ short, language, picture, alternate, named: ofLine }),
    format,
    title: short.title,
    caption: caption(short, brief),
  });
  if (!draft) throw new Error(`The built-in writer, of a theme alone: ${faults.join("; ")}`);
  return draft;
}

const WRITERS: Record<Format, (shown: Shown) => object> = {
  carousel,
  caption_reel: reel,
  animated_audio: narration,
  narrated_photos: narration,
  premium_carousel: pages,
  infographic,
};

/** What the brand says of itself, a heading over each; what it lists stands apart. */
function ownOf({ facts, offers, own }: Short, max: number, heading: string): Said[] {
  const about = facts.about.map((said) => (said === offers?.said && offers.head ? stopped(offers.head) : said));
  const [first, ...others] = joined(about, max);
  return first === undefined
    ? []
    : [{ title: heading, text: first }, ...others.slice(0, 1).map((text) => ({ title: own.more, text }))];
}

/** What it lists of itself, one by one. */
const listOf = ({ facts, offers }: Short): Said[] =>
  (offers?.items ?? []).slice(0, OFFERS_MAX).map((title) => ({ title, text: facts.name }));

const OFFERS_MAX = 4;

/** For whom it is; "women" alone tells nobody anything. */
const meant = ({ facts, own }: Short): Said[] =>
  facts.audience?.includes(" ") ? [{ title: own.for, text: stopped(begun(facts.audience)) }] : [];

/** Where it is and since when, which its own sentences said in passing. */
function placed({ facts, own }: Short): Said[] {
  const { name, where, year } = facts;
  if (year !== null) return [{ title: own.since, text: where === null ? name : stopped(begun(where)) }];
  return where === null || name === "" ? [] : [{ title: begun(where), text: name }];
}

const invited = ({ asks: [first] }: Short): Said => first ?? { title: "", text: "" };

/** Nothing answers what is asked: the post says from the first whom to ask. */
const isSought = ({ answers, own, seeks }: Short): boolean => seeks && answers.length === 0 && own.ask !== "";

function carousel({ picture, short }: Shown) {
  const { answers, call, facts, offers, rest, seeks, title, vote } = short;
  const own = ownOf(short, LIMITS.slideBody, facts.name || short.own.about);
  const list = offers?.head ? offers : null;
  const ask = invited(short);
  const middle: DraftSlide[] = [
    ...answers.map((one, index) => shownAs(one, index, picture)),
    ...(vote
      ? [
          slide("list", {
            title: vote.title,
            ...listed(
              "item",
              vote.sides.map(({ title: side }) => side),
            ),
          }),
        ]
      : []),
    // Whoever seeks help is told once whom to ask: by the last slide, where something else fills the others.
    ...(seeks && own.length + answers.length > 0 ? [] : [slide("question", { title: ask.title, body: ask.text })]),
    ...(list?.head
      ? [slide("list", { title: list.head, ...listed("item", list.items.slice(0, OFFERS_MAX)) })]
      : own.slice(0, answers.length > 1 ? 1 : 2).map((one, index) => shownAs(one, index, picture))),
  ];
  const above = isSought(short) ? short.own.ask : own.length === 0 ? facts.name : "";
  const kicker = above !== "" && characters(above) <= LIMITS.label ? { kicker: above } : {};
  const subtitle = rest === null ? {} : { subtitle: rest };
  return {
    slides: [
      slide("cover", { ...kicker, title, ...subtitle }, picture(0)),
      ...middle,
      slide("call", seeks && ask.title !== "" ? { ...call, title: ask.title } : call),
    ],
  };
}

/** No two neighbours of one layout. */
const shownAs = ({ text, title }: Said, index: number, picture: Shown["picture"]): DraftSlide =>
  index % 2 === 0 ? slide("statement", { title, body: text }) : slide("picture", { title, body: text }, picture(index));

const LEAD_WORDS = 4;

/** A title that is too long for a line goes on in the next, from as late as it can. */
function partedAt(title: string, language: Language, max: number, restMax: number): Pick<Cut, "lead" | "rest"> | null {
  const cuts = cutsOf(title, language).filter(
    ({ lead, rest }) => characters(lead) <= max && characters(rest) < restMax && countWords(lead) >= LEAD_WORDS,
  );
  const lead = shorten(title, max);
  const last = title.startsWith(lead) ? { lead, rest: title.slice(lead.length).trim() } : null;
  return cuts.toSorted((a, b) => b.lead.length - a.lead.length)[0] ?? last;
}

function reel({ language, picture, short }: Shown) {
  const [hook, complement, call] = LIMITS.blocks;
  const { answers, asks, close, facts, seeks, title, vote } = short;
  const parted = characters(title) > hook ? partedAt(title, language, hook, complement) : null;
  // A question alone would answer the hook with another.
  const told = answers.flatMap(({ isDirect, text, title: said, whole }) => [
    whole,
    ...(said.endsWith("?") ? [] : [stopped(said)]),
    ...(isDirect || !said.endsWith("?") ? [text, firstSentence(text)] : []),
  ]);
  const voted = vote ? [vote.sides.map(({ title: side }) => side).join(" / ")] : [];
  const asked = asks.flatMap(({ text, title: ask }) => [`${stopped(ask)} ${text}`, text]);
  const fitting = [
    ...(parted ? [stopped(begun(parted.rest))] : []),
    ...told,
    ...(seeks ? facts.about : []),
    ...asked,
    ...voted,
    ...facts.about,
    asks[0]?.title ?? title,
  ].find((line) => line !== "" && characters(line) <= complement);
  return {
    blocks: [parted?.lead ?? shorten(title, hook), fitting ?? title, shorten(close.replace(/\.$/, ""), call)],
    picture: picture(0),
  };
}

/** Two scenes each, beside the hook, who speaks, what is asked and the close. */
const SPOKEN_ANSWERS = Math.floor((SPOKEN_SCENES.max - 5) / 2);
/** What stands around the answers. */
const AROUND_WORDS = 30;

function narration({ alternate, short }: Shown): NarrationDraft {
  const { answers, close, facts, rest, seeks, title } = short;
  const whole = rest === null ? title : `${title}, ${lower(rest)}`;
  const hook = shorten(/[?!]$/.test(whole) ? whole : stopped(whole), HOOK_MAX);
  const ask = invited(short);
  const spoken = answers
    .slice(0, SPOKEN_ANSWERS)
    .map(({ text, title: said, whole: all }) => (all === text ? [text] : [stopped(said), text]));
  while (countWords(spoken.flat().join(" ")) > SPOKEN_WORDS.max - AROUND_WORDS) spoken.pop();
  const told = spoken.flat();
  const who = introducing(short).slice(0, told.length > 0 ? 1 : 2);
  const asked = seeks && who.length > 0 ? [] : [...(told.length === 0 ? [stopped(ask.title)] : []), ask.text];
  const said = [...told, ...asked, ...who, close];
  const lines = [hook, ...said].filter((line) => line !== "");
  const beats: Beat[] = lines.map((words, index, all) => ({
    words,
    cue: index === 1 ? cueOf(short.voice) : index === all.length - 1 ? "pause" : null,
    scene:
      words === who[0] && facts.name !== ""
        ? { type: "definition", fields: { value: facts.name, text: facts.about[0] ?? "" } }
        : facts.name !== "" && who.length === 0 && index === all.length - 1
          ? { type: "keyword", fields: { value: facts.name } }
          : words.endsWith("?")
            ? { type: "question", fields: { value: words } }
            : { type: "highlight", fields: { text: words } },
    picture: alternate(index),
  }));
  return {
    hook,
    script: beats.map(({ cue, words }) => (cue ? `[${cue}] ${words}` : words)).join(" "),
    scenes: beats.map(({ scene, words }) => ({ words, ...scene })),
    photos: beats.flatMap(({ picture: shown, words }) => sentencesOf(words).map(() => shown)),
  };
}

/** More is not said in one breath. */
const BREATH_WORDS = 20;

/** Who speaks and what it is, in one sentence where it is one. */
function introducing({ facts, own }: Short): string[] {
  const [first, ...others] = facts.about;
  if (first === undefined) return [];
  if (own.spoken === "") return facts.about;
  const one = introduced(own.spoken.replace(/[.!]$/, ""), first);
  return saysWe(first) || countWords(one) > BREATH_WORDS ? [own.spoken, first, ...others] : [one, ...others];
}

/** As many as the format has: what is said of the matter and the brand, then where it is, and what is asked otherwise. */
function pages({ alternate, named, short }: Shown): PagesDraft {
  const { answers, asks, call, close, facts, own, rest, seeks, share, subject, title, vote } = short;
  const ask = invited(short);
  const told = [...answers, ...(vote?.sides ?? []), ...ownOf(short, LIMITS.pageBody, own.about)];
  const isOne = seeks && told.length > 0;
  const spare = [
    ...listOf(short),
    ...meant(short),
    ...placed(short),
    ...(isOne ? [ask] : []),
    ...share,
    ...asks.slice(1),
    { title: close.replace(/\.$/, ""), text: facts.name },
    { title: subject, text: facts.name },
  ];
  const middle = [...told.slice(0, PAGES - (isOne ? 2 : 3)), ...(isOne ? [] : [ask]), ...spare].filter(
    ({ title: head }, index, all) =>
      all.findIndex((one) => bare(one.title) === bare(head)) === index &&
      ![title, call.title].map(bare).includes(bare(head)),
  );
  const last = { title: call.title, text: stopped(call.action) };
  const below = rest ?? (isSought(short) ? own.ask : facts.name);
  const all = [{ title, text: below }, ...middle.slice(0, PAGES - 2), last];
  return {
    pages: all.map(({ text, title: head }, index) => ({
      title: head,
      body: text,
      picture: named(head) ?? alternate(index),
    })),
  };
}

function infographic({ named, picture, short }: Shown): Omit<InfographicDraft, "title"> & { title: string } {
  const { answers, asks, call, facts, offers, own, rest, seeks, share, title, vote } = short;
  const fits = ({ text }: Said) => characters(text) <= LIMITS.itemText;
  const items = [
    ...answers.map((one) => (fits(one) ? one : { ...one, text: firstSentence(one.text) })).filter(fits),
    ...(vote?.sides ?? []),
    ...ownOf(short, LIMITS.itemText, own.about),
    ...(offers?.head ? listOf(short).map(({ title: said }) => ({ title: said, text: "" })) : meant(short)),
  ];
  const fitting = asks.filter(fits);
  const [ask = invited(short), ...others] = fitting;
  if (!seeks) items.push(ask);
  const spare = [...placed(short), ...(seeks ? [ask] : []), ...share, ...others];
  return {
    kind: "parts",
    title,
    subtitle: rest ?? (isSought(short) ? own.ask : facts.name || own.about),
    items: [...items, ...spare]
      .slice(0, Math.max(ITEMS.min, Math.min(items.length, ITEMS.max)))
      .map(({ text, title: head }, index) => ({
        title: head,
        text,
        side: null,
        picture: named(head) ?? picture(index),
      })),
    sides: null,
    footer: seeks ? stopped(call.action) : `${stopped(call.title)} ${stopped(call.action)}`,
  };
}

/** Whoever was asked to comment is not asked again. */
const COMMENTS = /com+ent|abaixo|abajo|below/iu;

function caption(short: Short, brief: Brief): string {
  const { answers, close, facts, rest, seeks, title } = short;
  const ask = invited(short);
  const own = facts.about.join(" ");
  const who = facts.name && own ? introduced(facts.name, own) : own;
  const asked = `${stopped(ask.title)} ${ask.text}`;
  const told = answers.map(({ whole }) => (answers.length > 1 ? `• ${whole}` : whole)).join("\n");
  const parts = [
    rest === null ? title : `${title}, ${lower(rest)}`,
    told,
    ...(seeks ? [who, asked] : [asked, who, COMMENTS.test(ask.text) && COMMENTS.test(close) ? "" : close]),
    tagsFor(brief.brand, short.subject, [], brief.language).join(" "),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** As few texts as hold the sentences whole. */
function joined(sentences: readonly string[], max: number): string[] {
  const texts: string[] = [];
  for (const sentence of sentences) {
    const last = texts.at(-1);
    if (last !== undefined && characters(`${last} ${sentence}`) <= max) texts[texts.length - 1] = `${last} ${sentence}`;
    else if (characters(sentence) <= max) texts.push(sentence);
  }
  return texts;
}
