import type { Trade } from "./trade.ts";

export const crafts: Trade = {
  key: "crafts",
  words:
    "artesan artesanato artesanal craft crafts handmade handcrafted artesania artesanias hecho_a_mano feito_a_mao ceramica ceramic pottery croche crochet trico knitting tejer tejido bordado embroidery bordar macrame sabonete_artesanal soap vela velas candle candles joia joias jewelry joyas bijuteria marcenaria woodwork madeira couro leather encadern atelie atelier",
  mood: "warm",
  emoji: "🧶",
  tags: {
    pt: "artesanato feitoamao atelie artesa produtoartesanal feitocomamor",
    en: "handmade crafts maker smallbatch supporthandmade studio",
    es: "artesania hechoamano taller artesana productoartesanal hechoconamor",
  },
  topics: [
    {
      words:
        "vend sell vender preco price precio encomenda order encargo pedido foto photo embal packag empaque cliente customer feira fair feria loja shop tienda online prazo cobrar valor mensagem atend",
      pictures: [
        "craft market stall",
        "handmade product on a table",
        "gift wrapping",
        "notebook with prices",
        "camera and product",
      ],
      pt: {
        name: "vender artesanato",
        hooks: ["Seu preço paga a sua hora?", "“Faz mais baratinho?” se responde antes"],
        scene: "A peça levou seis horas. O elogio veio na hora, e logo depois a pergunta: “faz por menos?”",
        payoff: "Quem conhece o próprio custo negocia sem se desculpar.",
        points: [
          [
            "Hora",
            "Cobrar só o material",
            "Sem contar o tempo, quanto mais vende, mais trabalha de graça.",
            "Some material, hora, taxa, embalagem e margem",
          ],
          [
            "Foto",
            "Fotografar à noite, com luz amarela",
            "A cor muda, e o cliente recebe outra peça.",
            "Use luz de janela e fundo simples",
          ],
          [
            "Tamanho",
            "Anunciar sem medida nem referência",
            "Sem escala, o cliente imagina outro tamanho.",
            "Mostre na mão ou ao lado de um objeto comum",
          ],
          [
            "Prazo",
            "Prometer o prazo do dia bom",
            "Cola seca, forno falha e correio atrasa.",
            "Some uma folga e avise cada etapa",
          ],
          [
            "Encomenda",
            "Começar sem sinal nem combinado",
            "Peça personalizada não se revende.",
            "Peça sinal e confirme cor, nome e data por escrito",
          ],
          [
            "Variedade",
            "Oferecer vinte opções de tudo",
            "Escolha demais cansa e enche o estoque.",
            "Mostre poucas opções bem feitas e uma sob medida",
          ],
        ],
        myths: [
          [
            "Baixar o preço traz sempre mais venda",
            "Muitas vezes traz só mais trabalho. Foto, história e prazo claro também vendem.",
          ],
          [
            "Quem faz por amor não precisa cobrar bem",
            "O amor não paga matéria-prima. Preço justo é o que deixa o ateliê existir.",
          ],
        ],
        questions: [
          [
            "Como calcular o preço da peça?",
            "Material, mais horas vezes o valor da sua hora, mais taxas e embalagem, e sobre isso a margem.",
          ],
          [
            "Como responder a quem pede desconto?",
            "Agradeça, explique o que está incluído e ofereça uma opção menor, em vez de baixar a mesma peça.",
          ],
        ],
        steps: [
          "Da ideia ao pedido",
          "Cronometre: quanto leva uma peça de verdade",
          "Some: material, hora, taxas e embalagem",
          "Fotografe: luz de janela, escala e detalhe",
          "Descreva: medida, cuidado e prazo",
          "Confirme: sinal, cor e data por escrito",
        ],
        versus: {
          left: "Pronta entrega",
          right: "Sob encomenda",
          rows: [
            ["Para o cliente", "Leva na hora", "Escolhe cor, nome e tamanho"],
            ["Para o ateliê", "Pede estoque e caixa", "Pede sinal e agenda"],
            ["Risco", "Peça parada", "Prazo apertado"],
          ],
          verdict: "Tenha poucas peças prontas para encantar e deixe a encomenda para o que é único.",
        },
      },
      en: {
        name: "selling handmade",
        hooks: ["Does your price pay for your hour?", "“Can you do it cheaper?” has an answer"],
        scene:
          "The piece took six hours. Praise came at once, and right after it the question: “can you do it for less?”",
        payoff: "Whoever knows the cost negotiates without apologising.",
        points: [
          [
            "Your hour",
            "Charging only for materials",
            "Without counting time, the more you sell the more you work for free.",
            "Add materials, hours, fees, packaging and margin",
          ],
          [
            "Photos",
            "Taking photos at night in yellow light",
            "Colours change, and the client gets another piece.",
            "Use window light and a plain background",
          ],
          [
            "Size",
            "Listing without size or scale",
            "Without scale people imagine another size.",
            "Show it in a hand or beside a common object",
          ],
          [
            "Lead time",
            "Promising the timing of a good day",
            "Glue dries slowly, kilns fail and post is late.",
            "Add some slack and report each stage",
          ],
          [
            "Custom work",
            "Starting without a deposit or agreement",
            "A personalised piece cannot be resold.",
            "Ask for a deposit; confirm colour, name and date",
          ],
          [
            "Variety",
            "Offering twenty options of everything",
            "Too much choice tires people and fills your stock.",
            "Show a few good options and one made to order",
          ],
        ],
        myths: [
          [
            "A lower price always sells more",
            "Often it only brings more work. Photos, story and a clear lead time sell too.",
          ],
          [
            "If you love it you needn't charge well",
            "Love does not pay for materials. A fair price is what lets the studio exist.",
          ],
        ],
        questions: [
          [
            "How do I price a piece?",
            "Materials, plus hours times your hourly rate, plus fees and packaging, and a margin on top.",
          ],
          [
            "How do I answer people who want a discount?",
            "Thank them, explain what is included and offer a smaller option, rather than cutting the same piece.",
          ],
        ],
        steps: [
          "From idea to order",
          "Time it: how long one piece really takes",
          "Add up: materials, hours, fees and packaging",
          "Photograph: window light, scale and detail",
          "Describe: size, care and lead time",
          "Confirm: deposit, colour and date in writing",
        ],
        versus: {
          left: "Ready made",
          right: "Made to order",
          rows: [
            ["For the client", "Takes it home now", "Chooses colour, name and size"],
            ["For the studio", "Needs stock and cash", "Needs deposit and diary"],
            ["Risk", "Unsold pieces", "Tight deadlines"],
          ],
          verdict: "Keep a few pieces ready to charm, and leave orders for what is unique.",
        },
      },
      es: {
        name: "vender artesanía",
        hooks: ["¿Tu precio paga tu hora?", "“¿Lo haces más barato?” tiene respuesta"],
        scene: "La pieza tomó seis horas. El elogio llegó enseguida, y después la pregunta: “¿me lo dejas en menos?”",
        payoff: "Quien conoce su costo negocia sin pedir disculpas.",
        points: [
          [
            "Tu hora",
            "Cobrar solo el material",
            "Sin contar el tiempo, cuanto más vendes, más trabajas gratis.",
            "Suma material, hora, comisiones, empaque y margen",
          ],
          [
            "La foto",
            "Fotografiar de noche con luz amarilla",
            "El color cambia y el cliente recibe otra pieza.",
            "Usa luz de ventana y fondo sencillo",
          ],
          [
            "El tamaño",
            "Publicar sin medida ni referencia",
            "Sin escala, la gente imagina otro tamaño.",
            "Muéstrala en la mano o junto a un objeto común",
          ],
          [
            "El plazo",
            "Prometer el plazo de un buen día",
            "El pegamento tarda, el horno falla y el correo se atrasa.",
            "Suma un margen y avisa cada etapa",
          ],
          [
            "El encargo",
            "Empezar sin seña ni acuerdo",
            "Una pieza personalizada no se revende.",
            "Pide seña y confirma color, nombre y fecha",
          ],
          [
            "Variedad",
            "Ofrecer veinte opciones de todo",
            "Demasiada elección cansa y llena el stock.",
            "Muestra pocas opciones bien hechas y una a medida",
          ],
        ],
        myths: [
          [
            "Bajar el precio siempre vende más",
            "Muchas veces solo trae más trabajo. La foto, la historia y un plazo claro también venden.",
          ],
          [
            "Si lo haces con amor no hace falta cobrar bien",
            "El amor no paga los materiales. Un precio justo es lo que deja existir al taller.",
          ],
        ],
        questions: [
          [
            "¿Cómo calculo el precio?",
            "Material, más horas por el valor de tu hora, más comisiones y empaque, y encima el margen.",
          ],
          [
            "¿Qué respondo si piden descuento?",
            "Agradece, explica qué incluye y ofrece una opción menor, en lugar de rebajar la misma pieza.",
          ],
        ],
        steps: [
          "De la idea al pedido",
          "Cronometra: cuánto toma una pieza de verdad",
          "Suma: material, hora, comisiones y empaque",
          "Fotografía: luz de ventana, escala y detalle",
          "Describe: medida, cuidado y plazo",
          "Confirma: seña, color y fecha por escrito",
        ],
        versus: {
          left: "Lista para llevar",
          right: "Por encargo",
          rows: [
            ["Para el cliente", "Se la lleva ya", "Elige color, nombre y tamaño"],
            ["Para el taller", "Pide stock y caja", "Pide seña y agenda"],
            ["Riesgo", "Piezas sin vender", "Plazos ajustados"],
          ],
          verdict: "Ten pocas piezas listas para encantar y deja el encargo para lo único.",
        },
      },
    },
    {
      words:
        "cuid care lavar wash limp clean limpiar durar last conserv vela candle ceramica ceramic madeira wood madera couro leather cuero croche crochet trico knit tejid presente gift regalo material peca piece comprar buy",
      pictures: ["handmade candle", "ceramic mug", "wooden bowl", "crochet blanket", "leather bag"],
      pt: {
        name: "cuidar de peças feitas à mão",
        hooks: ["Peça feita à mão pede um cuidado só", "A primeira queima decide a vela"],
        scene: "A vela queimou um túnel no meio, a tábua rachou na lava-louças, e a caneca perdeu o brilho.",
        payoff: "Com o cuidado certo, a peça envelhece bonita em vez de se gastar.",
        points: [
          [
            "Vela",
            "Apagar a vela nos primeiros minutos",
            "A cera cria memória e afunda só no meio.",
            "Deixe derreter até a borda na primeira vez",
          ],
          [
            "Madeira",
            "Pôr a tábua na lava-louças",
            "Água quente e molho longo incham e racham a madeira.",
            "Lave rápido, seque em pé e passe óleo mineral",
          ],
          [
            "Cerâmica",
            "Levar a peça do gelo ao micro-ondas",
            "O choque de temperatura pode trincar o esmalte.",
            "Deixe voltar à temperatura da cozinha antes",
          ],
          [
            "Fio",
            "Pendurar o crochê molhado",
            "O peso da água estica o ponto.",
            "Seque deitado, sobre toalha, na forma da peça",
          ],
          [
            "Couro",
            "Limpar couro com álcool",
            "O álcool tira a gordura natural e ele racha.",
            "Use pano quase seco e um hidratante próprio",
          ],
        ],
        myths: [
          [
            "Feito à mão tem defeito",
            "Pequenas variações são marca do gesto. Defeito é o que atrapalha o uso, e isso se conserta ou se troca.",
          ],
          [
            "Artesanal é sempre mais frágil",
            "Depende de material e técnica. Muita peça artesanal pode ser consertada, o que nem sempre vale na industrial.",
          ],
        ],
        questions: [
          [
            "Como saber se a caneca vai à lava-louças?",
            "Pergunte a quem fez: depende da queima e do esmalte. Na dúvida, lave à mão.",
          ],
          [
            "Que presente artesanal escolher?",
            "Pense no uso diário da pessoa: quem cozinha gosta de tábua, quem lê gosta de vela e caneca.",
          ],
        ],
        steps: [
          "Vela que dura mais",
          "Apare o pavio: meio centímetro antes de acender",
          "Derreta até a borda: sobretudo na primeira vez",
          "Limite o tempo: até quatro horas por queima",
          "Apague sem soprar: com abafador ou tampa",
        ],
      },
      en: {
        name: "caring for handmade pieces",
        hooks: ["Handmade asks for one kind of care", "The first burn decides the candle"],
        scene: "The candle burned a tunnel, the board split in the dishwasher, and the mug lost its shine.",
        payoff: "With the right care a piece grows old beautifully instead of wearing out.",
        points: [
          [
            "Candles",
            "Putting a candle out in the first minutes",
            "Wax keeps a memory and sinks only in the middle.",
            "Let it melt to the edge the first time",
          ],
          [
            "Wood",
            "Putting a board in the dishwasher",
            "Hot water and long soaking swell and split wood.",
            "Wash fast, dry upright and rub in mineral oil",
          ],
          [
            "Ceramics",
            "Going from ice to microwave",
            "A jump in temperature can crack the glaze.",
            "Let it return to room temperature first",
          ],
          [
            "Yarn",
            "Hanging wet crochet",
            "The weight of water stretches the stitch.",
            "Dry it flat on a towel, in shape",
          ],
          [
            "Leather",
            "Cleaning leather with alcohol",
            "Alcohol removes natural oils and it cracks.",
            "Use a nearly dry cloth and a leather balm",
          ],
        ],
        myths: [
          [
            "Handmade means flawed",
            "Small variations are the mark of a hand. A flaw is what gets in the way of use, and that is mended or replaced.",
          ],
          [
            "Handmade is always more fragile",
            "It depends on material and technique. Much of it can be mended, unlike many factory goods.",
          ],
        ],
        questions: [
          [
            "How do I know a mug is dishwasher safe?",
            "Ask the maker: it depends on firing and glaze. If in doubt, wash by hand.",
          ],
          [
            "Which handmade gift should I choose?",
            "Think of daily use: cooks love a board, readers love a candle and a mug.",
          ],
        ],
        steps: [
          "A candle that lasts longer",
          "Trim the wick: half a centimetre before lighting",
          "Melt to the edge: above all the first time",
          "Limit the time: up to four hours a burn",
          "Snuff it: use a lid, do not blow",
        ],
      },
      es: {
        name: "cuidar piezas hechas a mano",
        hooks: ["Lo hecho a mano pide un solo cuidado", "La primera quema decide la vela"],
        scene: "La vela hizo un túnel, la tabla se partió en el lavavajillas y la taza perdió el brillo.",
        payoff: "Con el cuidado correcto, la pieza envejece bonita en vez de gastarse.",
        points: [
          [
            "La vela",
            "Apagar la vela en los primeros minutos",
            "La cera crea memoria y se hunde solo en el centro.",
            "La primera vez, deja que se derrita hasta el borde",
          ],
          [
            "La madera",
            "Poner la tabla en el lavavajillas",
            "El agua caliente y el remojo hinchan y parten la madera.",
            "Lava rápido, seca de pie y pon aceite mineral",
          ],
          [
            "La cerámica",
            "Pasar la pieza del hielo al microondas",
            "El cambio brusco de temperatura puede agrietar el esmalte.",
            "Deja que vuelva antes a temperatura ambiente",
          ],
          [
            "El tejido",
            "Colgar el crochet mojado",
            "El peso del agua estira el punto.",
            "Sécalo plano, sobre una toalla, con su forma",
          ],
          [
            "El cuero",
            "Limpiar el cuero con alcohol",
            "El alcohol quita la grasa natural y se agrieta.",
            "Usa un paño casi seco y un bálsamo propio",
          ],
        ],
        myths: [
          [
            "Lo hecho a mano tiene defectos",
            "Las pequeñas variaciones son huella de la mano. Defecto es lo que impide el uso, y eso se repara o se cambia.",
          ],
          [
            "Lo artesanal siempre es más frágil",
            "Depende del material y la técnica. Mucho se puede reparar, algo que no siempre pasa en lo industrial.",
          ],
        ],
        questions: [
          [
            "¿Cómo sé si la taza va al lavavajillas?",
            "Pregunta a quien la hizo: depende de la cocción y del esmalte. Si dudas, lávala a mano.",
          ],
          [
            "¿Qué regalo artesanal elijo?",
            "Piensa en el uso diario: a quien cocina, una tabla; a quien lee, una vela y una taza.",
          ],
        ],
        steps: [
          "Una vela que dura más",
          "Recorta la mecha: medio centímetro antes de encender",
          "Derrite hasta el borde: sobre todo la primera vez",
          "Limita el tiempo: hasta cuatro horas por quema",
          "Apaga sin soplar: con una tapa",
        ],
      },
    },
  ],
};
