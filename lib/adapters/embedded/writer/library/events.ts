import type { Trade } from "./trade.ts";

export const events: Trade = {
  key: "events",
  words:
    "evento eventos festa festas casamento casamentos cerimonial buffet formatura debutante cerimonialista event events party parties wedding weddings venue catering event_planner celebration boda bodas fiesta fiestas celebracion banquete quinceanera salao_de_festas convidados guests invitados cha_de_bebe",
  mood: "festive",
  emoji: "🎉",
  tags: {
    pt: "eventos festa casamento cerimonial organizacaodeeventos decoracaodefesta",
    en: "events party wedding eventplanner celebration partyplanning",
    es: "eventos fiesta boda organizaciondeeventos celebracion decoraciondefiestas",
  },
  topics: [
    {
      words:
        "organiz plan convid guest invit orcamento budget presupuesto buffet catering comida bebida drink local venue lugar decor musica dj som lista cronograma prazo contrat fornecedor supplier proveedor casamento wedding boda aniversario birthday festa cumple infantil",
      pictures: ["party table", "wedding venue", "guest list notebook", "balloons and lights", "catering buffet"],
      pt: {
        name: "organizar a festa",
        hooks: ["Sua festa começa na lista de convidados", "O que falta na festa é quase sempre gelo"],
        scene: "A decoração está linda, a música começou, e alguém sai correndo para comprar gelo.",
        payoff: "Festa boa é aquela em que o dono consegue sentar.",
        points: [
          [
            "Lista",
            "Escolher o lugar antes de contar os convidados",
            "Número de pessoas decide espaço, comida e preço.",
            "Feche a lista primeiro, com uma margem pequena",
          ],
          [
            "Reserva",
            "Gastar todo o orçamento nas escolhas grandes",
            "Taxas, transporte e esquecidos aparecem no fim.",
            "Guarde uma parte para o que ninguém lembrou",
          ],
          [
            "Contrato",
            "Combinar com fornecedor só por mensagem",
            "Horário, quantidade e atraso precisam estar claros.",
            "Peça contrato com hora de chegada e de saída",
          ],
          [
            "Bebida",
            "Calcular bebida sem pensar no calor",
            "Em dia quente, água e gelo acabam primeiro.",
            "Compre mais água e gelo e deixe estações espalhadas",
          ],
          [
            "Som",
            "Deixar a música ao acaso",
            "Som alto na hora da comida mata a conversa.",
            "Faça três listas: chegada, comida e pista",
          ],
          [
            "Dia D",
            "Tentar coordenar a própria festa",
            "Quem recebe não consegue resolver.",
            "Escolha uma pessoa com a lista e os telefones",
          ],
          [
            "Chuva",
            "Fazer ao ar livre sem plano de chuva",
            "No dia, não há tenda que apareça.",
            "Reserve cobertura ou um salão de apoio antes",
          ],
        ],
        myths: [
          ["Festa bonita é sempre cara", "Menos gente, luz boa e uma ideia só fazem mais efeito que muitos enfeites."],
          ["Todo convidado confirma presença", "Muita gente esquece. Ligar uma semana antes muda a conta da comida."],
        ],
        questions: [
          [
            "Com quanto tempo começo a organizar?",
            "Festa em casa, um mês. Casamento ou data disputada, de oito meses a um ano.",
          ],
          [
            "Como economizar sem parecer?",
            "Escolha dia de semana ou almoço, flores da estação e um cardápio curto e bem feito.",
          ],
        ],
        steps: [
          "Festa em cinco decisões",
          "Quem: lista fechada, com crianças em separado",
          "Quanto: teto de gasto e reserva",
          "Onde: lugar que cabe a lista e o plano de chuva",
          "O quê: comida, bebida e música da noite",
          "Quem cuida: uma pessoa com os telefones",
        ],
        timeline: [
          "Casamento sem correria",
          "Um ano antes: data, lista e lugar",
          "Seis meses antes: buffet, foto e música",
          "Três meses antes: convites, roupas e decoração",
          "Um mês antes: confirmações e mapa de mesas",
          "Na semana: pagamentos, kit de socorro e descanso",
        ],
        versus: {
          left: "Mesa posta",
          right: "Buffet",
          rows: [
            ["Clima", "Mais formal e tranquilo", "Mais solto e animado"],
            ["Espaço", "Pede mesas e garçons", "Pede circulação e filas curtas"],
            ["Comida", "Porção certa por pessoa", "Calcula-se com folga"],
          ],
          verdict: "Para poucos convidados e conversa, mesa posta. Para muita gente em movimento, buffet.",
        },
      },
      en: {
        name: "planning a party",
        hooks: ["Your party begins with the guest list", "What a party lacks is almost always ice"],
        scene: "The decoration is lovely, the music has started, and someone runs out to buy ice.",
        payoff: "A good party is one where the host gets to sit down.",
        points: [
          [
            "The list",
            "Choosing the venue before counting guests",
            "Numbers decide space, food and price.",
            "Close the list first, with a small margin",
          ],
          [
            "Reserve",
            "Spending the whole budget on big choices",
            "Fees, transport and forgotten items come at the end.",
            "Keep some for what nobody remembered",
          ],
          [
            "Contracts",
            "Agreeing with suppliers only by message",
            "Times, quantities and delays must be clear.",
            "Ask for a contract with arrival and leaving times",
          ],
          [
            "Drinks",
            "Planning drinks without thinking of heat",
            "On a hot day, water and ice run out first.",
            "Buy more water and ice and spread the stations",
          ],
          [
            "Sound",
            "Leaving music to chance",
            "Loud sound while eating kills conversation.",
            "Make three playlists: arrival, food and dance",
          ],
          [
            "The day",
            "Trying to coordinate your own party",
            "Whoever welcomes guests cannot solve problems.",
            "Choose one person with the list and phone numbers",
          ],
          [
            "Rain",
            "Going outdoors without a rain plan",
            "On the day no tent turns up.",
            "Book a cover or a backup room beforehand",
          ],
        ],
        myths: [
          [
            "A beautiful party is always expensive",
            "Fewer people, good light and one idea do more than many ornaments.",
          ],
          ["All guests reply to invitations", "Many forget. Calling a week before changes the food count."],
        ],
        questions: [
          [
            "How early do I start planning?",
            "A party at home, a month. A wedding or busy date, eight months to a year.",
          ],
          [
            "How do I save without showing it?",
            "Choose a weekday or lunch, flowers in season and a short, well made menu.",
          ],
        ],
        steps: [
          "A party in five decisions",
          "Who: a closed list, children counted apart",
          "How much: a spending ceiling and a reserve",
          "Where: a place that fits the list and the rain plan",
          "What: the food, drinks and music of the night",
          "Who looks after it: one person with the numbers",
        ],
        timeline: [
          "A wedding without the rush",
          "A year before: date, list and venue",
          "Six months before: catering, photos and music",
          "Three months before: invitations, clothes and decor",
          "A month before: replies and seating plan",
          "That week: payments, emergency kit and rest",
        ],
        versus: {
          left: "Seated dinner",
          right: "Buffet",
          rows: [
            ["Mood", "More formal and calm", "Looser and livelier"],
            ["Space", "Needs tables and waiters", "Needs room to move, short queues"],
            ["Food", "An exact portion each", "Planned with some slack"],
          ],
          verdict: "Few guests and conversation: a seated dinner. Many people on the move: a buffet.",
        },
      },
      es: {
        name: "organizar la fiesta",
        hooks: ["Tu fiesta empieza en la lista de invitados", "Lo que falta en la fiesta casi siempre es hielo"],
        scene: "La decoración quedó preciosa, empezó la música, y alguien sale corriendo a comprar hielo.",
        payoff: "Una buena fiesta es aquella en la que quien invita puede sentarse.",
        points: [
          [
            "La lista",
            "Elegir el lugar antes de contar invitados",
            "La cantidad decide espacio, comida y precio.",
            "Cierra la lista primero, con un margen pequeño",
          ],
          [
            "La reserva",
            "Gastar todo en las decisiones grandes",
            "Tasas, transporte y olvidos aparecen al final.",
            "Guarda una parte para lo que nadie recordó",
          ],
          [
            "El contrato",
            "Acordar con proveedores solo por mensaje",
            "Horario, cantidad y retrasos deben estar claros.",
            "Pide contrato con hora de llegada y de salida",
          ],
          [
            "La bebida",
            "Calcular bebidas sin pensar en el calor",
            "En un día caluroso se acaban primero el agua y el hielo.",
            "Compra más agua y hielo y reparte las estaciones",
          ],
          [
            "El sonido",
            "Dejar la música al azar",
            "El volumen alto al comer mata la conversación.",
            "Haz tres listas: llegada, comida y pista",
          ],
          [
            "El día",
            "Intentar coordinar tu propia fiesta",
            "Quien recibe no puede resolver.",
            "Elige a una persona con la lista y los teléfonos",
          ],
          [
            "La lluvia",
            "Hacerla al aire libre sin plan de lluvia",
            "Ese día no aparece ninguna carpa.",
            "Reserva antes una cubierta o un salón de apoyo",
          ],
        ],
        myths: [
          ["Una fiesta bonita siempre es cara", "Menos gente, buena luz y una sola idea lucen más que muchos adornos."],
          [
            "Todos los invitados confirman",
            "Mucha gente olvida. Llamar una semana antes cambia la cuenta de la comida.",
          ],
        ],
        questions: [
          [
            "¿Con cuánto tiempo empiezo?",
            "Una fiesta en casa, un mes. Una boda o fecha pedida, de ocho meses a un año.",
          ],
          [
            "¿Cómo ahorro sin que se note?",
            "Elige un día de semana o un almuerzo, flores de temporada y un menú corto y bien hecho.",
          ],
        ],
        steps: [
          "Una fiesta en cinco decisiones",
          "Quién: lista cerrada, con niños aparte",
          "Cuánto: techo de gasto y reserva",
          "Dónde: un lugar para la lista y el plan de lluvia",
          "Qué: comida, bebida y música de la noche",
          "Quién cuida: una persona con los teléfonos",
        ],
        timeline: [
          "Una boda sin prisas",
          "Un año antes: fecha, lista y lugar",
          "Seis meses antes: banquete, fotos y música",
          "Tres meses antes: invitaciones, ropa y decoración",
          "Un mes antes: confirmaciones y mesas",
          "Esa semana: pagos, kit de emergencia y descanso",
        ],
        versus: {
          left: "Cena servida",
          right: "Buffet",
          rows: [
            ["Ambiente", "Más formal y tranquilo", "Más suelto y animado"],
            ["Espacio", "Pide mesas y meseros", "Pide paso y filas cortas"],
            ["Comida", "Porción exacta por persona", "Se calcula con margen"],
          ],
          verdict: "Pocos invitados y conversación: cena servida. Mucha gente en movimiento: buffet.",
        },
      },
    },
  ],
};
