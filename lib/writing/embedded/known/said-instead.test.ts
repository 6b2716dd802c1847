import { expect, test } from "vitest";
import { briefOf } from "#lib/tools/testing/brief-of.ts";
import { writeDraft } from "#lib/writing/embedded/writer.ts";

const titleOf = (...about: Parameters<typeof briefOf>): string => writeDraft(briefOf(...about)).title;

const SOLAR = ["Bright Panes", "Solar panel cleaning in Galway."] as const;

test.each<[...Parameters<typeof titleOf>, title: RegExp]>([
  // "Yes" answers no name of a thing.
  ["en", ...SOLAR, "Solar panel cleaning", /^Is .*\?$/u],
  // What was typed in haste has its own question's words.
  [
    "en",
    "Prior Wills",
    "Wills and probate in Leeds.",
    "do u need a will if ur married",
    /^Do I need a will if I am married\?$/u,
  ],
  ["es", "Mimbre", "Cestería y sombreros en Loja.", "Cómo limpiar un sombrero", /sombrero/u],
  // All that is asked is answered: it is the person's own title.
  ["en", "Corner Lentils", "Greengrocer in Hove.", "Do you have to soak lentils?", /^Do you have to soak lentils\?$/u],
])("%s %s %s: %s is titled by what is answered", (language, name, description, theme, title) => {
  expect(titleOf(language, name, description, theme)).toMatch(title);
});

test("a list that was asked for in haste has its own title", () => {
  const title = titleOf("en", "Torque", "Car repairs in Bolton.", "signs ur clutch is on the way out");
  expect(title).toMatch(/clutch/u);
  expect(title).not.toMatch(/ur\b|on the way/u);
});
