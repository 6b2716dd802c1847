import { describe, expect, test } from "vitest";
import { readSheet, type SheetRow } from "./sheet.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const read = (text: string, reading: Partial<Parameters<typeof readSheet>[1]> = {}) =>
  readSheet(text, {
    language: "pt",
    zone: "America/Sao_Paulo",
    now: NOW,
    taken: new Set(),
    canPreview: () => false,
    hasVoice: false,
    timeOn: () => "09:00",
    ...reading,
  });
const told = ({ faults, format, theme, when }: SheetRow) => [theme, format, when?.toISOString() ?? null, ...faults];

describe("a sheet of posts", () => {
  test("is read as it is written: a list, a CSV with its header in any order, a spreadsheet's cells", () => {
    expect(read("5 erros, e como evitar\n\nCafé coado").map(told)).toEqual([
      ["5 erros, e como evitar", "carousel", null],
      ["Café coado", "carousel", null],
    ]);
    expect(read('Data;Tema;Formato\n01/12/2026 9h30;"Um; dois";Reel\n;Três;').map(told)).toEqual([
      ["Um; dois", "caption_reel", "2026-12-01T12:30:00.000Z"],
      ["Três", "carousel", null],
    ]);
    expect(read("Um, dois, reel, 01/12/2026 18:00\nTrês\t").map(told)[0]).toEqual([
      "Um, dois",
      "caption_reel",
      "2026-12-01T21:00:00.000Z",
    ]);
    expect(read("Um\tcarrossel\t2026-12-01\t7:15\r\nDois\t\t05/01").map(told)).toEqual([
      ["Um", "carousel", "2026-12-01T10:15:00.000Z"],
      ["Dois", "carousel", "2027-01-05T12:00:00.000Z"],
    ]);
  });

  test("takes the day's order of the reader's language, and the hour that a day without one has", () => {
    expect(read("Um,12/1/2026 9 pm", { language: "en", zone: "UTC" })[0]?.when).toEqual(
      new Date("2026-12-01T21:00:00Z"),
    );
    expect(read("Um,1/12/2026", { zone: "UTC", timeOn: () => "18:00" })[0]?.when).toEqual(
      new Date("2026-12-01T18:00:00Z"),
    );
  });

  test("says of each row what is wrong with it", () => {
    const rows = read(
      [
        "tema;formato;data",
        ";reel;01/12",
        "Um;novela;01/12",
        "Dois;infográfico;31/02/2026",
        "Três;fotos narradas;01/11/2026",
      ].join("\n"),
    );
    expect(rows.map(({ faults, line }) => [line, ...faults])).toEqual([
      [2, "theme_missing"],
      [3, "format_unknown"],
      [4, "format_locked", "date_unreadable"],
      [5, "format_locked", "voice_missing", "date_past"],
    ]);
    expect(read(`${"a".repeat(501)}\taudio animado`, { canPreview: () => true, hasVoice: true })[0]?.faults).toEqual([
      "theme_too_long",
    ]);
  });

  test("marks an hour that is taken, by a post or by another row", () => {
    const taken = new Set([Date.parse("2026-12-01T12:00:00Z")]);
    const rows = read("Um,01/12/2026 9h\nDois,02/12/2026 9h\nTrês,02/12/2026 9h\nQuatro,03/12/2026", { taken });
    expect(rows.map(({ isTaken }) => isTaken)).toEqual([true, true, true, false]);
  });
});
