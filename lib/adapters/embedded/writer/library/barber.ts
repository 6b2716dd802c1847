import type { Trade } from "./trade.ts";

export const barber: Trade = {
  key: "barber",
  words:
    "barbearia barbeiro barba bigode barber barbershop beard shave shaving barberia barbero afeit navalha razor navaja corte_masculino degrade fade pomada pomade",
  mood: "serious",
  emoji: "💈",
  tags: {
    pt: "barbearia barba barbeiro cortemasculino cuidadomasculino estilomasculino",
    en: "barbershop beard barber menshair grooming menstyle",
    es: "barberia barba barbero cortemasculino cuidadomasculino estilo",
  },
  topics: [
    {
      words:
        "barba beard shave shav afeit fazer_a_barba navalha razor cuchilla lamina pele skin piel irrita oleo oil aceite balm bigode mustache crescer grow falha pelo encravado",
      pictures: ["beard comb", "shaving razor", "beard oil bottle", "shaving brush", "man with a beard"],
      pt: {
        name: "cuidar da barba",
        hooks: ["Sua barba coça? O problema é a pele", "Barba cheia começa no pescoço"],
        scene: "Três semanas sem aparar, a barba coça, falha de um lado, e dá vontade de raspar tudo.",
        payoff: "Barba bonita é metade paciência, metade desenho.",
        points: [
          [
            "Sabonete",
            "Lavar a barba com sabonete comum",
            "O sabonete do corpo resseca o pelo e a pele de baixo.",
            "Use xampu de barba ou um suave, duas ou três vezes na semana",
          ],
          [
            "Óleo",
            "Passar óleo só na ponta dos pelos",
            "A coceira vem da pele ressecada debaixo deles.",
            "Massageie poucas gotas até chegar à pele",
          ],
          [
            "Linha alta",
            "Subir demais a linha do pescoço",
            "A linha alta faz a barba parecer uma alça e encurta o rosto.",
            "Marque a linha dois dedos acima do pomo de adão",
          ],
          [
            "Contra o pelo",
            "Passar a lâmina contra o pelo logo de início",
            "Contra o pelo, a lâmina irrita e favorece o encravado.",
            "Amoleça com água morna e comece a favor do pelo",
          ],
          [
            "Ansiedade",
            "Desenhar a barba na segunda semana",
            "Os pelos crescem em ritmos diferentes e as falhas ainda fecham.",
            "Espere quatro semanas antes de definir o formato",
          ],
          [
            "Lâmina velha",
            "Usar lâmina cega",
            "Sem fio, ela puxa o pelo e pede força.",
            "Troque assim que começar a puxar",
          ],
        ],
        myths: [
          [
            "Raspar faz a barba nascer mais grossa",
            "A lâmina corta a ponta reta, e por isso ela parece mais grossa. O pelo é o mesmo.",
          ],
          [
            "Barba é sempre suja",
            "Lavada e penteada, ela é tão limpa quanto o cabelo. O que falta costuma ser rotina.",
          ],
        ],
        questions: [
          [
            "De quanto em quanto tempo aparar?",
            "A cada duas ou três semanas para manter o desenho; a linha do pescoço pode pedir toda semana.",
          ],
          [
            "O que fazer com as falhas?",
            "Dê tempo, escove para cobrir e escolha um comprimento menor. O barbeiro ajusta o desenho.",
          ],
        ],
        steps: [
          "Barba feita sem irritar",
          "Amoleça: toalha morna por dois minutos",
          "Espume: em círculos, com pincel ou mão",
          "Raspe a favor: poucas passadas, pele esticada",
          "Enxágue frio: água fresca para fechar",
          "Hidrate: bálsamo sem álcool",
        ],
      },
      en: {
        name: "beard care",
        hooks: ["Itchy beard? It's the skin underneath", "A full beard begins at the neck"],
        scene: "Three weeks without a trim, it itches, it is patchy on one side, and you want to shave it all off.",
        payoff: "A good beard is half patience, half shape.",
        points: [
          [
            "Soap",
            "Washing your beard with bar soap",
            "Body soap dries the hair and the skin below.",
            "Use beard wash or a mild shampoo a few times a week",
          ],
          [
            "Oil",
            "Putting oil only on the tips",
            "The itch comes from dry skin underneath.",
            "Massage a few drops down to the skin",
          ],
          [
            "High line",
            "Trimming the neckline too high",
            "A high line makes the beard look like a strap and shortens the face.",
            "Set it two fingers above the Adam's apple",
          ],
          [
            "Against the grain",
            "Shaving against the grain from the start",
            "Against the grain, the blade irritates and favours ingrown hairs.",
            "Soften with warm water and start with the grain",
          ],
          [
            "Impatience",
            "Shaping the beard in week two",
            "Hairs grow at different speeds and gaps are still closing.",
            "Wait four weeks before you set the shape",
          ],
          [
            "Old blade",
            "Using a blunt blade",
            "A dull edge pulls the hair and needs force.",
            "Change it as soon as it starts to pull",
          ],
        ],
        myths: [
          [
            "Shaving makes a beard grow thicker",
            "The blade cuts a blunt tip, so it looks thicker. The hair is the same.",
          ],
          [
            "Beards are always dirty",
            "Washed and combed, a beard is as clean as hair. What is missing is usually routine.",
          ],
        ],
        questions: [
          [
            "How often should I trim?",
            "Every two or three weeks to keep the shape; the neckline may ask for weekly care.",
          ],
          [
            "What about the gaps?",
            "Give it time, brush to cover and choose a shorter length. Your barber adjusts the shape.",
          ],
        ],
        steps: [
          "A shave without irritation",
          "Soften: a warm towel for two minutes",
          "Lather: in circles, with brush or hand",
          "Shave with the grain: few strokes, skin stretched",
          "Rinse cold: cool water to finish",
          "Moisturise: a balm without alcohol",
        ],
      },
      es: {
        name: "el cuidado de la barba",
        hooks: ["¿Te pica la barba? Es la piel de abajo", "Una buena barba empieza en el cuello"],
        scene: "Tres semanas sin recortar, pica, tiene huecos de un lado y dan ganas de afeitarlo todo.",
        payoff: "Una barba bonita es mitad paciencia y mitad diseño.",
        points: [
          [
            "El jabón",
            "Lavar la barba con jabón común",
            "El jabón del cuerpo reseca el pelo y la piel de abajo.",
            "Usa champú de barba o uno suave, dos o tres veces",
          ],
          [
            "El aceite",
            "Poner aceite solo en las puntas",
            "La picazón viene de la piel reseca debajo.",
            "Masajea unas gotas hasta llegar a la piel",
          ],
          [
            "Línea alta",
            "Subir demasiado la línea del cuello",
            "La línea alta hace que parezca una correa y acorta la cara.",
            "Márcala dos dedos sobre la nuez",
          ],
          [
            "A contrapelo",
            "Afeitar a contrapelo desde el principio",
            "A contrapelo, la hoja irrita y favorece los pelos encarnados.",
            "Ablanda con agua tibia y empieza a favor del pelo",
          ],
          [
            "La prisa",
            "Diseñar la barba en la segunda semana",
            "Los pelos crecen a ritmos distintos y los huecos aún se cierran.",
            "Espera cuatro semanas antes de definir la forma",
          ],
          [
            "Hoja vieja",
            "Usar una hoja sin filo",
            "Sin filo, tira del pelo y pide fuerza.",
            "Cámbiala en cuanto empiece a tirar",
          ],
        ],
        myths: [
          [
            "Afeitarse hace que salga más gruesa",
            "La hoja deja la punta recta y por eso parece más gruesa. El pelo es el mismo.",
          ],
          [
            "La barba siempre está sucia",
            "Lavada y peinada está tan limpia como el cabello. Lo que suele faltar es rutina.",
          ],
        ],
        questions: [
          [
            "¿Cada cuánto la recorto?",
            "Cada dos o tres semanas para mantener la forma; la línea del cuello puede pedir cada semana.",
          ],
          [
            "¿Qué hago con los huecos?",
            "Dale tiempo, cepilla para cubrir y elige un largo menor. El barbero ajusta el diseño.",
          ],
        ],
        steps: [
          "Afeitado sin irritación",
          "Ablanda: toalla tibia por dos minutos",
          "Espuma: en círculos, con brocha o mano",
          "Afeita a favor: pocas pasadas, piel estirada",
          "Enjuaga frío: agua fresca para terminar",
          "Hidrata: bálsamo sin alcohol",
        ],
      },
    },
    {
      words:
        "corte cut haircut cabelo hair pelo degrade fade pomada pomade cera wax gel penteado style estilo tesoura scissors maquina clipper entrada calvicie bald calva topete rosto face cara pedir ask",
      pictures: ["barber chair", "hair clipper", "pomade tin", "scissors and comb", "man in a mirror"],
      pt: {
        name: "corte masculino",
        hooks: ["Como pedir o corte que você quer", "“Só as pontas” diz pouco ao barbeiro"],
        scene: "Você senta, diz “baixa dos lados”, e no espelho descobre que baixa tem muitos tamanhos.",
        payoff: "Foto, rotina e conversa: o corte certo sai antes da primeira tesourada.",
        points: [
          [
            "Pedido vago",
            "Pedir o corte só por palavras",
            "Curto e médio mudam de pessoa para pessoa.",
            "Leve duas fotos e diga do que gosta em cada uma",
          ],
          [
            "Rotina",
            "Escolher corte que pede secador todo dia",
            "Corte que depende de finalização some sem ela.",
            "Conte quanto tempo você gasta de manhã",
          ],
          [
            "Pomada",
            "Passar muita pomada na frente",
            "O excesso pesa e cola os fios.",
            "Espalhe pouco nas mãos e comece por trás",
          ],
          [
            "Intervalo",
            "Deixar o degradê passar de um mês",
            "O contraste dos lados some em poucas semanas.",
            "Agende a manutenção a cada três semanas",
          ],
          [
            "Redemoinho",
            "Lutar contra o redemoinho",
            "O fio nasce em uma direção e volta para ela.",
            "Peça um corte que siga o sentido do fio",
          ],
        ],
        myths: [
          [
            "Boné causa calvície",
            "O boné comum não faz cair cabelo. Queda que preocupa pede avaliação de um dermatologista.",
          ],
          [
            "Lavar todo dia enfraquece o cabelo curto",
            "Com xampu suave, lavar todo dia não enfraquece. Raiz oleosa costuma pedir isso.",
          ],
        ],
        questions: [
          [
            "Qual corte combina com o meu rosto?",
            "Em geral, volume em cima alonga e lados cheios alargam. O barbeiro olha também testa e direção do fio.",
          ],
          [
            "Pomada, cera ou gel?",
            "Pomada dá forma com brilho ou sem, cera fixa e deixa textura, gel endurece. Comece pela pomada leve.",
          ],
        ],
        versus: {
          left: "Máquina",
          right: "Tesoura",
          rows: [
            ["Resultado", "Lados curtos e uniformes", "Textura e movimento"],
            ["Manutenção", "Pede retoque em poucas semanas", "Cresce com mais forma"],
            ["Combina com", "Degradês e cortes militares", "Cortes médios e ondulados"],
          ],
          verdict: "A maioria dos bons cortes usa as duas: máquina nos lados, tesoura em cima.",
        },
      },
      en: {
        name: "men's haircuts",
        hooks: ["How to ask for the cut you want", "“Just a trim” tells your barber little"],
        scene: "You sit down, say “short on the sides”, and in the mirror learn that short has many lengths.",
        payoff: "A photo, your routine and a talk: the right cut happens before the first snip.",
        points: [
          [
            "Vague words",
            "Asking for a cut in words alone",
            "Short and medium change from person to person.",
            "Bring two photos and say what you like in each",
          ],
          [
            "Routine",
            "Choosing a cut that needs drying every day",
            "A cut that depends on styling vanishes without it.",
            "Say how long you spend in the morning",
          ],
          [
            "Pomade",
            "Putting lots of pomade at the front",
            "Too much weighs and glues the hair.",
            "Spread a little on your hands and start at the back",
          ],
          [
            "Interval",
            "Letting a fade go past a month",
            "The contrast on the sides is gone within weeks.",
            "Book upkeep every three weeks",
          ],
          [
            "Cowlick",
            "Fighting your cowlick",
            "Hair grows in one direction and returns to it.",
            "Ask for a cut that follows the grain",
          ],
        ],
        myths: [
          [
            "Caps make you bald",
            "An ordinary cap does not make hair fall. Hair loss that worries you calls for a dermatologist.",
          ],
          ["Daily washing weakens short hair", "With a mild shampoo it does not. Oily roots often ask for it."],
        ],
        questions: [
          [
            "Which cut suits my face?",
            "In general height on top lengthens and full sides widen. Your barber also looks at forehead and grain.",
          ],
          [
            "Pomade, wax or gel?",
            "Pomade shapes with or without shine, wax holds with texture, gel hardens. Start with a light pomade.",
          ],
        ],
        versus: {
          left: "Clippers",
          right: "Scissors",
          rows: [
            ["Result", "Short, even sides", "Texture and movement"],
            ["Upkeep", "Needs a touch-up in weeks", "Grows out with more shape"],
            ["Suits", "Fades and crew cuts", "Medium and wavy cuts"],
          ],
          verdict: "Most good cuts use both: clippers on the sides, scissors on top.",
        },
      },
      es: {
        name: "el corte masculino",
        hooks: ["Cómo pedir el corte que quieres", "“Solo las puntas” le dice poco al barbero"],
        scene: "Te sientas, dices “bajo a los lados” y en el espejo descubres que bajo tiene muchos tamaños.",
        payoff: "Foto, rutina y charla: el corte correcto sale antes del primer tijeretazo.",
        points: [
          [
            "Pedido vago",
            "Pedir el corte solo con palabras",
            "Corto y medio cambian de una persona a otra.",
            "Lleva dos fotos y di qué te gusta de cada una",
          ],
          [
            "La rutina",
            "Elegir un corte que pide secador a diario",
            "El corte que depende del peinado desaparece sin él.",
            "Cuenta cuánto tiempo dedicas por la mañana",
          ],
          [
            "La pomada",
            "Poner mucha pomada al frente",
            "El exceso pesa y pega el pelo.",
            "Extiende poca en las manos y empieza por atrás",
          ],
          [
            "El intervalo",
            "Dejar pasar más de un mes el degradado",
            "El contraste de los lados se pierde en pocas semanas.",
            "Agenda el mantenimiento cada tres semanas",
          ],
          [
            "El remolino",
            "Luchar contra el remolino",
            "El pelo nace en una dirección y vuelve a ella.",
            "Pide un corte que siga el sentido del pelo",
          ],
        ],
        myths: [
          [
            "La gorra causa calvicie",
            "Una gorra común no hace caer el pelo. Si la caída preocupa, consulta a dermatología.",
          ],
          ["Lavarlo a diario debilita el pelo corto", "Con champú suave no lo debilita. La raíz grasa suele pedirlo."],
        ],
        questions: [
          [
            "¿Qué corte va con mi cara?",
            "En general, el volumen arriba alarga y los lados llenos ensanchan. El barbero mira también frente y remolinos.",
          ],
          [
            "¿Pomada, cera o gel?",
            "La pomada da forma con o sin brillo, la cera fija con textura, el gel endurece. Empieza por una pomada ligera.",
          ],
        ],
        versus: {
          left: "Máquina",
          right: "Tijera",
          rows: [
            ["Resultado", "Lados cortos y parejos", "Textura y movimiento"],
            ["Mantenimiento", "Pide retoque en pocas semanas", "Crece con más forma"],
            ["Va con", "Degradados y cortes militares", "Cortes medios y ondulados"],
          ],
          verdict: "La mayoría de los buenos cortes usa las dos: máquina a los lados, tijera arriba.",
        },
      },
    },
  ],
};
