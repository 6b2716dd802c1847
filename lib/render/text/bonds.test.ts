import { expect, test } from "vitest";
import { bondsOf } from "./bonds.ts";

/** Words that are never parted joined by "+", those that better stay together by "~". */
const told = (text: string): string => {
  const words = text.split(" ");
  const signs = { firm: "+", soft: "~", none: " " } as const;
  const bonds = bondsOf(words);
  return words.map((word, index) => word + (index < bonds.length ? signs[bonds[index] ?? "none"] : "")).join("");
};

test.each([
  ["quem atende é Ana Paula hoje", "quem atende é~Ana+Paula hoje"],
  ["entregamos em São Paulo inteira", "entregamos em~São+Paulo inteira"],
  ["custa R$ 1.200 por mês", "custa R$+1.200 por~mês"],
  ["fale com o Dr. Silva agora", "fale com~o~Dr.+Silva agora"],
  ["abre às 19 horas, sempre", "abre às~19+horas, sempre"],
  ["use 10 g de café", "use 10+g de~café"],
  ["a rua Augusta fica no Rio de Janeiro", "a~rua+Augusta fica no~Rio+de+Janeiro"],
  ["cuesta 3,200 pesos al mes", "cuesta 3,200+pesos al~mes"],
  ["ask Mrs. Green for the 5 pm class", "ask Mrs.+Green for~the~5+pm class"],
  ["fecha 18h. Ana volta amanhã", "fecha 18h. Ana volta amanhã"],
  ["HOJE TEM PÃO QUENTE", "HOJE TEM PÃO QUENTE"],
  ["How To Make Better Coffee At Home", "How To~Make Better Coffee At~Home"],
  ["ligue (41) 99803 2217 hoje", "ligue (41)+99803+2217~hoje"],
  ["call 0117 496 0022 now", "call 0117+496+0022~now"],
  ["leve 3 pães e pague 2", "leve 3~pães e~pague 2"],
])("%s", (text, wanted) => {
  expect(told(text)).toBe(wanted);
});
