import { describe, expect, test } from "vitest";
import type { Brief } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { randomFrom } from "#lib/writing/embedded/random.ts";
import { readTheme } from "#lib/writing/embedded/read-theme.ts";
import { findMatter } from "./find-matter.ts";

const find = (language: Language, theme: string, profileName = "", description = "") => {
  const brand = { profileName, description, audience: "", contentPreferences: "", toneOfVoice: "" };
  const brief: Brief = { format: "carousel", theme, language, brand, article: null, earlier: [], seed: 1 };
  return findMatter(brief, readTheme(theme, brief.language), randomFrom("1"), 0).matter;
};

const knows = (...about: Parameters<typeof find>): boolean => find(...about) !== null || answers(...about).length > 0;

describe("the library speaks of a theme only where it knows it", () => {
  test.each<[Language, string, string, string]>([
    ["pt", "Por que moer o café na hora", "Café Serra Alta", "Torramos café especial em pequenos lotes."],
    ["pt", "Dicas para guardar café em casa", "", ""],
    ["pt", "Com que frequência dar banho no cachorro", "", ""],
    ["pt", "Cuidados com o filhote nos primeiros dias", "Vet Amigo", "Clínica veterinária de bairro."],
    ["en", "5 mistakes people make when storing coffee", "", ""],
    ["en", "Common password mistakes", "Fixit", "Computer repair and support."],
    ["es", "4 consejos para ahorrar dinero en casa", "", ""],
    ["es", "¿Cada cuánto regar las plantas?", "Verde Vivo", "Vivero y tienda de plantas."],
    // What nobody's trade names is asked of those that some word of it names.
    ["en", "why is my phone battery draining so fast?", "Fixed by Femi", "Phone and tablet repair kiosk in Peckham."],
  ])("%s: %s", (language, theme, name, description) => {
    expect(knows(language, theme, name, description)).toBe(true);
  });

  test.each<[Language, string, string, string]>([
    ["en", "Why our school hall needs a new stage curtain", "Red Velvet", "Theatre curtains and stage cloths."],
    [
      "pt",
      "O que uma criança aprende em três meses de xadrez",
      "Escola Peão de Ouro",
      "Aulas de xadrez para crianças.",
    ],
    ["es", "Cómo se dora el canto de una agenda", "Taller Hilo y Cola", "Encuadernación artesanal y dorado."],
    ["en", "What happens in the first 24 hours", "Ivy & Oak", "Independent funeral directors in Malvern."],
    ["en", "Why kestrels hover above the motorway", "Ringed Birds", "We ring and count wild birds."],
    ["en", "do the birds ever just fly away?", "Hoot & Hollow", "Falconry centre with owl and hawk experiences."],
    ["en", "A lens for every telescope", "Night Sky Shop", "Telescopes and star charts."],
    ["pt", "Como a chuva muda a pesca no rio", "Barco do Zé", "Passeios de barco e pesca."],
    ["pt", "Feliz Natal", "Café Aurora", "Cafeteria de bairro com torra própria"],
    ["pt", "Novo horário de sábado", "Café Aurora", "Cafeteria de bairro com torra própria"],
    ["pt", "Aluguel de caiaque no fim de semana", "", ""],
    ["es", "El taller de esgrima abre en marzo", "Sala Norte", "Club de esgrima."],
    ["es", "Cómo se afina un reloj de torre", "Relojería Ruiz", "Relojes de torre y de pared."],
  ])("%s: nothing of %s", (language, theme, name, description) => {
    expect(find(language, theme, name, description)).toBeNull();
  });
});

test("a brand's theme is not told with the matter of a trade that it does not show", () => {
  expect(find("pt", "Cortar as unhas em casa", "Banho & Bigode", "Banho e tosa de cães.")).toBeNull();
});

test("one question of a topic is not told by how all of it is done", () => {
  const matter = find("pt", "vale a pena reformar sofá", "Boa Trama", "Estofaria: reforma de sofás e cadeiras.");
  expect(matter?.questions[0]).toMatchObject({ said: "Vale a pena reformar um sofá?", isAsked: true });
  expect(matter).toMatchObject({ steps: null, hooks: [], scene: "" });
});

test("why something happens is told by no way to do another thing with it", () => {
  expect(
    find("en", "Why raw honey goes hard in the jar", "Kowhai Honey", "Beekeepers selling raw honey.")?.steps,
  ).toBeFalsy();
});

const answers = (language: Language, theme: string, profileName = "", description = ""): string[] => {
  const brand = { profileName, description, audience: "", contentPreferences: "", toneOfVoice: "" };
  const brief: Brief = { format: "carousel", theme, language, brand, article: null, earlier: [], seed: 1 };
  return findMatter(brief, readTheme(theme, brief.language), randomFrom("1"), 0).answers.map(
    ({ answer, said }) => `${said} ${answer}`,
  );
};

test("a list of things to check is not answered by a single case that shares its words", () => {
  expect(answers("es", "Checklist antes de salir en bici", "Taller Sur", "Taller de bicicletas en Málaga.")).toEqual(
    [],
  );
});

test("where the library has less than a post on a theme it answers with what is about all of it", () => {
  const told = answers("pt", "Como tirar mancha de vinho", "Lavanderia Onda", "Lavanderia de bairro.");
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => !/vinho/i.test(text))).toEqual([]);
});

test("what is false says so, and how often comes first where that is asked", () => {
  expect(answers("pt", "Mitos sobre sal e vinho", "Lavanderia Onda", "Lavanderia de bairro.").join()).toMatch(/Mito: /);
  const [first] = answers("pt", "De quanto em quanto tempo lavar o travesseiro", "Lavanderia Onda", "Lavanderia.");
  expect(first).toMatch(/meses/);
});

test("what a theme names as absent is not told with what is said of it", () => {
  expect(find("pt", "Vinho sem corante: vale a pena?", "Vinícola Serra", "Vinícola familiar.")).toBeNull();
  expect(answers("pt", "Vinho sem corante: vale a pena?", "Vinícola Serra", "Vinícola familiar.")).toEqual([]);
});

test("a word shared in another sense, or at any age, is no answer", () => {
  expect(answers("en", "Keeping horses calm near thunder", "Paws", "Dog and cat vet.")).toEqual([]);
  expect(find("en", "Keeping cats calm during thunderstorms", "Paws", "Dog and cat vet.")).toBeNull();
  expect(answers("en", "Can you start running after 70?", "Old Mill Gym", "Gym in Hull.")).toEqual([]);
});

test("a thing of its trade of which nothing is said is answered with nothing of another", () => {
  expect(answers("pt", "Como limpar o berimbau depois de tocar", "Luteria Boa", "Conserto de instrumentos.")).toEqual(
    [],
  );
  expect(
    find("pt", "O que fazer quando a criança não quer dividir o brinquedo", "Giz", "Loja de brinquedos."),
  ).toBeNull();
  expect(answers("en", "3 mistakes people make when cleaning windows", "Clear", "Window cleaning for shops.")).toEqual(
    [],
  );
});

test("of a known trade the subject is told, and not where it stands", () => {
  const told = answers("es", "Qué hacer para que las rosas duren más", "Flores Alba", "");
  const matter = find("es", "Qué hacer para que las rosas duren más", "Flores Alba");
  const said = [
    ...told,
    ...[...(matter?.questions ?? []), ...(matter?.myths ?? [])].map((item) => JSON.stringify(item)),
  ];
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => !/rosas?/i.test(text))).toEqual([]);
});

test("a question that the brand's trade answers in other words is answered, where no other asks the same", () => {
  expect(answers("es", "Cada cuánto hacerse un examen de la vista", "Óptica Sol", "Óptica en Toledo.")).toHaveLength(1);
  expect(answers("es", "Cada cuánto revisar los frenos", "Óptica Sol", "Óptica familiar en Toledo.")).toEqual([]);
});

describe("a theme that tells more than a question of its trade is answered by it, where the rest only narrows", () => {
  test.each<[Language, string, string, string]>([
    ["en", "Best cut for a slow cooked stew", "Butcher in Skipton.", "Which cut is best for stew?"],
    ["pt", "Mancha de caneta na roupa branca", "Lavanderia.", "Como tirar mancha de caneta da roupa?"],
    ["es", "Se puede practicar yoga embarazada?", "Estudio de yoga.", "¿Puedo hacer yoga en el embarazo?"],
  ])("%s: %s", (language, theme, description, question) => {
    expect(answers(language, theme, "Casa Lume", description).map((told) => told.slice(0, question.length))).toEqual([
      question,
    ]);
  });

  test.each<[Language, string, string]>([["es", "Miel cristalizada: cómo volverla líquida", "Apicultores en León."]])(
    "%s: not %s",
    (language, theme, description) => {
      expect(answers(language, theme, "Casa Lume", description)).toEqual([]);
    },
  );
});

describe("a case that is told is known by its telling words, however advice on it is asked for", () => {
  test.each<[Language, string, string, string]>([
    ["pt", "fui demitido sem justa causa quais sao meus direitos", "Escritório de advocacia.", "Fui demitido"],
    ["pt", "quebrei o dente da frente e agora", "Clínica odontológica.", "Quebrei um dente."],
    [
      "pt",
      "meu ar condicionado ta pingando oq eu faço",
      "Instalação de ar-condicionado.",
      "Por que meu ar-condicionado está pingando",
    ],
    ["en", "my toddler keeps hitting other kids what do i do", "Nursery in Exeter.", "My toddler hits other children."],
    ["en", "ive lost my house keys do i need new locks", "Locksmith in Cork.", "I lost my house key"],
    ["en", "how to tell if fish is fresh", "Fishmonger in Whitstable.", "How can I tell if fish is fresh?"],
    ["en", "boiler pressure keeps dropping what do i do", "Plumber in Stockport.", "My boiler"],
    ["pt", "meu cachorro comeu chocolate o que eu faço", "Clínica veterinária.", "Meu cachorro"],
    ["pt", "tomada faiscando o que fazer", "Eletricistas em Salvador.", "A tomada"],
    ["es", "me despidieron del trabajo y ahora que", "Despacho de abogados.", "¿Qué hacer si te despiden"],
    ["es", "me sangran las encias al cepillarme que hago", "Clínica dental.", "¿Por qué sangran las encías"],
    ["es", "cada cuanto se baña un perro", "Tienda de mascotas.", "¿Cada cuánto baño a mi perro?"],
  ])("%s: %s", (language, theme, description, question) => {
    const [first] = answers(language, theme, "Casa Lume", description);
    expect(first?.slice(0, question.length)).toBe(question);
  });

  test.each<[Language, string, string]>([
    ["pt", "perdi meu aparelho e agora", "Clínica odontológica."],
    ["pt", "como começar no yoga depois da catarata", "Estúdio de yoga em Recife."],
    ["pt", "quanto custa banhar uma aliança de ouro", "Joalheria em Recife."],
    [
      "es",
      "mi hijo escribe con la izquierda, ¿tengo que preocuparme?",
      "Gabinete psicopedagógico en Rosario para chicos con dificultades de aprendizaje.",
    ],
  ])("%s: not %s", (language, theme, description) => {
    expect(knows(language, theme, "Casa Lume", description)).toBe(false);
  });
});

describe("a question is answered first, and beside it stands only what is on its very thing", () => {
  test.each<[Language, string, string, RegExp]>([
    ["en", "how often should i wash my hair", "Hair salon.", /wash/i],
    ["pt", "de quanto em quanto tempo fazer limpeza nos dentes", "Clínica odontológica.", /seis meses/i],
    ["pt", "de quanto em quanto tempo tem que afinar o piano", "Afinação de pianos.", /afina.*piano/i],
    ["en", "how often should gutters be cleaned", "Roofers in Carlisle.", /twice a year|clean/i],
    ["es", "cada cuanto hay que limpiar la chimenea", "Limpieza de chimeneas en Soria.", /limpia/i],
  ])("%s: %s", (language, theme, description, about) => {
    const matter = find(language, theme, "Casa Lume", description);
    const beside = [...(matter?.questions ?? []), ...(matter?.myths ?? [])].map(
      ({ answer, said }) => `${said} ${answer}`,
    );
    const told = [...answers(language, theme, "Casa Lume", description), ...beside];
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => !about.test(text))).toEqual([]);
  });
});

describe("what weighs two things is answered by what has both, or not at all", () => {
  test("side by side", () => {
    const matter = find("pt", "qual a diferença entre café coado e espresso", "Casa Lume", "Cafeteria de bairro.");
    expect(matter?.versus?.left).toBe("Café coado");
    expect(matter?.points).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["pt", "sifão ou cafeteira turca", "Cafeteria de bairro."],
    ["en", "whats the difference between a fringe and a crop", "Hair salon."],
  ])("%s: nothing of %s", (language, theme, description) => {
    expect(knows(language, theme, "Casa Lume", description)).toBe(false);
  });
});

describe("what shares a theme's place, tool or verb, and not its thing, is no answer", () => {
  test("of whoever asks for a yes or a no only what speaks of all that they name", () => {
    const leak = answers("en", "Leak near the bedroom light: is it dangerous?", "Slate", "Roofers in Carlisle.");
    expect(leak.map((text) => text.startsWith("Is a leak near a light fitting dangerous?"))).toEqual([true]);
  });

  test.each<[Language, string, string]>([["pt", "Como lavar rede de pesca em casa", "Lavanderia."]])(
    "%s: nothing of %s",
    (language, theme, description) => {
      expect(find(language, theme, "Casa Lume", description)).toBeNull();
      expect(answers(language, theme, "Casa Lume", description)).toEqual([]);
    },
  );
});

test("how often is told by what is asked of all, where its answer names the thing", () => {
  const told = answers("es", "¿Cada cuánto regar una suculenta?", "Verde Vivo", "Vivero y tienda de plantas.");
  expect(told.join()).toMatch(/suculenta/);
});

test("of two things that a topic joins only the theme's is told", () => {
  const matter = find("pt", "mitos sobre barata", "Proteja", "Controle de pragas em casas de Recife.");
  expect(matter?.myths.length).toBeGreaterThan(0);
  expect(matter?.myths.filter(({ said }) => !/barata/i.test(said))).toEqual([]);
});

test.each<[Language, string, string, RegExp, RegExp]>([
  ["es", "cómo saber si el pescado está fresco", "Granja ecológica de huevos y pescadería.", /pescado/i, /maíz/i],
  ["pt", "posso congelar o queijo", "Padaria, pães e queijos artesanais.", /queijo/i, /croissant/i],
])("%s: of two trades that a brand shows the surer one answers %s", (language, theme, description, of, not) => {
  const told = answers(language, theme, "Casa Lume", description).join();
  expect(told).toMatch(of);
  expect(told).not.toMatch(not);
});

test("how to tell what something is like is answered by no steps with another thing", () => {
  expect(answers("en", "how to tell if a pipe is lead", "Casa Lume", "Plumbers in Leeds.").join()).not.toMatch(/^1\./);
  expect(find("en", "how to tell if a whelk is still fresh", "Casa Lume", "Fishmonger in Whitby.")).toBeNull();
});

test("a claim in the title is answered, and not claimed again", () => {
  const told = answers("es", "mito: cenar carbohidratos engorda", "Casa Lume", "Consulta de nutrición en Monterrey.");
  expect(told).toHaveLength(1);
});

test("a choice is weighed by no question of one side alone, and a light on a dashboard asks for no checklist", () => {
  const coffee = "café en grano o molido, ¿cuál conviene comprar?";
  expect(answers("es", coffee, "Casa Lume", "Tostaduría de café en Bogotá.").join()).not.toMatch(/licuadora/);
  const light = answers("en", "check engine light on, can I keep driving?", "Casa Lume", "Mobile mechanics in Perth.");
  expect(light.join()).toMatch(/engine light/i);
});
