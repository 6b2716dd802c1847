import type { Niche } from "./niche.ts";

export const HEALTH: Niche[] = [
  {
    kind: "Clínica",
    language: "pt",
    handle: "clinica.vivaz",
    name: "Clínica Vivaz",
    biography: "Medicina da família e exames no mesmo lugar\nRecife · segunda a sábado",
    followers: 9800,
    channel: { handle: "clinicavivaz", name: "Clínica Vivaz", subscribers: 7300 },
    hue: 190,
    motif: "cross",
    hashtags: ["saude", "medicinadafamilia", "prevencao", "checkup", "clinica", "vidasaudavel"],
    subjects: [
      "o check-up anual",
      "a pressão alta",
      "o exame de sangue",
      "a vacina dos adultos",
      "o sono ruim",
      "a dor de cabeça",
      "a glicose em jejum",
      "a consulta de retorno",
    ],
    posts: [
      [
        "Check-up não é lista igual para todos",
        "Idade, família e hábitos mudam os exames. Leve suas dúvidas anotadas: a consulta rende o dobro.",
      ],
      [
        "Pressão 13 por 9: preocupa?",
        "Uma medida só não fecha diagnóstico. Meça sentado, braço apoiado, por sete dias, e traga o caderno.",
      ],
      [
        "Jejum de 12 horas ainda é regra?",
        "Para muitos exames já não é. Confirme no pedido antes de passar fome à toa.",
      ],
      [
        "Vacina é coisa de adulto também",
        "Tétano a cada dez anos, gripe todo ano. Traga sua caderneta e nós completamos o que falta.",
      ],
      [
        "Quando a dor de cabeça pede pressa",
        "Se é a pior da vida, veio de repente ou trouxe febre e rigidez no pescoço, procure o pronto-atendimento.",
      ],
      [
        "Como é a primeira consulta aqui",
        "Quarenta minutos, sem computador entre nós. Conversamos sobre sua rotina antes de pedir qualquer exame.",
      ],
      [
        "Remédio com café, pode?",
        "Alguns perdem efeito com leite ou café. Na dúvida, água. E pergunte: é para isso que estamos aqui.",
      ],
      [
        "Sono: o exame que ninguém pede",
        "Acordar cansado todo dia não é normal. Anote por uma semana a hora em que deita e levanta.",
      ],
      [
        "Resultados pelo celular em 24 horas",
        "A partir deste mês os exames de sangue chegam no mesmo portal da sua consulta.",
      ],
      [
        "Três sinais de que é hora de voltar",
        "O sintoma mudou, o remédio deu efeito ruim ou você parou por conta própria. Retorno em 30 dias não é cobrado.",
      ],
      [
        "Cuidar de quem cuida",
        "Quem acompanha um idoso esquece de si. Reservamos as manhãs de quinta para cuidadores.",
      ],
    ],
  },
  {
    kind: "Dentista",
    language: "pt",
    handle: "dra.lia.sorriso",
    name: "Dra. Lia Antunes · Dentista",
    biography: "Odontologia sem susto para adultos e crianças\nFlorianópolis",
    followers: 67300,
    channel: { handle: "dralia", name: "Dra. Lia explica", subscribers: 158000 },
    hue: 200,
    motif: "tooth",
    hashtags: ["dentista", "odontologia", "saudebucal", "sorriso", "clareamento", "odontopediatria"],
    subjects: [
      "o fio dental",
      "o clareamento em casa",
      "o dente sensível",
      "a primeira visita ao dentista",
      "o aparelho invisível",
      "a escova elétrica",
      "o bruxismo",
      "a limpeza semestral",
    ],
    posts: [
      [
        "Gengiva que sangra não é normal",
        "É o primeiro aviso de inflamação. Fio dental todo dia por duas semanas costuma resolver; se não, venha nos ver.",
      ],
      [
        "Clareamento com carvão: por que não",
        "Ele arranha o esmalte, e esmalte não volta. O dente fica mais amarelo com o tempo.",
      ],
      ["Escovar logo depois do café?", "Espere meia hora. O ácido amolece o esmalte e a escova leva um pouco embora."],
      [
        "A primeira visita do seu filho",
        "Até o primeiro aniversário. Sentar na cadeira, contar os dentes, ganhar um adesivo. Só isso.",
      ],
      [
        "Range os dentes à noite?",
        "Dor na mandíbula ao acordar é a pista. A placa protege, mas também conversamos sobre o seu sono.",
      ],
      [
        "Aparelho invisível serve para mim?",
        "Para casos leves e médios, sim, se você usar 22 horas por dia. Sem disciplina, o fixo é mais honesto.",
      ],
      [
        "Quanto tempo dura uma restauração",
        "De cinco a dez anos, em média. Ela avisa: sensibilidade, fio que desfia, cantinho escuro.",
      ],
      [
        "Escova elétrica vale o preço?",
        "Para quem escova com força, vale: ela para sozinha. Troque a cabeça a cada três meses.",
      ],
      [
        "O que tem dentro da nossa autoclave",
        "Cada instrumento entra embalado e datado. Peça para ver o lacre aberto na sua frente.",
      ],
      [
        "Medo de dentista: o combinado da cadeira",
        "Levante a mão esquerda e eu paro na hora. Parece pouco, muda tudo.",
      ],
      ["Fio antes ou depois da escova?", "Antes: ele solta o que a escova leva. E o flúor chega entre os dentes."],
      [
        "Antes e depois: 14 meses de tratamento",
        "Mordida cruzada, sem extração. O resultado é bonito, mas o que mudou foi mastigar sem dor.",
      ],
    ],
  },
  {
    kind: "Nutrição",
    language: "pt",
    handle: "nutri.bento",
    name: "Bento Farias · Nutrição",
    biography: "Comida de verdade, sem lista proibida\nCRN 00000 · consultas online",
    followers: 410800,
    channel: { handle: "nutribento", name: "Bento na cozinha", subscribers: 530000 },
    hue: 96,
    motif: "apple",
    hashtags: ["nutricao", "comidadeverdade", "reeducacaoalimentar", "marmita", "receitasaudavel", "nutricionista"],
    subjects: [
      "a marmita da semana",
      "o café da manhã com proteína",
      "a vontade de doce",
      "o rótulo dos alimentos",
      "a feira com cem reais",
      "o lanche da tarde",
      "a hidratação no calor",
      "o jantar leve",
    ],
    posts: [
      [
        "Marmita de cinco dias em uma hora",
        "Duas assadeiras, uma panela, três temperos. Congele só até quinta: a de sexta é melhor fresca.",
      ],
      [
        "Vontade de doce às 16h? Olhe o almoço",
        "Sem proteína e fibra a fome volta cedo. Some ovo, feijão ou frango e observe por três dias.",
      ],
      [
        "Rótulo em dez segundos",
        "Leia os três primeiros ingredientes. Se um deles é açúcar com outro nome, é doce, mesmo que diga integral.",
      ],
      [
        "Feira de cem reais para duas pessoas",
        "Fruta da estação, folha de talo grosso e o que está no fim da banca para sopa. Mostro a sacola toda.",
      ],
      ["Pão à noite engorda?", "O relógio não tem calorias. O que conta é o dia inteiro e quanto você dormiu."],
      [
        "Proteína no café da manhã sem ovo",
        "Iogurte natural com aveia, pasta de grão-de-bico, queijo fresco. Três ideias que cabem em dez minutos.",
      ],
      [
        "Suco detox não limpa nada",
        "Quem limpa é o fígado, de graça. O suco pode ser gostoso; só não prometa milagre.",
      ],
      [
        "Congelar arroz e feijão do jeito certo",
        "Esfrie aberto, porcione baixo, etiquete. Dura 60 dias e salva a terça-feira.",
      ],
      [
        "Meu paciente não emagreceu e foi um sucesso",
        "A pressão baixou, o sono voltou, o joelho parou de doer. A balança é só um dos números.",
      ],
      [
        "Criança que não come verdura",
        "Ofereça dez vezes sem pressão, coma junto, deixe ajudar a lavar. A décima primeira costuma dar certo.",
      ],
      [
        "Água com sabor sem açúcar",
        "Hortelã amassada, casca de laranja, gengibre em lascas. Uma jarra de manhã e ela acaba sozinha.",
      ],
      [
        "O que eu como num dia corrido",
        "Nada perfeito: pão com ovo, marmita de lentilha, uma banana no ônibus e sopa. É isso que dá para manter.",
      ],
    ],
  },
  {
    kind: "Psicologia",
    language: "pt",
    handle: "psi.marina.couto",
    name: "Marina Couto · Psicóloga",
    biography: "Ansiedade, trabalho e limites\nCRP 00/00000 · atendimento online",
    followers: 88100,
    channel: { handle: "marinacouto", name: "Conversa com Marina", subscribers: 94200 },
    hue: 262,
    motif: "mind",
    hashtags: ["psicologia", "saudemental", "ansiedade", "terapia", "autocuidado", "limites"],
    subjects: [
      "a ansiedade de domingo",
      "a primeira sessão",
      "o limite no trabalho",
      "a culpa de descansar",
      "o fim de um ciclo",
      "a comparação nas redes",
      "o luto sem pressa",
      "a rotina possível",
    ],
    posts: [
      [
        "Descansar não precisa ser merecido",
        "Se você só para quando quebra, o corpo aprende que quebrar é a única pausa permitida.",
      ],
      [
        "Como é a primeira sessão",
        'Você não precisa saber por onde começar. Dizer "não sei por onde começo" já é um começo.',
      ],
      [
        "Ansiedade de domingo à noite",
        "Anote três coisas que já estão resolvidas para segunda. O cérebro solta o que vê escrito.",
      ],
      [
        "Um não bem dito é curto",
        '"Não consigo pegar isso esta semana." Ponto. A explicação longa convida à negociação.',
      ],
      [
        "Sentir raiva não é ser agressivo",
        "A raiva avisa que um limite foi passado. O que você faz com o aviso é outra conversa.",
      ],
      [
        "Comparar a sua segunda com o sábado dos outros",
        "A rede mostra o recorte. Se dói toda vez, silencie por uma semana e observe o que muda.",
      ],
      [
        "Terapia online funciona?",
        "Para a maior parte dos casos, sim. Fone de ouvido, porta fechada e dez minutos sem tela depois.",
      ],
      ["Luto não tem cronograma", "Voltar a rir não é esquecer. Chorar no mercado não é regredir."],
      [
        "Quando procurar ajuda com urgência",
        "Se há risco para você ou para alguém, não espere a consulta: procure um serviço de emergência ou uma linha de apoio.",
      ],
      [
        "Três perguntas para o fim do dia",
        "O que pesou? O que ajudou? O que pode ficar para amanhã? Cinco minutos no papel bastam.",
      ],
      ["Rotina possível é melhor que rotina perfeita", "Escolha o mínimo que cabe no seu pior dia. O resto é bônus."],
    ],
  },
];
