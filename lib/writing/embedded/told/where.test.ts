import { expect, test } from "vitest";
import { addressIn } from "./where.ts";

test.each([
  ["Ven a vernos en av. América N31-120 frente a la U. Central", "av. América N31-120"],
  ["Estrada Municipal HBR-040, km 3. Entrada R$ 10", "Estrada Municipal HBR-040, km 3"],
  ["en nuestro taller de la calle Larga 10-41. Entrada libre", "calle Larga 10-41"],
  ["Estamos en la Carrera 7 # 45-12, Bogotá", "Carrera 7 # 45-12"],
  ["Rua Direita nº 41, em Aveiro", "Rua Direita nº 41"],
  ["Na Rua Goiás 120, das 9h às 18h", "Rua Goiás 120"],
  ["Praça da Sé, 9h às 18h", "Praça da Sé"],
])("%s", (text, address) => {
  expect(addressIn(text)).toBe(address);
});
