import type { Niche } from "./niche.ts";

/** More of two trades: whoever looks around a trade finds several that practise it. */
export const NEIGHBOURS: Niche[] = [
  {
    kind: "Cafeteria",
    language: "pt",
    handle: "grao.e.prosa",
    name: "Grão & Prosa",
    biography: "Cafeteria de esquina, torra própria e bolo de fubá\nUberlândia · todo dia até as 20h",
    followers: 8900,
    channel: { handle: "graoeprosa", name: "Grão & Prosa Cafés", subscribers: 5200 },
    hue: 32,
    motif: "cup",
    hashtags: ["cafeteria", "cafeespecial", "cafedaesquina", "torrapropria", "cafecombolo"],
    subjects: [
      "o café da tarde",
      "o cardápio da cafeteria",
      "a torra da semana",
      "o café filtrado",
      "o grão brasileiro",
    ],
    posts: [
      [
        "Por que o café da cafeteria é diferente do seu?",
        "Água medida, grão fresco e balança. Nada disso é caro: comece pela balança de cozinha e anote a receita.",
      ],
      [
        "7 gramas de café a menos e ninguém percebeu",
        "Testamos às cegas com trinta clientes. A torra boa rende mais do que a quantidade: por isso moemos na hora.",
      ],
      [
        "O café que volta cheio para o balcão",
        "Quase sempre é temperatura. Servimos a 65 graus: acima disso a língua só sente calor.",
      ],
      [
        "Como escolhemos os grãos do mês",
        "Provamos doze amostras de produtores do Cerrado, sem ver os nomes. Ficam três, e o preço de cada uma está na parede.",
      ],
      [
        "Café coado na frente do cliente",
        "Demora quatro minutos e vende sozinho. Quem vê a receita volta para repetir em casa.",
      ],
      [
        "Nunca guarde café na porta da geladeira",
        "Cada abertura molha o grão. Pote fechado, armário escuro, três semanas.",
      ],
      [
        "Bolo de fubá pede que café?",
        "Torra média, corpo cheio, pouca acidez. Provamos com os seis da casa e o terceiro ganhou.",
      ],
    ],
  },
  {
    kind: "Cafeteria",
    language: "pt",
    handle: "beco.do.cafe",
    name: "Beco do Café",
    biography: "Cafés de pequenos produtores em um beco do centro\nBarista na conversa, sem cerimônia",
    followers: 26300,
    channel: { handle: "becodocafe", name: "Beco do Café", subscribers: 18400 },
    hue: 14,
    motif: "cup",
    hashtags: ["cafeespecial", "pequenosprodutores", "barista", "metodosdepreparo", "coado"],
    subjects: ["o produtor do mês", "os métodos de preparo", "a origem dos grãos", "a aeropress", "o café sem açúcar"],
    posts: [
      [
        "3 métodos de preparo, um café só",
        "Coado, prensa e aeropress com o mesmo grão. O primeiro é claro, o segundo pesado, o terceiro doce: escolha o seu.",
      ],
      [
        "Quanto do seu café chega ao produtor?",
        "Abrimos a conta: da xícara de nove reais, dois vão para a família que plantou. Em muito lugar são centavos.",
      ],
      [
        "O erro que todo barista novo comete",
        "Apertar o pó com força. A pressão quem faz é a máquina: alinhe, apoie e solte.",
      ],
      [
        "Café sem açúcar em sete dias",
        "Meia colher a menos por dia e um grão mais doce a cada dois. No domingo ninguém sentiu falta.",
      ],
      [
        "A origem dos grãos está no rótulo. Leia assim",
        "Fazenda, altitude, variedade e data da torra. Se falta a data, falta o mais importante.",
      ],
      [
        "Visitamos a torra de um vizinho",
        "Ele torra mais claro do que nós. Trocamos dois quilos e os clientes votaram: empate técnico.",
      ],
      ["Espresso azedo tem conserto", "Moa mais fino, dois segundos a mais, água a 93 graus. Mexa em um de cada vez."],
    ],
  },
  {
    kind: "Cafeteria",
    language: "pt",
    handle: "cafe.da.varanda",
    name: "Café da Varanda",
    biography: "Torra artesanal às quintas, varanda o ano inteiro\nEnviamos cafés para todo o Brasil",
    followers: 71800,
    channel: { handle: "cafedavaranda", name: "Café da Varanda", subscribers: 96700 },
    hue: 46,
    motif: "cup",
    hashtags: ["torraartesanal", "cafeespecial", "cafeemcasa", "receitascomcafe", "bastidoresdatorra"],
    subjects: [
      "os bastidores da torra",
      "as receitas com café",
      "o café gelado",
      "a moagem certa",
      "o preparo sem máquina",
    ],
    posts: [
      [
        "Bastidores: a torra que quase perdemos",
        "O sensor parou no minuto oito. Torramos de ouvido, pelo estalo do grão, e o lote saiu.",
      ],
      [
        "5 receitas com café que não levam leite",
        "Tônica, limão, água de coco, laranja e cacau. Salve: a terceira é a que mais pedem.",
      ],
      ["Você moeu café demais? Faça isto", "Gelo, pote e doze horas: o pó de ontem vira um cold brew de domingo."],
      [
        "Como é um dia de torra",
        "Dez fornadas, quarenta provas e um caderno. A última xícara do dia é sempre a mais honesta.",
      ],
      [
        "Café fraco não é café claro",
        "Cor é torra, força é quantidade. Dá para ter um claro intenso: 70 gramas por litro.",
      ],
      [
        "O preparo mais simples que ensinamos",
        "Caneca, água quente, quatro minutos e uma colher. É como se prova café no mundo inteiro.",
      ],
      ["Nunca ferva a água do café?", "Ferver pode. Derramar fervendo é que queima: espere trinta segundos."],
    ],
  },
  {
    kind: "Nutrição",
    language: "pt",
    handle: "prato.da.familia",
    name: "Prato da Família · Nutrição",
    biography: "Nutrição para famílias que trabalham fora\nLancheiras, rótulos e planejamento da semana",
    followers: 31200,
    channel: { handle: "pratodafamilia", name: "Prato da Família", subscribers: 44800 },
    hue: 132,
    motif: "apple",
    hashtags: ["nutricao", "lancheirasaudavel", "nutricaoinfantil", "planejamentodasemana", "comidadeverdade"],
    subjects: [
      "a lancheira da semana",
      "o rótulo do iogurte",
      "o jantar de terça",
      "a criança que não come",
      "o mercado em família",
    ],
    posts: [
      [
        "Lancheira de segunda em 6 minutos",
        "Fruta que não escurece, pão com ovo e água. Deixe os potes prontos no domingo e só monte.",
      ],
      [
        "O rótulo diz “sem açúcar”. E agora?",
        "Leia a lista: maltodextrina, xarope e suco concentrado também adoçam. O primeiro da lista é o que mais tem.",
      ],
      [
        "Criança que não come verdura: o que não funciona",
        "Aviãozinho e prêmio. Funciona servir pouco, dez vezes, sem comentar: a décima costuma ser a boa.",
      ],
      ["3 jantares, uma panela", "Arroz, lentilha e legumes de base. Muda o tempero e ninguém reclama de repetir."],
      [
        "Planejamento da semana na porta da geladeira",
        "Cinco refeições, duas sobras, um dia livre. Quem vê o plano ajuda a cumprir.",
      ],
      [
        "Não existe dieta para criança",
        "Existe comida na mesa e horário. Quem decide quanto come é ela; o que se serve, você.",
      ],
      [
        "Quanto custa comer bem com quatro pessoas?",
        "Fizemos as contas com a feira do bairro: menos do que dois pedidos por aplicativo.",
      ],
    ],
  },
  {
    kind: "Nutrição",
    language: "pt",
    handle: "nutri.sem.culpa",
    name: "Nutri sem Culpa",
    biography: "Nutrição sem dietas da moda e sem julgamento\nConsultório em Florianópolis",
    followers: 118400,
    channel: { handle: "nutrisemculpa", name: "Nutri sem Culpa", subscribers: 152000 },
    hue: 96,
    motif: "apple",
    hashtags: ["nutricao", "nutricionista", "semdieta", "comidadeverdade", "habitosaudavel"],
    subjects: ["o café da manhã", "a fome da tarde", "as dietas da moda", "o prato completo", "o doce de todo dia"],
    posts: [
      [
        "O doce de todo dia pode ficar?",
        "Pode, depois da refeição e sem celular na mão. Comer escondido é que vira três.",
      ],
      [
        "4 mitos sobre o pão",
        "Não incha, não vicia, não é proibido à noite e o integral nem sempre é. Leia a primeira farinha da lista.",
      ],
      [
        "Fome às cinco da tarde? Olhe o almoço",
        "Quase sempre faltou proteína ao meio-dia. Um ovo a mais e a tarde muda.",
      ],
      ["Nunca mais pule o café da manhã?", "Pule se não tem fome. O corpo não tem relógio de ponto: tem rotina."],
      [
        "Dietas da moda: o que sobra depois",
        "De cada dez pacientes, oito voltaram ao peso em um ano. O que ficou foi o medo do arroz.",
      ],
      [
        "Como monto o meu prato na vida real",
        "Metade verde, um quarto de grão, um quarto de proteína, azeite. Nos dias ruins, o que tiver.",
      ],
      [
        "A balança não sabe de nada",
        "Ela não separa água, músculo e jantar. Meça como dorme, como sobe escada, como come.",
      ],
    ],
  },
];
