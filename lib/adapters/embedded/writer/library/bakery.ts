import type { Trade } from "./trade.ts";

export const bakery: Trade = {
  key: "bakery",
  words:
    "padaria panificad confeitaria confeiteir confeitar bolo bolos doce doces brigadeiro brownie pao paes fermentacao levain bakery baker baking bread breads cake cakes pastry pastries cookie cookies sourdough cupcake cupcakes dessert panaderia pasteleria pastel pasteles tarta tartas torta tortas reposter pan panes masa_madre postre postres sobremesa chocolate chocolates docinho doceria",
  mood: "warm",
  emoji: "🍰",
  tags: {
    pt: "confeitaria padaria bolos docesartesanais paoartesanal encomendas",
    en: "bakery cakes homebaking artisanbread pastry madefromscratch",
    es: "pasteleria panaderia reposteria tartas panartesanal hechoamano",
  },
  topics: [
    {
      words: "pao paes bread levain sourdough ferment masa_madre pan miga casca crust congel freez torr toast fatia",
      pictures: ["loaf of bread", "bread in a cloth bag", "sliced bread", "bread oven", "flour and dough"],
      pt: {
        name: "pão artesanal",
        hooks: ["Seu pão endurece no dia seguinte?", "Pão bom não se guarda na geladeira"],
        scene: "O pão saiu lindo da padaria ontem de manhã. Hoje, no café, parece outro pão.",
        payoff: "Bem guardado, um pão de verdade rende a semana inteira.",
        points: [
          [
            "Geladeira",
            "Guardar o pão na geladeira",
            "No frio da geladeira o amido endurece mais rápido do que fora dela.",
            "Deixe fora por um ou dois dias e congele o resto",
          ],
          [
            "Saco plástico",
            "Fechar o pão de casca em saco plástico",
            "O plástico prende a umidade e amolece a casca.",
            "Use pano ou papel, com o lado cortado para baixo",
          ],
          [
            "Corte quente",
            "Cortar o pão ainda quente",
            "O miolo termina de firmar enquanto esfria; cortado antes, fica pegajoso.",
            "Espere esfriar por completo antes da primeira fatia",
          ],
          [
            "Congelar inteiro",
            "Congelar o pão inteiro",
            "Inteiro, ele precisa descongelar todo para usar duas fatias.",
            "Congele em fatias e leve direto à torradeira",
          ],
          [
            "Pão de ontem",
            "Jogar fora o pão de ontem",
            "O que falta ao pão amanhecido é umidade, não sabor.",
            "Borrife água e leve ao forno quente por poucos minutos",
          ],
        ],
        myths: [
          [
            "Fermentação natural não leva fermento",
            "Leva, sim: são leveduras e bactérias do próprio levain, cultivadas com farinha e água.",
          ],
          [
            "Pão escuro é sempre integral",
            "A cor pode vir de melado, cacau ou corante. Só a lista de ingredientes diz se a farinha é integral.",
          ],
        ],
        questions: [
          [
            "Por que o pão de levain é mais ácido?",
            "As bactérias do levain produzem ácidos durante a fermentação lenta. Eles dão sabor e ajudam a conservar.",
          ],
          ["Como cortar sem esfarelar?", "Com faca de serra, sem apertar, deixando a lâmina trabalhar em vaivém."],
        ],
        steps: [
          "Como fazer o pão durar a semana",
          "Separe: o que vai comer em dois dias fica no pano",
          "Fatie o resto: já frio, em fatias iguais",
          "Congele: em saco fechado, sem ar",
          "Reviva: da torradeira ou forno direto ao prato",
        ],
        versus: {
          left: "Fermentação natural",
          right: "Fermento comercial",
          rows: [
            ["Tempo", "Muitas horas de descanso", "Cresce em uma ou duas horas"],
            ["Sabor", "Levemente ácido e complexo", "Neutro e suave"],
            ["Duração", "Costuma durar mais dias", "Melhor no mesmo dia"],
          ],
          verdict:
            "Para sabor e duração, levain. Para maciez e rapidez, fermento comercial: os dois são pão de verdade.",
        },
      },
      en: {
        name: "artisan bread",
        hooks: ["Does your bread go hard by tomorrow?", "Good bread does not live in the fridge"],
        scene: "The loaf left the bakery gorgeous yesterday morning. At breakfast today it seems like another bread.",
        payoff: "Stored well, a real loaf lasts the whole week.",
        points: [
          [
            "The fridge",
            "Keeping bread in the fridge",
            "In the cold of a fridge, starch hardens faster than outside it.",
            "Leave it out for a day or two and freeze the rest",
          ],
          [
            "Plastic bag",
            "Closing a crusty loaf in a plastic bag",
            "Plastic traps moisture and softens the crust.",
            "Use cloth or paper, with the cut side down",
          ],
          [
            "Cutting hot",
            "Slicing bread while it is still hot",
            "The crumb finishes setting as it cools; cut early, it turns gummy.",
            "Let it cool completely before the first slice",
          ],
          [
            "Freezing whole",
            "Freezing the loaf whole",
            "Whole, it has to thaw completely just to give you two slices.",
            "Freeze it sliced and toast straight from frozen",
          ],
          [
            "Yesterday's loaf",
            "Throwing away yesterday's bread",
            "What day-old bread lacks is moisture, not flavour.",
            "Spray it with water and give it a few minutes of hot oven",
          ],
        ],
        myths: [
          [
            "Sourdough has no yeast",
            "It does: wild yeasts and bacteria that live in the starter, fed with flour and water.",
          ],
          [
            "Dark bread is always wholegrain",
            "The colour may come from molasses, cocoa or colouring. Only the ingredient list says if the flour is whole.",
          ],
        ],
        questions: [
          [
            "Why is sourdough more sour?",
            "Bacteria in the starter make acids during the slow rise. They bring flavour and help it keep.",
          ],
          [
            "How do I slice it without crumbs?",
            "With a serrated knife, no pressing, letting the blade do the work back and forth.",
          ],
        ],
        steps: [
          "How to make a loaf last all week",
          "Set some aside: two days' worth stays in a cloth",
          "Slice the rest: once cold, in even slices",
          "Freeze: in a closed bag with no air",
          "Revive: toaster or oven straight to the plate",
        ],
        versus: {
          left: "Sourdough",
          right: "Baker's yeast",
          rows: [
            ["Time", "Many hours of resting", "Rises in an hour or two"],
            ["Flavour", "Slightly sour and complex", "Neutral and mild"],
            ["Keeping", "Usually keeps for more days", "Best on the same day"],
          ],
          verdict: "For flavour and keeping, sourdough. For softness and speed, baker's yeast: both are real bread.",
        },
      },
      es: {
        name: "pan artesanal",
        hooks: ["¿Tu pan está duro al día siguiente?", "El buen pan no se guarda en la nevera"],
        scene: "El pan salió precioso de la panadería ayer por la mañana. Hoy, en el desayuno, parece otro pan.",
        payoff: "Bien guardado, un pan de verdad rinde toda la semana.",
        points: [
          [
            "La nevera",
            "Guardar el pan en la nevera",
            "En el frío de la nevera el almidón se endurece más rápido que fuera de ella.",
            "Déjalo fuera uno o dos días y congela el resto",
          ],
          [
            "Bolsa de plástico",
            "Cerrar el pan de corteza en bolsa de plástico",
            "El plástico atrapa la humedad y ablanda la corteza.",
            "Usa tela o papel, con el lado cortado hacia abajo",
          ],
          [
            "Corte caliente",
            "Cortar el pan todavía caliente",
            "La miga termina de asentarse al enfriar; cortada antes, queda gomosa.",
            "Espera a que enfríe del todo antes del primer corte",
          ],
          [
            "Congelar entero",
            "Congelar el pan entero",
            "Entero, hay que descongelarlo todo para usar dos rebanadas.",
            "Congélalo en rebanadas y llévalas directo a tostar",
          ],
          [
            "Pan de ayer",
            "Tirar el pan de ayer",
            "Al pan de ayer le falta humedad, no sabor.",
            "Rocía agua y dale unos minutos de horno caliente",
          ],
        ],
        myths: [
          [
            "La masa madre no lleva levadura",
            "Sí lleva: levaduras y bacterias silvestres que viven en la masa, alimentadas con harina y agua.",
          ],
          [
            "El pan oscuro siempre es integral",
            "El color puede venir de melaza, cacao o colorante. Solo los ingredientes dicen si la harina es integral.",
          ],
        ],
        questions: [
          [
            "¿Por qué el pan de masa madre es más ácido?",
            "Las bacterias producen ácidos durante la fermentación lenta. Dan sabor y ayudan a conservarlo.",
          ],
          [
            "¿Cómo lo corto sin que se desmigaje?",
            "Con cuchillo de sierra, sin apretar, dejando que la hoja trabaje de ida y vuelta.",
          ],
        ],
        steps: [
          "Cómo hacer que el pan dure la semana",
          "Aparta: lo de dos días se queda en una tela",
          "Rebana el resto: ya frío, en rebanadas iguales",
          "Congela: en bolsa cerrada y sin aire",
          "Revive: de la tostadora o el horno directo al plato",
        ],
        versus: {
          left: "Masa madre",
          right: "Levadura comercial",
          rows: [
            ["Tiempo", "Muchas horas de reposo", "Sube en una o dos horas"],
            ["Sabor", "Ligeramente ácido y complejo", "Neutro y suave"],
            ["Duración", "Suele durar más días", "Mejor el mismo día"],
          ],
          verdict: "Para sabor y duración, masa madre. Para suavidad y rapidez, levadura: las dos son pan de verdad.",
        },
      },
    },
    {
      words:
        "bolo bolos cake cakes torta tarta pastel festa party fiesta aniversario birthday cumple encomenda order encargo pedido casamento wedding boda doce doces brigadeiro recheio filling relleno cobertura frosting massa forno oven horno batter assar bake hornear",
      pictures: ["birthday cake", "cake slices", "mixing bowl", "cake box", "party sweets table"],
      pt: {
        name: "bolo de festa",
        hooks: ["Quantos quilos de bolo para a sua festa?", "O bolo da festa se decide antes do recheio"],
        scene:
          "Faltam três dias para a festa, a lista dobrou de tamanho, e alguém lembra que o bolo ainda não foi pedido.",
        payoff: "Com número de convidados, horário e gosto combinados, o bolo chega certo e sobra só o que se quer.",
        points: [
          [
            "Antecedência",
            "Encomendar na semana da festa",
            "Massa, recheio e decoração são feitos em dias diferentes.",
            "Reserve a data assim que souber o dia da festa",
          ],
          [
            "Quantidade",
            "Pedir o tamanho no chute",
            "A conta muda se houver doces, salgados e outro prato.",
            "Diga quantos adultos, quantas crianças e o que mais terá",
          ],
          [
            "Calor",
            "Escolher cobertura de chantili para festa ao sol",
            "Creme e frutas frescas amolecem depressa no calor.",
            "Prefira ganache ou pasta americana ao ar livre",
          ],
          [
            "Transporte",
            "Levar o bolo no colo, no banco do carro",
            "O banco é inclinado e balança, e o colo aquece a base.",
            "Leve em superfície plana, no chão do carro, com ar ligado",
          ],
          [
            "Gelado demais",
            "Servir o bolo direto da geladeira",
            "Gelada, a gordura endurece, e massa e recheio perdem sabor.",
            "Tire da geladeira cerca de meia hora antes de servir",
          ],
        ],
        myths: [
          [
            "Bolo bonito por fora costuma ser seco por dentro",
            "Beleza e umidade não se excluem: o que define é a receita, a calda e o ponto do forno.",
          ],
          [
            "Abrir o forno sempre faz o bolo murchar",
            "O risco é nos primeiros dois terços do tempo, quando ele ainda cresce. Perto do fim, pode conferir.",
          ],
        ],
        questions: [
          [
            "Quanto de bolo calcular por pessoa?",
            "Costuma-se contar por volta de cem gramas por pessoa quando há doces e salgados também.",
          ],
          [
            "Posso guardar o bolo que sobrou?",
            "Sim: em pote fechado na geladeira por dois ou três dias, ou em fatias no freezer se o recheio permitir.",
          ],
        ],
        timeline: [
          "Bolo sem correria",
          "Um mês antes: reserve a data e diga o tema",
          "Duas semanas antes: feche sabor, tamanho e decoração",
          "Três dias antes: confirme convidados e endereço",
          "No dia: abra espaço na geladeira e na mesa",
        ],
        steps: [
          "Como encomendar um bolo sem susto",
          "Conte os convidados: adultos e crianças em separado",
          "Diga o cenário: hora, calor, viagem até o local",
          "Escolha sabores: um para agradar a todos, um ousado",
          "Combine a entrega: quem recebe e onde vai ficar",
        ],
      },
      en: {
        name: "celebration cakes",
        hooks: ["How much cake does your party need?", "A party cake is decided before the filling"],
        scene: "Three days to the party, the guest list has doubled, and someone remembers nobody ordered the cake.",
        payoff: "With guests, timing and taste agreed, the cake arrives right and only what you want is left over.",
        points: [
          [
            "Lead time",
            "Ordering in the week of the party",
            "Sponge, filling and decoration are made on different days.",
            "Book the date as soon as you know the day",
          ],
          [
            "Quantity",
            "Guessing the size",
            "The maths change if there will be sweets, savouries and another dish.",
            "Say how many adults, how many children and what else",
          ],
          [
            "Heat",
            "Choosing whipped cream for a party in the sun",
            "Cream and fresh fruit soften quickly in the heat.",
            "Outdoors, choose ganache or fondant",
          ],
          [
            "Transport",
            "Carrying the cake on your lap in the car",
            "Seats slope and sway, and a lap warms the base.",
            "Carry it flat on the car floor with the air on",
          ],
          [
            "Too cold",
            "Serving cake straight from the fridge",
            "When cold, fat hardens, and sponge and filling lose flavour.",
            "Take it out about half an hour before serving",
          ],
        ],
        myths: [
          [
            "A pretty cake is always dry inside",
            "Looks and moisture can live together: recipe, syrup and baking time decide.",
          ],
          [
            "Opening the oven always makes a cake sink",
            "The risk is in the first two thirds, while it still rises. Near the end you may check.",
          ],
        ],
        questions: [
          [
            "How much cake should I plan per person?",
            "About a hundred grams per person is common when there are sweets and savouries too.",
          ],
          [
            "Can I keep leftover cake?",
            "Yes: in a closed box in the fridge for two or three days, or sliced in the freezer if the filling allows.",
          ],
        ],
        timeline: [
          "A cake without the rush",
          "A month before: book the date and tell the theme",
          "Two weeks before: settle flavour, size and decoration",
          "Three days before: confirm guests and address",
          "On the day: make room in the fridge and on the table",
        ],
        steps: [
          "How to order a cake without surprises",
          "Count the guests: adults and children separately",
          "Describe the setting: hour, heat, distance to the place",
          "Choose flavours: one to please all, one bolder",
          "Agree on delivery: who receives it and where it goes",
        ],
      },
      es: {
        name: "pastel de fiesta",
        hooks: ["¿Cuánto pastel necesita tu fiesta?", "El pastel se decide antes que el relleno"],
        scene: "Faltan tres días para la fiesta, la lista se duplicó y alguien recuerda que nadie encargó el pastel.",
        payoff: "Con invitados, horario y gustos acordados, el pastel llega bien y sobra solo lo que quieres.",
        points: [
          [
            "Anticipación",
            "Encargar en la semana de la fiesta",
            "Bizcocho, relleno y decoración se hacen en días distintos.",
            "Reserva la fecha en cuanto sepas el día",
          ],
          [
            "Cantidad",
            "Pedir el tamaño a ojo",
            "La cuenta cambia si habrá dulces, salados y otro plato.",
            "Di cuántos adultos, cuántos niños y qué más habrá",
          ],
          [
            "El calor",
            "Elegir crema batida para una fiesta al sol",
            "La crema y la fruta fresca se ablandan rápido con el calor.",
            "Prefiere ganache o fondant al aire libre",
          ],
          [
            "El traslado",
            "Llevar el pastel en las piernas en el auto",
            "El asiento está inclinado y se mueve, y las piernas calientan la base.",
            "Llévalo plano, en el piso del auto, con aire encendido",
          ],
          [
            "Muy frío",
            "Servir el pastel directo de la nevera",
            "Fría, la grasa se endurece, y bizcocho y relleno pierden sabor.",
            "Sácalo cerca de media hora antes de servir",
          ],
        ],
        myths: [
          [
            "Un pastel bonito siempre es seco por dentro",
            "Belleza y humedad no se excluyen: deciden la receta, el almíbar y el punto de horno.",
          ],
          [
            "Abrir el horno siempre baja el pastel",
            "El riesgo está en los primeros dos tercios, cuando aún sube. Cerca del final puedes revisar.",
          ],
        ],
        questions: [
          [
            "¿Cuánto pastel calculo por persona?",
            "Se suele contar cerca de cien gramos por persona cuando también hay dulces y salados.",
          ],
          [
            "¿Puedo guardar el pastel que sobró?",
            "Sí: en envase cerrado en la nevera dos o tres días, o en rebanadas en el congelador si el relleno lo permite.",
          ],
        ],
        timeline: [
          "Un pastel sin prisas",
          "Un mes antes: reserva la fecha y cuenta el tema",
          "Dos semanas antes: define sabor, tamaño y decoración",
          "Tres días antes: confirma invitados y dirección",
          "El mismo día: haz espacio en la nevera y en la mesa",
        ],
        steps: [
          "Cómo encargar un pastel sin sustos",
          "Cuenta los invitados: adultos y niños por separado",
          "Describe el lugar: hora, calor, distancia del viaje",
          "Elige sabores: uno para todos y uno más atrevido",
          "Acuerda la entrega: quién lo recibe y dónde irá",
        ],
      },
    },
  ],
};
