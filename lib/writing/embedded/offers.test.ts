import { expect, test } from "vitest";
import { offersOf } from "./offers.ts";

const TOLD: [description: string, head: string | null, items: string[]][] = [
  [
    "Hair salon in Shrewsbury: cuts, colour and blow-dries.",
    "Hair salon in Shrewsbury",
    ["Cuts", "Colour", "Blow-dries"],
  ],
  ["Oficina em Feira: freio, suspensão, troca de óleo.", "Oficina em Feira", ["Freio", "Suspensão", "Troca de óleo"]],
  ["Consultas, vacinas e cirurgias para cães e gatos em Blumenau.", null, ["Consultas", "Vacinas", "Cirurgias"]],
  [
    "Restauro de oratórios, imagens sacras e molduras em Mariana.",
    null,
    ["Restauro de oratórios", "Imagens sacras", "Molduras"],
  ],
  [
    "Padaria de família em Patos, pão francês, broa e bolo de rolo.",
    "Padaria de família em Patos",
    ["Pão francês", "Broa", "Bolo de rolo"],
  ],
  [
    "Açougue de bairro em Maringá, carne bovina, suína e linguiça feita na casa.",
    "Açougue de bairro em Maringá",
    ["Carne bovina", "Suína", "Linguiça feita na casa"],
  ],
];

test.each(TOLD)("%s", (description, head, items) => {
  expect(offersOf([description])).toEqual({ said: description, head, items });
});

test.each([
  "We rescue and rehome ferrets in Dorset.",
  "Charangos hechos a mano en Cochabamba.",
  "Fazemos pães, bolos e tortas para festas.",
  "Cocina criolla en Arequipa.",
  "Dentista em Maringá, adultos e crianças.",
  "Criação de abelhas sem ferrão e mel em Morretes.",
])("%s lists nothing", (description) => {
  expect(offersOf([description])).toBeNull();
});
