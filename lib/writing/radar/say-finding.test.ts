import { expect, test } from "vitest";
import { LANGUAGES } from "#lib/domain/language.ts";
import { sayFinding } from "./say-finding.ts";

test("speaks the project's language, and writes its numbers as it does", () => {
  const finding = { kind: "length", length: "short", posts: 12, accounts: 3, median: 1.25, others: 0.9 } as const;
  expect(LANGUAGES.map((language) => sayFinding(finding, language))).toEqual([
    "Vídeos de até um minuto vão mais longe: em 12 vídeos de 3 contas, a mediana é 1,25× o habitual; nos outros, 0,9×.",
    "Videos of up to a minute go further: in 12 videos of 3 accounts the median is 1.25× the usual; in the others, 0.9×.",
    "Los videos de hasta un minuto llegan más lejos: en 12 videos de 3 cuentas, la mediana es 1,25× lo habitual; en los demás, 0,9×.",
  ]);
});
