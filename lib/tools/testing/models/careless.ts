import type { Language } from "#lib/domain/language.ts";
import type { Asked } from "#lib/writing/answer/asked.ts";

/** A number from 0 to 1, the same for the same seed. */
type Chance = () => number;

function chanceOf(seed: number): Chance {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

type Json = Record<string, unknown>;
type Change = (asked: Json, more: More) => Json;

/** What a model adds that has nothing to say, in the post's own language. */
interface More {
  readonly sentence: string;
  readonly clause: string;
}

const MORE: Record<Language, More> = {
  pt: {
    sentence: "E isso vale para todos os dias da semana, sem exceção.",
    clause: "mesmo quando ninguém parece estar olhando para o que você faz",
  },
  en: {
    sentence: "And that is true for every single day of the week.",
    clause: "even when nobody seems to be looking at what you do with it",
  },
  es: {
    sentence: "Y eso vale para todos los días de la semana, sin excepción.",
    clause: "aunque parezca que nadie está mirando lo que haces con ello",
  },
};
/** A title that is nearly none has no clause to add to. */
const TITLE_MIN = 32;

const lists = ["slides", "pages", "items", "lines"] as const;
const listOf = (asked: Json): { name: string; parts: Json[] } | null => {
  const name = lists.find((one) => Array.isArray(asked[one]));
  return name ? { name, parts: asked[name] as Json[] } : null;
};

/** Every part of the post's list, changed. */
const each =
  (change: (part: Json, index: number, more: More) => Json): Change =>
  (asked, more) => {
    const list = listOf(asked);
    return list ? { ...asked, [list.name]: list.parts.map((part, index) => change(part, index, more)) } : asked;
  };

const mapped = (value: unknown, change: (text: string) => string): unknown =>
  typeof value === "string" && value !== "" ? change(value) : value;
const within =
  (names: readonly string[], change: (text: string) => string) =>
  (part: Json): Json =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, names.includes(name) ? mapped(value, change) : value]),
    );
const caption =
  (change: (text: string) => string): Change =>
  (asked) => ({ ...asked, caption: change(String(asked["caption"])) });

const SAID = ["title", "body", "text", "say"];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag${"abcdefghijkl"[index] ?? ""}`);

/** What models do to the content of a post that is good otherwise. */
export const SLIPS: Readonly<Record<string, Change>> = {
  "two hashtags": (asked) => ({ ...asked, hashtags: tags(2).map((tag) => `#${tag}`) }),
  "nine hashtags": (asked) => ({ ...asked, hashtags: tags(9).map((tag) => `#${tag}`) }),
  "hashtags without their sign": (asked) => ({ ...asked, hashtags: tags(4) }),
  "hashtags in one text": (asked) => ({
    ...asked,
    hashtags: tags(4)
      .map((tag) => `#${tag}`)
      .join(" "),
  }),
  "hashtags in the caption": (asked) => ({
    ...asked,
    caption: `${String(asked["caption"])}\n\n${tags(7)
      .map((tag) => `#${tag}`)
      .join(" ")}`,
    hashtags: [],
  }),
  "hashtags within sentences": caption((text) => text.replace(/(\p{L}{6,})(?=\s)/u, "#$1")),
  "a caption in one paragraph": caption((text) => text.replace(/\n+/g, " ")),
  "a caption with escaped breaks": caption((text) => text.replaceAll("\n", "\\n")),
  "a caption with breaks of HTML": caption((text) => text.replaceAll("\n", "<br/>")),
  "a caption in Markdown": caption((text) => `## ${text.replace(/(\p{L}{5,} \p{L}{2,})/u, "**$1**")}`),
  "a caption in parts": (asked) => ({ ...asked, caption: String(asked["caption"]).split("\n\n") }),
  "an overlong caption": (asked, { sentence }) => ({
    ...asked,
    caption: `${String(asked["caption"])}\n\n${`${sentence} `.repeat(50)}\n\n${sentence}`,
  }),
  "titles in bold": each(within(["title", "say"], (text) => `**${text}**`)),
  "titles with headings": each(within(["title"], (text) => `### ${text}`)),
  "HTML within texts": each(within(SAID, (text) => `<p>${text.replace(/(\p{L}{4,})/u, "<b>$1</b>")}</p>`)),
  entities: each(within(SAID, (text) => text.replaceAll("ã", "&atilde;").replaceAll(" e ", " &amp; "))),
  "numbered parts": each((part, index) => within(["title"], (text) => `${index + 1}. ${text}`)(part)),
  "emoji before each part": each(within(["title", "body"], (text) => `✅ ${text}`)),
  "emoji in what is said": each(within(["say"], (text) => `${text} 😊`)),
  "texts in quotes": each(within(["title"], (text) => `"${text}"`)),
  "bold letters of mathematics": each(
    within(["title"], (text) =>
      text.replace(/[A-Za-z]/g, (letter) =>
        String.fromCodePoint((letter < "a" ? 0x1d400 - 65 : 0x1d41a - 97) + letter.charCodeAt(0)),
      ),
    ),
  ),
  arrows: each(within(["body", "text"], (text) => text.replace(/\s/, " → "))),
  "texts too long, in sentences": each((part, _, { sentence }) =>
    within(["body", "text"], (text) => `${text.replace(/[.!?]*$/, ".")} ${`${sentence} `.repeat(4)}`)(part),
  ),
  "titles too long, in clauses": each((part, _, { clause }) =>
    within(["title"], (text) => (text.length < TITLE_MIN ? text : `${text.replace(/[.!?]*$/, "")}, ${clause}`))(part),
  ),
  "double spaces": each(within(SAID, (text) => text.replaceAll(" ", "  "))),
  "unknown cues": each(within(["say"], (text) => `[laughs] ${text} [music fades]`)),
  "no pictures": each(({ picture: _, ...part }) => part),
  "pictures as objects": each((part) => ({ ...part, picture: { subject: part["picture"] || "table", mood: "happy" } })),
  "null for nothing": each((part) =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value === "" ? null : value])),
  ),
  "fields in a box": each((part) => {
    const { layout, picture, ...fields } = part;
    return layout ? { layoutId: layout, fields, picture } : part;
  }),
  "no mood": ({ mood: _, ...asked }) => asked,
  "a mood of its own": (asked) => ({ ...asked, mood: "Uplifting" }),
  "more fields": (asked) => ({ plan: "First the angle…", ...asked, notes: { tone: "warm" }, cta: "Save" }),
  "names in capitals": (asked) =>
    Object.fromEntries(Object.entries(asked).map(([name, value]) => [capital(name), value])),
  "a first slide of another kind": each((part, index) =>
    index === 0 && part["layout"] ? { ...part, layout: "statement" } : part,
  ),
  "layouts that do not exist": each((part) => (part["layout"] ? { ...part, layout: "text_only" } : part)),
  "rows as one text": each((part) =>
    Array.isArray(part["items"]) ? { ...part, items: (part["items"] as string[]).join("\n") } : part,
  ),
  "rows by their own names": each((part) => {
    const { items, ...rest } = part;
    return Array.isArray(items)
      ? { ...rest, ...Object.fromEntries((items as string[]).map((item, index) => [`item${index + 1}`, item])) }
      : part;
  }),
  "one slide twice": (asked) =>
    Array.isArray(asked["slides"])
      ? {
          ...asked,
          slides: (asked["slides"] as Json[]).flatMap((slide, index) => (index === 1 ? [slide, slide] : [slide])),
        }
      : asked,
  "an empty part": (asked) => {
    const list = listOf(asked);
    if (!list) return asked;
    const empty = Object.fromEntries(
      Object.entries(list.parts[0] ?? {}).map(([name, value]) => [
        name,
        Array.isArray(value) ? [] : typeof value === "string" ? "" : value,
      ]),
    );
    return { ...asked, [list.name]: [...list.parts.slice(0, 2), empty, ...list.parts.slice(2)] };
  },
  "no side named": (asked) => (asked["kind"] === "comparison" ? { ...asked, left: "", right: "" } : asked),
  "a kind of its own": (asked) => (asked["kind"] ? { ...asked, kind: "list" } : asked),
  "a page too many": (asked) =>
    Array.isArray(asked["pages"])
      ? {
          ...asked,
          pages: [...(asked["pages"] as Json[]), { title: "Obrigado", body: "Até a próxima.", picture: "sun" }],
        }
      : asked,
  "texts by their names": (asked) => {
    if (!Array.isArray(asked["texts"])) return asked;
    const { texts, ...rest } = asked;
    const [hook, complement, call] = texts as string[];
    return { ...rest, blocks: { hook, complement, call } };
  },
  "a script with scenes beside it": withScript((words) => words),
  "a script whose scenes differ in capitals": withScript(capitalized),
  "a script whose scenes lack accents and marks": withScript((words) =>
    words.normalize("NFD").replaceAll(/\p{M}|[.,!?;:]/gu, ""),
  ),
  "a script with scenes of other words": withScript((words) => `About: ${words.split(" ").slice(0, 2).join(" ")}`),
};

function capitalized(words: string): string {
  return capital(words.toLowerCase());
}

/** A narration told as a script, with scenes that say where they stand and one photo too few. */
function withScript(said: (words: string) => string): Change {
  return (asked) => {
    if (!Array.isArray(asked["lines"])) return asked;
    const { lines, ...rest } = asked;
    const all = lines as Json[];
    const bare = (say: unknown) => String(say).replace(/\[[^\]]*\]\s*/g, "");
    return {
      ...rest,
      hook: bare(all[0]?.["say"]),
      script: all.map((line) => line["say"]).join(" "),
      scenes: all.map((line) => ({
        words: said(bare(line["say"])),
        type: "highlight",
        fields: { text: bare(line["say"]).slice(0, 150) },
      })),
      photos: all.slice(1).map((line) => ({ subject: line["picture"] ?? "table", mood: "warm" })),
    };
  };
}

type Wrap = (told: string, asked: Json) => string;

/** What models do around and to the JSON itself. */
export const WRAPS: Readonly<Record<string, Wrap>> = {
  bare: (told) => told,
  pretty: (_, asked) => JSON.stringify(asked, null, 2),
  fenced: (told) => `\`\`\`json\n${told}\n\`\`\``,
  "after prose": (told) => `Sure! Here is the post:\n\n${told}`,
  "in prose with braces": (told) => `I followed the shape {title, caption}:\n${told}\nI hope {it} fits the [brand].`,
  "after a thought": (told) => `<think>\nThe brand {is warm}. I could write {"title": "x"}.\n</think>\n\n${told}`,
  "after a thought opened elsewhere": (told) => `First I plan.\n</think>\n${told}`,
  "with trailing commas": (_, asked) => JSON.stringify(asked, null, 1).replace(/(["\]}0-9])\n(\s*[\]}])/g, "$1,\n$2"),
  "with comments": (_, asked) =>
    JSON.stringify(asked, null, 1).replace("{\n", "{\n // the post\n").replace(/,\n/, ", /* done */\n"),
  "in a box": (_, asked) => JSON.stringify({ post: asked }),
  "in a list": (_, asked) => JSON.stringify([asked]),
  "with real line breaks": (told) => told.replaceAll("\\n", "\n"),
  "with smart quotes about names": (told) => told.replace(/"(title|caption|hashtags|mood)":/g, "“$1”:"),
  "with bare names": (_, asked) => JSON.stringify(asked, null, 1).replace(/^(\s*)"(\w+)":/gm, "$1$2:"),
  "cut before its last sign": (told) => told.slice(0, -1),
  "cut near its end": (told) => told.slice(0, -6),
};

const pick = <Item>(list: readonly Item[], chance: Chance): Item | undefined =>
  list[Math.floor(chance() * list.length)];

/** A good answer as a careless model tells it: a slip or three in what it says, and one way or another of saying it. */
export function careless(asked: Asked, language: Language, seed: number): { answer: string; slips: string[] } {
  const chance = chanceOf(seed);
  const names = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(Object.keys(SLIPS), chance) ?? "");
  const told = names.reduce<Json>((post, name) => SLIPS[name]?.(post, MORE[language]) ?? post, { ...asked });
  const wrap = pick(Object.keys(WRAPS), chance) ?? "bare";
  return { answer: WRAPS[wrap]?.(JSON.stringify(told), told) ?? "", slips: [...names, wrap] };
}
