import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { spelt } from "./spelt.ts";

const TYPED: [language: Language, typed: string, written: string][] = [
  ["pt", "o que nao pode ir no lava-loucas", "o que não pode ir no lava-loucas"],
  ["pt", "informacao sobre as opcoes de seguro", "informação sobre as opções de seguro"],
  ["pt", "reabrimos no sábado as 9h", "reabrimos no sábado às 9h"],
  ["pt", "das 8h as 18h", "das 8h às 18h"],
  ["pt", "entregas entre as 9h e as 10h", "entregas entre as 9h e as 10h"],
  ["pt", "carne de panela nao", "carne de panela não"],
  ["pt", "To abrindo a agenda", "Tô abrindo a agenda"],
  ["es", "si traeis cinco o mas, los q tardan", "si traéis cinco o más, los que tardan"],
  ["en", "were changing our hours", "we're changing our hours"],
  ["en", "can you clean when its raining", "can you clean when it's raining"],
  ["pt", "oficina de macramê no sabado", "oficina de macramê no sábado"],
  ["es", "feliz día del niño! domingo 2x1", "¡feliz Día del Niño! domingo 2x1"],
  ["pt", "violao ou cavaquinho para comecar", "violão ou cavaquinho para começar"],
  ["pt", "horario do escritorio e do consultorio", "horário do escritório e do consultório"],
  ["pt", "ao lado do fogao, os paes e as opcoes", "ao lado do fogão, os pães e as opções"],
  ["es", "se me rompio la olla y el plastico del mango", "se me rompió la olla y el plástico del mango"],
  ["pt", "quem é mei precisa de dedetizaçao", "quem é MEI precisa de dedetização"],
  ["pt", "o bebe nao bebe agua", "o bebê não bebe água"],
  ["pt", "oficina até o meio-dia", "oficina até o meio-dia"],
  ["es", "cuando se podan los rosales", "cuándo se podan los rosales"],
  ["es", "cuando se acaba el agua, abre la llave", "cuando se acaba el agua, abre la llave"],
  ["es", "cuanto tarda en sanar y como cuidarlo", "cuánto tarda en sanar y cómo cuidarlo"],
  ["pt", "o que nao vai na caçamba", "o que não vai na caçamba"],
  ["pt", "as 8 melhores trilhas", "as 8 melhores trilhas"],
  ["pt", "minha planta murchou o que eu faço", "minha planta murchou: o que eu faço?"],
  ["pt", "bati o carro quais sao meus direitos", "bati o carro: quais são meus direitos?"],
  ["pt", "o que fazer com o dente quebrado", "o que fazer com o dente quebrado"],
  ["pt", "Sao Paulo recebe a nossa feira", "São Paulo recebe a nossa feira"],
  ["es", "por que se apaga el calentador", "por qué se apaga el calentador"],
  ["es", "cada cuanto se cambia el aceite", "cada cuánto se cambia el aceite"],
  ["es", "como limpiar un sillon de cuero", "cómo limpiar un sillón de cuero"],
  ["es", "Como cada año, abrimos en agosto", "Como cada año, abrimos en agosto"],
  ["es", "que tengas un feliz año", "que tengas un feliz año"],
  ["es", "mi gato no come qué hago", "mi gato no come: ¿qué hago?"],
  ["es", "cuanto antes mejor", "cuanto antes mejor"],
  ["en", "how often should i oil my chain", "how often should I oil my chain"],
  ["en", "why doesnt my boiler light", "why doesn't my boiler light"],
  ["en", "my tap drips what do i do", "my tap drips: what do I do?"],
  ["en", "what to do when a tooth breaks", "what to do when a tooth breaks"],
  ["en", "i.e. three days", "i.e. three days"],
  ["en", "were at Riverside Park this saturday", "we're at Riverside Park this saturday"],
  ["en", "were open all weekend", "we're open all weekend"],
  ["en", "were the old ovens better?", "were the old ovens better?"],
  ["en", "happy mothers day to our mums", "happy Mother's Day to our mums"],
  ["en", "valentines day menu and our new ipa", "Valentine's Day menu and our new IPA"],
  ["en", "why does my candle tunnel and how to fix it", "why does my candle tunnel and how do I fix it"],
  ["en", "a tour led by our guide, led lights included", "a tour led by our guide, LED lights included"],
  ["en", "an old family bible and a french dresser", "an old family Bible and a French dresser"],
  ["pt", "feliz dia das maes", "feliz Dia das Mães"],
  ["pt", "mdf ou mdp na cozinha", "MDF ou MDP na cozinha"],
  ["pt", "curso de pré-natal para o natal", "curso de pré-natal para o Natal"],
  ["pt", "por que cristaliza? mito de que é falso", "por que cristaliza? é mito que é falso"],
  ["es", "pan para el dia de muertos con dj", "pan para el Día de Muertos con DJ"],
  ["es", "ya esta listo el roscon de reyes", "ya esta listo el roscón de Reyes"],
  ["pt", "relogio a prova dagua na água", "relógio à prova d'água na água"],
  ["pt", "matrícula aberta, aula gratis e inscricao da diaria", "matrícula aberta, aula grátis e inscrição da diária"],
  ["pt", "ensaio no teatro metropole, entrada livre", "ensaio no teatro Metrópole, entrada livre"],
  ["pt", "peça no teatro santa isabel sábado 16h", "peça no teatro Santa Isabel sábado 16h"],
  [
    "pt",
    "oficina no teatro infantil, na praça central e no parque fechado",
    "oficina no teatro infantil, na praça central e no parque fechado",
  ],
  ["es", "hasta 3 recamaras, sesión y fumigacion", "hasta 3 recámaras, sesión y fumigación"],
  ["es", "yoga en el parque centenario, sábado", "yoga en el parque Centenario, sábado"],
  ["es", "juegos en el parque infantil y en la plaza", "juegos en el parque infantil y en la plaza"],
  ["en", "do I need a licence in uk?", "do I need a licence in the UK?"],
  ["en", "shoes in uk sizes", "shoes in UK sizes"],
  ["en", "open day sat 14 june, mon-fri 9-5", "open day Sat 14 june, Mon-Fri 9-5"],
  ["en", "the cat sat 2 hours in the sun", "the cat sat 2 hours in the sun"],
  ["es", "escríbenos a dj@fiesta.com", "escríbenos a dj@fiesta.com"],
];

test.each(TYPED)("%s: %s", (language, typed, written) => {
  expect(spelt(typed, language)).toBe(written);
});

test("who writes accents meant the words that have none", () => {
  expect(spelt("a informação que a secretaria deu", "pt")).toBe("a informação que a secretaria deu");
});

test("a text of several lines is written line by line", () => {
  expect(spelt("Mudamos de endereco\nabrimos as 8h", "pt")).toBe("Mudamos de endereço\nabrimos às 8h");
});
