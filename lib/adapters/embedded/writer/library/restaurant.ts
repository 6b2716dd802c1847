import type { Trade } from "./trade.ts";

export const restaurant: Trade = {
  key: "restaurant",
  words:
    "restaurante restaurant bistro pizzaria pizza pizzeria hamburgue burger churrasc asado sushi cantina lanchonete delivery cardapio menu chef cozinha gastronom cocina kitchen almoco lunch jantar dinner cena massa pasta prato plato dish comida food garcom waiter mesero",
  mood: "warm",
  emoji: "🍽️",
  tags: {
    pt: "restaurante gastronomia comidaboa ondecomer cozinha jantarfora",
    en: "restaurant foodie goodfood eatlocal kitchen diningout",
    es: "restaurante gastronomia buenacomida dondecomer cocina saliracenar",
  },
  topics: [
    {
      words:
        "cozinh cook cocin massa pasta arroz rice carne meat beef grelh grill receita recipe receta tempero season sal salt forno oven horno molho sauce salsa panela pan refog corte",
      pictures: ["pan with vegetables", "boiling pot", "cutting board and knife", "grilled steak", "spices in bowls"],
      pt: {
        name: "cozinhar em casa",
        hooks: ["O segredo do restaurante não é o fogão", "Por que em casa não fica igual?"],
        scene: "Você segue a receita ao pé da letra, e mesmo assim a carne solta água e a massa gruda. O que falta?",
        payoff: "Técnica simples, repetida sempre, é o que faz a comida de casa ficar com cara de restaurante.",
        points: [
          [
            "Frigideira",
            "Encher a frigideira de carne de uma vez",
            "Muita carne junta esfria o fundo, solta água e cozinha em vez de dourar.",
            "Doure em duas levas, com espaço entre os pedaços",
          ],
          [
            "Água da massa",
            "Escorrer a massa e jogar toda a água fora",
            "O amido da água é o que faz o molho grudar na massa.",
            "Guarde uma xícara dessa água e termine tudo no molho",
          ],
          [
            "Sal",
            "Salgar só no fim",
            "O sal posto no fim fica na superfície; posto aos poucos, entra no alimento.",
            "Tempere em cada etapa, pouco de cada vez, e prove",
          ],
          [
            "Descanso da carne",
            "Cortar a carne assim que sai do fogo",
            "Cortada na hora, ela perde o suco na tábua.",
            "Espere uns cinco minutos antes de cortar",
          ],
          [
            "Faca",
            "Cozinhar com faca cega",
            "Lâmina sem fio escorrega, amassa o alimento e pede mais força.",
            "Afie a faca e corte sobre tábua firme",
          ],
        ],
        myths: [
          [
            "Óleo na água evita que a massa grude",
            "O óleo fica boiando e ainda atrapalha o molho de aderir. O que evita é bastante água e mexer no começo.",
          ],
          [
            "Selar a carne prende o suco",
            "Dourar dá sabor e crosta, mas não veda nada. O que preserva o suco é o ponto certo e o descanso.",
          ],
        ],
        questions: [
          [
            "Como saber se o óleo está na temperatura certa?",
            "Ponha um pedacinho do alimento: se borbulhar em volta sem queimar, pode começar.",
          ],
          [
            "Posso recongelar a carne que descongelei?",
            "Crua, o melhor é não. Cozinhe primeiro; depois de pronta e fria, ela pode ir ao freezer.",
          ],
        ],
        steps: [
          "Massa com molho que gruda",
          "Ferva bastante água: com sal, panela grande",
          "Mexa no começo: o primeiro minuto é quando ela gruda",
          "Tire antes: um minuto antes do tempo do pacote",
          "Termine no molho: com um pouco da água do cozimento",
        ],
      },
      en: {
        name: "cooking at home",
        hooks: ["A restaurant's secret is not the stove", "Why doesn't it taste the same at home?"],
        scene:
          "You follow the recipe to the letter, and still the meat goes watery and the pasta sticks. What is missing?",
        payoff: "Simple technique, repeated every time, is what makes home cooking taste like a restaurant.",
        points: [
          [
            "The pan",
            "Filling the pan with meat all at once",
            "Too much meat cools the pan, lets out water and stews instead of browning.",
            "Brown in two batches, with space between pieces",
          ],
          [
            "Pasta water",
            "Draining pasta and throwing all the water away",
            "The starch in that water is what makes sauce cling to pasta.",
            "Keep a cup of it and finish the pasta in the sauce",
          ],
          [
            "Salt",
            "Salting only at the end",
            "Salt added last stays on the surface; added bit by bit it gets into the food.",
            "Season at every stage, a little at a time, and taste",
          ],
          [
            "Resting meat",
            "Cutting meat straight off the heat",
            "Cut at once, it loses its juice on the board.",
            "Wait about five minutes before you slice",
          ],
          [
            "The knife",
            "Cooking with a blunt knife",
            "A dull blade slips, crushes food and needs more force.",
            "Sharpen the knife and cut on a steady board",
          ],
        ],
        myths: [
          [
            "Oil in the water keeps pasta from sticking",
            "Oil floats and even keeps sauce from clinging. Plenty of water and stirring at the start is what works.",
          ],
          [
            "Searing meat seals in the juice",
            "Browning gives flavour and crust but seals nothing. The right doneness and a rest keep the juice.",
          ],
        ],
        questions: [
          [
            "How do I know the oil is hot enough?",
            "Drop in a small piece: if it bubbles around the edges without burning, you can start.",
          ],
          [
            "Can I refreeze meat that I thawed?",
            "Raw, better not. Cook it first; once cooked and cooled it can go into the freezer.",
          ],
        ],
        steps: [
          "Pasta with sauce that clings",
          "Boil plenty of water: salted, in a large pot",
          "Stir at the start: the first minute is when it sticks",
          "Take it out early: a minute before the packet says",
          "Finish in the sauce: with a little of the cooking water",
        ],
      },
      es: {
        name: "cocinar en casa",
        hooks: ["El secreto del restaurante no es la estufa", "¿Por qué en casa no queda igual?"],
        scene: "Sigues la receta al pie de la letra, y aun así la carne suelta agua y la pasta se pega. ¿Qué falta?",
        payoff: "Una técnica sencilla, repetida siempre, hace que la comida de casa sepa a restaurante.",
        points: [
          [
            "La sartén",
            "Llenar la sartén de carne de una vez",
            "Mucha carne junta enfría el fondo, suelta agua y se cuece en vez de dorarse.",
            "Dora en dos tandas, con espacio entre los trozos",
          ],
          [
            "Agua de la pasta",
            "Escurrir la pasta y tirar toda el agua",
            "El almidón de esa agua es lo que hace que la salsa se adhiera.",
            "Guarda una taza de esa agua y termina todo en la salsa",
          ],
          [
            "La sal",
            "Salar solo al final",
            "La sal puesta al final queda en la superficie; puesta poco a poco, entra en el alimento.",
            "Sazona en cada etapa, poco a poco, y prueba",
          ],
          [
            "Reposo de la carne",
            "Cortar la carne recién salida del fuego",
            "Cortada al momento, pierde el jugo en la tabla.",
            "Espera unos cinco minutos antes de cortar",
          ],
          [
            "El cuchillo",
            "Cocinar con un cuchillo sin filo",
            "La hoja sin filo resbala, aplasta el alimento y pide más fuerza.",
            "Afila el cuchillo y corta sobre una tabla firme",
          ],
        ],
        myths: [
          [
            "El aceite en el agua evita que la pasta se pegue",
            "El aceite flota y hasta impide que la salsa se adhiera. Lo que funciona es mucha agua y remover al principio.",
          ],
          [
            "Sellar la carne guarda el jugo",
            "Dorar da sabor y costra, pero no sella nada. El jugo se conserva con el punto correcto y el reposo.",
          ],
        ],
        questions: [
          [
            "¿Cómo sé si el aceite está caliente?",
            "Pon un trocito: si burbujea alrededor sin quemarse, puedes empezar.",
          ],
          [
            "¿Puedo volver a congelar carne descongelada?",
            "Cruda, mejor no. Cocínala primero; ya cocida y fría, puede ir al congelador.",
          ],
        ],
        steps: [
          "Pasta con salsa que se adhiere",
          "Hierve mucha agua: con sal, en olla grande",
          "Remueve al inicio: en el primer minuto es cuando se pega",
          "Sácala antes: un minuto menos de lo que dice el paquete",
          "Termina en la salsa: con un poco del agua de cocción",
        ],
      },
    },
    {
      words:
        "delivery entrega domicilio reserva book reserv mesa table grupo group aniversario birthday cumple cardapio menu pedido order pedir embalagem atendimento service servicio cliente customer garcom alergia allerg vegetarian vegan",
      pictures: ["restaurant table", "food delivery bag", "menu on a table", "group dinner", "waiter serving"],
      pt: {
        name: "pedir e reservar sem erro",
        hooks: ["Sua noite fora começa na reserva", "O delivery chegou frio? Dá para evitar"],
        scene: "Sexta à noite, oito pessoas na porta, ninguém reservou, e um dos amigos não come glúten.",
        payoff: "Dois minutos de combinado antes valem a noite inteira.",
        points: [
          [
            "Reserva",
            "Chegar em grupo sem reservar",
            "Juntar mesas na hora de movimento depende de outras pessoas irem embora.",
            "Reserve com o número certo e avise se alguém faltar",
          ],
          [
            "Alergias",
            "Avisar da alergia depois de pedir",
            "A cozinha precisa saber antes para separar utensílios e ingredientes.",
            "Diga na reserva e repita ao fazer o pedido",
          ],
          [
            "Horário",
            "Pedir o delivery no pico da fome",
            "No horário cheio, cozinha e entrega demoram mais.",
            "Agende ou peça meia hora antes do pico",
          ],
          [
            "Fritura",
            "Deixar a fritura fechada na embalagem",
            "O vapor preso amolece o que era crocante.",
            "Abra assim que chegar e passe uns minutos no forno",
          ],
          [
            "Divisão",
            "Escolher a mesa toda os pratos mais longos",
            "Pratos de tempos diferentes fazem uns esperarem pelos outros.",
            "Peça uma entrada para dividir e combine os principais",
          ],
        ],
        myths: [
          [
            "O prato do dia é a sobra de ontem",
            "Em casas sérias ele nasce do que chegou fresco e do que a cozinha consegue fazer bem em quantidade.",
          ],
          [
            "Pedir mudança no prato sempre ofende a cozinha",
            "Trocas simples costumam ser possíveis. Pergunte com gentileza, de preferência fora do pico.",
          ],
        ],
        questions: [
          [
            "Com quanta antecedência reservo para um grupo?",
            "Para mais de seis pessoas, alguns dias. Em datas como Dia das Mães, o quanto antes.",
          ],
          [
            "Como reaquecer o delivery sem estragar?",
            "Fritura e pizza no forno ou na frigideira; arroz, massa e molho no micro-ondas com uma colher de água.",
          ],
        ],
        versus: {
          left: "No salão",
          right: "Delivery",
          rows: [
            ["Melhor para", "Pratos que pedem o ponto certo", "Pratos com molho e assados"],
            ["Tempo", "Sai da cozinha direto à mesa", "Depende do trajeto e do horário"],
            ["Combine antes", "Reserva, alergias e lugar", "Endereço, troco e acompanhamentos"],
          ],
          verdict: "Crocante e mal passado, no salão. Ensopado, massa com molho e assado viajam bem.",
        },
      },
      en: {
        name: "booking and ordering well",
        hooks: ["Your night out starts with the booking", "Delivery arrived cold? You can avoid it"],
        scene: "Friday night, eight people at the door, nobody booked, and one friend cannot eat gluten.",
        payoff: "Two minutes of planning are worth the whole evening.",
        points: [
          [
            "Booking",
            "Turning up as a group without booking",
            "Joining tables at a busy hour depends on other people leaving.",
            "Book for the right number and say if someone drops out",
          ],
          [
            "Allergies",
            "Mentioning an allergy after ordering",
            "The kitchen has to know first, to keep tools and ingredients apart.",
            "Say it when you book and again when you order",
          ],
          [
            "Timing",
            "Ordering delivery when you are already starving",
            "At the busy hour, both kitchen and courier take longer.",
            "Schedule it or order half an hour before the rush",
          ],
          [
            "Fried food",
            "Leaving fried food closed in its box",
            "Trapped steam softens what was crisp.",
            "Open it on arrival and give it minutes in the oven",
          ],
          [
            "Sharing",
            "Having everyone pick the slowest dishes",
            "Dishes with different timings make people wait for each other.",
            "Share a starter and choose the mains together",
          ],
        ],
        myths: [
          [
            "The dish of the day is yesterday's leftovers",
            "In a serious place it comes from what arrived fresh and what the kitchen does well in quantity.",
          ],
          [
            "Asking for a change always offends the kitchen",
            "Simple swaps are usually possible. Ask kindly, and preferably outside the rush.",
          ],
        ],
        questions: [
          [
            "How far ahead should I book for a group?",
            "For more than six people, a few days. For dates such as Mother's Day, as soon as you can.",
          ],
          [
            "How do I reheat delivery without ruining it?",
            "Fried food and pizza in the oven or a pan; rice, pasta and sauces in the microwave with a spoon of water.",
          ],
        ],
        versus: {
          left: "Dining in",
          right: "Delivery",
          rows: [
            ["Best for", "Dishes that need the right doneness", "Dishes with sauce and roasts"],
            ["Time", "From the kitchen straight to the table", "Depends on distance and hour"],
            ["Agree before", "Booking, allergies and seating", "Address, payment and sides"],
          ],
          verdict: "Crisp and rare dishes at the table. Stews, saucy pasta and roasts travel well.",
        },
      },
      es: {
        name: "reservar y pedir bien",
        hooks: ["Tu noche empieza en la reserva", "¿El pedido llegó frío? Se puede evitar"],
        scene: "Viernes por la noche, ocho personas en la puerta, nadie reservó y un amigo no come gluten.",
        payoff: "Dos minutos de acuerdo previo valen toda la noche.",
        points: [
          [
            "La reserva",
            "Llegar en grupo sin reservar",
            "Juntar mesas en hora punta depende de que otros se vayan.",
            "Reserva con el número correcto y avisa si alguien falta",
          ],
          [
            "Alergias",
            "Avisar de la alergia después de pedir",
            "La cocina necesita saberlo antes para separar utensilios e ingredientes.",
            "Dilo en la reserva y repítelo al pedir",
          ],
          [
            "El horario",
            "Pedir a domicilio en el pico del hambre",
            "En hora punta, la cocina y el reparto tardan más.",
            "Programa o pide media hora antes del pico",
          ],
          [
            "Lo frito",
            "Dejar lo frito cerrado en su envase",
            "El vapor atrapado ablanda lo que era crujiente.",
            "Ábrelo al llegar y dale unos minutos de horno",
          ],
          [
            "Compartir",
            "Elegir todos los platos más lentos",
            "Los platos con tiempos distintos hacen que unos esperen a otros.",
            "Pide una entrada para compartir y acuerden los fuertes",
          ],
        ],
        myths: [
          [
            "El plato del día son las sobras de ayer",
            "En una casa seria nace de lo que llegó fresco y de lo que la cocina hace bien en cantidad.",
          ],
          [
            "Pedir un cambio siempre ofende a la cocina",
            "Los cambios sencillos suelen ser posibles. Pregunta con amabilidad y, si puedes, fuera del pico.",
          ],
        ],
        questions: [
          [
            "¿Con cuánta anticipación reservo para un grupo?",
            "Para más de seis personas, unos días. En fechas como el Día de la Madre, cuanto antes.",
          ],
          [
            "¿Cómo recaliento un pedido sin arruinarlo?",
            "Lo frito y la pizza, en horno o sartén; arroz, pasta y salsas, en microondas con una cucharada de agua.",
          ],
        ],
        versus: {
          left: "En el salón",
          right: "A domicilio",
          rows: [
            ["Mejor para", "Platos que piden su punto exacto", "Platos con salsa y asados"],
            ["Tiempo", "De la cocina directo a la mesa", "Depende del trayecto y de la hora"],
            ["Acordar antes", "Reserva, alergias y lugar", "Dirección, pago y guarniciones"],
          ],
          verdict: "Lo crujiente y poco hecho, en el salón. Guisos, pastas con salsa y asados viajan bien.",
        },
      },
    },
  ],
};
