import type { Trade } from "./trade.ts";

export const plants: Trade = {
  key: "plants",
  words:
    "flor flores floricultura florista florist flower flowers bouquet buque ramo floristeria planta plantas plant plants jardim jardins jardinagem jardineiro gardening gardener garden jardin jardineria jardinero suculenta succulent cacto cactus horta huerta vaso_de_planta houseplant paisagis orquidea orchid grama cesped lawn rosas rega",
  mood: "fresh",
  emoji: "🌱",
  tags: {
    pt: "plantas jardinagem flores plantasemcasa urbanjungle floricultura",
    en: "plants gardening flowers houseplants plantcare florist",
    es: "plantas jardineria flores plantasencasa cuidadodeplantas floristeria",
  },
  topics: [
    {
      words:
        "regar rega water watering riego planta plant apartamento luz light vaso pot maceta terra soil tierra adub fertil suculent cact horta huerta tempero herb manjericao folha leaf hoja amarel yellow morr die muer iniciant jardim garden jardin poda prun",
      pictures: ["potted plant", "watering can", "succulents", "window with plants", "herb garden"],
      pt: {
        name: "cuidar de plantas em casa",
        hooks: ["Sua planta não morre de sede, morre de água", "Folha amarela é recado"],
        scene: "Você comprou, batizou, regou todo dia com amor. No mês seguinte, ela desistiu de você.",
        payoff: "Luz certa e dedo na terra: com isso, quase toda planta perdoa o resto.",
        points: [
          [
            "Rega por calendário",
            "Regar todo dia no mesmo horário",
            "A sede muda com calor, vaso e estação; raiz encharcada apodrece.",
            "Ponha o dedo na terra e regue só se estiver seca",
          ],
          [
            "Luz",
            "Escolher a planta pela beleza do canto",
            "Canto bonito sem luz deixa a planta fraca e comprida.",
            "Conte as horas de luz do canto e escolha a planta por elas",
          ],
          [
            "Pratinho",
            "Deixar água parada no prato",
            "As raízes ficam sem ar, e o mosquito agradece.",
            "Escorra o prato depois da rega",
          ],
          [
            "Vaso",
            "Pôr a muda em vaso sem furo",
            "Sem saída, a água se acumula embaixo.",
            "Use vaso com furo ou mantenha o vaso plástico dentro",
          ],
          [
            "Adubo",
            "Adubar para salvar a planta doente",
            "Raiz fraca se queima com adubo.",
            "Recupere luz e água primeiro, adube depois",
          ],
          [
            "Mudança",
            "Trocar a planta de lugar toda semana",
            "Cada mudança pede nova adaptação, e as folhas caem.",
            "Escolha o lugar e dê um mês antes de julgar",
          ],
        ],
        myths: [
          ["Suculenta não precisa de água", "Precisa de pouca, bem espaçada, e de muita luz. O que mata é o excesso."],
          [
            "Planta no quarto rouba o oxigênio à noite",
            "A quantidade é tão pequena que não faz diferença. O cuidado é com alergia e perfume forte.",
          ],
        ],
        questions: [
          [
            "Por que as folhas estão amarelando?",
            "O mais comum é excesso de água; depois, falta de luz. Folha velha, embaixo, também amarela por idade.",
          ],
          [
            "Que planta aguenta pouca luz?",
            "Zamioculca, espada-de-são-jorge e jiboia toleram meia-luz, mas nenhuma vive no escuro.",
          ],
        ],
        steps: [
          "Planta nova em casa",
          "Observe a luz: quantas horas o canto recebe",
          "Teste a terra: dedo até a segunda falange",
          "Regue por inteiro: até sair água embaixo",
          "Escorra: nada de água no prato",
          "Espere: um mês no mesmo lugar",
        ],
        versus: {
          left: "Sol direto",
          right: "Meia-sombra",
          rows: [
            ["Onde", "Varanda e janela ensolarada", "Perto da janela, sem sol forte"],
            ["Boas escolhas", "Suculentas, alecrim, lavanda", "Jiboia, lírio-da-paz, samambaia"],
            ["Rega", "Seca mais depressa", "Demora mais a secar"],
          ],
          verdict: "Primeiro descubra a luz que você tem; depois apaixone-se por uma planta que goste dela.",
        },
      },
      en: {
        name: "caring for plants at home",
        hooks: ["Your plant dies of water, not of thirst", "A yellow leaf is a message"],
        scene: "You bought it, named it and watered it daily with love. A month later it gave up on you.",
        payoff: "The right light and a finger in the soil: with that, most plants forgive the rest.",
        points: [
          [
            "Calendar watering",
            "Watering every day at the same hour",
            "Thirst changes with heat, pot and season; soaked roots rot.",
            "Put a finger in the soil and water only if it is dry",
          ],
          [
            "Light",
            "Choosing a plant for a pretty corner",
            "A pretty corner without light makes it weak and leggy.",
            "See how many hours of light there are and choose by that",
          ],
          [
            "The saucer",
            "Leaving water in the saucer",
            "Roots are left without air, and mosquitoes are grateful.",
            "Empty the saucer after watering",
          ],
          [
            "The pot",
            "Planting in a pot without a hole",
            "With no way out, water gathers below.",
            "Use a pot with a hole or keep the plastic one inside",
          ],
          [
            "Fertiliser",
            "Feeding a sick plant to save it",
            "Weak roots burn with fertiliser.",
            "Fix light and water first, feed later",
          ],
          [
            "Moving it",
            "Moving the plant every week",
            "Each move asks for new adapting, and leaves drop.",
            "Choose a place and give it a month",
          ],
        ],
        myths: [
          [
            "Succulents need no water",
            "They need little, well spaced, and lots of light. Too much water is what kills.",
          ],
          [
            "A plant in the bedroom steals oxygen",
            "The amount is too small to matter. Mind allergies and strong scent instead.",
          ],
        ],
        questions: [
          [
            "Why are the leaves turning yellow?",
            "Most often too much water; then too little light. Old leaves at the bottom also yellow with age.",
          ],
          [
            "Which plant stands low light?",
            "ZZ plant, snake plant and pothos tolerate dim light, but none lives in the dark.",
          ],
        ],
        steps: [
          "A new plant at home",
          "Watch the light: how many hours the corner gets",
          "Test the soil: a finger down to the second joint",
          "Water fully: until it runs out below",
          "Drain: no water left in the saucer",
          "Wait: a month in the same place",
        ],
        versus: {
          left: "Direct sun",
          right: "Partial shade",
          rows: [
            ["Where", "Balcony and sunny window", "Near a window, no strong sun"],
            ["Good choices", "Succulents, rosemary, lavender", "Pothos, peace lily, fern"],
            ["Watering", "Dries faster", "Takes longer to dry"],
          ],
          verdict: "First find out what light you have; then fall in love with a plant that likes it.",
        },
      },
      es: {
        name: "cuidar plantas en casa",
        hooks: ["Tu planta muere de agua, no de sed", "Una hoja amarilla es un mensaje"],
        scene: "La compraste, le pusiste nombre y la regaste cada día con amor. Al mes, se rindió.",
        payoff: "Luz correcta y un dedo en la tierra: con eso, casi toda planta perdona el resto.",
        points: [
          [
            "Riego fijo",
            "Regar todos los días a la misma hora",
            "La sed cambia con calor, maceta y estación; la raíz encharcada se pudre.",
            "Mete el dedo en la tierra y riega solo si está seca",
          ],
          [
            "La luz",
            "Elegir la planta por lo bonito del rincón",
            "Un rincón sin luz la deja débil y estirada.",
            "Mira cuántas horas de luz hay y elige según eso",
          ],
          [
            "El plato",
            "Dejar agua en el plato",
            "Las raíces se quedan sin aire, y el mosquito lo agradece.",
            "Vacía el plato después de regar",
          ],
          [
            "La maceta",
            "Plantar en una maceta sin agujero",
            "Sin salida, el agua se acumula abajo.",
            "Usa maceta con agujero o deja dentro la de plástico",
          ],
          [
            "El abono",
            "Abonar para salvar la planta enferma",
            "La raíz débil se quema con el abono.",
            "Recupera primero luz y agua, y abona después",
          ],
          [
            "La mudanza",
            "Cambiarla de lugar cada semana",
            "Cada cambio pide adaptarse, y se caen hojas.",
            "Elige el lugar y dale un mes antes de juzgar",
          ],
        ],
        myths: [
          ["Las suculentas no necesitan agua", "Necesitan poca, espaciada, y mucha luz. Lo que las mata es el exceso."],
          [
            "Una planta en el cuarto roba oxígeno",
            "La cantidad es tan pequeña que no importa. Cuida más la alergia y los perfumes fuertes.",
          ],
        ],
        questions: [
          [
            "¿Por qué se ponen amarillas las hojas?",
            "Lo más común es exceso de agua; luego, falta de luz. Las hojas viejas de abajo también amarillean por edad.",
          ],
          [
            "¿Qué planta aguanta poca luz?",
            "Zamioculca, lengua de suegra y poto toleran media luz, pero ninguna vive a oscuras.",
          ],
        ],
        steps: [
          "Una planta nueva en casa",
          "Observa la luz: cuántas horas recibe el rincón",
          "Prueba la tierra: el dedo hasta la segunda falange",
          "Riega a fondo: hasta que salga agua abajo",
          "Escurre: nada de agua en el plato",
          "Espera: un mes en el mismo lugar",
        ],
        versus: {
          left: "Sol directo",
          right: "Media sombra",
          rows: [
            ["Dónde", "Balcón y ventana con sol", "Cerca de la ventana, sin sol fuerte"],
            ["Buenas opciones", "Suculentas, romero, lavanda", "Poto, lirio de paz, helecho"],
            ["Riego", "Se seca más rápido", "Tarda más en secarse"],
          ],
          verdict: "Primero descubre qué luz tienes; después enamórate de una planta que la quiera.",
        },
      },
    },
    {
      words:
        "flor flores flower bouquet buque ramo rosa rose arranjo arrange arreglo presente gift regalo casamento wedding boda namorad valentine mae mother madre durar last vaso vase jarron florist floricultura floristeria aniversario",
      pictures: [
        "flower bouquet",
        "roses in a vase",
        "florist shop",
        "flower arrangement on a table",
        "scissors and stems",
      ],
      pt: {
        name: "flores em casa",
        hooks: ["Seu buquê murcha em dois dias?", "A flor dura mais com um corte"],
        scene: "O buquê chegou lindo na sexta. No domingo, a água turva e as pétalas na mesa contam outra história.",
        payoff: "Água limpa, corte novo e sombra: três gestos que dão dias a mais ao buquê.",
        points: [
          [
            "Corte",
            "Pôr o buquê no vaso como chegou",
            "A ponta seca do caule fecha a passagem da água.",
            "Corte dois dedos na diagonal antes de pôr na água",
          ],
          [
            "Folhas",
            "Deixar folhas dentro da água",
            "Folha submersa apodrece e enche a água de bactérias.",
            "Tire todas as folhas abaixo da linha da água",
          ],
          [
            "Água velha",
            "Só completar a água do vaso",
            "Água parada entope o caule.",
            "Troque a água a cada dois dias e lave o vaso",
          ],
          [
            "Sol e frutas",
            "Deixar o vaso ao sol, perto da fruteira",
            "Calor e o gás das frutas maduras aceleram o fim das flores.",
            "Escolha lugar fresco, longe de sol e frutas",
          ],
          [
            "Cor só",
            "Escolher só pela cor",
            "Cada flor tem sua época, e fora dela dura menos e custa mais.",
            "Pergunte o que está na estação",
          ],
        ],
        myths: [
          [
            "Aspirina e açúcar sempre salvam o buquê",
            "O efeito varia. Água limpa e corte novo ajudam mais, e o conservante da floricultura é feito para isso.",
          ],
          [
            "Rosa é a flor que menos dura",
            "Bem cortada e em lugar fresco, ela dura vários dias. O que pesa é a data da colheita.",
          ],
        ],
        questions: [
          [
            "Que flor dura mais no vaso?",
            "Crisântemo, cravo e alstroeméria costumam durar bastante. Pergunte o que chegou fresco no dia.",
          ],
          [
            "Com quanto tempo encomendo flores para um evento?",
            "Para festas, algumas semanas; para casamento, meses, porque as flores dependem da estação.",
          ],
        ],
        steps: [
          "Buquê que dura a semana",
          "Limpe o vaso: água e sabão antes de usar",
          "Tire as folhas: as que ficariam na água",
          "Corte na diagonal: dois dedos, com lâmina afiada",
          "Troque a água: a cada dois dias, com novo corte",
          "Proteja: sombra, ar fresco e longe de frutas",
        ],
      },
      en: {
        name: "cut flowers at home",
        hooks: ["Does your bouquet wilt in two days?", "One cut makes flowers last"],
        scene:
          "The bouquet arrived lovely on Friday. By Sunday cloudy water and petals on the table tell another story.",
        payoff: "Clean water, a fresh cut and shade: three gestures that add days to a bouquet.",
        points: [
          [
            "The cut",
            "Putting the bouquet in a vase as it came",
            "The dry tip of the stem closes the way for water.",
            "Cut two fingers off at an angle before the vase",
          ],
          [
            "Leaves",
            "Leaving leaves under the water",
            "Leaves under water rot and fill it with bacteria.",
            "Remove every leaf below the waterline",
          ],
          [
            "Old water",
            "Only topping up the vase",
            "Still water clogs the stems.",
            "Change the water every two days and wash the vase",
          ],
          [
            "Sun and fruit",
            "Keeping the vase in sun, near fruit",
            "Heat and gas from ripe fruit speed up the end of flowers.",
            "Choose a cool place away from sun and fruit",
          ],
          [
            "Colour only",
            "Choosing by colour alone",
            "Each flower has its season; outside it lasts less and costs more.",
            "Ask what is in season",
          ],
        ],
        myths: [
          [
            "Aspirin and sugar always save a bouquet",
            "The effect varies. Clean water and a new cut help more, and florist's food is made for it.",
          ],
          ["Roses last the least", "Well cut and kept cool, they last several days. The harvest date matters most."],
        ],
        questions: [
          [
            "Which flower lasts longest in a vase?",
            "Chrysanthemum, carnation and alstroemeria usually last long. Ask what came in fresh today.",
          ],
          [
            "How early should I order flowers for an event?",
            "For parties some weeks; for weddings months, because flowers depend on the season.",
          ],
        ],
        steps: [
          "A bouquet that lasts the week",
          "Clean the vase: soap and water before use",
          "Remove leaves: any that would be under water",
          "Cut at an angle: two fingers, with a sharp blade",
          "Change the water: every two days, with a new cut",
          "Protect: shade, fresh air and away from fruit",
        ],
      },
      es: {
        name: "flores en casa",
        hooks: ["¿Tu ramo se marchita en dos días?", "Un corte hace durar las flores"],
        scene:
          "El ramo llegó precioso el viernes. El domingo, el agua turbia y los pétalos en la mesa cuentan otra historia.",
        payoff: "Agua limpia, corte nuevo y sombra: tres gestos que le dan días al ramo.",
        points: [
          [
            "El corte",
            "Poner el ramo en el jarrón como llegó",
            "La punta seca del tallo cierra el paso del agua.",
            "Corta dos dedos en diagonal antes de ponerlo en agua",
          ],
          [
            "Las hojas",
            "Dejar hojas dentro del agua",
            "Las hojas sumergidas se pudren y llenan el agua de bacterias.",
            "Quita todas las hojas bajo la línea del agua",
          ],
          [
            "Agua vieja",
            "Solo rellenar el agua del jarrón",
            "El agua quieta tapa los tallos.",
            "Cambia el agua cada dos días y lava el jarrón",
          ],
          [
            "Sol y frutas",
            "Dejar el jarrón al sol, cerca de la fruta",
            "El calor y el gas de la fruta madura aceleran el final.",
            "Elige un lugar fresco, lejos del sol y la fruta",
          ],
          [
            "Solo el color",
            "Elegir solo por el color",
            "Cada flor tiene su época; fuera de ella dura menos y cuesta más.",
            "Pregunta qué hay de temporada",
          ],
        ],
        myths: [
          [
            "Aspirina y azúcar siempre salvan el ramo",
            "El efecto varía. Ayudan más el agua limpia y un corte nuevo, y el conservante de la floristería está hecho para eso.",
          ],
          [
            "La rosa es la flor que menos dura",
            "Bien cortada y en lugar fresco dura varios días. Lo que pesa es la fecha de cosecha.",
          ],
        ],
        questions: [
          [
            "¿Qué flor dura más en el jarrón?",
            "Crisantemo, clavel y astromelia suelen durar bastante. Pregunta qué llegó fresco hoy.",
          ],
          [
            "¿Con cuánto tiempo encargo flores?",
            "Para fiestas, unas semanas; para bodas, meses, porque las flores dependen de la temporada.",
          ],
        ],
        steps: [
          "Un ramo que dura la semana",
          "Limpia el jarrón: agua y jabón antes de usarlo",
          "Quita hojas: las que quedarían en el agua",
          "Corta en diagonal: dos dedos, con buen filo",
          "Cambia el agua: cada dos días, con corte nuevo",
          "Protege: sombra, aire fresco y lejos de la fruta",
        ],
      },
    },
  ],
};
