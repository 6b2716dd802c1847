import type { Trade } from "./trade.ts";

export const interior: Trade = {
  key: "interior",
  words:
    "arquitet arquitetura architect interior interiores decorac decorar decor decorating design_de_interiores interior_design arquitecto decoracion sofa sala living_room movel moveis furniture mueble muebles iluminacao lighting iluminacion tapete rug alfombra cortina cortinas quarto bedroom dormitorio home_office parede",
  mood: "calm",
  emoji: "🛋️",
  tags: {
    pt: "arquitetura decoracao designdeinteriores casa interiores ideiasparacasa",
    en: "interiordesign architecture homedecor home interiors decorideas",
    es: "arquitectura decoracion interiorismo hogar diseno ideasparacasa",
  },
  topics: [
    {
      words:
        "sala living sofa decor movel furniture mueble tapete rug alfombra cor color colour parede wall pared pequen small apartamento espaco space espacio quarto bedroom dormitorio organiz cortina curtain espelho mirror quadro",
      pictures: [
        "living room sofa",
        "rug and coffee table",
        "room with large window",
        "paint swatches",
        "framed pictures on a wall",
      ],
      pt: {
        name: "decorar a sala",
        hooks: ["Sua sala parece menor do que é?", "Meça antes de se apaixonar pelo sofá"],
        scene: "O sofá era perfeito na loja. Na sala, a porta não abre toda e ninguém passa sem pedir licença.",
        payoff: "Boa decoração começa na trena e termina na luz.",
        points: [
          [
            "Medidas",
            "Comprar o sofá sem medir a passagem",
            "O sofá precisa caber na sala, no elevador e na porta.",
            "Meça tudo e marque o móvel no chão com fita",
          ],
          [
            "Tapete",
            "Escolher tapete pequeno demais",
            "Tapete solto no meio parece uma ilha e encolhe o ambiente.",
            "Deixe ao menos os pés da frente do sofá sobre ele",
          ],
          [
            "Luz única",
            "Iluminar a sala com uma só lâmpada no teto",
            "A luz de cima cria sombra e deixa tudo chapado.",
            "Some dois ou três pontos baixos, como abajures",
          ],
          [
            "Cortina",
            "Pendurar a cortina na altura da janela",
            "Cortina baixa corta a parede e faz o teto parecer menor.",
            "Suba o trilho até perto do teto e vá até o chão",
          ],
          [
            "Quadros",
            "Pendurar quadros altos demais",
            "Longe do olhar, o quadro se separa dos móveis.",
            "Deixe o centro perto da altura dos olhos",
          ],
          [
            "Tudo na parede",
            "Encostar todos os móveis na parede",
            "O meio fica vazio e a conversa, longe.",
            "Afaste o sofá um pouco e aproxime as poltronas",
          ],
        ],
        myths: [
          [
            "Ambiente pequeno só pode ser branco",
            "Cor escura também funciona se houver boa luz e poucas quebras. Contraste demais é que recorta o espaço.",
          ],
          [
            "Móvel planejado sempre aproveita melhor",
            "Ele ajuda em cantos difíceis, mas um bom móvel solto muda de lugar e de casa com você.",
          ],
        ],
        questions: [
          [
            "Por onde começo a decorar?",
            "Pelo uso: o que se faz ali e quantas pessoas. Depois a circulação, os móveis grandes e só então os enfeites.",
          ],
          [
            "Como escolher a cor da parede?",
            "Pinte um pedaço grande e olhe de manhã, à tarde e com a luz acesa antes de decidir.",
          ],
        ],
        steps: [
          "Sala resolvida em cinco passos",
          "Use: liste o que acontece na sala",
          "Meça: paredes, portas, tomadas e janelas",
          "Circule: deixe passagem livre entre os móveis",
          "Ilumine: luz geral, de leitura e de clima",
          "Enfeite: plantas, quadros e tecidos por último",
        ],
        versus: {
          left: "Luz quente",
          right: "Luz fria",
          rows: [
            ["Sensação", "Acolhe e relaxa", "Desperta e dá nitidez"],
            ["Onde", "Sala e quarto", "Lavanderia e bancada de trabalho"],
            ["Na caixa", "Perto de 2700 a 3000 K", "A partir de 4000 K"],
          ],
          verdict: "Em cada ambiente, escolha uma temperatura só. A mistura é que deixa a casa estranha.",
        },
      },
      en: {
        name: "decorating a living room",
        hooks: ["Does your living room look smaller than it is?", "Measure before you fall for the sofa"],
        scene: "The sofa was perfect in the shop. In the room, the door does not open fully and nobody gets past.",
        payoff: "Good decorating starts with a tape measure and ends with light.",
        points: [
          [
            "Measures",
            "Buying a sofa without measuring the way in",
            "A sofa has to fit the room, the lift and the door.",
            "Measure it all and tape the outline on the floor",
          ],
          [
            "The rug",
            "Choosing a rug that is too small",
            "A rug adrift in the middle looks like an island and shrinks the room.",
            "Let at least the sofa's front feet rest on it",
          ],
          [
            "One light",
            "Lighting the room with one ceiling lamp",
            "Light from above makes shadows and flattens everything.",
            "Add two or three low lights, such as lamps",
          ],
          [
            "Curtains",
            "Hanging curtains at window height",
            "Low curtains cut the wall and make the ceiling look lower.",
            "Raise the rail near the ceiling and go to the floor",
          ],
          [
            "Pictures",
            "Hanging pictures too high",
            "Far from the eye, a picture parts from the furniture.",
            "Keep the centre close to eye level",
          ],
          [
            "All on the wall",
            "Pushing all furniture against the walls",
            "The middle stays empty and the talk far away.",
            "Pull the sofa out a little and bring chairs closer",
          ],
        ],
        myths: [
          [
            "Small rooms must be white",
            "Dark colour works too with good light and few breaks. Too much contrast is what cuts up the space.",
          ],
          [
            "Built-in furniture always fits better",
            "It helps in awkward corners, but a good loose piece moves around and moves house with you.",
          ],
        ],
        questions: [
          [
            "Where do I start decorating?",
            "With use: what happens there and for how many. Then the way through, the big pieces, and only then ornaments.",
          ],
          [
            "How do I choose a wall colour?",
            "Paint a large patch and look at it in the morning, in the afternoon and with the lights on.",
          ],
        ],
        steps: [
          "A living room in five steps",
          "Use: list what happens in the room",
          "Measure: walls, doors, sockets and windows",
          "Walk: keep a clear way between the furniture",
          "Light: general, for reading and for mood",
          "Dress: plants, pictures and textiles last",
        ],
        versus: {
          left: "Warm light",
          right: "Cool light",
          rows: [
            ["Feeling", "Welcomes and relaxes", "Wakes up and sharpens"],
            ["Where", "Living room and bedroom", "Laundry and worktop"],
            ["On the box", "About 2700 to 3000 K", "From 4000 K"],
          ],
          verdict: "Choose one temperature for each room. Mixing them is what makes a home feel odd.",
        },
      },
      es: {
        name: "decorar la sala",
        hooks: ["¿Tu sala parece más chica de lo que es?", "Mide antes de enamorarte del sofá"],
        scene:
          "El sofá era perfecto en la tienda. En la sala, la puerta no abre del todo y nadie pasa sin pedir permiso.",
        payoff: "La buena decoración empieza con la cinta métrica y termina con la luz.",
        points: [
          [
            "Las medidas",
            "Comprar el sofá sin medir el paso",
            "El sofá tiene que caber en la sala, en el ascensor y en la puerta.",
            "Mide todo y marca el mueble en el piso con cinta",
          ],
          [
            "La alfombra",
            "Elegir una alfombra demasiado pequeña",
            "Suelta en el medio parece una isla y encoge el ambiente.",
            "Deja al menos las patas delanteras del sofá encima",
          ],
          [
            "Una sola luz",
            "Iluminar la sala con una sola lámpara de techo",
            "La luz de arriba crea sombras y aplana todo.",
            "Suma dos o tres puntos bajos, como lámparas de mesa",
          ],
          [
            "La cortina",
            "Colgar la cortina a la altura de la ventana",
            "La cortina baja corta la pared y hace ver el techo más bajo.",
            "Sube el riel cerca del techo y llega hasta el piso",
          ],
          [
            "Los cuadros",
            "Colgar los cuadros demasiado altos",
            "Lejos de la vista, el cuadro se separa de los muebles.",
            "Deja el centro cerca de la altura de los ojos",
          ],
          [
            "Todo a la pared",
            "Pegar todos los muebles a la pared",
            "El medio queda vacío y la charla, lejos.",
            "Separa un poco el sofá y acerca los sillones",
          ],
        ],
        myths: [
          [
            "Lo pequeño solo puede ser blanco",
            "El color oscuro también funciona con buena luz y pocos cortes. El exceso de contraste es lo que parte el espacio.",
          ],
          [
            "El mueble a medida siempre aprovecha mejor",
            "Ayuda en rincones difíciles, pero un buen mueble suelto cambia de lugar y de casa contigo.",
          ],
        ],
        questions: [
          [
            "¿Por dónde empiezo a decorar?",
            "Por el uso: qué se hace ahí y cuántos son. Luego el paso, los muebles grandes y al final los adornos.",
          ],
          [
            "¿Cómo elijo el color de la pared?",
            "Pinta un pedazo grande y míralo por la mañana, por la tarde y con la luz encendida.",
          ],
        ],
        steps: [
          "Una sala resuelta en cinco pasos",
          "Usa: anota qué ocurre en la sala",
          "Mide: paredes, puertas, enchufes y ventanas",
          "Circula: deja paso libre entre los muebles",
          "Ilumina: luz general, de lectura y de ambiente",
          "Viste: plantas, cuadros y telas al final",
        ],
        versus: {
          left: "Luz cálida",
          right: "Luz fría",
          rows: [
            ["Sensación", "Acoge y relaja", "Despierta y da nitidez"],
            ["Dónde", "Sala y dormitorio", "Lavandería y mesa de trabajo"],
            ["En la caja", "Cerca de 2700 a 3000 K", "Desde 4000 K"],
          ],
          verdict: "En cada ambiente elige una sola temperatura. La mezcla es lo que vuelve rara la casa.",
        },
      },
    },
    {
      words:
        "arquitet architect arquitect projeto project proyecto contrat hire orcamento budget presupuesto briefing planta plan plano prazo escolher choose elegir profissional professional designer",
      pictures: ["floor plan", "architect at a desk", "material samples", "person measuring a wall", "house model"],
      pt: {
        name: "contratar um arquiteto",
        hooks: ["O projeto custa menos que o quebra-quebra", "O que levar na primeira reunião com o arquiteto"],
        scene: "A parede subiu, a tomada ficou atrás do armário, e o pedreiro pergunta onde era para ser.",
        payoff: "Mudar no papel custa tinta; mudar na obra custa parede.",
        points: [
          [
            "Depois da obra",
            "Chamar o arquiteto com a obra já começada",
            "Boa parte das decisões caras já foi tomada.",
            "Chame antes de comprar revestimento ou derrubar parede",
          ],
          [
            "Orçamento oculto",
            "Esconder quanto pode gastar",
            "Sem teto, o projeto nasce maior do que o bolso.",
            "Diga o valor total e o que é prioridade",
          ],
          [
            "Referências",
            "Mostrar cem fotos sem dizer o que gosta",
            "Cada foto tem luz, tamanho e orçamento diferentes.",
            "Escolha dez e escreva o que agrada em cada uma",
          ],
          [
            "Rotina",
            "Falar só de estilo",
            "O que faz a casa funcionar é como se vive nela.",
            "Conte horários, hábitos, coisas a guardar e visitas",
          ],
          [
            "Escopo",
            "Fechar sem saber o que está incluído",
            "Projeto, detalhamento e acompanhamento são serviços diferentes.",
            "Peça por escrito entregas, revisões e visitas",
          ],
        ],
        myths: [
          [
            "Arquiteto é só para casa grande",
            "Em espaço pequeno cada centímetro conta, e é onde o projeto mais aparece.",
          ],
          [
            "O projeto engessa e não dá para mudar",
            "As revisões fazem parte. O importante é mudar antes de começar a obra.",
          ],
        ],
        questions: [
          [
            "Qual a diferença entre arquiteto e decorador?",
            "O arquiteto pode mexer em paredes, instalações e assinar a responsabilidade técnica. A decoração cuida do que é solto.",
          ],
          [
            "Quanto tempo leva um projeto?",
            "Depende do tamanho e das aprovações. Pergunte as etapas e quantas revisões estão previstas.",
          ],
        ],
        steps: [
          "Como chegar bem à primeira reunião",
          "Meça: planta ou croqui com as medidas",
          "Fotografe: cada parede do espaço atual",
          "Liste: o que incomoda e o que fica",
          "Defina: teto de gasto e data que importa",
          "Escolha: dez imagens com o motivo de cada uma",
        ],
      },
      en: {
        name: "hiring an architect",
        hooks: ["A project costs less than tearing down", "What to bring to your first architect meeting"],
        scene: "The wall went up, the socket ended behind the wardrobe, and the builder asks where it was meant to be.",
        payoff: "Changing on paper costs ink; changing on site costs walls.",
        points: [
          [
            "After the start",
            "Calling the architect once works have begun",
            "Many of the costly decisions are already made.",
            "Call before buying finishes or knocking down walls",
          ],
          [
            "Hidden budget",
            "Hiding how much you can spend",
            "Without a ceiling, the project is born bigger than the purse.",
            "Say the total and what comes first",
          ],
          [
            "References",
            "Showing a hundred photos without a word",
            "Each photo has other light, size and budget.",
            "Choose ten and write what you like in each",
          ],
          [
            "Routine",
            "Talking only about style",
            "What makes a home work is how you live in it.",
            "Share hours, habits, storage needs and visitors",
          ],
          [
            "Scope",
            "Closing without knowing what is included",
            "Design, detailing and site visits are different services.",
            "Ask in writing for deliveries, revisions and visits",
          ],
        ],
        myths: [
          [
            "Architects are only for big houses",
            "In a small space every inch counts, and that is where design shows most.",
          ],
          [
            "A project cannot be changed later",
            "Revisions are part of it. What matters is changing before works begin.",
          ],
        ],
        questions: [
          [
            "How do an architect and a decorator differ?",
            "An architect may move walls and services and signs for them. A decorator works with what is loose.",
          ],
          [
            "How long does a project take?",
            "It depends on size and approvals. Ask for the stages and how many revisions are planned.",
          ],
        ],
        steps: [
          "How to arrive ready at the first meeting",
          "Measure: a plan or sketch with sizes",
          "Photograph: every wall of the space today",
          "List: what bothers you and what stays",
          "Define: a spending ceiling and the date that matters",
          "Choose: ten images with a reason for each",
        ],
      },
      es: {
        name: "contratar un arquitecto",
        hooks: ["El proyecto cuesta menos que romper", "Qué llevar a la primera reunión con el arquitecto"],
        scene: "La pared ya subió, el enchufe quedó detrás del armario y el albañil pregunta dónde iba.",
        payoff: "Cambiar en el papel cuesta tinta; cambiar en la obra cuesta paredes.",
        points: [
          [
            "Tarde",
            "Llamar al arquitecto con la obra empezada",
            "Buena parte de las decisiones caras ya se tomó.",
            "Llámalo antes de comprar acabados o tirar paredes",
          ],
          [
            "Presupuesto",
            "Ocultar cuánto puedes gastar",
            "Sin techo, el proyecto nace más grande que el bolsillo.",
            "Di el total y qué es prioridad",
          ],
          [
            "Referencias",
            "Mostrar cien fotos sin decir qué te gusta",
            "Cada foto tiene otra luz, tamaño y presupuesto.",
            "Elige diez y escribe qué te gusta de cada una",
          ],
          [
            "La rutina",
            "Hablar solo de estilo",
            "Lo que hace funcionar una casa es cómo se vive en ella.",
            "Cuenta horarios, hábitos, qué guardar y visitas",
          ],
          [
            "El alcance",
            "Cerrar sin saber qué está incluido",
            "Proyecto, detalle y seguimiento son servicios distintos.",
            "Pide por escrito entregas, revisiones y visitas",
          ],
        ],
        myths: [
          [
            "El arquitecto es solo para casas grandes",
            "En un espacio pequeño cada centímetro cuenta, y ahí es donde más se nota.",
          ],
          [
            "El proyecto no se puede cambiar",
            "Las revisiones son parte del trabajo. Lo importante es cambiar antes de empezar la obra.",
          ],
        ],
        questions: [
          [
            "¿En qué se diferencian arquitecto y decorador?",
            "El arquitecto puede mover paredes e instalaciones y firma la responsabilidad. La decoración cuida lo suelto.",
          ],
          [
            "¿Cuánto tarda un proyecto?",
            "Depende del tamaño y las aprobaciones. Pregunta las etapas y cuántas revisiones incluye.",
          ],
        ],
        steps: [
          "Cómo llegar bien a la primera reunión",
          "Mide: plano o croquis con las medidas",
          "Fotografía: cada pared del espacio actual",
          "Anota: qué molesta y qué se queda",
          "Define: techo de gasto y fecha que importa",
          "Elige: diez imágenes con el motivo de cada una",
        ],
      },
    },
  ],
};
