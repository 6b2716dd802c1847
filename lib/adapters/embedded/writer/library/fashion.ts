import type { Trade } from "./trade.ts";

export const fashion: Trade = {
  key: "fashion",
  words:
    "moda fashion roupa roupas clothes clothing ropa guarda_roupa wardrobe closet armario look looks outfit outfits estilo stylist brecho thrift segunda_mano vestido dress camisa camiseta shirt jeans calca pantalon blusa tecido fabric tela_de_algodon boutique sapato sapatos shoes zapatos alfaiat costur sewing",
  mood: "bright",
  emoji: "👗",
  tags: {
    pt: "moda estilo lookdodia guardaroupa consumoconsciente modafeminina",
    en: "fashion style outfit wardrobe slowfashion personalstyle",
    es: "moda estilo outfit armario modaconsciente estilopersonal",
  },
  topics: [
    {
      words:
        "lavar wash lavado cuid care cuidado guard store manch stain mancha passar iron planchar tecido fabric tela la wool lana jeans branc white etiqueta label durar last conserv dobrar fold secar dry",
      pictures: ["washing machine", "clothes on hangers", "folded sweaters", "clothesline", "fabric label"],
      pt: {
        name: "cuidar das roupas",
        hooks: ["Sua roupa envelhece na máquina", "A etiqueta que você corta é o manual"],
        scene: "A malha nova era linda na loja. Depois da terceira lavada, ficou curta, torta e cheia de bolinhas.",
        payoff: "Roupa bem cuidada dura anos, e o guarda-roupa custa menos.",
        points: [
          [
            "Água quente",
            "Lavar tudo em água quente",
            "O calor encolhe fibras, desbota cores e fixa algumas manchas.",
            "Use água fria e ciclo suave no dia a dia",
          ],
          [
            "Avesso",
            "Lavar as peças do lado direito",
            "O atrito gasta a cor e a estampa.",
            "Vire do avesso, sobretudo jeans e estampas",
          ],
          [
            "Sabão demais",
            "Pôr mais sabão para limpar melhor",
            "O excesso não sai no enxágue e deixa o tecido áspero e opaco.",
            "Siga a dose da embalagem para o tamanho da carga",
          ],
          [
            "Cabide",
            "Pendurar malha pesada no cabide",
            "O peso estica os ombros e o comprimento.",
            "Guarde malhas e tricôs dobrados",
          ],
          [
            "Mancha",
            "Esfregar a mancha com força",
            "Esfregar espalha a mancha e machuca a fibra.",
            "Absorva, aplique o produto e teste antes no avesso",
          ],
          [
            "Sol",
            "Secar roupa colorida ao sol forte",
            "O sol direto desbota as cores.",
            "Seque à sombra, com a peça do avesso",
          ],
        ],
        myths: [
          ["Jeans precisa ser lavado a cada uso", "Lavar pouco preserva cor e forma. Areje e limpe só a área suja."],
          [
            "Vinagre tira qualquer mancha",
            "Ele ajuda em algumas e pode alterar a cor em outras. Teste antes em um canto escondido.",
          ],
        ],
        questions: [
          [
            "Como evitar bolinhas na malha?",
            "Lave do avesso, em ciclo suave, com peças parecidas, e tire as que surgirem com aparelho próprio.",
          ],
          [
            "Como guardar roupa de inverno?",
            "Limpa, bem seca e dobrada, em saco de tecido. Plástico fechado prende umidade.",
          ],
        ],
        steps: [
          "Lavagem que conserva a roupa",
          "Leia a etiqueta: água, ferro e secagem",
          "Separe: brancas, escuras e delicadas",
          "Vire do avesso: feche zíperes e botões",
          "Lave leve: água fria e pouca carga",
          "Seque bem: à sombra e na forma da peça",
        ],
      },
      en: {
        name: "caring for clothes",
        hooks: ["Your clothes age in the washing machine", "The label you cut off is the manual"],
        scene: "The new sweater was lovely in the shop. After the third wash it was short, twisted and full of pills.",
        payoff: "Clothes that are cared for last for years, and the wardrobe costs less.",
        points: [
          [
            "Hot water",
            "Washing everything in hot water",
            "Heat shrinks fibres, fades colours and sets some stains.",
            "Use cold water and a gentle cycle day to day",
          ],
          [
            "Inside out",
            "Washing clothes right side out",
            "Friction wears colour and print.",
            "Turn them inside out, above all jeans and prints",
          ],
          [
            "Too much soap",
            "Adding more detergent to clean better",
            "The excess does not rinse out and leaves fabric rough and dull.",
            "Follow the dose for the size of the load",
          ],
          ["Hangers", "Hanging heavy knits", "The weight stretches shoulders and length.", "Keep knits folded"],
          [
            "Stains",
            "Rubbing a stain hard",
            "Rubbing spreads it and hurts the fibre.",
            "Blot it, apply the product and test it inside first",
          ],
          ["Sun", "Drying coloured clothes in strong sun", "Direct sun fades colour.", "Dry in the shade, inside out"],
        ],
        myths: [
          [
            "Jeans need a wash after every use",
            "Washing less keeps colour and shape. Air them and clean only the soiled spot.",
          ],
          [
            "Vinegar removes any stain",
            "It helps with some and may change the colour of others. Test it in a hidden corner.",
          ],
        ],
        questions: [
          [
            "How do I avoid pilling?",
            "Wash inside out, on a gentle cycle, with similar pieces, and remove pills with a proper shaver.",
          ],
          [
            "How do I store winter clothes?",
            "Clean, fully dry and folded, in a fabric bag. Closed plastic traps moisture.",
          ],
        ],
        steps: [
          "A wash that keeps clothes young",
          "Read the label: water, iron and drying",
          "Sort: whites, darks and delicates",
          "Turn inside out: close zips and buttons",
          "Wash gently: cold water and a small load",
          "Dry well: in the shade and in shape",
        ],
      },
      es: {
        name: "cuidar la ropa",
        hooks: ["Tu ropa envejece en la lavadora", "La etiqueta que cortas es el manual"],
        scene:
          "El suéter nuevo era precioso en la tienda. Tras el tercer lavado quedó corto, torcido y lleno de bolitas.",
        payoff: "La ropa bien cuidada dura años, y el armario cuesta menos.",
        points: [
          [
            "Agua caliente",
            "Lavar todo con agua caliente",
            "El calor encoge fibras, destiñe colores y fija algunas manchas.",
            "Usa agua fría y ciclo suave en el día a día",
          ],
          [
            "Del revés",
            "Lavar las prendas por el derecho",
            "El roce gasta el color y el estampado.",
            "Dales la vuelta, sobre todo a vaqueros y estampados",
          ],
          [
            "Exceso de jabón",
            "Poner más detergente para limpiar mejor",
            "El exceso no se enjuaga y deja la tela áspera y opaca.",
            "Sigue la dosis del envase según la carga",
          ],
          [
            "La percha",
            "Colgar tejidos pesados en percha",
            "El peso estira los hombros y el largo.",
            "Guarda los tejidos de punto doblados",
          ],
          [
            "La mancha",
            "Frotar la mancha con fuerza",
            "Frotar la extiende y daña la fibra.",
            "Absorbe, aplica el producto y prueba antes por dentro",
          ],
          ["El sol", "Secar ropa de color al sol fuerte", "El sol directo destiñe.", "Seca a la sombra y del revés"],
        ],
        myths: [
          [
            "Los vaqueros se lavan después de cada uso",
            "Lavar menos conserva color y forma. Airéalos y limpia solo la zona sucia.",
          ],
          [
            "El vinagre quita cualquier mancha",
            "Ayuda con algunas y puede alterar el color en otras. Prueba antes en un rincón oculto.",
          ],
        ],
        questions: [
          [
            "¿Cómo evito las bolitas?",
            "Lava del revés, en ciclo suave, con prendas parecidas, y quita las que salgan con un aparato adecuado.",
          ],
          [
            "¿Cómo guardo la ropa de invierno?",
            "Limpia, bien seca y doblada, en bolsa de tela. El plástico cerrado atrapa humedad.",
          ],
        ],
        steps: [
          "Un lavado que conserva la ropa",
          "Lee la etiqueta: agua, plancha y secado",
          "Separa: blancas, oscuras y delicadas",
          "Dale la vuelta: cierra cremalleras y botones",
          "Lava suave: agua fría y poca carga",
          "Seca bien: a la sombra y con su forma",
        ],
      },
    },
    {
      words:
        "combin match look outfit estilo style compr buy shop guarda_roupa wardrobe armario capsula capsule cor color colour peca piece prenda vestir dress trabalho work trabajo tamanho size talla corpo body cuerpo brecho thrift sustent sustain",
      pictures: ["capsule wardrobe", "clothes rack", "person choosing an outfit", "shopping bag", "white shirt"],
      pt: {
        name: "montar o guarda-roupa",
        hooks: ["Armário cheio e nada para vestir?", "Três peças certas rendem mais que dez novas"],
        scene: "Sete e meia da manhã, a cama coberta de roupa, e você sai com a mesma calça de sempre.",
        payoff: "Quando as peças conversam entre si, vestir-se leva dois minutos.",
        points: [
          [
            "Compra solta",
            "Comprar a peça sem pensar com o que usar",
            "Peça que não combina com nada vira cabide ocupado.",
            "Só leve se montar três looks com o que já tem",
          ],
          [
            "Tamanho",
            "Comprar pelo número da etiqueta",
            "A numeração muda de marca para marca.",
            "Olhe ombro, cintura e comprimento no espelho",
          ],
          [
            "Cores",
            "Comprar cada peça em uma cor diferente",
            "Cores soltas dificultam combinar.",
            "Escolha duas neutras e duas que você ama",
          ],
          [
            "Liquidação",
            "Comprar porque está barato",
            "O que não se usa sai caro a qualquer preço.",
            "Pense em quantas vezes vai usar antes de pagar",
          ],
          [
            "Ajuste",
            "Deixar a barra e o ombro como vieram",
            "Um pequeno ajuste muda a peça mais do que a marca.",
            "Leve à costureira o que quase serve",
          ],
        ],
        myths: [
          [
            "Listras horizontais sempre engordam",
            "O efeito depende da largura da listra, do corte e do contraste. Prove antes de descartar.",
          ],
          [
            "Preto combina com tudo e com todos",
            "Ele é prático, mas perto do rosto pode endurecer. Marinho e grafite são bons substitutos.",
          ],
        ],
        questions: [
          [
            "O que não pode faltar no guarda-roupa?",
            "O que a sua semana pede: se trabalha sentado, bons conjuntos de calça; se caminha, sapato que aguenta.",
          ],
          [
            "Como saber se a peça é de qualidade?",
            "Olhe costuras, avesso, botões firmes e o tecido contra a luz. Puxe de leve: ele deve voltar.",
          ],
        ],
        versus: {
          left: "Comprar novo",
          right: "Brechó",
          rows: [
            ["Escolha", "Numeração e cores completas", "Peças únicas, um tamanho de cada"],
            ["Preço", "Mais alto pela mesma qualidade", "Bom para tecidos nobres"],
            ["Confira", "Política de troca", "Manchas, zíper, costura e cheiro"],
          ],
          verdict: "Básicos do dia a dia, novos; casacos, jeans e peças especiais, no garimpo.",
        },
        steps: [
          "Faça o armário funcionar",
          "Tire tudo: só volta o que serve hoje",
          "Separe: uso sempre, uso às vezes, não uso",
          "Monte looks: fotografe dez combinações",
          "Anote faltas: compre só o que liga três peças",
        ],
      },
      en: {
        name: "building a wardrobe",
        hooks: ["A full closet and nothing to wear?", "Three right pieces beat ten new ones"],
        scene: "Half past seven, the bed covered in clothes, and you leave in the same trousers as always.",
        payoff: "When the pieces talk to each other, getting dressed takes two minutes.",
        points: [
          [
            "Loose buys",
            "Buying a piece with nothing to wear it with",
            "A piece that matches nothing becomes a busy hanger.",
            "Take it only if it makes three outfits with what you own",
          ],
          [
            "Size",
            "Buying by the number on the tag",
            "Sizes change from brand to brand.",
            "Look at shoulder, waist and length in the mirror",
          ],
          [
            "Colours",
            "Buying every piece in a different colour",
            "Loose colours are hard to match.",
            "Choose two neutrals and two that you love",
          ],
          [
            "Sales",
            "Buying because it is cheap",
            "What you don't wear is expensive at any price.",
            "Think how often you will wear it before you pay",
          ],
          [
            "Fit",
            "Leaving hems and shoulders as they came",
            "A small alteration changes a piece more than its brand.",
            "Take what almost fits to a tailor",
          ],
        ],
        myths: [
          [
            "Horizontal stripes always widen",
            "It depends on stripe width, cut and contrast. Try it on before you rule it out.",
          ],
          [
            "Black goes with everything and everyone",
            "It is handy, but near the face it can look hard. Navy and charcoal are good stand-ins.",
          ],
        ],
        questions: [
          [
            "What should no wardrobe lack?",
            "What your week asks for: if you sit at work, good trousers; if you walk, shoes that last.",
          ],
          [
            "How do I tell good quality?",
            "Look at seams, the inside, firm buttons and the fabric against light. Pull gently: it should come back.",
          ],
        ],
        versus: {
          left: "Buying new",
          right: "Second hand",
          rows: [
            ["Choice", "Full sizes and colours", "Unique pieces, one size of each"],
            ["Price", "Higher for the same quality", "Good for fine fabrics"],
            ["Check", "The return policy", "Stains, zips, seams and smell"],
          ],
          verdict: "Everyday basics, new; coats, jeans and special pieces, second hand.",
        },
        steps: [
          "Make the closet work",
          "Take it all out: only what fits today goes back",
          "Sort: always, sometimes, never worn",
          "Make outfits: photograph ten combinations",
          "Note the gaps: buy only what links three pieces",
        ],
      },
      es: {
        name: "armar el guardarropa",
        hooks: ["¿Armario lleno y nada que ponerte?", "Tres prendas bien elegidas valen por diez"],
        scene: "Siete y media de la mañana, la cama cubierta de ropa, y sales con el mismo pantalón de siempre.",
        payoff: "Cuando las prendas conversan entre sí, vestirse toma dos minutos.",
        points: [
          [
            "Compra suelta",
            "Comprar sin pensar con qué usarla",
            "La prenda que no combina con nada termina ocupando una percha.",
            "Llévala solo si arma tres conjuntos con lo que tienes",
          ],
          [
            "La talla",
            "Comprar por el número de la etiqueta",
            "Las tallas cambian de una marca a otra.",
            "Mira hombro, cintura y largo en el espejo",
          ],
          [
            "Los colores",
            "Comprar cada prenda de un color distinto",
            "Los colores sueltos dificultan combinar.",
            "Elige dos neutros y dos que te encanten",
          ],
          [
            "La oferta",
            "Comprar porque está barato",
            "Lo que no se usa sale caro a cualquier precio.",
            "Piensa cuántas veces lo usarás antes de pagar",
          ],
          [
            "El ajuste",
            "Dejar bajos y hombros como venían",
            "Un pequeño arreglo cambia la prenda más que la marca.",
            "Lleva a la modista lo que casi te queda",
          ],
        ],
        myths: [
          [
            "Las rayas horizontales siempre ensanchan",
            "Depende del ancho de la raya, del corte y del contraste. Pruébatelas antes de descartarlas.",
          ],
          [
            "El negro va con todo y con todos",
            "Es práctico, pero cerca de la cara puede endurecer. Marino y grafito son buenas alternativas.",
          ],
        ],
        questions: [
          [
            "¿Qué no puede faltar en el armario?",
            "Lo que pide tu semana: si trabajas sentado, buenos pantalones; si caminas, zapatos que aguanten.",
          ],
          [
            "¿Cómo sé si una prenda es de calidad?",
            "Mira costuras, revés, botones firmes y la tela a contraluz. Tira suave: debe volver.",
          ],
        ],
        versus: {
          left: "Comprar nuevo",
          right: "Segunda mano",
          rows: [
            ["Elección", "Tallas y colores completos", "Prendas únicas, una talla de cada"],
            ["Precio", "Más alto por la misma calidad", "Bueno para telas nobles"],
            ["Revisa", "La política de cambios", "Manchas, cierres, costuras y olor"],
          ],
          verdict: "Los básicos, nuevos; abrigos, vaqueros y prendas especiales, de segunda mano.",
        },
        steps: [
          "Haz que el armario funcione",
          "Saca todo: solo vuelve lo que te queda hoy",
          "Separa: siempre, a veces, nunca lo uso",
          "Arma conjuntos: fotografía diez combinaciones",
          "Anota faltas: compra solo lo que une tres prendas",
        ],
      },
    },
  ],
};
