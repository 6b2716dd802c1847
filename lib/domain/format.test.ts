import { expect, test } from "vitest";
import { FORMAT_RULES, FORMATS, NARRATED_FORMATS, PREVIEW_FORMATS, usableFormats } from "./format.ts";

// What each format is, as the spec tells it.
const TABLE = `
                 | preview | link | voice | edits     | scenes | pages | video | silent | theme
carousel         | -       | yes  | -     | slides    | -      | -     | -     | -      | 10000
caption_reel     | -       | -    | -     | reel      | -      | -     | yes   | -      | 10000
animated_audio   | yes     | -    | yes   | narration | drawn  | -     | yes   | -      | 500
narrated_photos  | yes     | -    | yes   | narration | photos | -     | yes   | -      | 500
premium_carousel | yes     | -    | -     | reimagine | -      | 6     | -     | -      | 10000
infographic      | yes     | -    | -     | reimagine | -      | 1     | yes   | yes    | 10000`;

const cell = (value: string | number | boolean | null): string =>
  value === true ? "yes" : value === false || value === null ? "-" : `${value}`;

test("each format's rules are those of the spec", () => {
  const rows = TABLE.trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("|").map((text) => text.trim()));
  const told = FORMATS.map((format) => {
    const { drawnPages, edits, isSilent, isVideo, needsVoice, preview, readsLink, scenes, themeMax } =
      FORMAT_RULES[format];
    const facts = [preview, readsLink, needsVoice, edits, scenes, drawnPages, isVideo, isSilent, themeMax];
    return [format, ...facts.map(cell)];
  });
  expect(told).toEqual(rows);
});

test("what is made agrees with how it is made", () => {
  for (const format of FORMATS) {
    const { drawnPages, edits, isSilent, isVideo, needsVoice, readsLink, scenes, slides, steps } = FORMAT_RULES[format];
    expect([format, steps.includes("rendering")]).toEqual([format, isVideo]);
    expect([format, steps.includes("speaking")]).toEqual([format, needsVoice]);
    expect([format, steps.includes("research")]).toEqual([format, readsLink]);
    expect([format, scenes !== null]).toEqual([format, edits === "narration"]);
    expect([format, drawnPages !== null]).toEqual([format, edits === "reimagine"]);
    expect([format, slides]).toEqual([format, edits === "slides" || edits === "reimagine"]);
    if (isSilent) expect([format, isVideo]).toEqual([format, true]);
  }
});

test("a project uses what is open to all, what is enabled for it, and what speaks only with a voice", () => {
  expect(usableFormats([], true)).toEqual(["carousel", "caption_reel"]);
  expect(usableFormats(PREVIEW_FORMATS, true)).toEqual(FORMATS);
  const silent = FORMATS.filter((format) => !NARRATED_FORMATS.includes(format));
  expect(usableFormats(PREVIEW_FORMATS, false)).toEqual(silent);
});
