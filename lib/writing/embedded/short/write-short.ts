import type { Brief, Draft, InfographicDraft, NarrationDraft, PagesDraft, PictureIdea } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { HOOK_MAX } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { sentencesOf } from "#lib/writing/draft/script.ts";
import type { Beat } from "#lib/writing/embedded/beat.ts";
import { findPicture, shapes } from "#lib/writing/embedded/find-picture.ts";
import { tradeOf } from "#lib/writing/embedded/known/find-place.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { shorten } from "#lib/writing/embedded/shorten.ts";
import { slide } from "#lib/writing/embedded/slide-fields.ts";
import { tagsFor } from "#lib/writing/embedded/tags.ts";
import type { Short } from "./short.ts";

interface Shown {
  brief: Brief;
  short: Short;
  /** what a line names, or what the theme or the brand names, or plain shapes */
  picture(line: string): PictureIdea;
}

/** Throws what is wrong with a draft that cannot be drawn. */
export function writeShort(short: Short, brief: Brief): Draft {
  const { brand, format, language } = brief;
  const mood: Mood = tradeOf(brand)?.mood ?? "warm";
  const around = [short.title, ...short.about];
  const named = (lines: string[]) => lines.flatMap((line) => findPicture(line, language, mood) ?? [])[0];
  const picture = (line: string) => named([line, ...around]) ?? shapes(mood);
  const { draft, faults } = checkDraft(format, {
    ...WRITERS[format]({ brief, short, picture }),
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

function carousel({ picture, short }: Shown) {
  const { about, aboutTitle, action, asks, name, title, turns } = short;
  const own = joined(about, LIMITS.slideBody).slice(0, 2);
  const middle = own.map((body, index) =>
    index === 0
      ? slide("statement", { title: name || aboutTitle, body })
      : slide("picture", { title: aboutTitle, body }, picture(body)),
  );
  const asked = asks[0] && own.length < 2 ? [slide("question", { title: asks[0], body: stopped(turns[1] ?? "") })] : [];
  const alone =
    middle.length + asked.length === 0
      ? [slide("statement", { title: name || (turns[2] ?? ""), body: stopped(turns[3] ?? "") })]
      : [];
  // The name stands over what the brand says of itself, or else on the cover.
  const cover = slide("cover", { ...(name !== "" && own.length === 0 && { kicker: name }), title }, picture(title));
  return {
    slides: [cover, ...middle, ...asked, ...alone, slide("call", { title: turns[0] ?? "", action })],
  };
}

function reel({ picture, short }: Shown) {
  const [hook, complement, call] = LIMITS.blocks;
  const { about, asks, name, title, turns } = short;
  const fitting = [...about, ...asks, name].find((line) => line !== "" && characters(line) <= complement);
  return {
    blocks: [shorten(title, hook), fitting ?? turns[1] ?? title, shorten(turns[0] ?? "", call)],
    picture: picture(title),
  };
}

const ABOUT_SPOKEN = 2;

function narration({ picture, short }: Shown): NarrationDraft {
  const { about, asks, name, title, turns } = short;
  const hook = shorten(/[?!]$/.test(title) ? title : stopped(title), HOOK_MAX);
  const said = [...(about.length > 0 ? about.slice(0, ABOUT_SPOKEN) : asks.slice(0, 1)), stopped(turns[0] ?? "")];
  const beats: Beat[] = [hook, ...said].map((words, index, all) => ({
    words,
    cue: index === 1 ? "pause" : null,
    scene:
      index === all.length - 1 && name !== "" && name !== all[index - 1]
        ? { type: "keyword", fields: { value: name } }
        : words.endsWith("?")
          ? { type: "question", fields: { value: words } }
          : { type: "highlight", fields: { text: words } },
    picture: picture(words),
  }));
  return {
    hook,
    script: beats.map(({ cue, words }) => (cue ? `[${cue}] ${words}` : words)).join(" "),
    scenes: beats.map(({ scene, words }) => ({ words, ...scene })),
    photos: beats.flatMap(({ picture: shown, words }) => sentencesOf(words).map(() => shown)),
  };
}

const PAGES = FORMAT_RULES.premium_carousel.drawnPages ?? 6;

function pages({ picture, short }: Shown): PagesDraft {
  const { about, aboutTitle, asks, name, title, turns } = short;
  const [first = "", ...spare] = turns;
  const own = about.slice(0, PAGES - 3);
  const middle = [
    ...own.map((body, index) => ({ title: [name || aboutTitle, aboutTitle][index] ?? spare.shift() ?? name, body })),
    ...asks.map((ask) => ({ title: ask, body: "" })),
    ...spare.map((turn) => ({ title: turn, body: "" })),
  ].slice(0, PAGES - 2);
  const all = [{ title, body: own.length === 0 ? name : "" }, ...middle, { title: first, body: "" }];
  return { pages: all.map((page) => ({ ...page, picture: picture(page.body || page.title) })) };
}

function infographic({ picture, short }: Shown): Omit<InfographicDraft, "title"> & { title: string } {
  const { about, aboutTitle, asks, name, title, turns } = short;
  const items = [
    ...joined(about, LIMITS.itemText).map((text, index) => ({
      title: index === 0 && name !== "" ? name : aboutTitle,
      text,
    })),
    ...asks.slice(0, 2).map((ask) => ({ title: ask, text: "" })),
    ...turns.slice(1).map((turn) => ({ title: turn, text: "" })),
  ].slice(0, Math.max(3, Math.min(about.length + 1, 5)));
  return {
    kind: "parts",
    title,
    subtitle: about.length > 0 ? (turns[6] ?? title) : name || (turns[6] ?? title),
    items: items.map((item) => ({ ...item, side: null, picture: picture(`${item.title} ${item.text}`) })),
    sides: null,
    footer: turns[0] ?? title,
  };
}

function caption({ about, invite, name, subject, title }: Short, brief: Brief): string {
  const own = about.join(" ");
  const parts = [title, name && own ? `${name}: ${own}` : own, invite, tagsFor(brief.brand, subject, []).join(" ")];
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
