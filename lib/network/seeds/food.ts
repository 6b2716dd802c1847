import type { Niche } from "./niche.ts";

export const FOOD: Niche[] = [
  {
    kind: "Cafeteria",
    language: "pt",
    handle: "torra.da.serra",
    name: "Torra da Serra",
    biography: "Cafés especiais torrados toda terça\nBelo Horizonte · balcão e clube do café",
    followers: 48200,
    channel: { handle: "torradaserra", name: "Torra da Serra", subscribers: 61400 },
    hue: 24,
    motif: "cup",
    hashtags: ["cafeespecial", "coado", "barista", "cafeemcasa", "torrafresca", "v60"],
    subjects: [
      "a moagem do café",
      "a água do coado",
      "o espresso em casa",
      "o café gelado",
      "a prensa francesa",
      "o leite vaporizado",
      "a torra clara",
      "o clube do café",
    ],
    posts: [
      [
        "Seu café amarga? Olhe a moagem",
        "Se o pó está fino demais, a água passa devagar e puxa o amargo. Abra dois pontos no moedor e prove de novo: é a mudança mais barata que existe.",
      ],
      [
        "A água é 98 % da sua xícara",
        "Água muito dura apaga a acidez; água mole demais deixa o café ralo. Filtrada e sem cheiro já resolve nove de dez casos.",
      ],
      [
        "Coado: 60 g por litro é um começo, não uma regra",
        "Gosta mais forte? Suba para 70 g antes de mexer na moagem. Mude uma coisa de cada vez e anote.",
      ],
      [
        "Café gelado que não fica aguado",
        "Coe metade da água direto sobre o gelo e a outra metade no pó. O gelo derretendo completa a receita.",
      ],
      [
        "Por que descansamos o grão depois da torra",
        "Nos primeiros dias o grão solta gás e a extração fica irregular. Entre o 7º e o 21º dia ele está no melhor ponto.",
      ],
      [
        "Pacote aberto: quanto tempo dura?",
        "Bem fechado, longe da luz e do calor, três a quatro semanas. Geladeira não: ela traz umidade e cheiro.",
      ],
      [
        "O leite certo para a vaporização",
        "Gelado, integral e fresco. Pare nos 60 graus: depois disso a doçura vai embora.",
      ],
      [
        "Da fazenda ao balcão em 40 dias",
        "Visitamos a família Prado em Carmo de Minas. Eles secam o café em terreiro suspenso e viram os grãos doze vezes por dia.",
      ],
      [
        "Três cafés para quem está começando",
        "Um achocolatado, um frutado e um floral. Prove lado a lado, sem açúcar, e descubra de que lado você está.",
      ],
      [
        "Lavou o porta-filtro hoje?",
        "Óleo velho deixa gosto de ranço mesmo no melhor grão. Água quente todo dia, detergente próprio uma vez por semana.",
      ],
      [
        "Nosso erro da semana",
        "Torramos um lote 20 segundos a mais e não vendemos. Virou cold brew para a equipe. Qualidade também é saber dizer não.",
      ],
      [
        "Espresso em casa sem gastar muito",
        "Antes da máquina, compre o moedor. Uma máquina simples com moagem boa ganha de uma cara com pó pronto.",
      ],
    ],
  },
  {
    kind: "Confeitaria",
    language: "pt",
    handle: "doce.quintal",
    name: "Doce Quintal",
    biography: "Bolos de festa e doces de colher\nEncomendas com 5 dias · Curitiba",
    followers: 132500,
    channel: { handle: "docequintal", name: "Doce Quintal Confeitaria", subscribers: 205000 },
    hue: 338,
    motif: "cake",
    hashtags: ["confeitaria", "bolodefesta", "confeiteira", "docesfinos", "bolocaseiro", "brigadeirogourmet"],
    subjects: [
      "a massa amanteigada",
      "o brigadeiro no ponto",
      "a ganache estável",
      "o bolo de festa",
      "a precificação dos doces",
      "o merengue suíço",
      "a vitrine de domingo",
      "o recheio de frutas",
    ],
    posts: [
      [
        "O bolo solou? Foi o forno, não você",
        "Abrir a porta antes dos 25 minutos derruba a massa. Compre um termômetro de forno: o botão mente até 30 graus.",
      ],
      [
        "Brigadeiro de enrolar que não açucara",
        "Fogo baixo, fundo grosso e manteiga só no final. Espere esfriar coberto com plástico encostado na massa.",
      ],
      [
        "Quanto cobrar por um bolo de 2 kg?",
        "Some ingredientes, gás, embalagem, suas horas e 20 % de reserva. Se der vergonha do preço, mostre o que vai dentro.",
      ],
      [
        "Ganache para dias de 35 graus",
        "Chocolate meio amargo na proporção 2 para 1 segura o calor. Ao leite, vá de 3 para 1.",
      ],
      [
        "Massa que fica úmida por quatro dias",
        "Metade manteiga, metade óleo. A manteiga dá sabor, o óleo não endurece na geladeira.",
      ],
      [
        "Como transportamos um bolo de três andares",
        "Base de madeira, estacas, ar-condicionado ligado antes e nenhuma pressa. O carro é parte da receita.",
      ],
      [
        "Cardápio de fim de ano no ar",
        "Rabanada assada, panetone de doce de leite e a torta de nozes da vó Célia. A agenda de dezembro fecha no dia 10.",
      ],
      [
        "Glúten, lactose, ovo: o que conseguimos adaptar",
        "Temos três bolos sem leite e dois sem ovo. Sem glúten não fazemos: nossa cozinha tem farinha no ar.",
      ],
      [
        "Merengue suíço em cinco passos",
        "Clara e açúcar a 65 graus, bata até esfriar a tigela, baunilha no fim. Se o pico cair, volte ao banho-maria.",
      ],
      [
        "O doce que ninguém pedia e virou o campeão",
        "Colocamos a tortinha de maracujá no canto da vitrine. Bastou gravar a colher quebrando a casquinha.",
      ],
      [
        "Bolo congelado é bolo ruim?",
        "Bem embalado, não. Congelamos as massas ainda mornas e elas ficam mais úmidas do que frescas.",
      ],
      [
        "Lista de compras de quem está começando",
        "Balança, termômetro, três formas iguais, espátula e um caderno. A batedeira grande pode esperar.",
      ],
    ],
  },
  {
    kind: "Pizzaria",
    language: "pt",
    handle: "forno.sete",
    name: "Forno Sete",
    biography: "Fermentação de 48 horas e forno a lenha\nPorto Alegre · terça a domingo",
    followers: 21400,
    channel: { handle: "fornosete", name: "Forno Sete", subscribers: 38200 },
    hue: 12,
    motif: "pizza",
    hashtags: [
      "pizzaartesanal",
      "fermentacaonatural",
      "fornoalenha",
      "pizzaemcasa",
      "longafermentacao",
      "pizzanapolitana",
    ],
    subjects: [
      "a massa de 48 horas",
      "o molho cru",
      "a muçarela fresca",
      "o forno de casa",
      "a borda alta",
      "o delivery de pizza",
      "a farinha certa",
      "a pizza de domingo",
    ],
    posts: [
      [
        "48 horas na geladeira fazem isto",
        "O frio segura o fermento e dá tempo para o sabor aparecer. A massa fica leve e a borda enche de bolhas.",
      ],
      [
        "Forno de casa chega? Chega, com um truque",
        "Pedra ou chapa grossa, 45 minutos no máximo e grill ligado nos dois últimos minutos.",
      ],
      ["Molho bom não vai ao fogo", "Tomate pelado amassado à mão, sal e azeite. Ele cozinha em cima da pizza."],
      [
        "Por que a nossa muçarela descansa aberta",
        "Fresca demais, ela solta água e encharca o centro. Duas horas na peneira resolvem.",
      ],
      [
        "A pizza mais pedida do mês",
        "Calabresa artesanal, cebola roxa assada e mel picante. Entrou como teste e não saiu mais.",
      ],
      [
        "Como manter a pizza crocante no delivery",
        "Caixa com furos, papel por baixo e nada de empilhar. Em casa, três minutos na frigideira seca.",
      ],
      [
        "Farinha italiana ou nacional?",
        "O que manda é a força, não o país. Procure proteína acima de 12 % e teste com a mesma água.",
      ],
      [
        "O dia em que o forno parou às 19h",
        "Tínhamos 40 pedidos na fila. Ligamos para cada cliente e mandamos massa pré-assada com instruções. Só três cancelaram.",
      ],
      [
        "Rodízio ou à la carte?",
        "Fizemos as contas: no rodízio sobra 18 % de massa. Ficamos com a carta e diminuímos o preço da individual.",
      ],
      [
        "Borda alta sem rolo",
        "Aperte do centro para fora e deixe dois dedos em volta sem tocar. O ar tem de ir para a borda.",
      ],
      [
        "Pizza de abobrinha que convence carnívoro",
        "Fatias finas salgadas por dez minutos, limão siciliano e pecorino. Sai do forno com hortelã.",
      ],
      [
        "Aprenda com a gente: oficina de massa",
        "Turma de oito pessoas, segunda à noite. Você leva três massas para casa e o fermento.",
      ],
    ],
  },
];
