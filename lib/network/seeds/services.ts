import type { Niche } from "./niche.ts";

export const SERVICES: Niche[] = [
  {
    kind: "Advocacia",
    language: "pt",
    handle: "moura.azevedo.adv",
    name: "Moura & Azevedo Advocacia",
    biography: "Direito do consumidor e do trabalho, em português claro\nSalvador",
    followers: 5400,
    channel: { handle: "mouraazevedo", name: "Direito em português claro", subscribers: 17900 },
    hue: 218,
    motif: "scales",
    hashtags: ["direito", "advocacia", "direitodoconsumidor", "direitotrabalhista", "seusdireitos", "lgpd"],
    subjects: [
      "o contrato de aluguel",
      "a compra pela internet",
      "a demissão sem justa causa",
      "o atraso do voo",
      "o nome sujo",
      "a pensão alimentícia",
      "o contrato de prestador",
      "a herança sem briga",
    ],
    posts: [
      [
        "Comprou pela internet e se arrependeu?",
        "São sete dias a partir do recebimento, sem explicar o motivo. O frete de volta é da loja.",
      ],
      [
        "Voo atrasado: o que pedir em cada hora",
        "Uma hora, comunicação. Duas, alimentação. Quatro, hospedagem ou outro voo. Guarde os recibos.",
      ],
      [
        "Banco de horas sem acordo escrito",
        "Não vale. Sem acordo, a hora a mais é hora extra, com adicional de pelo menos 50 %.",
      ],
      [
        "Multa de aluguel é proporcional",
        "Ficou metade do contrato? Paga metade da multa. Leia a cláusula antes de entregar as chaves.",
      ],
      [
        "O print serve de prova?",
        "Ajuda, mas pode ser contestado. Ata notarial ou o arquivo original com data dão mais força.",
      ],
      [
        "Assinou como PJ, trabalha como empregado",
        "Horário, chefe e exclusividade contam mais que o nome do contrato. Junte mensagens e comprovantes.",
      ],
      [
        "Inventário fora do tribunal",
        "Se todos são maiores e concordam, o cartório resolve em semanas. Precisa de advogado, não de briga.",
      ],
      [
        "Cobrança de dívida não pode humilhar",
        "Ligar para o seu trabalho ou para o vizinho é abuso. Anote dia, hora e quem falou.",
      ],
      [
        "Pequena empresa: três contratos que faltam",
        "Sócios, prestadores e uso de imagem. São os três que sempre chegam tarde ao escritório.",
      ],
      ["Consulta não é processo", "Nove de cada dez pessoas saem daqui com uma carta bem escrita, não com uma ação."],
      [
        "Golpe do falso advogado",
        "Ninguém libera valor mediante depósito. Confirme o número da inscrição e ligue para o escritório.",
      ],
    ],
  },
  {
    kind: "Contabilidade",
    language: "pt",
    handle: "conta.certa",
    name: "Conta Certa Contabilidade",
    biography: "Abertura, impostos e folha para pequenas empresas\nGoiânia e online",
    followers: 12900,
    channel: { handle: "contacerta", name: "Conta Certa", subscribers: 46100 },
    hue: 152,
    motif: "ledger",
    hashtags: ["contabilidade", "mei", "simplesnacional", "empreendedorismo", "impostos", "fluxodecaixa"],
    subjects: [
      "o limite anual do microempreendedor",
      "o fluxo de caixa",
      "a nota fiscal de serviço",
      "o pró-labore",
      "a separação das contas",
      "o imposto de renda",
      "a contratação do primeiro funcionário",
      "o preço de venda",
    ],
    posts: [
      [
        "Faturou acima do limite? Respire e leia",
        "Até 20 % a mais, você paga a diferença e migra em janeiro. Acima disso, a mudança volta ao começo do ano.",
      ],
      [
        "Sua conta pessoal não é o caixa da empresa",
        "Misturar é o erro número um. Abra outra conta e pague um pró-labore, mesmo pequeno.",
      ],
      [
        "Fluxo de caixa em uma folha",
        "Três colunas: entra, sai, sobra. Quinze minutos toda segunda valem mais que um sistema parado.",
      ],
      [
        "Lucro no papel, conta no vermelho",
        "Vender a prazo e pagar à vista quebra empresa boa. Compare o dia em que recebe com o dia em que paga.",
      ],
      [
        "Nota fiscal de serviço: erro que trava tudo",
        "Código do serviço errado muda o imposto. Confira na prefeitura antes da primeira emissão.",
      ],
      [
        "Primeiro funcionário: quanto custa de verdade",
        "Some cerca de 70 % ao salário, entre encargos, férias e décimo terceiro. Planeje antes de assinar.",
      ],
      [
        "Declaração anual: três documentos esquecidos",
        "Extrato de 31 de dezembro, recibos médicos e o rendimento do banco que você nem usa mais.",
      ],
      [
        "Preço de venda não é custo vezes dois",
        "Imposto, cartão e embalagem saem do preço. Faça a conta de trás para a frente.",
      ],
      [
        "Pró-labore ou distribuição de lucros?",
        "Um paga previdência, o outro não. O equilíbrio depende do seu regime: simulamos os dois.",
      ],
      [
        "Calendário fiscal do mês",
        "Dia 7 folha, dia 20 guia única, último dia útil parcelamentos. Salve e não pague multa.",
      ],
      [
        "Fechar a empresa também tem hora",
        "Parada, ela continua gerando obrigação. Encerrar sai mais barato do que esquecer.",
      ],
    ],
  },
  {
    kind: "Arquitetura",
    language: "pt",
    handle: "estudio.vao.livre",
    name: "Estúdio Vão Livre",
    biography: "Arquitetura e interiores para casas pequenas\nSão Paulo",
    followers: 254000,
    channel: { handle: "vaolivre", name: "Vão Livre", subscribers: 312000 },
    hue: 32,
    motif: "plan",
    hashtags: ["arquitetura", "interiores", "apartamentopequeno", "reforma", "decoracao", "designdeinteriores"],
    subjects: [
      "a cozinha integrada",
      "a iluminação da sala",
      "o apartamento de 40 m²",
      "a reforma sem susto",
      "o piso vinílico",
      "a marcenaria sob medida",
      "o banheiro sem janela",
      "a varanda fechada",
    ],
    posts: [
      [
        "40 m² sem parede a mais",
        "Trocamos uma parede por um armário de dois lados. Ganhamos 1,8 m² e luz até o corredor.",
      ],
      [
        "Luz central deixa a sala triste",
        "Três pontos baixos e quentes valem mais que um plafon forte. Comece pelo canto da leitura.",
      ],
      [
        "Quanto custa reformar um banheiro?",
        "Hidráulica nova é metade da conta. Se os canos são antigos, não economize neles para pagar o espelho.",
      ],
      [
        "Cozinha: o triângulo ainda funciona",
        "Pia, fogão e geladeira a menos de seis metros no total. Seu pé agradece no domingo.",
      ],
      ["Piso vinílico: onde não usar", "Sol direto o dia todo e box. No resto da casa, silêncio e pé quente."],
      ["O erro de 15 centímetros", "Bancada alta demais dói o ombro. Meça do cotovelo ao chão e tire quinze."],
      [
        "Marcenaria: peça o desenho das ferragens",
        "A dobradiça barata é a que você troca em dois anos. Está no orçamento? Se não está, pergunte.",
      ],
      [
        "Obra em apartamento: o que o condomínio pede",
        "Responsável técnico, cronograma e horário. Resolva antes de comprar o revestimento.",
      ],
      [
        "Cor escura encolhe? Depende do teto",
        "Pintamos parede e teto da mesma cor e o quarto pareceu maior. As bordas somem.",
      ],
      [
        "Antes e depois: quitinete da Bela Vista",
        "Cama que vira escritório, cortina no lugar de porta, 32 dias de obra. Arraste até a planta.",
      ],
      [
        "Planta de verdade sobrevive ao banheiro?",
        "Com janela, sim: zamioculca e jiboia. Sem janela, troque por uma luz boa e pronto.",
      ],
      [
        "Reforma por etapas sem morar no pó",
        "Comece pelo que faz poeira, do fundo para a porta. E reserve 15 % para a surpresa.",
      ],
    ],
  },
  {
    kind: "Imobiliária",
    language: "pt",
    handle: "chave.na.mao.imoveis",
    name: "Chave na Mão Imóveis",
    biography: "Compra, venda e aluguel sem letra miúda\nFortaleza",
    followers: 18700,
    channel: { handle: "chavenamao", name: "Chave na Mão", subscribers: 11800 },
    hue: 208,
    motif: "house",
    hashtags: ["imoveis", "imobiliaria", "primeiroimovel", "aluguel", "financiamento", "apartamento"],
    subjects: [
      "o financiamento do primeiro imóvel",
      "a visita ao apartamento",
      "o aluguel sem fiador",
      "a documentação da venda",
      "o bairro certo",
      "o preço do metro quadrado",
      "a vistoria de entrada",
      "a entrada parcelada",
    ],
    posts: [
      [
        "Visite duas vezes: de manhã e à noite",
        "Sol, barulho e vaga mudam tudo. O anúncio nunca conta o que o vizinho faz às 22h.",
      ],
      [
        "Entrada de 20 %: como juntar em três anos",
        "Simule a parcela hoje e guarde o mesmo valor. Você treina o bolso e monta a entrada.",
      ],
      [
        "Vistoria de entrada: fotografe o óbvio",
        "Torneira, rodapé, tomada, dentro dos armários. Na saída, a foto vale mais que a memória.",
      ],
      [
        "Anúncio que vende em 15 dias",
        "Luz do dia, cortina aberta, cama feita e a planta baixa. Foto torta afasta quem tem pressa.",
      ],
      [
        "Aluguel sem fiador: as três saídas",
        "Seguro, depósito de três meses ou título. Compare o custo total, não a parcela.",
      ],
      [
        "Apartamento na planta: leia a página 14",
        "É onde costuma estar o índice de correção. Ele muda a parcela mais do que o desconto.",
      ],
      [
        "O metro quadrado subiu no bairro?",
        "Comparamos 212 vendas deste ano. Duas ruas distantes 300 metros têm 22 % de diferença.",
      ],
      [
        "Documentos que travam a venda",
        "Inventário aberto, averbação de divórcio, IPTU em atraso. Comece por eles, não pelas fotos.",
      ],
      [
        "Tour: dois quartos com sol da manhã",
        "68 m², vaga, terceiro andar sem elevador e um preço honesto. Visitas aos sábados.",
      ],
      [
        "Casa ou apartamento com criança pequena?",
        "Casa dá quintal e dá telhado. Some a manutenção antes de sonhar com a rede.",
      ],
      [
        "Perdemos uma venda por sermos sinceros",
        "Avisamos da infiltração. O cliente desistiu, voltou seis meses depois e comprou outro com a gente.",
      ],
    ],
  },
  {
    kind: "Oficina mecânica",
    language: "pt",
    handle: "oficina.do.nei",
    name: "Oficina do Nei",
    biography: "Mecânica geral, freio e suspensão\nOrçamento com foto de cada peça · Manaus",
    followers: 730,
    channel: { handle: "oficinadonei", name: "Nei explica o carro", subscribers: 845000 },
    hue: 356,
    motif: "gear",
    hashtags: ["mecanica", "oficina", "manutencaopreventiva", "carros", "freios", "dicasautomotivas"],
    subjects: [
      "o óleo do motor",
      "o barulho no freio",
      "a correia dentada",
      "o carro fervendo",
      "a suspensão batendo",
      "a bateria fraca",
      "o ar-condicionado do carro",
      "a revisão de viagem",
    ],
    posts: [
      [
        "Barulho ao frear: os três culpados",
        "Pastilha no fim, disco marcado ou poeira. Só um deles espera até o mês que vem.",
      ],
      [
        "Óleo certo é o do manual",
        "Mais grosso não protege mais: demora a chegar onde precisa. Olhe a tampa e o manual.",
      ],
      [
        "Correia dentada não avisa",
        "Quando quebra, leva o cabeçote junto. Some o ano do carro com a quilometragem e não arrisque.",
      ],
      [
        "Carro ferveu? Não abra a tampa",
        "Encoste, desligue, espere 40 minutos. Água fria no motor quente racha o bloco.",
      ],
      [
        "Bateria fraca ou alternador?",
        "Se a luz do painel fica fraca com o motor ligado, olhe o alternador antes de comprar bateria.",
      ],
      ["Mostramos a peça velha. Sempre", "Ela é sua. Se a oficina não mostra, pergunte por quê."],
      [
        "Revisão de viagem em dez itens",
        "Água, óleo, freio, pneu, estepe, palheta, luz, correia, bateria, documento. Vinte minutos no pátio.",
      ],
      [
        "Gasolina na reserva estraga a bomba?",
        "A bomba é refrigerada pelo próprio combustível. De vez em quando não mata; todo dia encurta a vida.",
      ],
      ["Suspensão batendo na lombada", "Comece pela bieleta, que custa pouco. Amortecedor é o último, não o primeiro."],
      [
        "Ar-condicionado gelando pouco",
        "Antes de completar o gás, troque o filtro de cabine. Esse aqui tinha três folhas e meia caneta.",
      ],
      [
        "Cliente do dia: 312 mil km no original",
        "Dona Graça troca o óleo a cada seis meses há 14 anos. O segredo é esse.",
      ],
    ],
  },
];
