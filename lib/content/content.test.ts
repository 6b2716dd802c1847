import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { LANGUAGES } from "#lib/domain/language.ts";
import { readTopics } from "#lib/render/art/topics.ts";
import { readNews, readShort } from "./short/short.ts";
import { readAccents, readSpelling } from "./spelling/spelling.ts";
import { readTagWords } from "./tags/tags.ts";
import { readAddress } from "./tone/address.ts";
import { readVos } from "./tone/vos.ts";
import { readRegions } from "./regions/regions.ts";
import { readSenses } from "./senses/senses.ts";
import { readTraits } from "./tone/tone.ts";
import { readToldWords } from "./told/told.ts";
import { isDrawn } from "#lib/render/art/vocabulary.ts";
import { readAsking, readNearness } from "./asking/asking.ts";
import { readBrandWords } from "./brand/brand.ts";
import { readClips, readClipWords } from "./clips/clips.ts";
import { readDrawnWords } from "./drawn/drawn.ts";
import { readIcons } from "./icons/icons.ts";
import { readKinds } from "./kinds/kinds.ts";
import { readLanguage } from "./language/language.ts";
import { readNouns } from "./nouns/nouns.ts";
import { readPhotos, readPhotoWords } from "./photos/photos.ts";
import { readPhrases } from "./phrases/phrases.ts";
import { readRadarWords } from "./radar/radar.ts";
import { readThemeWords } from "./themes/themes.ts";
import { readTongue } from "./tongues/tongues.ts";
import { readTracks, readTrackWords } from "./tracks/tracks.ts";
import { readOrder, readRow, readTexts, readTrades, readWords } from "./trades/trades.ts";
import { readVoices } from "./voices/voices.ts";

interface Readable {
  readonly path: string;
  readonly schema: z.ZodType;
}

const READERS: readonly Readable[] = [
  readShort,
  readSpelling,
  readAccents,
  readNews,
  readTagWords,
  readAddress,
  readVos,
  readRegions,
  readSenses,
  readTraits,
  readToldWords,
  readAsking,
  readNearness,
  readBrandWords,
  readClips,
  readClipWords,
  readDrawnWords,
  readIcons,
  readKinds,
  readLanguage,
  readNouns,
  readPhotos,
  readPhotoWords,
  readPhrases,
  readRadarWords,
  readThemeWords,
  readTongue,
  readTopics,
  readTracks,
  readTrackWords,
  readOrder,
  readWords,
  readRow,
  readTexts,
  readVoices,
];

const FOLDER = join(process.cwd(), "lib", "content");
const TRADES = readOrder();

/** Every file that a row stands for. */
const filesOf = ({ path }: Readable): string[] =>
  (path.includes("{trade}") ? TRADES : [""])
    .map((trade) => path.replace("{trade}", trade))
    .flatMap((file) =>
      file.includes("{language}") ? LANGUAGES.map((language) => file.replace("{language}", language)) : [file],
    );

const wanted = READERS.flatMap((reader) => filesOf(reader).map((file) => ({ file, schema: reader.schema })));
const present = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));

test("every language has every file: those that are missing are to be written", () => {
  expect(wanted.map(({ file }) => file).filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
});

test("no file is left that nothing reads", () => {
  const known = new Set(wanted.map(({ file }) => file));
  expect(present.filter((file) => !known.has(file))).toEqual([]);
});

test("every file is of its schema, without a field that it does not name", () => {
  const wrong = wanted
    .filter(({ file }) => present.includes(file))
    .flatMap(({ file, schema }) => {
      const { error } = schema.safeParse(JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
      return error ? [`${file}: ${z.prettifyError(error)}`] : [];
    });
  expect(wrong).toEqual([]);
});

test("the things of a trade are drawn by the artist, and each is listed once", () => {
  const listed = readTrades().flatMap(({ key, things }) => things.map((thing) => `${key}: ${thing}`));
  expect(listed.filter((row) => !isDrawn(row.split(": ")[1] ?? ""))).toEqual([]);
  expect(listed).toHaveLength(new Set(listed).size);
});

describe.each(LANGUAGES)("%s", (language) => {
  const slugs = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug).toSorted();
  const keys = (words: Readonly<Record<string, unknown>>) => Object.keys(words).toSorted();

  test("describes each photo, clip and track, and nothing else", () => {
    expect(keys(readPhotoWords(language))).toEqual(slugs(readPhotos()));
    expect(keys(readClipWords(language))).toEqual(slugs(readClips()));
    expect(keys(readTrackWords(language))).toEqual(slugs(readTracks()));
  });

  test("names by its nouns only what the artist draws", () => {
    const { deciding, general, nouns } = readNouns(language);
    const subjects = [nouns, general, ...Object.values(deciding)].flatMap((row) => Object.keys(row));
    expect(subjects.filter((subject) => !isDrawn(subject))).toEqual([]);
    expect(Object.values(nouns).flat().length).toBeGreaterThanOrEqual(600);
  });

  test("has no noun that means two things", () => {
    const { deciding, general, nouns } = readNouns(language);
    const words = [...Object.values(nouns), ...Object.values(general)].flat();
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    // Beside its usual sense a word may have one that its sentence or its brand decides, and not the same again.
    const same = Object.entries(nouns).flatMap(([subject, own]) =>
      own.filter((word) => Object.hasOwn(deciding[word] ?? {}, subject)),
    );
    expect(same).toEqual([]);
  });

  test("finds a trade by words of its own", () => {
    for (const { key, words } of readTrades()) {
      const own = readWords(language)[key]?.words.split(" ").filter(Boolean) ?? [];
      expect(words.split(" "), key).toEqual(expect.arrayContaining(own));
    }
  });

  test("has words for each trade, and texts and words for its topics alone", () => {
    expect(keys(readWords(language))).toEqual(readOrder().toSorted());
    for (const { key, topics } of readTrades()) {
      const known = topics.map((topic: { readonly key: string }) => topic.key);
      expect(keys(readTexts(key, language).topics), key).toEqual(known.toSorted());
      expect(known, key).toEqual(expect.arrayContaining(keys(readWords(language)[key]?.topics ?? {})));
    }
  });
});
