import { expect, test } from "vitest";
import type { Format } from "#lib/domain/format.ts";
import { valueText } from "#lib/domain/slide.ts";
import { toldDraft } from "#lib/tools/testing/told-draft.ts";

const draftOf = (format: Format, [description, theme]: readonly [string, string]) =>
  toldDraft({ format, theme, language: "es", brand: { profileName: "Ana", description } });

const RIDE = [
  "Paseos en globo para parejas en Segovia. Con seguro.",
  "salida al amanecer, 180 euros por persona, dura una hora, sábados 6h, desde 12 años, llama al 911 555 010",
] as const;

test("a caption says what the brand is where title and facts do not", () => {
  expect(draftOf("carousel", RIDE).caption).toContain("Ana: paseos en globo para parejas en Segovia. Con seguro.");
});

test("so do a cover and a reel", () => {
  const [carousel, reel] = [draftOf("carousel", RIDE), draftOf("caption_reel", RIDE)];
  const cover = "slides" in carousel ? carousel.slides[0]?.fields["subtitle"] : undefined;
  expect(cover && valueText(cover)).toBe("Paseos en globo para parejas en Segovia.");
  expect("blocks" in reel && reel.blocks[1]).toMatch(/^Paseos en globo para parejas · 180 euros/u);
});

test("what the facts say is not said again", () => {
  const { caption } = draftOf("carousel", [
    "Paseos en globo en Segovia.",
    "paseo en globo al amanecer, 180 euros por persona, dura una hora, sábados 6h, desde 12 años",
  ]);
  expect(caption).not.toContain("Ana");
});
