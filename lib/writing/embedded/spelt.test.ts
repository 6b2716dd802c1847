import { expect, test } from "vitest";
import { readAccents } from "#lib/content/spelling/spelling.ts";
import type { Language } from "#lib/domain/language.ts";
import { inVos } from "./address.ts";
import { spelt } from "./spelt.ts";

const TYPED: [language: Language, typed: string, written: string][] = [
  ["pt", "o que nao pode ir no lava-loucas", "o que não pode ir no lava-loucas"],
  ["pt", "informacao sobre as opcoes de seguro", "informação sobre as opções de seguro"],
  ["pt", "entregas ao domicílio em Coimbra", "entregas ao domicílio em Coimbra"],
  ["es", "promo de san valentin", "promo de San Valentín"],
  ["pt", "reabrimos no sábado as 9h", "reabrimos no sábado às 9h"],
  ["pt", "das 8h as 18h", "das 8h às 18h"],
  ["pt", "entregas entre as 9h e as 10h", "entregas entre as 9h e as 10h"],
  ["pt", "inglês p/ adultos, R$ 20 p/ pessoa c/ café", "inglês para adultos, R$ 20 por pessoa com café"],
  ["pt", "38 € por pessoa, incluí materiais", "38 € por pessoa, inclui materiais"],
  ["pt", "volta as aulas, aberto até meia noite", "volta às aulas, aberto até meia-noite"],
  ["pt", "queijo coalho com goiabada!!", "queijo coalho com goiabada!"],
  ["en", "after that its $38 a lesson", "after that it's $38 a lesson"],
  ["en", "the dog and its 4 puppies", "the dog and its 4 puppies"],
  ["en", "$20 off in feb", "$20 off in Feb"],
  ["pt", "carne de panela nao", "carne de panela não"],
  ["pt", "To abrindo a agenda", "Tô abrindo a agenda"],
  ["es", "si traeis cinco o mas, los q tardan", "si traéis cinco o más, los que tardan"],
  ["en", "no returns as its cut to clear", "no returns as it's cut to clear"],
  ["en", "as its name says, when its battery dies", "as its name says, when its battery dies"],
  ["en", "fri and sat 11.30 to late", "Fri and Sat 11.30 to late"],
  ["en", "we sat and talked", "we sat and talked"],
  ["en", "bring last years return and this years slips", "bring last year's return and this year's slips"],
  ["es", "Salidas con Lola. Botas y abrigo!", "Salidas con Lola. ¡Botas y abrigo!"],
  ["pt", "máquina de lavar não centrifuga", "máquina de lavar não centrifuga"],
  ["pt", "visita do papai noel em casa", "visita do Papai Noel em casa"],
  ["en", "travel fee thats separate", "travel fee that's separate"],
  ["en", "text us when your booked in", "text us when you're booked in"],
  ["en", "once your booked slot is over", "once your booked slot is over"],
  ["pt", "de seg a sab das 8h às 18h", "de seg a sáb das 8h às 18h"],
  ["pt", "84,90 sab e feriado", "84,90 sáb e feriado"],
  ["pt", "pedidos pelo whats 19 99745-3318", "pedidos pelo WhatsApp 19 99745-3318"],
  ["pt", "Whats (43) 99812-4470", "WhatsApp (43) 99812-4470"],
  ["es", "lun a sab 9 a 21", "lun a sáb 9 a 21"],
  ["es", "Wpp 310 555 2841", "WhatsApp 310 555 2841"],
  ["es", "reserva por whats al 951 204 7788", "reserva por WhatsApp al 951 204 7788"],
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
  ["es", "como elegir el sillon", "cómo elegir el sillón"],
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
  ["es", "ya esta listo el roscon de reyes", "ya está listo el roscón de Reyes"],
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
  ["es", "helado de lucuma y la furgon plastica", "helado de lúcuma y la furgón plástica"],
  ["es", "la cria del canario", "la cría del canario"],
  ["pt", "loja que cria convites", "loja que cria convites"],
  ["pt", "segunda via da certidao, jejum e vermifugo", "segunda via da certidão, jejum e vermífugo"],
  ["pt", "lava a seco com glicerina e essencia citrica", "lava a seco com glicerina e essência cítrica"],
  ["pt", "PROMOCAO DE SABADO", "PROMOÇÃO DE SÁBADO"],
  ["pt", "entrega em Recife PE, peca o PDF", "entrega em Recife PE, peça o PDF"],
  ["pt", "personal de fitness, look, show, design e delivery", "personal de fitness, look, show, design e delivery"],
  ["pt", "workshop de pizza, social media e cafe racer", "workshop de pizza, social media e cafe racer"],
  ["es", "workshop de pizza con delivery y cafe racer", "workshop de pizza con delivery y cafe racer"],
  ["es", "el menu de hoy en 30 min", "el menú de hoy en 30 min"],
  ["pt", "the best video editing tips for your shop", "the best video editing tips for your shop"],
  ["pt", "siga @cafe.sabado em cafe-sabado.com.br #cafe", "siga @cafe.sabado em cafe-sabado.com.br #cafe"],
  ["es", "estamos en la calle jesus garcia 120", "estamos en la calle Jesús García 120"],
  ["es", "con Maria Rodriguez en mexico", "con María Rodríguez en México"],
  ["pt", "aula com Joao e Jose Araujo em brasilia", "aula com João e José Araújo em Brasília"],
  ["pt", "segunda a sexta das 9 as 17", "segunda a sexta das 9 às 17"],
  ["pt", "aberto 9 as 17h", "aberto 9 às 17h"],
  ["pt", "sabado as 10, seg a sex 9:00 as 18:00", "sábado às 10, seg a sex 9:00 às 18:00"],
  ["pt", "2 esfihas e as 3 sobremesas", "2 esfihas e as 3 sobremesas"],
  ["pt", "irmaos tem 10% de desconto", "irmãos têm 10% de desconto"],
  ["pt", "os alunos tem aula extra, meus gatos tem nome", "os alunos têm aula extra, meus gatos têm nome"],
  ["pt", "todas as quartas tem samba, a cor dos fios tem tom", "todas as quartas tem samba, a cor dos fios tem tom"],
  [
    "pt",
    "rasgou entre as pernas tem conserto? quem usa as lentes tem alta?",
    "rasgou entre as pernas tem conserto? quem usa as lentes tem alta?",
  ],
  ["es", "Como limpiar un sillon", "Cómo limpiar un sillón"],
  ["pt", "quando o ceu esta nublado", "quando o céu está nublado"],
  ["pt", "a piscina esta aberta e a turma esta quase cheia", "a piscina está aberta e a turma está quase cheia"],
  ["pt", "esta chovendo, a loja esta em reforma", "está chovendo, a loja está em reforma"],
  ["pt", "esta semana, esta cheirosa bebida, esta em especial", "esta semana, esta cheirosa bebida, esta em especial"],
  ["pt", "atendimento ao publico, publico toda segunda", "atendimento ao público, publico toda segunda"],
  ["es", "si esta nublado o esta lloviendo", "si está nublado o está lloviendo"],
  ["es", "la cocina esta abierta, ya esta lista la carta", "la cocina está abierta, ya está lista la carta"],
  ["es", "mi perro esta con fiebre y el horno esta roto", "mi perro está con fiebre y el horno está roto"],
  ["es", "prueba esta bebida, esta lista de precios", "prueba esta bebida, esta lista de precios"],
  ["es", "abierto al publico, publico fotos", "abierto al público, publico fotos"],
  ["es", "¡Abrimos hoy!!", "¡Abrimos hoy!"],
  ["es", "Un grupo entero de gambas (12 tallas!)", "Un grupo entero de gambas (12 tallas!)"],
  ["es", "abrimos hoy con regalo!!!", "¡abrimos hoy con regalo!"],
  ["es", "ropa de bebe, el agua que se bebe", "ropa de bebé, el agua que se bebe"],
  ["es", "clases de ingles, depilacion de ingles", "clases de inglés, depilación de ingles"],
  ["es", "esmalte de unas y unas de gel en unas horas", "esmalte de uñas y uñas de gel en unas horas"],
  ["es", "viaje a Canada, session ipa", "viaje a Canadá, session IPA"],
  [
    "pt",
    "saida as 9 e volta as 16, em todo o pais, dia dos pais",
    "saída às 9 e volta às 16, em todo o país, Dia dos Pais",
  ],
  ["pt", "uma analise da agua, analise o contrato", "uma análise da água, analise o contrato"],
  ["es", "danos por agua, danos tu opinion", "daños por agua, danos tu opinión"],
  ["es", "campana de adopcion, campana de cocina", "campaña de adopción, campana de cocina"],
  ["pt", "melancia gelada e bike gravel", "melancia gelada e bike gravel"],
  ["pt", "aula de yoga, fuga acima de 30 mA", "aula de yoga, fuga acima de 30 mA"],
  ["pt", "divida em tres, a divida ativa", "divida em três, a dívida ativa"],
  ["en", "im running late and dont know", "I'm running late and don't know"],
  ["en", "it cant wait, wont start, doesnt spin", "it can't wait, won't start, doesn't spin"],
  ["en", "an IM injection", "an IM injection"],
  ["en", "its a boy cake", "it's a boy cake"],
  ["en", "the dog and its a-frame kennel", "the dog and its a-frame kennel"],
  ["en", "6 weeks notice, two weeks notice", "6 weeks' notice, two weeks' notice"],
  ["en", "a weeks notice is enough", "a week's notice is enough"],
  ["en", "2 weeks holiday course", "2 weeks holiday course"],
];

test.each(TYPED)("%s: %s", (language, typed, written) => {
  expect(spelt(typed, language)).toBe(written);
});

test("a name within a sentence is as its people write it", () => {
  expect(spelt("Estamos en Barros Arana 1120", "es")).toBe("Estamos en Barros Arana 1120");
});

test("who writes accents meant the words that have none", () => {
  expect(spelt("a informação que a secretaria deu", "pt")).toBe("a informação que a secretaria deu");
});

test("a text of several lines is written line by line", () => {
  expect(spelt("Mudamos de endereco\nabrimos as 8h", "pt")).toBe("Mudamos de endereço\nabrimos às 8h");
});

test("a word of the list is put right where others have their accents", () => {
  expect(spelt("a porção de camarao é servida no salao", "pt")).toBe("a porção de camarão é servida no salão");
});

test.each(["pt", "es"] as const)(
  "%s: no word of the list is written in two ways, and none has no accent",
  (language) => {
    const words = [...readAccents(language)];
    expect(words.length).toBeGreaterThan(20_000);
    expect(words.filter(([plain, word]) => !/^[a-z]+$/.test(plain) || plain === word)).toEqual([]);
  },
);

test("who says vos is not corrected to tú", () => {
  const typed = "llevate el taladro y anotate a la demostracion";
  expect(spelt(typed, "es", inVos)).toBe("llevate el taladro y anotate a la demostración");
  expect(spelt("llevate el taladro", "es")).toBe("llévate el taladro");
});
