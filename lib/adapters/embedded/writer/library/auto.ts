import type { Trade } from "./trade.ts";

export const auto: Trade = {
  key: "auto",
  words:
    "carro carros automovel oficina_mecanica mecanico mecanica auto_center pneu pneus freio freios motor oleo_do_motor car cars vehicle mechanic garage tire tires tyre tyres brake brakes engine oil_change coche coches auto autos carro taller mecanico neumatico neumaticos llanta llantas frenos motor_del_coche bateria_do_carro veiculo veiculos moto motos motorcycle alinhamento oficina_do correia_dentada embreagem amortecedor suspensao_do_carro troca_de_oleo timing_belt clutch correa_de_distribucion embrague amortiguador cambio_de_aceite",
  mood: "serious",
  emoji: "🚗",
  tags: {
    pt: "oficinamecanica carro manutencao mecanico cuidadoscomocarro automotivo",
    en: "carcare mechanic carmaintenance autorepair garage safedriving",
    es: "tallermecanico auto mantenimiento mecanico cuidadodelauto automotriz",
  },
  topics: [
    {
      words:
        "manutenc maintenance mantenimiento revis service oleo oil aceite pneu tire tyre llanta neumat freio brake freno bateria battery barulho noise ruido viagem trip viaje painel dashboard tablero luz calibr pressao pressure agua coolant filtro filter gasto fuel consumo combust usado used chuva rain",
      pictures: ["car tire", "car dashboard", "engine oil bottle", "brake disc", "mechanic at work"],
      pt: {
        name: "manutenção do carro",
        hooks: ["Seu carro avisa antes de parar", "Barulho novo não passa sozinho"],
        scene: "A luz acendeu no painel há três semanas. O carro continua andando, então você continua adiando.",
        payoff: "Revisar no tempo certo custa menos do que guincho no pior dia.",
        points: [
          [
            "Óleo",
            "Trocar o óleo só quando lembra",
            "Óleo velho lubrifica menos e desgasta o motor por dentro.",
            "Siga o prazo do manual, por quilômetro ou por tempo",
          ],
          [
            "Pneus",
            "Calibrar pneu quente, no fim da viagem",
            "Quente, o ar se expande e a leitura sai alta.",
            "Calibre a frio, a cada quinze dias, com o estepe",
          ],
          [
            "Freio",
            "Esperar o freio chiar para olhar",
            "O chiado costuma vir quando a pastilha já está no fim.",
            "Peça a inspeção das pastilhas a cada revisão",
          ],
          [
            "Painel",
            "Ignorar a luz de aviso",
            "Algumas luzes pedem parada já, como óleo e temperatura.",
            "Vermelha: pare em local seguro. Amarela: agende logo",
          ],
          [
            "Água",
            "Completar o radiador com água da torneira",
            "A água comum cria crosta e corrosão.",
            "Use o aditivo indicado, com o motor frio",
          ],
          [
            "Orçamento",
            "Autorizar o serviço sem ver a peça",
            "Sem ver, não dá para entender o que foi feito.",
            "Peça orçamento por escrito e as peças trocadas",
          ],
        ],
        myths: [
          [
            "Esquentar o carro parado faz bem ao motor",
            "Os motores atuais aquecem melhor rodando devagar. Parado, só gasta combustível.",
          ],
          [
            "Ar-condicionado desligado economiza sempre",
            "Na cidade, sim. Na estrada, janela aberta aumenta a resistência do ar e a conta se aproxima.",
          ],
        ],
        questions: [
          [
            "Qual calibragem devo usar?",
            "A que está no manual ou na etiqueta da porta. Com carga, há um valor próprio.",
          ],
          [
            "Quando trocar os pneus?",
            "Quando o desgaste chega ao indicador no sulco, há bolhas ou cortes, ou o pneu está muito velho.",
          ],
        ],
        steps: [
          "Revisão antes de pegar a estrada",
          "Pneus: pressão, desgaste e estepe",
          "Fluidos: óleo, freio e arrefecimento, motor frio",
          "Luzes: faróis, setas e freio, com ajuda",
          "Visão: palhetas e água do limpador",
          "Itens: documento, triângulo, macaco e chave",
        ],
        versus: {
          left: "Preventiva",
          right: "Corretiva",
          rows: [
            ["Quando", "Na data que você escolhe", "No dia em que quebra"],
            ["Custo", "Peça de desgaste", "Peça, guincho e o que ela levou junto"],
            ["Carro", "Parado por horas", "Parado por dias"],
          ],
          verdict: "Anote a quilometragem de cada troca: a preventiva cabe em uma linha de caderno.",
        },
      },
      en: {
        name: "car maintenance",
        hooks: ["Your car warns you before it stops", "A new noise does not go away alone"],
        scene: "The dashboard light came on three weeks ago. The car still runs, so you keep putting it off.",
        payoff: "Servicing on time costs less than a tow truck on the worst day.",
        points: [
          [
            "Oil",
            "Changing oil only when you remember",
            "Old oil lubricates less and wears the engine inside.",
            "Follow the manual, by distance or by time",
          ],
          [
            "Tyres",
            "Checking pressure on hot tyres",
            "When hot, air expands and the reading is high.",
            "Check them cold every two weeks, spare included",
          ],
          [
            "Brakes",
            "Waiting for a squeal to look at brakes",
            "The squeal usually comes when pads are near the end.",
            "Ask for the pads to be checked at every service",
          ],
          [
            "Dashboard",
            "Ignoring a warning light",
            "Some lights ask you to stop now, such as oil and temperature.",
            "Red: stop somewhere safe. Yellow: book soon",
          ],
          [
            "Coolant",
            "Topping up with tap water",
            "Plain water makes scale and corrosion.",
            "Use the coolant indicated, with a cold engine",
          ],
          [
            "Quotes",
            "Approving work without seeing the part",
            "Unseen, it is hard to understand what was done.",
            "Ask for a written quote and the replaced parts",
          ],
        ],
        myths: [
          [
            "Warming up while parked is good for the engine",
            "Modern engines warm better driving gently. Parked, it only burns fuel.",
          ],
          [
            "Turning off the air always saves fuel",
            "In town, yes. On the motorway open windows add drag and the gap narrows.",
          ],
        ],
        questions: [
          [
            "Which pressure should I use?",
            "The one in the manual or on the door label. There is another value for a loaded car.",
          ],
          [
            "When should I replace tyres?",
            "When wear reaches the mark in the groove, there are bulges or cuts, or the tyre is very old.",
          ],
        ],
        steps: [
          "Checks before a long drive",
          "Tyres: pressure, wear and spare",
          "Fluids: oil, brakes and coolant, engine cold",
          "Lights: headlights, signals and brakes, with help",
          "Vision: wipers and washer fluid",
          "Items: papers, triangle, jack and wrench",
        ],
        versus: {
          left: "Preventive",
          right: "Repair",
          rows: [
            ["When", "On the day you choose", "On the day it breaks"],
            ["Cost", "A wearing part", "The part, a tow and what it took along"],
            ["The car", "Stopped for hours", "Stopped for days"],
          ],
          verdict: "Note the distance at every change: prevention fits on one line of a notebook.",
        },
      },
      es: {
        name: "el mantenimiento del auto",
        hooks: ["Tu auto avisa antes de parar", "Un ruido nuevo no se va solo"],
        scene: "La luz del tablero se encendió hace tres semanas. El auto sigue andando, así que lo sigues dejando.",
        payoff: "Revisar a tiempo cuesta menos que una grúa en el peor día.",
        points: [
          [
            "El aceite",
            "Cambiar el aceite solo cuando te acuerdas",
            "El aceite viejo lubrica menos y desgasta el motor por dentro.",
            "Sigue el manual, por kilómetros o por tiempo",
          ],
          [
            "Neumáticos",
            "Medir la presión en caliente",
            "En caliente el aire se expande y la lectura sale alta.",
            "Mide en frío cada quince días, con el de repuesto",
          ],
          [
            "Los frenos",
            "Esperar el chillido para mirar los frenos",
            "El chillido suele llegar cuando la pastilla está por acabar.",
            "Pide revisar las pastillas en cada servicio",
          ],
          [
            "El tablero",
            "Ignorar la luz de aviso",
            "Algunas piden parar ya, como aceite y temperatura.",
            "Roja: para en lugar seguro. Amarilla: agenda pronto",
          ],
          [
            "Refrigerante",
            "Rellenar con agua del grifo",
            "El agua común crea sarro y corrosión.",
            "Usa el refrigerante indicado, con el motor frío",
          ],
          [
            "Presupuesto",
            "Autorizar el trabajo sin ver la pieza",
            "Sin verla, cuesta entender qué se hizo.",
            "Pide presupuesto por escrito y las piezas cambiadas",
          ],
        ],
        myths: [
          [
            "Calentar el auto parado le hace bien al motor",
            "Los motores actuales calientan mejor andando suave. Parado, solo gasta combustible.",
          ],
          [
            "Apagar el aire siempre ahorra",
            "En ciudad, sí. En ruta, la ventana abierta aumenta la resistencia y la diferencia se acorta.",
          ],
        ],
        questions: [
          ["¿Qué presión debo usar?", "La del manual o la etiqueta de la puerta. Con carga hay otro valor."],
          [
            "¿Cuándo cambio los neumáticos?",
            "Cuando el desgaste llega a la marca, hay bultos o cortes, o son muy viejos.",
          ],
        ],
        steps: [
          "Revisión antes de salir a la ruta",
          "Neumáticos: presión, desgaste y repuesto",
          "Fluidos: aceite, frenos y refrigerante, en frío",
          "Luces: faros, intermitentes y freno, con ayuda",
          "Visión: limpiaparabrisas y agua",
          "Elementos: papeles, triángulo, gato y llave",
        ],
        versus: {
          left: "Preventivo",
          right: "Correctivo",
          rows: [
            ["Cuándo", "El día que eliges", "El día que se rompe"],
            ["Costo", "Una pieza de desgaste", "La pieza, la grúa y lo que arrastró"],
            ["El auto", "Parado unas horas", "Parado unos días"],
          ],
          verdict: "Anota los kilómetros de cada cambio: prevenir cabe en una línea de cuaderno.",
        },
      },
    },
  ],
};
