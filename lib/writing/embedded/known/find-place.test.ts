import { expect, test } from "vitest";
import { readTrades } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { tellingWords } from "#lib/writing/words/telling-words.ts";
import { tradeOf, tradesOf } from "./trade-of.ts";

const showing = (profileName: string, description = ""): string | undefined =>
  tradeOf({ profileName, description })?.key;

test("every word listed of a trade is found in a name that holds it", () => {
  const missed = readTrades().flatMap(({ key, words }: Trade) =>
    words.split(" ").filter((listed) => {
      const said = listed.replaceAll("_", " ").trim();
      // What tells nothing by itself, as "home care", or is folded to two letters, shows no trade alone.
      if (tellingWords(said).length === 0 || / (?:para|for)(?: |$)/.test(said)) return false;
      return !tradesOf({ profileName: said, description: "" }).some(({ trade }) => trade.key === key);
    }),
  );
  expect(missed).toEqual([]);
});

test.each([
  ["Rosas de Alba", "florist"],
  ["Vinos Larrea", "wine"],
  ["Joias Beatriz", "jewellery"],
  ["Honey of Kent", "honey"],
  ["Helados Pepe", "ice-cream"],
])("%s is of %s", (name, trade) => {
  expect(showing(name)).toBe(trade);
});

test("who is called by a thing and says what it does is that", () => {
  expect(showing("Flores & Rocha", "Escritório de advocacia em Natal.")).toBe("law");
  expect(showing("Mel Andrade", "Malabares, acrobacias e números de circo em praças")).toBe("theatre");
});

test("of two trades the one said first or most clearly is the main one", () => {
  expect(showing("Clínica Aurora", "Consultório de odontologia, estética e harmonização.")).toBe("dentist");
  expect(showing("Quesos del Valle", "Quesería artesanal en Asturias.")).toBe("cheese");
  expect(showing("Casa Inés", "Panadería artesana en Soria.")).toBe("bakery");
});
