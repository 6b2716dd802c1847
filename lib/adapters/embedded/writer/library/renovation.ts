import type { Trade } from "./trade.ts";

export const renovation: Trade = {
  key: "renovation",
  words:
    "reforma reformas reformar obra obras construtora construcao pedreiro pedreira pintura_de_parede pintor eletricista encanador hidraulica renovation renovating remodel remodeling builder builders construction contractor plumber electrician tiling painter remodelac albanil construccion pintor fontanero plomero electricista banheiro bathroom bano_reforma piso_ceramico porcelanato azulejo impermeabiliz infiltrac umidade_na_parede goteira",
  mood: "bright",
  emoji: "🔨",
  tags: {
    pt: "reforma obra construcao casanova reformadecasa pintura",
    en: "renovation remodeling construction homeimprovement builder contractor",
    es: "reforma obra construccion hogar remodelacion mejorasdelhogar",
  },
  topics: [
    {
      words:
        "orcamento budget presupuesto contrat hire cronograma schedule prazo plazo etapa stage planej plan custo cost costo pedreiro builder albanil material compra quote obra reforma renovat remodel casa apartamento banheiro bathroom bano cozinha kitchen cocina",
      pictures: [
        "renovation plan",
        "paint cans and tools",
        "builder at work",
        "tiles stacked",
        "calculator and measuring tape",
      ],
      pt: {
        name: "planejar a reforma",
        hooks: ["Sua reforma vai atrasar? Olhe a lista de compras", "Orçamento de reforma tem uma linha a mais"],
        scene:
          "Era para ser só trocar o piso do banheiro. No terceiro dia, o cano velho apareceu e o orçamento dobrou de assunto.",
        payoff: "Obra boa é a que tem menos decisões tomadas com o pedreiro esperando.",
        points: [
          [
            "Reserva",
            "Gastar todo o orçamento no planejado",
            "Parede aberta costuma trazer surpresa.",
            "Separe uma parte do valor para imprevistos",
          ],
          [
            "Ordem",
            "Pintar antes de mexer em elétrica e água",
            "Cada serviço fora de ordem desfaz o anterior.",
            "Siga: demolição, instalações, massa, piso, pintura",
          ],
          [
            "Menor preço",
            "Escolher pelo orçamento mais barato",
            "Preços só se comparam com o mesmo material e serviço.",
            "Peça três orçamentos a partir da mesma lista",
          ],
          [
            "Pagamento",
            "Pagar tudo adiantado",
            "Sem parcela por etapa, perde-se o meio de cobrar o combinado.",
            "Pague por etapa pronta e conferida",
          ],
          [
            "Material",
            "Comprar o revestimento na medida exata",
            "Corte e quebra consomem peças, e o lote seguinte pode ter outro tom.",
            "Compre cerca de dez por cento a mais, do mesmo lote",
          ],
          [
            "Vizinhos",
            "Começar sem avisar o condomínio",
            "Há horários, regras e, em muitos casos, documento técnico exigido.",
            "Leve o plano ao síndico antes do primeiro dia",
          ],
        ],
        myths: [
          [
            "Reforma pequena não precisa de projeto",
            "Um desenho simples com pontos de luz e água já evita quebrar duas vezes.",
          ],
          [
            "Toda parede pode sair",
            "Algumas sustentam o prédio ou escondem instalações. Só um profissional habilitado pode dizer.",
          ],
        ],
        questions: [
          [
            "Dá para morar na casa durante a obra?",
            "Em obra por cômodos, sim, com área isolada. Se a água ou a cozinha param, planeje sair por uns dias.",
          ],
          [
            "Como comparar orçamentos?",
            "Entregue a mesma lista a todos e veja material, prazo, limpeza, garantia e o que ficou de fora.",
          ],
        ],
        steps: [
          "Reforma em ordem",
          "Defina o escopo: o que muda e o que fica",
          "Faça o desenho: pontos de luz, água e móveis",
          "Peça orçamentos: três, com a mesma lista",
          "Compre antes: o que demora a chegar",
          "Combine por escrito: etapas, datas e pagamentos",
        ],
        timeline: [
          "A obra mês a mês",
          "Dois meses antes: projeto e três orçamentos",
          "Um mês antes: compras que demoram e autorização",
          "Primeira semana: demolição e instalações",
          "Meio da obra: massa, piso e revestimento",
          "Última semana: pintura, louças e limpeza",
        ],
        versus: {
          left: "Por empreitada",
          right: "Por diária",
          rows: [
            ["Preço", "Valor fechado pelo serviço", "Paga os dias trabalhados"],
            ["Controle", "Pede escopo bem descrito", "Pede você por perto"],
            ["Bom para", "Serviço definido e maior", "Reparos e imprevistos"],
          ],
          verdict: "Escopo claro, empreitada. Serviço pequeno ou incerto, diária com limite combinado.",
        },
      },
      en: {
        name: "planning a renovation",
        hooks: ["Will your renovation run late? Check the list", "A renovation budget has one more line"],
        scene:
          "It was only new tiles in the bathroom. On day three the old pipe appeared and the budget changed subject.",
        payoff: "A good renovation is the one with the fewest decisions made while the builder waits.",
        points: [
          [
            "Reserve",
            "Spending the whole budget on the plan",
            "An open wall tends to bring a surprise.",
            "Set part of the money aside for the unexpected",
          ],
          [
            "Order",
            "Painting before wiring and plumbing",
            "Each job out of order undoes the one before.",
            "Go: demolition, services, plaster, floor, paint",
          ],
          [
            "Lowest price",
            "Choosing the cheapest quote",
            "Prices compare only with the same materials and work.",
            "Ask for three quotes from the same list",
          ],
          [
            "Payment",
            "Paying it all in advance",
            "Without stage payments you lose the means to hold the deal.",
            "Pay for each stage once done and checked",
          ],
          [
            "Materials",
            "Buying tiles to the exact measure",
            "Cuts and breaks use pieces, and the next batch may differ in tone.",
            "Buy about ten per cent more, from the same batch",
          ],
          [
            "Neighbours",
            "Starting without telling the building",
            "There are hours, rules and often a technical document.",
            "Take the plan to the manager before day one",
          ],
        ],
        myths: [
          [
            "A small renovation needs no plan",
            "A simple drawing with light and water points already saves breaking twice.",
          ],
          [
            "Any wall can come down",
            "Some hold up the building or hide services. Only a qualified professional can say.",
          ],
        ],
        questions: [
          [
            "Can I live at home during the works?",
            "Room by room, yes, with the area sealed. If water or kitchen stop, plan a few days away.",
          ],
          [
            "How do I compare quotes?",
            "Give everyone the same list and compare materials, timing, cleaning, warranty and what was left out.",
          ],
        ],
        steps: [
          "A renovation in order",
          "Set the scope: what changes and what stays",
          "Draw it: light, water and furniture points",
          "Get quotes: three, from the same list",
          "Buy early: whatever takes long to arrive",
          "Agree in writing: stages, dates and payments",
        ],
        timeline: [
          "The works, step by step",
          "Two months before: drawing and three quotes",
          "A month before: slow purchases and permission",
          "First week: demolition and services",
          "Halfway: plaster, floor and tiles",
          "Last week: paint, fittings and cleaning",
        ],
        versus: {
          left: "Fixed price",
          right: "Day rate",
          rows: [
            ["Price", "One sum for the job", "Pays the days worked"],
            ["Control", "Needs a well described scope", "Needs you close by"],
            ["Good for", "A defined, larger job", "Repairs and surprises"],
          ],
          verdict: "Clear scope, fixed price. Small or uncertain job, a day rate with an agreed limit.",
        },
      },
      es: {
        name: "planificar la reforma",
        hooks: ["¿Tu reforma se va a atrasar? Mira la lista", "El presupuesto de obra lleva una línea más"],
        scene:
          "Era solo cambiar el piso del baño. Al tercer día apareció el caño viejo y el presupuesto cambió de tema.",
        payoff: "Una buena obra es la que tiene menos decisiones con el albañil esperando.",
        points: [
          [
            "La reserva",
            "Gastar todo el presupuesto en lo previsto",
            "Una pared abierta suele traer sorpresas.",
            "Aparta una parte del dinero para imprevistos",
          ],
          [
            "El orden",
            "Pintar antes de tocar luz y agua",
            "Cada trabajo fuera de orden deshace el anterior.",
            "Sigue: demolición, instalaciones, yeso, piso, pintura",
          ],
          [
            "Lo más barato",
            "Elegir el presupuesto más barato",
            "Los precios se comparan solo con el mismo material y trabajo.",
            "Pide tres presupuestos con la misma lista",
          ],
          [
            "El pago",
            "Pagar todo por adelantado",
            "Sin pagos por etapa se pierde la forma de exigir lo acordado.",
            "Paga por etapa terminada y revisada",
          ],
          [
            "El material",
            "Comprar el revestimiento a la medida exacta",
            "Los cortes gastan piezas, y otro lote puede tener otro tono.",
            "Compra cerca de un diez por ciento más, del mismo lote",
          ],
          [
            "Los vecinos",
            "Empezar sin avisar al edificio",
            "Hay horarios, reglas y a menudo un documento técnico.",
            "Lleva el plan a la administración antes del primer día",
          ],
        ],
        myths: [
          [
            "Una reforma pequeña no necesita plano",
            "Un dibujo sencillo con puntos de luz y agua ya evita romper dos veces.",
          ],
          [
            "Cualquier pared se puede quitar",
            "Algunas sostienen el edificio o esconden instalaciones. Solo un profesional habilitado puede decirlo.",
          ],
        ],
        questions: [
          [
            "¿Se puede vivir en casa durante la obra?",
            "Por ambientes, sí, con la zona aislada. Si se cortan el agua o la cocina, planea salir unos días.",
          ],
          [
            "¿Cómo comparo presupuestos?",
            "Da a todos la misma lista y mira material, plazo, limpieza, garantía y lo que quedó fuera.",
          ],
        ],
        steps: [
          "Una reforma en orden",
          "Define el alcance: qué cambia y qué queda",
          "Dibuja: puntos de luz, agua y muebles",
          "Pide presupuestos: tres, con la misma lista",
          "Compra antes: lo que tarda en llegar",
          "Acuerda por escrito: etapas, fechas y pagos",
        ],
        timeline: [
          "La obra paso a paso",
          "Dos meses antes: plano y tres presupuestos",
          "Un mes antes: compras lentas y permiso",
          "Primera semana: demolición e instalaciones",
          "A mitad: yeso, piso y revestimiento",
          "Última semana: pintura, sanitarios y limpieza",
        ],
        versus: {
          left: "Precio cerrado",
          right: "Por día",
          rows: [
            ["Precio", "Una suma por el trabajo", "Se pagan los días trabajados"],
            ["Control", "Pide un alcance bien descrito", "Pide que estés cerca"],
            ["Bueno para", "Trabajo definido y mayor", "Arreglos e imprevistos"],
          ],
          verdict: "Alcance claro, precio cerrado. Trabajo pequeño o incierto, por día y con límite acordado.",
        },
      },
    },
    {
      words:
        "pint paint parede wall pared tinta umidade damp humedad mofo mold moho infiltr leak goteira eletric electric tomada outlet enchufe disjuntor encan plumb agua vazamento fuga manutenc maintenance mantenimiento rejunte torneira chuveiro telhado roof",
      pictures: ["paint roller on a wall", "damp wall corner", "electrical panel", "kitchen faucet", "house roof"],
      pt: {
        name: "pintura e manutenção da casa",
        hooks: ["Pintar por cima do mofo não resolve", "A conta de água avisa antes da parede"],
        scene: "A parede foi pintada em março. Em junho, a mesma mancha voltou, no mesmo canto, do mesmo tamanho.",
        payoff: "Quem trata a causa pinta uma vez só.",
        points: [
          [
            "Mofo",
            "Pintar por cima da mancha de umidade",
            "A água continua chegando e a tinta solta.",
            "Ache a origem, conserte, deixe secar e só então pinte",
          ],
          [
            "Preparo",
            "Pular lixa e limpeza da parede",
            "Tinta sobre pó ou gordura descasca.",
            "Lixe, limpe e aplique fundo antes da cor",
          ],
          [
            "Demão grossa",
            "Passar uma demão grossa para terminar logo",
            "Camada grossa escorre, marca e demora a secar por dentro.",
            "Dê duas ou três demãos finas, com o tempo da lata",
          ],
          [
            "Disjuntor",
            "Trocar por um disjuntor maior porque desarma",
            "O disjuntor protege o fio; maior que o fio, deixa esquentar.",
            "Chame um eletricista e divida a carga",
          ],
          [
            "Vazamento",
            "Esperar a mancha para procurar vazamento",
            "Muita água se perde antes de aparecer na parede.",
            "Feche tudo e veja se o hidrômetro continua girando",
          ],
        ],
        myths: [
          [
            "Água sanitária acaba com o mofo para sempre",
            "Ela limpa a superfície. Sem resolver umidade e ventilação, ele volta.",
          ],
          ["Tinta boa dispensa preparo", "Nenhuma tinta segura em parede solta, úmida ou engordurada."],
        ],
        questions: [
          [
            "Fosca, acetinada ou brilhante?",
            "Fosca disfarça defeitos, acetinada limpa melhor, brilhante resiste mais e mostra tudo. Pense no uso do cômodo.",
          ],
          [
            "De quanto em quanto tempo limpar a calha?",
            "Pelo menos antes da época de chuva e depois da queda das folhas.",
          ],
        ],
        steps: [
          "Pintura de um quarto em um fim de semana",
          "Proteja: móveis no centro, chão e rodapé cobertos",
          "Prepare: massa nos furos, lixa e pano úmido",
          "Recorte: cantos e tomadas com pincel",
          "Role: duas demãos finas, de cima para baixo",
          "Retire a fita: com a tinta ainda levemente úmida",
        ],
      },
      en: {
        name: "painting and home upkeep",
        hooks: ["Painting over mould does not solve it", "The water bill warns before the wall"],
        scene: "The wall was painted in March. By June the same stain was back, in the same corner, the same size.",
        payoff: "Whoever treats the cause paints only once.",
        points: [
          [
            "Mould",
            "Painting over a damp stain",
            "Water keeps coming and the paint lets go.",
            "Find the source, fix it, let it dry and then paint",
          ],
          [
            "Preparation",
            "Skipping sanding and cleaning",
            "Paint over dust or grease peels.",
            "Sand, clean and prime before the colour",
          ],
          [
            "Thick coat",
            "Putting on one thick coat to finish fast",
            "A thick coat runs, marks and is slow to dry inside.",
            "Give two or three thin coats, with the tin's timing",
          ],
          [
            "The breaker",
            "Fitting a bigger breaker because it trips",
            "A breaker protects the wire; one too big lets the wire heat.",
            "Call an electrician and split the load",
          ],
          [
            "Leaks",
            "Waiting for a stain to look for a leak",
            "A lot of water is lost before it shows on the wall.",
            "Close everything and see if the meter still turns",
          ],
        ],
        myths: [
          ["Bleach ends mould for good", "It cleans the surface. Without solving damp and air, it returns."],
          ["Good paint needs no preparation", "No paint holds on a loose, damp or greasy wall."],
        ],
        questions: [
          [
            "Matt, satin or gloss?",
            "Matt hides flaws, satin cleans better, gloss lasts more and shows all. Think of how the room is used.",
          ],
          ["How often should gutters be cleaned?", "At least before the rainy season and after the leaves fall."],
        ],
        steps: [
          "Paint a bedroom in a weekend",
          "Protect: furniture in the middle, floor covered",
          "Prepare: fill holes, sand and wipe",
          "Cut in: corners and sockets with a brush",
          "Roll: two thin coats, from top to bottom",
          "Pull the tape: while the paint is slightly wet",
        ],
      },
      es: {
        name: "pintura y mantenimiento de la casa",
        hooks: ["Pintar sobre el moho no lo resuelve", "La cuenta del agua avisa antes que la pared"],
        scene: "La pared se pintó en marzo. En junio volvió la misma mancha, en la misma esquina, del mismo tamaño.",
        payoff: "Quien trata la causa pinta una sola vez.",
        points: [
          [
            "El moho",
            "Pintar sobre la mancha de humedad",
            "El agua sigue llegando y la pintura se suelta.",
            "Busca el origen, repara, deja secar y luego pinta",
          ],
          [
            "Preparación",
            "Saltarse la lija y la limpieza",
            "La pintura sobre polvo o grasa se descascara.",
            "Lija, limpia y da una base antes del color",
          ],
          [
            "Capa gruesa",
            "Dar una capa gruesa para terminar rápido",
            "La capa gruesa chorrea, marca y tarda en secar por dentro.",
            "Da dos o tres capas finas, con el tiempo de la lata",
          ],
          [
            "El interruptor",
            "Poner un interruptor mayor porque salta",
            "El interruptor protege el cable; si es mayor, lo deja calentarse.",
            "Llama a un electricista y reparte la carga",
          ],
          [
            "La fuga",
            "Esperar la mancha para buscar la fuga",
            "Se pierde mucha agua antes de verse en la pared.",
            "Cierra todo y mira si el medidor sigue girando",
          ],
        ],
        myths: [
          [
            "La lejía acaba con el moho para siempre",
            "Limpia la superficie. Sin resolver humedad y ventilación, vuelve.",
          ],
          [
            "La pintura buena no necesita preparación",
            "Ninguna pintura se sostiene en una pared suelta, húmeda o con grasa.",
          ],
        ],
        questions: [
          [
            "¿Mate, satinada o brillante?",
            "La mate disimula, la satinada se limpia mejor, la brillante resiste más y muestra todo. Piensa en el uso.",
          ],
          [
            "¿Cada cuánto se limpia la canaleta?",
            "Al menos antes de la época de lluvias y después de la caída de hojas.",
          ],
        ],
        steps: [
          "Pinta un cuarto en un fin de semana",
          "Protege: muebles al centro, piso cubierto",
          "Prepara: tapa huecos, lija y pasa un paño",
          "Recorta: esquinas y enchufes con brocha",
          "Rueda: dos capas finas, de arriba hacia abajo",
          "Quita la cinta: con la pintura algo húmeda",
        ],
      },
    },
  ],
};
