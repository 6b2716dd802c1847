import { describe, expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { readScript } from "#lib/render/audio/script.ts";
import { readAloud } from "./read-aloud.ts";

const said = (language: Language, text: string): string =>
  readAloud(
    readScript(text).words.map((word) => word.text),
    language,
  )
    .filter((word) => word !== "")
    .join(" ");

const CASES: Record<Language, [written: string, spoken: string][]> = {
  pt: [
    ["Custa R$ 12,50 hoje.", "Custa 12 reais e 50 centavos hoje."],
    ["São R$ 2 milhões, 20% a mais.", "São 2 milhões de reais, 20 por cento a mais."],
    ["R$ 1.200,50 por mês", "1200 reais e 50 centavos por mês"],
    ["a R$1.200 cada", "a 1200 reais cada"],
    ["R$ 99/mês no plano", "99 reais por mês no plano"],
    ["de R$ 10-15 por kg", "de 10 a 15 reais por kg"],
    ["uns US$ 3,200 lá fora", "uns 3200 dólares lá fora"],
    ["R$ 0,90 a unidade, R$ 1 o par", "90 centavos a unidade, 1 real o par"],
    ["R$ 5 mil de entrada", "5 mil reais de entrada"],
    ["1,5 kg de farinha e 0,05 g de sal", "1 vírgula 5 quilos de farinha e 0 vírgula 0 5 gramas de sal"],
    ["1.500 g, 2ª vez, 10x", "1500 gramas, segunda vez, 10 vezes"],
    ["1.500 pessoas e 3,200 kg", "1500 pessoas e 3 vírgula 200 quilos"],
    ["Às 14h30, o Dr. Melo", "Às 14 horas e 30, o doutor Melo"],
    ["Abre às 8h e fecha às 19h30.", "Abre às 8 horas e fecha às 19 horas e 30."],
    ["das 8h às 22h, ou 8h–12h", "das 8 horas às vinte e duas horas, ou 8 horas a 12 horas"],
    ["às 7:30 e às 2", "às 7 horas e 30 e às duas"],
    ["dia 12/05, ou 01/06/2026", "dia 12 de maio, ou primeiro de junho de 2026"],
    ["24/7 e 1/2 xícara", "24 por 7 e meia xícara"],
    ["ligue (11) 98765-4321 já", "ligue 1 1 9 8 7 6 5, 4 3 2 1 já"],
    ["0800 123 4567", "0 8 0 0 1 2 3 4 5 6 7"],
    ["CEP 01310-100, nº 12", "CEP 0 1 3 1 0, 1 0 0, número 12"],
    ["1º lugar, 21ª edição", "primeiro lugar, vigésima primeira edição"],
    ["10–12 dias, 10 a 12 dias, 10-15%", "10 a 12 dias, 10 a 12 dias, 10 a 15 por cento"],
    ["60 m², -5°C, 250ml, 100 km/h", "60 metros quadrados, menos 5 graus, 250 mililitros, 100 quilômetros por hora"],
    ["2 horas, 1 xícara, 2 colheres, 2 dias", "duas horas, uma xícara, duas colheres, 2 dias"],
    ["+50 clientes, 10k seguidores", "mais de 50 clientes, 10 mil seguidores"],
    ["A Sra. Lia mora na Av. Brasil, na R. Chile", "A senhora Lia mora na avenida Brasil, na rua Chile"],
    ["siga @cafe_aurora e #CafeDaManha ☕", "siga arroba cafe aurora e Cafe Da Manha"],
    ["veja https://www.cafe.com.br/menu?x=1 ou cafe.com", "veja cafe ponto com ponto b r ou cafe ponto com"],
    ["escreva: oi@cafe.com.br!", "escreva, oi arroba cafe ponto com ponto b r!"],
    ["É verdade 😀 — sim, 100 % 🎉.", "É verdade, sim, 100 por cento."],
    ["2019-2024 foi bom e/ou mau, p. 12", "2019 a 2024 foi bom e ou mau, página 12"],
    ["às segundas, café c/ leite, p/ dois", "às segundas, café com leite, para dois"],
    ["2 a 3 colheres, 1x por dia, nota 4,9/5", "duas a 3 colheres, uma vez por dia, nota 4 vírgula 9 de 5"],
    ["Em 1 de maio são R$ 30, viu?", "Em primeiro de maio são 30 reais, viu?"],
    ["seg e qua 19h, sáb 9h, é bom ter 2 horas", "segunda e quarta 19 horas, sábado 9 horas, é bom ter duas horas"],
    ["Seg. a sex., seg–sex, 100+ modelos", "segunda a sexta, segunda a sexta, mais de 100 modelos"],
    ["bolo + café, CNPJ 12.345.678/0001-90", "bolo mais café, CNPJ 1 2, 3 4 5, 6 7 8, 0 0 0 1, 9 0"],
    ["guarda-chuva e bem-estar", "guarda-chuva e bem-estar"],
  ],
  es: [
    ["12,50€ el 1º día, p. ej. 2 kg", "12 euros con 50 céntimos el primer día, p. ejemplo 2 kilos"],
    ["cuesta 3,200 pesos al mes", "cuesta 3200 pesos al mes"],
    ["cuesta 3.200 pesos al mes", "cuesta 3200 pesos al mes"],
    ["$3,200 MXN o $1,200.50", "3200 pesos o 1200 pesos con 50 centavos"],
    ["$3,200 por persona", "3200 pesos por persona"],
    ["1,200 personas y 12.500 visitas", "1200 personas y 12500 visitas"],
    ["1,5 kg o 1.5 kg, 0,250 kg", "1 coma 5 kilos o 1 coma 5 kilos, 0 coma 250 kilos"],
    ["US$ 40 o 40 €", "40 dólares o 40 euros"],
    ["5 mil pesos, 2 millones", "5 mil pesos, 2 millones"],
    ["a las 7:30 pm, a la 1", "a las 7 y 30 p m, a la una"],
    ["a las 19h30 o a las 9:00 h.", "a las 19 horas y 30 o a las 9 horas."],
    ["el 12/05/2026 y el 1/06", "el 12 de mayo de 2026 y el primero de junio"],
    ["llama al 55 1234 5678", "llama al 55 1 2 3 4 5 6 7 8"],
    ["1er lugar, 3ª vez, 2º piso", "primer lugar, tercera vez, segundo piso"],
    ["10–12 minutos, de 10 a 12", "10 a 12 minutos, de 10 a 12"],
    ["1 kilo, 21 personas, 1 hora", "un kilo, veintiuna personas, una hora"],
    ["El Dr. Ruiz y la Sra. Paz, nº 5", "El doctor Ruiz y la señora Paz, número 5"],
    ["½ taza y 1½ litros", "media taza y 1 y medio litros"],
    ["25 °C, 20%, 60 m2", "25 grados, 20 por ciento, 60 metros cuadrados"],
    ["#PanDulce de @la.panaderia 🥐", "Pan Dulce de arroba la panaderia"],
    ["de 9:00 a 21:00 hrs, $499 MXN, ven", "de 9 horas a veintiuna horas, 499 pesos, ven"],
    ["1 o 2 sesiones, 2 o 3 litros", "una o 2 sesiones, 2 o 3 litros"],
    ["¿Cuesta $99? ¡Sí!", "¿Cuesta 99 pesos? ¡Sí!"],
  ],
  en: [
    ["$1,250.50 at 9:30, i.e. 3-5 kg", "1250 dollars and 50 cents at 9 30, that is 3 to 5 kilos"],
    ["3,200 people and 1.5 kg", "3200 people and 1 point 5 kilos"],
    ["1.25 miles, $0.99, £5", "1 point 2 5 miles, 99 cents, 5 pounds"],
    ["7:30 pm, 9am, 9:05 AM", "7 30 p m, 9 a m, 9 o 5 a m"],
    ["from 9am-5pm daily", "from 9 a m to 5 p m daily"],
    ["on 12/05 or May 12th", "on December 5th or May 12th"],
    ["call 555-123-4567 now", "call 5 5 5, 1 2 3, 4 5 6 7 now"],
    ["1st place, 2nd try, No. 5", "1st place, 2nd try, number 5"],
    ["No. That is it.", "No. That is it."],
    ["$5k in 10 min., 20% off", "5 thousand dollars in 10 minutes, 20 percent off"],
    ["10–12 oz, 5 ft, 72°F", "10 to 12 ounces, 5 feet, 72 degrees"],
    ["$15/month, $2 million", "15 dollars per month, 2 million dollars"],
    ["Mrs. Green of St. Paul, 12 Elm St.", "missus Green of saint Paul, 12 Elm street."],
    ["1 for $3—ends soon, Mon-Fri, #4, R & B", "1 for 3 dollars, ends soon, Monday to Friday, number 4, R and B"],
    ["mail hi@shop.com or www.shop.com/x", "mail hi at shop dot com or shop dot com"],
    ["$9.99/mo from Mar. 3 — 10 min.", "9 dollars and 99 cents per month from March 3, 10 minutes."],
    ["1/2 cup, 3/4 cup, 24/7", "half cup, three quarters cup, 24 by 7"],
  ],
};

describe.each(Object.entries(CASES) as [Language, [string, string][]][])("in %s", (language, cases) => {
  test.each(cases)("“%s” is read “%s”", (written, spoken) => {
    expect(said(language, written)).toBe(spoken);
  });

  test("each word that is shown has its place in what is said", () => {
    for (const [written] of cases) {
      const shown = readScript(written).words.map((word) => word.text);
      expect(readAloud(shown, language)).toHaveLength(shown.length);
    }
  });
});
