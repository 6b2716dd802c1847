import { expect, test } from "vitest";
import { tradeOf } from "./trade-of.ts";

// How a shop says in a line what it is: by this a trade's matter is found.
test.each([
  ["nutrition", "Nutricionista em Belém.|Nutritionist in Leeds.|Dietista en Lima."],
  ["dentist", "Dentista em Natal.|Dental clinic in Bath.|Odontóloga en Lima."],
  ["psychology", "Psicóloga em Recife.|Psychologist in Leeds.|Psicólogo en Quito."],
  ["physiotherapy", "Fisioterapeuta em Santos.|Physio in Bath.|Fisioterapia en Gijón."],
  ["fitness", "Academia em Recife.|Gym in Leeds.|Gimnasio en Lima."],
  ["yoga", "Estúdio de yoga em Santos.|Yoga studio in Galway.|Estudio de yoga en Lima."],
  ["pets", "Banho e tosa em Santos.|Vet in Cork.|Peluquería canina en Cádiz."],
  ["beauty", "Cabeleireira em Santos.|Hairdresser in Bath.|Salón de belleza en Lima."],
  ["bakery", "Confeitaria em Santos.|Bakery in Bristol.|Panadería en Sevilla."],
  ["law", "Advogada em Santos.|Solicitors in Bath.|Abogado en Lima."],
  ["accounting", "Contadora em Santos.|Accountant in Leeds.|Asesoría fiscal en Madrid."],
  ["finance", "Consultor financeiro em Santos.|Financial planner in Leeds.|Asesor financiero en Lima."],
  ["real-estate", "Corretor de imóveis em Santos.|Estate agent in Leeds.|Inmobiliaria en Lima."],
  ["languages", "Escola de inglês em Santos.|English school in Lima.|Academia de idiomas en Cádiz."],
  ["education", "Reforço escolar em Santos.|Tutor in Leeds.|Clases particulares en Lima."],
  ["plants", "Jardinagem em Santos.|Garden centre in Leeds.|Vivero en Lima."],
  ["elder-care", "Cuidadora de idosos em Santos.|Nursing home in Leeds.|Residencia de mayores en Cádiz."],
  ["air-conditioning", "Instalação e limpeza de ar-condicionado em Natal.|Air conditioning in Leeds."],
  ["jewellery", "Joalheria em Santos.|Jeweller in Leeds.|Joyería en Lima."],
  ["lodging", "Pousada em Paraty.|Hotel em Santos.|Hostal en Cádiz."],
  ["moving", "Mudanças em Santos.|Removals in Norwich.|Mudanzas en Lima."],
  ["makeup", "Manicure em Santos.|Make-up artist in Bath.|Maquilladora en Lima."],
  ["second-hand", "Brechó em Santos.|Vintage clothes shop in Leeds.|Ropa de segunda mano en Lima."],
])("%s is what they say: %s", (trade, lines) => {
  const shown = lines.split("|").map((description) => tradeOf({ profileName: "Casa Lume", description })?.key ?? null);
  expect(shown).toEqual(lines.split("|").map(() => trade));
});

// One word of another trade is no evidence: a kind of place, a tool, an adjective.
test.each([
  "Taller de banderas y estandartes en Zaragoza.",
  "Observatório astronômico em Brotas.",
  "Pulverização agrícola com drone em Rio Verde.",
  "Refrescos artesanales en Puebla.",
  "Jardim coberto com 30 espécies de borboletas em Blumenau.",
])("no trade of the library is %s", (description) => {
  expect(tradeOf({ profileName: "Casa Lume", description })?.key ?? null).toBeNull();
});

test("who teaches to drive mends no cars", () => {
  expect(tradeOf({ profileName: "Marcha", description: "Autoescola em Caruaru, carro e moto." })?.key).toBe(
    "driving-school",
  );
});

test("what a brand says that it is counts more than what it is called", () => {
  const brand = { profileName: "Forja Ironworks Gym", description: "Small strength gym in Leith, no mirrors." };
  expect(tradeOf(brand)?.key).toBe("fitness");
});
