import { expect, test } from "vitest";
import type { Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { toldDraft } from "#lib/tools/testing/told-draft.ts";

const draftOf = (format: Format, language: Language, theme: string): Draft => toldDraft({ format, theme, language });

/** All that is drawn, as it is kept. */
const drawn = ({ caption: _, title: __, ...content }: Draft): string => JSON.stringify(content);

test("a scene shows what is said, and not its date alone", () => {
  const moved =
    "We have moved! From Monday 2 June you will find us at 48 Latrobe Terrace, Paddington. Free parking behind the building, and all bookings stay the same.";
  const draft = draftOf("animated_audio", "en", moved);
  expect("scenes" in draft && JSON.stringify(draft.scenes.map(({ fields }) => fields))).toContain("48 Latrobe Terrace");
});

test("what is said of the last of some days is said of all of them", () => {
  const promo =
    "Promo mudanzas de mitad de semana: martes, miércoles y jueves 15% de descuento reservando con 10 días. Incluye 20 cajas. Dentro de la ciudad desde $180.000, al campo desde $420.000.";
  const { caption } = draftOf("narrated_photos", "es", promo);
  expect(caption).toContain("martes, miércoles y jueves 15% de descuento");
  expect(caption).not.toContain("• Martes");
});

test("a title that is cut is not said again, what is left of it is", () => {
  const launch =
    "Lançamento da bebê Aurora, 48 cm, 1,9 kg, vinil siliconado, cabelo fio a fio em mohair. São só 8 peças numeradas, R$ 1.290 em até 10x sem juros. Reserva abre sexta às 19h no direct.";
  const shown = drawn(draftOf("carousel", "pt", launch));
  expect(shown.match(/bebê Aurora/g)).toHaveLength(1);
  expect(shown).toMatch(/cabelo fio a fio em mohair/i);
});

test.each<[Language, string, string, string]>([
  [
    "en",
    "Trade-in days are back on Tuesdays. Bring up to two boxes per visit between 11 and 4. You get 25% of our shelf price in credit or 10% cash. Closed on Mondays and Sunday 8 March.",
    "25%",
    "Closed",
  ],
  [
    "pt",
    "A partir de 1 de outubro temos menu de almoço de terça a sexta: sopa, prato do dia, pão, azeitonas e copo de vinho por 11,50€. Quinta é dia de cozido. Fechamos domingo à noite e segunda.",
    "11,50€",
    "Fechamos",
  ],
])("%s: a reel says what it costs, and not when it is closed", (language, theme, price, closed) => {
  const shown = drawn(draftOf("caption_reel", language, theme));
  expect(shown).toContain(price);
  expect(shown).not.toContain(closed);
});

test("to come and see is no contact", () => {
  const open =
    "Nursery open morning on Saturday 21 March from 10am to 1pm at 22 Bramhall Lane. Places from September for 2 and 3 year olds. Come and see the forest garden and try our mud kitchen!";
  expect(drawn(draftOf("infographic", "en", open))).not.toMatch(/"(?:Get in touch|Contact(?: us)?)"/);
});
