import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { tagsFor } from "./tags.ts";

test.each([
  ["Haras Boa Lua", "Aulas de equitação em Itu.", "primeira aula de equitação", [], ["#harasboalua", "#itu"]],
  ["Chaminé Limpa", "Limpeza de chaminés em Gramado e Canela.", "limpar a chaminé", [], ["#gramado", "#chaminé"]],
  ["", "", "imposto de renda", [], ["#impostoderenda"]],
  ["Café Sol", "", "guardar café", ["café", "barista", "cafeteria", "espresso", "coado"], ["#café", "#barista"]],
])("%s, %s, on %s", (profileName, description, about, known, wanted) => {
  const tags = tagsFor({ profileName, description }, about, known, "pt");
  expect(tags).toEqual(expect.arrayContaining(wanted));
  expect(tags.length).toBeLessThanOrEqual(5);
  expect(new Set(tags).size).toBe(tags.length);
});

test.each([
  ["pt", "Tano", "Pizzaria de forno a lenha em Tomar.", "novo horário", [], ["#tano", "#tomar", "#pizzaria"]],
  [
    "es",
    "Miga",
    "Panadería en Granada, hogazas de masa madre.",
    "¿por qué el pan de masa madre es más caro?",
    [],
    ["#miga", "#granada", "#masamadre", "#panadería"],
  ],
  ["pt", "Lava", "Cuidamos de roupas.", "lavar edredom", [], ["#lava", "#edredom", "#roupas"]],
  [
    "en",
    "Hill & Fork",
    "Piano tuning in Deal.",
    "a piano after the move",
    ["musiclessons", "guitar", "piano"],
    ["#hillfork", "#deal", "#piano", "#pianotuning"],
  ],
  [
    "en",
    "Tumble",
    "Soft play centre with a ball pool in Hull.",
    "when we clean the ball pool",
    ["poolcare"],
    ["#tumble", "#hull", "#ballpool", "#softplaycentre"],
  ],
  [
    "pt",
    "Macaco Forte",
    "Conserto de macacos hidráulicos em Caxias.",
    "o macaco não sobe",
    [],
    ["#macacoforte", "#caxias", "#macacoshidráulicos"],
  ],
  [
    "pt",
    "Portões Lima",
    "Portões e grades sob medida em Itu.",
    "madeira ou ferro na varanda",
    [],
    ["#portõeslima", "#itu", "#portões"],
  ],
  [
    "pt",
    "Olaria",
    "Fazemos tijolos de barro em Tatuí.",
    "tijolo de barro ou bloco de concreto",
    [],
    ["#olaria", "#tatuí", "#tijolodebarro", "#blocodeconcreto"],
  ],
  [
    "en",
    "Nine",
    "Crazy golf on the front in Cromer.",
    "is crazy golf fun for under fives",
    [],
    ["#nine", "#cromer", "#golf", "#crazygolf"],
  ],
  [
    "en",
    "Warm",
    "Loft and wall insulation in Hexham.",
    "a warm loft",
    [],
    ["#warm", "#hexham", "#loftinsulation", "#wallinsulation"],
  ],
  [
    "es",
    "Bigotes",
    "Clínica veterinaria de barrio en Montevideo.",
    "vacunación",
    [],
    ["#bigotes", "#montevideo", "#clínicaveterinaria"],
  ],
  [
    "en",
    "Harcourt",
    "Plumber and heating engineer in Stockport.",
    "a drip",
    [],
    ["#harcourt", "#stockport", "#plumber", "#heatingengineer"],
  ],
  ["en", "Sight", "We caption and subtitle films in Bath.", "a festival", [], ["#sight", "#bath", "#films"]],
  ["es", "Pehuén", "Taxis las 24 horas en Neuquén.", "pedir el taxi", [], ["#pehuén", "#neuquén", "#taxi"]],
  ["en", "Thread", "We mend soft toys in Stroud.", "a lost eye", [], ["#thread", "#stroud", "#softtoys"]],
  [
    "es",
    "Alma",
    "Floristería en Cádiz.",
    "flores de otoño",
    ["flores", "bodas"],
    ["#alma", "#cádiz", "#floresdeotoño", "#floristería", "#flores"],
  ],
] as const)("%s: %s, %s, writes these on %s", (language, profileName, description, about, known, wanted) => {
  expect(tagsFor({ profileName, description }, about, known, language)).toEqual(wanted);
});

test.each([
  ["pt", "Padaria Sol", "Padaria de fermentação natural em Tatuí.", "#padaria #fermentaçãonatural"],
  ["es", "Surco", "Discos de vinilo nuevos y usados.", "#discosdevinilo"],
  ["es", "La Majada", "Quesos artesanos de cabra, leche propia.", "#quesosartesanos"],
  ["es", "Mora", "Fotografía de recién nacidos en Bogotá.", "#fotografía #reciénnacidos"],
  ["es", "Guau", "Peluquería canina, sin jaulas, con cita previa.", "#peluqueríacanina"],
  ["pt", "Pista", "Borracharia, atende carro e moto.", "#borracharia"],
  ["es", "Vega", "Lavado y restauración de alfombras.", "#restauracióndealfombras"],
  ["en", "Smoke", "Texas style bbq food truck.", "#foodtruck"],
  ["en", "Bell", "Sewing machine servicing.", "#sewingmachineservicing"],
  ["en", "Gale", "Kites hand sewn in Whitby.", "#kites"],
  ["en", "Ember", "Hand poured soy candles in jars.", "#soycandles"],
  ["en", "Nine", "Walk in barbershop.", "#barbershop"],
  ["pt", "Lua", "Hotel para gatos em Curitiba.", "#hotelparagatos"],
  ["pt", "Nó", "Faço macramê sob encomenda.", "#macramê"],
  ["pt", "Mata", "Cultivamos ervas e alface orgânicos e vendemos na feira de Itu.", "#ervas"],
  ["es", "Chuy", "Hago portones y rejas en Puebla.", "#portones"],
  ["es", "Burbujas", "Lavandería de autoservicio y por encargo.", "#lavanderíadeautoservicio"],
  ["en", "Stitch", "I alter and mend clothes in Leeds.", "#clothes"],
  ["en", "Van", "We hire out three converted campervans near Cardiff.", "#campervans"],
  ["en", "Maple", "Home daycare for ages 1 to 5 in Ohio.", "#homedaycare"],
  ["en", "Dell", "Family run tree surgery company covering Kent.", "#treesurgery"],
  ["en", "Al", "Family skip hire firm in Wigan.", "#skiphire"],
  ["en", "Loom", "We sell yarn and run knit nights every Tuesday.", "#yarn #knitnights"],
] as const)("%s: %s, %s, is looked for by whole things: %s", (language, profileName, description, wanted) => {
  const tags = tagsFor({ profileName, description }, "hoy", [], language).join(" ");
  expect(tags).toContain(wanted);
  expect(tags).not.toMatch(
    /recién$|#hand |#walk|#sin|#con|#atende|#style|#machine|#hago|#faço|#out|#i[am]|#por(?!t)|#na\b|#firm|every|orgânicos/,
  );
});

test.each([
  ["pt", "Dentes limpos", "Clínica odontológica: limpeza e canal.", /#limpeza|#puro/],
  ["es", "abrimos nuestra segunda tienda en calle Larga", "Discos de vinilo.", /#segunda|#calle/],
  ["en", "7 things your cat hates", "Hotel for cats in Hull, cameras.", /#hotel|#things|#hates|#lodging/],
] as const)("%s: of %s nothing is a tag that anybody could have", (language, about, description, others) => {
  expect(tagsFor({ profileName: "Ola", description }, about, [], language).join(" ")).not.toMatch(others);
});

test("a thing is not cut from what the brand calls longer", () => {
  const brand = { profileName: "Forno", description: "Pães de fermentação natural em Itu." };
  expect(tagsFor(brand, "por que o pão de fermentação natural leva dois dias", [], "pt")).not.toContain(
    "#pãodefermentação",
  );
  const cheese = { profileName: "Majada", description: "Quesos artesanos de cabra." };
  expect(tagsFor(cheese, "tabla de quesos para dos", [], "es")).toContain("#tabladequesos");
});

test("who looks for somebody is looked for by that", () => {
  const brand = { profileName: "Forno", description: "Padaria em Itu." };
  expect(tagsFor(brand, "contratamos padeiro para a noite", [], "pt").slice(0, 3)).toEqual(["#forno", "#itu", "#vaga"]);
  expect(tagsFor({ ...brand, description: "Bakery in Hove." }, "we're hiring a baker", [], "en")).toContain("#hiring");
  expect(tagsFor(brand, "voluntários para a horta", [], "pt")).not.toContain("#vaga");
});

test.each([
  ["O que perguntar no pré-natal", "pt", ["#prénatal"], ["#natal", "#perguntar"]],
  ["Estudar para o Enem o dia inteiro", "pt", ["#enem"], ["#inteiro", "#estudar"]],
  ["¿Cada cuánto se cambia la tapa de un tacón?", "es", ["#tacón"], ["#cambia"]],
  ["Qué ponerse para una prueba de vestido", "es", ["#pruebadevestido"], ["#ponerse"]],
  ["Gracias por un año de paseos", "es", ["#paseos"], ["#gracias"]],
  ["When a halyard needs replacing", "en", ["#halyard"], ["#replacing"]],
] as const)("of %s the things are tags, and whole", (about, language, wanted, others) => {
  const tags = tagsFor({ profileName: "Corda", description: "Oficina no Vale do Una" }, about, [], language);
  expect(tags).toEqual(expect.arrayContaining(["#valedouna", ...wanted]));
  expect(tags.filter((tag) => others.some((other) => other === tag))).toEqual([]);
});

test.each([
  ["pt", "peixe da semana: betta", "Loja de peixes e aquários em Joinville.", "#betta"],
  ["es", "conviene tapizar el sofá o comprar uno nuevo", "Tapizamos sillones y sillas en Cali.", "#sofá"],
  ["en", "synthetic vs leather saddle", "Used and new saddles fitted at your yard.", "#saddle"],
  ["en", "open day", "Bell ringers at St Mary’s church in Ludlow.", "#ludlow"],
] as const)("%s: %s, of %s, is looked for by its own noun", (language, about, description, wanted) => {
  expect(tagsFor({ profileName: "Uno", description }, about, [], language)).toContain(wanted);
});

test.each([
  ["es", "Luz", "Casa rural de seis habitaciones en Ronda.", "puente de mayo", "seishabitaciones"],
  ["es", "Sol", "Mariachi de ocho músicos en Puebla.", "una serenata", "ochomúsicos"],
  ["es", "Uva", "Bodega pequeña en Mendoza.", "la vendimia", "bodegapequeña"],
  ["en", "Tread", "Carpet, vinyl plank and timber floor fitting in Perth.", "floor sale", "carpetplank"],
  ["en", "Fern", "Independent plant nursery outside Hobart.", "bare root trees", "outside"],
  ["en", "Splash", "Indoor heated pool swim school on the Gold Coast.", "lessons start", "indoor"],
  ["pt", "Barro", "Olaria artesanal nas Caldas da Rainha.", "curso de roda nas Caldas da Rainha", "rainha"],
  ["en", "Maple", "Cupcake and custom cake bakery in Vermont.", "graduation cakes", "cupcakecakebakery"],
  ["es", "Luz", "Fotografía de bodas en Cali.", "¿cuántas horas de fotógrafo necesito?", "horasdefotógrafo"],
  ["pt", "Iara", "Marca de biquínis em Fortaleza.", "coleção nova", "marcadebiquínis"],
  ["pt", "Salva", "Assistência técnica de celulares em Joinville.", "celular molhado no arroz resolve?", "arroz"],
] as const)("%s: %s, %s, on %s: nobody looks for #%s", (language, profileName, description, about, tag) => {
  expect(tagsFor({ profileName, description }, about, [], language)).not.toContain(`#${tag}`);
});

test.each([
  ["en", "Ink", "Small tattoo studio in Wellington Street, Glasgow.", "#glasgow"],
  ["en", "Suds", "Mobile dog grooming van in Adelaide's southern suburbs.", "#adelaide"],
  ["en", "Fins", "Swim school on the Gold Coast.", "#goldcoast"],
  ["es", "Luz", "Aceites en Jerez de los Caballeros.", "#jerezdeloscaballeros"],
  ["pt", "Barro", "Olaria artesanal nas Caldas da Rainha.", "#caldasdarainha"],
] as const)("%s: %s, %s, is at %s", (language, profileName, description, place) => {
  expect(tagsFor({ profileName, description }, "news", [], language)).toContain(place);
});

test.each<[Language, string, string, string]>([
  ["es", "#tortasahogadas", "El Profe", "Tortas ahogadas estilo Guadalajara en Tijuana, birote traído de Jalisco."],
  ["pt", "#camping", "Camping Rio das Antas", "Camping à beira do rio na Serra Gaúcha, com chalés simples e fogueira."],
  ["pt", "#sabonetes", "Alecrim do Campo", "Sabonetes feitos à mão em Évora, com azeite alentejano."],
])("%s: a trade is looked for by its whole name: %s", (language, tag, profileName, description) => {
  expect(tagsFor({ profileName, description }, "Abrimos às 9h", [], language)).toContain(tag);
});
