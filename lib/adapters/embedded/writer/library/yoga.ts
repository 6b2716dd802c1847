import type { Trade } from "./trade.ts";

export const yoga: Trade = {
  key: "yoga",
  words:
    "yoga ioga meditac meditat medita mindfulness asana pranayama tapete_de_yoga yoga_mat atencao_plena atencion_plena",
  mood: "calm",
  emoji: "🧘",
  tags: {
    pt: "yoga meditacao yogaparainiciantes bemestar respiracao praticadeyoga",
    en: "yoga meditation yogaforbeginners wellbeing breathwork yogapractice",
    es: "yoga meditacion yogaparaprincipiantes bienestar respiracion practicadeyoga",
  },
  topics: [
    {
      words:
        "yoga ioga aula class clase postura pose asana tapete mat esterilla flexiv flexib iniciant beginner principiant casa alonga praticar practice practicar comecar start empezar",
      pictures: ["yoga mat", "person in a yoga pose", "yoga blocks", "sunlit room", "bare feet on a mat"],
      pt: {
        name: "começar no yoga",
        hooks: ["Você não precisa ser flexível para o yoga", "Antes da postura bonita vem o ar"],
        scene: "Primeira aula: a professora dobra ao meio com um sorriso, e as suas mãos param na altura dos joelhos.",
        payoff: "A postura certa é a que permite respirar nela.",
        points: [
          [
            "Comparação",
            "Medir a sua postura pela do tapete ao lado",
            "Ossos e histórico são diferentes: a mesma postura fica diferente em cada corpo.",
            "Olhe para dentro: onde estica, onde aperta, onde respira",
          ],
          [
            "Força",
            "Empurrar o corpo até doer",
            "Dor aguda é aviso, e insistir leva a lesão.",
            "Vá até o alongamento leve e fique onde o ar entra fácil",
          ],
          [
            "Respiração",
            "Prender o ar para aguentar a postura",
            "Sem ar, o corpo entende esforço e os músculos endurecem.",
            "Saia um pouco da postura se o ar prender",
          ],
          [
            "Apoios",
            "Recusar blocos e almofadas",
            "O apoio aproxima o chão e deixa a coluna longa.",
            "Use blocos, livros ou almofadas sem cerimônia",
          ],
          [
            "Refeição",
            "Praticar logo depois do almoço",
            "Torções e inversões incomodam com o estômago cheio.",
            "Espere cerca de duas horas depois de uma refeição grande",
          ],
        ],
        myths: [
          ["Yoga é só para quem é flexível", "A flexibilidade pode vir com a prática; não é requisito para ela."],
          [
            "Yoga não é exercício de verdade",
            "Há estilos suaves e outros bem exigentes, que trabalham força, equilíbrio e fôlego.",
          ],
        ],
        questions: [
          [
            "Quantas vezes por semana praticar?",
            "Duas vezes já criam ritmo. Dez minutos em casa nos outros dias ajudam mais do que uma aula longa por mês.",
          ],
          [
            "Que estilo combina com quem está começando?",
            "Aulas de hatha costumam ter ritmo calmo e explicação das posturas. Avise a professora que é a sua primeira vez.",
          ],
        ],
        steps: [
          "Dez minutos de yoga em casa",
          "Sente-se: um minuto só ouvindo a respiração",
          "Gato e vaca: mova a coluna com o ar, oito vezes",
          "Cachorro olhando para baixo: joelhos dobrados, costas longas",
          "Criança: testa no tapete, cinco respirações",
          "Deite-se: dois minutos quieto para terminar",
        ],
        versus: {
          left: "Hatha",
          right: "Vinyasa",
          rows: [
            ["Ritmo", "Pausas em cada postura", "Fluxo contínuo com a respiração"],
            ["Bom para", "Aprender o alinhamento", "Quem gosta de movimento"],
            ["No começo", "Mais fácil de acompanhar", "Pede conhecer as posturas"],
          ],
          verdict: "Experimente os dois: o melhor estilo é o que faz você desenrolar o tapete de novo.",
        },
      },
      en: {
        name: "starting yoga",
        hooks: ["You don't have to be flexible for yoga", "Before the pretty pose comes the breath"],
        scene: "First class: the teacher folds in half smiling, and your hands stop at your knees.",
        payoff: "The right pose is the one you can breathe in.",
        points: [
          [
            "Comparison",
            "Judging your pose by the next mat",
            "Bones and history differ: one pose looks different in every body.",
            "Look inside: where it stretches, presses and breathes",
          ],
          [
            "Force",
            "Pushing the body until it hurts",
            "Sharp pain is a warning, and insisting leads to injury.",
            "Go to a gentle stretch and stay where breath is easy",
          ],
          [
            "Breath",
            "Holding your breath to last in a pose",
            "Without air the body reads strain, and muscles harden.",
            "Come out of the pose a little if the breath stops",
          ],
          [
            "Props",
            "Refusing blocks and cushions",
            "Support brings the floor closer and keeps the spine long.",
            "Use blocks, books or cushions without shame",
          ],
          [
            "Meals",
            "Practising right after lunch",
            "Twists and inversions feel bad on a full stomach.",
            "Wait about two hours after a big meal",
          ],
        ],
        myths: [
          ["Yoga is only for flexible people", "Flexibility may come with practice; it is not a requirement for it."],
          [
            "Yoga is not real exercise",
            "Some styles are gentle and others demanding, working strength, balance and breath.",
          ],
        ],
        questions: [
          [
            "How often should I practise?",
            "Twice a week already builds rhythm. Ten minutes at home on other days help more than one long class a month.",
          ],
          [
            "Which style suits beginners?",
            "Hatha classes usually have a calm pace and explain the poses. Tell the teacher it is your first time.",
          ],
        ],
        steps: [
          "Ten minutes of yoga at home",
          "Sit: one minute just listening to your breath",
          "Cat and cow: move the spine with the breath, eight times",
          "Downward dog: knees bent, back long",
          "Child's pose: forehead on the mat, five breaths",
          "Lie down: two quiet minutes to finish",
        ],
        versus: {
          left: "Hatha",
          right: "Vinyasa",
          rows: [
            ["Pace", "Pauses in each pose", "Continuous flow with the breath"],
            ["Good for", "Learning alignment", "People who like to move"],
            ["At first", "Easier to follow", "Helps to know the poses"],
          ],
          verdict: "Try both: the best style is the one that makes you unroll the mat again.",
        },
      },
      es: {
        name: "empezar yoga",
        hooks: ["No hace falta ser flexible para el yoga", "Antes de la postura bonita viene el aire"],
        scene: "Primera clase: la profesora se dobla sonriendo y tus manos se detienen a la altura de las rodillas.",
        payoff: "La postura correcta es aquella en la que puedes respirar.",
        points: [
          [
            "Comparación",
            "Medir tu postura con la de la esterilla vecina",
            "Los huesos y la historia son distintos: la misma postura cambia en cada cuerpo.",
            "Mira hacia dentro: dónde estira, dónde aprieta, dónde respira",
          ],
          [
            "La fuerza",
            "Empujar el cuerpo hasta que duela",
            "El dolor agudo es un aviso, e insistir lleva a lesión.",
            "Llega a un estiramiento suave donde el aire entre fácil",
          ],
          [
            "Respiración",
            "Aguantar el aire para sostener la postura",
            "Sin aire, el cuerpo entiende esfuerzo y los músculos se endurecen.",
            "Sal un poco de la postura si el aire se corta",
          ],
          [
            "Apoyos",
            "Rechazar bloques y cojines",
            "El apoyo acerca el suelo y mantiene larga la columna.",
            "Usa bloques, libros o cojines sin vergüenza",
          ],
          [
            "La comida",
            "Practicar justo después de comer",
            "Las torsiones e inversiones molestan con el estómago lleno.",
            "Espera unas dos horas después de una comida grande",
          ],
        ],
        myths: [
          [
            "El yoga es solo para gente flexible",
            "La flexibilidad puede llegar con la práctica; no es requisito para ella.",
          ],
          [
            "El yoga no es ejercicio de verdad",
            "Hay estilos suaves y otros exigentes, que trabajan fuerza, equilibrio y aliento.",
          ],
        ],
        questions: [
          [
            "¿Cuántas veces por semana practico?",
            "Dos veces ya crean ritmo. Diez minutos en casa los otros días ayudan más que una clase larga al mes.",
          ],
          [
            "¿Qué estilo conviene al empezar?",
            "Las clases de hatha suelen ser tranquilas y explican las posturas. Avisa que es tu primera vez.",
          ],
        ],
        steps: [
          "Diez minutos de yoga en casa",
          "Siéntate: un minuto solo escuchando la respiración",
          "Gato y vaca: mueve la columna con el aire, ocho veces",
          "Perro boca abajo: rodillas dobladas, espalda larga",
          "Postura del niño: frente en la esterilla, cinco respiraciones",
          "Acuéstate: dos minutos en calma para terminar",
        ],
        versus: {
          left: "Hatha",
          right: "Vinyasa",
          rows: [
            ["Ritmo", "Pausas en cada postura", "Flujo continuo con la respiración"],
            ["Bueno para", "Aprender la alineación", "Quien disfruta moverse"],
            ["Al inicio", "Más fácil de seguir", "Ayuda conocer las posturas"],
          ],
          verdict: "Prueba los dos: el mejor estilo es el que te hace volver a la esterilla.",
        },
      },
    },
    {
      words:
        "meditac meditat medita mindful atencao respir breath silencio silence mente mind pensament thought pensamiento estres stress sono sleep calma",
      pictures: ["meditation cushion", "candle", "person sitting quietly", "timer", "window with morning light"],
      pt: {
        name: "meditar",
        hooks: ["Meditar não é esvaziar a mente", "Cinco minutos parado contam, sim"],
        scene: "Você senta, fecha os olhos, e em dez segundos já está pensando na lista do mercado.",
        payoff: "Perceber que se distraiu e voltar: essa é a prática inteira.",
        points: [
          [
            "Mente vazia",
            "Tentar não pensar em nada",
            "A mente produz pensamentos como o coração bate; brigar com isso cansa.",
            "Perceba o pensamento e volte para a respiração",
          ],
          [
            "Tempo longo",
            "Começar com meia hora",
            "Sessões longas no início viram obrigação e são deixadas de lado.",
            "Comece com três minutos todos os dias",
          ],
          [
            "Postura",
            "Achar que precisa sentar de pernas cruzadas",
            "Desconforto toma a atenção que iria para a prática.",
            "Sente em uma cadeira, com os pés no chão",
          ],
          [
            "Hora perfeita",
            "Esperar silêncio e hora livre",
            "A casa nunca fica em silêncio por completo, e a hora livre não chega.",
            "Cole a prática em um hábito: depois do café, por exemplo",
          ],
          [
            "Nota",
            "Avaliar se meditou bem",
            "Uma sessão agitada também treina a atenção.",
            "Termine sem dar nota, só agradeça o tempo",
          ],
        ],
        myths: [
          [
            "Meditar é parar de pensar",
            "É perceber que se pensa e escolher para onde levar a atenção, quantas vezes for preciso.",
          ],
          [
            "Meditação é sempre religiosa",
            "Há práticas ligadas a tradições e outras sem religião nenhuma. Você escolhe.",
          ],
        ],
        questions: [
          [
            "E se eu dormir meditando?",
            "Acontece, sobretudo com sono atrasado. Tente sentado, de olhos entreabertos, em outro horário.",
          ],
          [
            "Preciso de aplicativo?",
            "Não. Um despertador e a respiração bastam. O aplicativo ajuda quem gosta de ser guiado.",
          ],
        ],
        steps: [
          "Três minutos de atenção",
          "Sente: costas eretas, pés no chão",
          "Solte: ombros, mandíbula, mãos",
          "Conte o ar: de um a dez, só na saída",
          "Volte: distraiu, recomece do um, sem bronca",
        ],
      },
      en: {
        name: "meditating",
        hooks: ["Meditating is not emptying your mind", "Five still minutes do count"],
        scene: "You sit, close your eyes, and within ten seconds you are thinking about the shopping list.",
        payoff: "Noticing you drifted and coming back: that is the whole practice.",
        points: [
          [
            "Empty mind",
            "Trying not to think of anything",
            "The mind makes thoughts as the heart beats; fighting it is tiring.",
            "Notice the thought and return to the breath",
          ],
          [
            "Long sessions",
            "Starting with half an hour",
            "Long sessions at first become a chore and are dropped.",
            "Start with three minutes every day",
          ],
          [
            "Posture",
            "Believing you must sit cross-legged",
            "Discomfort takes the attention meant for the practice.",
            "Sit on a chair with your feet on the floor",
          ],
          [
            "Perfect time",
            "Waiting for silence and a free hour",
            "Home is never fully silent, and the free hour never comes.",
            "Tie it to a habit: after coffee, for example",
          ],
          [
            "Grades",
            "Judging whether you meditated well",
            "A restless session trains attention too.",
            "End without a grade, just thank the time",
          ],
        ],
        myths: [
          [
            "Meditating means stopping thought",
            "It means noticing thought and choosing where attention goes, as often as needed.",
          ],
          ["Meditation is always religious", "Some practices belong to traditions and others to none. You choose."],
        ],
        questions: [
          [
            "What if I fall asleep?",
            "It happens, above all when you are short of sleep. Try sitting, eyes half open, at another hour.",
          ],
          ["Do I need an app?", "No. A timer and your breath are enough. An app helps if you like being guided."],
        ],
        steps: [
          "Three minutes of attention",
          "Sit: back upright, feet on the floor",
          "Let go: shoulders, jaw, hands",
          "Count the breath: one to ten, only as it leaves",
          "Return: when you drift, start at one, no scolding",
        ],
      },
      es: {
        name: "meditar",
        hooks: ["Meditar no es vaciar la mente", "Cinco minutos en calma sí cuentan"],
        scene: "Te sientas, cierras los ojos y en diez segundos ya piensas en la lista del mercado.",
        payoff: "Notar que te distrajiste y volver: esa es toda la práctica.",
        points: [
          [
            "Mente vacía",
            "Intentar no pensar en nada",
            "La mente produce pensamientos como el corazón late; pelear con eso cansa.",
            "Nota el pensamiento y vuelve a la respiración",
          ],
          [
            "Tiempo largo",
            "Empezar con media hora",
            "Las sesiones largas al inicio se vuelven obligación y se abandonan.",
            "Empieza con tres minutos cada día",
          ],
          [
            "La postura",
            "Creer que hay que cruzar las piernas",
            "La incomodidad se lleva la atención de la práctica.",
            "Siéntate en una silla con los pies en el suelo",
          ],
          [
            "Hora perfecta",
            "Esperar silencio y una hora libre",
            "La casa nunca queda en silencio y la hora libre no llega.",
            "Únela a un hábito: después del café, por ejemplo",
          ],
          [
            "La nota",
            "Juzgar si meditaste bien",
            "Una sesión inquieta también entrena la atención.",
            "Termina sin ponerte nota, solo agradece el tiempo",
          ],
        ],
        myths: [
          [
            "Meditar es dejar de pensar",
            "Es notar que se piensa y elegir a dónde va la atención, las veces que haga falta.",
          ],
          [
            "La meditación siempre es religiosa",
            "Hay prácticas ligadas a tradiciones y otras sin religión alguna. Tú eliges.",
          ],
        ],
        questions: [
          [
            "¿Y si me duermo meditando?",
            "Pasa, sobre todo con sueño atrasado. Prueba a sentarte, con los ojos entreabiertos, a otra hora.",
          ],
          [
            "¿Necesito una aplicación?",
            "No. Bastan una alarma y la respiración. La aplicación ayuda a quien prefiere una guía.",
          ],
        ],
        steps: [
          "Tres minutos de atención",
          "Siéntate: espalda erguida, pies en el suelo",
          "Suelta: hombros, mandíbula, manos",
          "Cuenta el aire: de uno a diez, solo al salir",
          "Vuelve: si te distraes, empieza en uno, sin regaños",
        ],
      },
    },
  ],
};
