import type { Trade } from "./trade.ts";

export const travel: Trade = {
  key: "travel",
  words:
    "viagem viagens viajar turismo agencia_de_viagens passagem passagens hotel hoteis pousada mala malas roteiro travel travelling traveling trip trips tourism tourist hostel luggage suitcase packing itinerary flight flights viaje viajes viajar maleta maletas equipaje vuelo vuelos aeroporto airport aeropuerto passaporte passport pasaporte ferias vacation vacaciones hospedagem praia",
  mood: "bright",
  emoji: "🧳",
  tags: {
    pt: "viagem turismo dicasdeviagem roteiro ferias agenciadeviagens",
    en: "travel traveltips itinerary vacation tourism travelagency",
    es: "viajes turismo consejosdeviaje itinerario vacaciones agenciadeviajes",
  },
  topics: [
    {
      words:
        "mala suitcase luggage maleta equipaje packing arrumar pack roupa clothes ropa bagagem peso levar bring llevar checklist documento document passaporte passport aeroporto airport voo flight roteiro itinerary itinerario planej plan dinheiro money seguro insurance hotel reserva book crianca praia beach",
      pictures: ["open suitcase", "passport and tickets", "map on a table", "airport window", "folded clothes"],
      pt: {
        name: "planejar a viagem",
        hooks: ["Sua mala volta com metade sem usar?", "Roteiro cheio não é viagem boa"],
        scene:
          "Três sapatos, cinco casacos “para o caso de”, e no segundo dia você já comprou o carregador que esqueceu.",
        payoff: "Viagem leve começa duas semanas antes, em uma lista pequena.",
        points: [
          [
            "Mala",
            "Fazer a mala pensando em “e se”",
            "Quase tudo que se leva por precaução volta dobrado.",
            "Monte looks para os dias e leve peças que combinam",
          ],
          [
            "Documento",
            "Conferir o passaporte na véspera",
            "Muitos países pedem meses de validade além da viagem.",
            "Confira validade e exigências ao comprar a passagem",
          ],
          [
            "Conexão",
            "Comprar conexão apertada para economizar",
            "Um atraso pequeno derruba o resto da viagem.",
            "Deixe folga, sobretudo com troca de aeroporto",
          ],
          [
            "Roteiro",
            "Marcar cinco passeios por dia",
            "Deslocamento e fila comem o dia, e sobra cansaço.",
            "Escolha um passeio grande e um pequeno por dia",
          ],
          [
            "Dinheiro",
            "Levar um só meio de pagamento",
            "Cartão bloqueado ou perdido para tudo.",
            "Leve dois cartões, separados, e algum dinheiro local",
          ],
          [
            "Seguro",
            "Deixar o seguro para depois",
            "Atendimento médico fora pode custar mais que a viagem.",
            "Compare coberturas e guarde o telefone de emergência",
          ],
        ],
        myths: [
          [
            "Passagem fica sempre mais barata de madrugada",
            "O preço muda por procura e antecedência, não por uma hora mágica. Acompanhe por alguns dias.",
          ],
          [
            "Agência encarece a viagem",
            "Nem sempre. Em roteiros com muitas etapas, ela pode evitar erros caros e negociar tarifas.",
          ],
        ],
        questions: [
          [
            "Com quanto tempo compro a passagem?",
            "Em datas disputadas, meses antes. Fora delas, acompanhe o preço por algumas semanas.",
          ],
          [
            "O que levar na bagagem de mão?",
            "Documentos, remédios, carregador, uma troca de roupa e tudo que não pode sumir.",
          ],
        ],
        steps: [
          "Mala sem excesso",
          "Veja o clima: e o que vai fazer em cada dia",
          "Escolha três cores: tudo combina com tudo",
          "Enrole e agrupe: um saco para cada tipo",
          "Pese em casa: com folga para a volta",
          "Guarde à mão: remédio, documento e carregador",
        ],
        timeline: [
          "Viagem sem correria",
          "Três meses antes: documento, visto e passagem",
          "Um mês antes: hospedagem, seguro e reservas",
          "Uma semana antes: roteiro leve e cartões avisados",
          "Na véspera: mala pronta, check-in e cópias",
        ],
        versus: {
          left: "Por conta própria",
          right: "Com agência",
          rows: [
            ["Liberdade", "Você muda quando quiser", "Roteiro já amarrado"],
            ["Tempo", "Horas de pesquisa sua", "Alguém pesquisa por você"],
            ["Imprevisto", "Você resolve lá", "Tem a quem ligar"],
          ],
          verdict: "Destino simples e tempo para pesquisar: por conta. Muitas etapas ou primeira vez fora: agência.",
        },
      },
      en: {
        name: "planning a trip",
        hooks: ["Does half your suitcase come back unworn?", "A full itinerary is not a good trip"],
        scene: "Three pairs of shoes, five jackets “just in case”, and by day two you bought the charger you forgot.",
        payoff: "A light trip begins two weeks before, on a small list.",
        points: [
          [
            "Suitcase",
            "Packing for every “what if”",
            "Nearly all that is packed just in case comes back folded.",
            "Plan outfits by day and bring pieces that match",
          ],
          [
            "Documents",
            "Checking your passport the night before",
            "Many countries ask for months of validity beyond the trip.",
            "Check validity and rules when you buy the ticket",
          ],
          [
            "Connections",
            "Buying a tight connection to save",
            "A small delay brings down the rest of the trip.",
            "Leave slack, above all when changing airports",
          ],
          [
            "Itinerary",
            "Booking five outings a day",
            "Transport and queues eat the day, and only tiredness is left.",
            "Choose one big outing and one small a day",
          ],
          [
            "Money",
            "Carrying one means of payment",
            "A blocked or lost card stops everything.",
            "Take two cards, kept apart, and some local cash",
          ],
          [
            "Insurance",
            "Leaving insurance for later",
            "Medical care abroad can cost more than the trip.",
            "Compare cover and keep the emergency number",
          ],
        ],
        myths: [
          [
            "Flights are always cheaper at dawn",
            "Prices change with demand and lead time, not at a magic hour. Follow them for some days.",
          ],
          [
            "An agency always makes it dearer",
            "Not always. On trips with many legs it may avoid costly mistakes and negotiate fares.",
          ],
        ],
        questions: [
          [
            "How early should I buy the ticket?",
            "For busy dates, months ahead. Otherwise follow the price for a few weeks.",
          ],
          [
            "What goes in the carry-on?",
            "Documents, medicine, charger, a change of clothes and whatever cannot be lost.",
          ],
        ],
        steps: [
          "A suitcase without excess",
          "Check the weather: and what you will do each day",
          "Choose three colours: so everything matches",
          "Roll and group: one bag for each kind",
          "Weigh at home: with room for the way back",
          "Keep at hand: medicine, documents and charger",
        ],
        timeline: [
          "A trip without the rush",
          "Three months before: documents, visa and tickets",
          "One month before: lodging, insurance and bookings",
          "One week before: a light plan and the bank told",
          "The day before: bag packed, check-in and copies",
        ],
        versus: {
          left: "On your own",
          right: "With an agency",
          rows: [
            ["Freedom", "You change plans at will", "The plan is tied together"],
            ["Time", "Hours of your own research", "Someone researches for you"],
            ["Surprises", "You solve them there", "You have someone to call"],
          ],
          verdict: "A simple place and time to research: on your own. Many legs or first time abroad: an agency.",
        },
      },
      es: {
        name: "planificar el viaje",
        hooks: ["¿Media maleta vuelve sin usarse?", "Itinerario lleno no es buen viaje"],
        scene:
          "Tres pares de zapatos, cinco abrigos “por si acaso”, y al segundo día compraste el cargador que olvidaste.",
        payoff: "Un viaje ligero empieza dos semanas antes, en una lista corta.",
        points: [
          [
            "La maleta",
            "Hacer la maleta para cada “por si acaso”",
            "Casi todo lo que se lleva por precaución vuelve doblado.",
            "Arma conjuntos por día con prendas que combinen",
          ],
          [
            "Documentos",
            "Revisar el pasaporte la víspera",
            "Muchos países piden meses de vigencia más allá del viaje.",
            "Revisa vigencia y requisitos al comprar el pasaje",
          ],
          [
            "Conexiones",
            "Comprar una conexión justa para ahorrar",
            "Un pequeño retraso tumba el resto del viaje.",
            "Deja margen, sobre todo si cambias de aeropuerto",
          ],
          [
            "Itinerario",
            "Marcar cinco paseos por día",
            "Traslados y filas se comen el día, y queda el cansancio.",
            "Elige un paseo grande y uno pequeño al día",
          ],
          [
            "Dinero",
            "Llevar un solo medio de pago",
            "Una tarjeta bloqueada o perdida lo detiene todo.",
            "Lleva dos tarjetas, separadas, y algo de efectivo",
          ],
          [
            "El seguro",
            "Dejar el seguro para después",
            "La atención médica fuera puede costar más que el viaje.",
            "Compara coberturas y guarda el número de emergencia",
          ],
        ],
        myths: [
          [
            "Los vuelos siempre son más baratos de madrugada",
            "El precio cambia por demanda y anticipación, no por una hora mágica. Síguelo unos días.",
          ],
          [
            "La agencia siempre encarece el viaje",
            "No siempre. En viajes con muchas etapas puede evitar errores caros y negociar tarifas.",
          ],
        ],
        questions: [
          [
            "¿Con cuánto tiempo compro el pasaje?",
            "En fechas pedidas, meses antes. Fuera de ellas, sigue el precio unas semanas.",
          ],
          [
            "¿Qué va en el equipaje de mano?",
            "Documentos, medicinas, cargador, una muda y todo lo que no se puede perder.",
          ],
        ],
        steps: [
          "Una maleta sin exceso",
          "Mira el clima: y qué harás cada día",
          "Elige tres colores: todo combina con todo",
          "Enrolla y agrupa: una bolsa por tipo",
          "Pesa en casa: con margen para la vuelta",
          "Ten a mano: medicinas, documentos y cargador",
        ],
        timeline: [
          "Un viaje sin prisas",
          "Tres meses antes: documentos, visa y pasajes",
          "Un mes antes: alojamiento, seguro y reservas",
          "Una semana antes: plan ligero y aviso al banco",
          "La víspera: maleta lista, check-in y copias",
        ],
        versus: {
          left: "Por tu cuenta",
          right: "Con agencia",
          rows: [
            ["Libertad", "Cambias cuando quieras", "El plan ya está armado"],
            ["Tiempo", "Horas de tu investigación", "Alguien investiga por ti"],
            ["Imprevistos", "Los resuelves allá", "Tienes a quién llamar"],
          ],
          verdict: "Destino simple y tiempo para buscar: por tu cuenta. Muchas etapas o primera vez fuera: agencia.",
        },
      },
    },
  ],
};
