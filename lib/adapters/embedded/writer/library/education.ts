import type { Trade } from "./trade.ts";

export const education: Trade = {
  key: "education",
  words:
    "estudo estudos estudar estudante escola escolar reforco_escolar aula_particular professor professora vestibular enem prova provas concurso study studying student tutoring tutor teacher school exam exams homework estudio estudiar estudiante escuela colegio profesor profesora examen examenes tarea tareas matematica math matematicas alfabetiz licao_de_casa aprendizagem",
  mood: "bright",
  emoji: "📚",
  tags: {
    pt: "educação estudos reforcoescolar aprendizagem dicasdeestudo escola",
    en: "education studytips tutoring learning students school",
    es: "educación estudios clasesparticulares aprendizaje tecnicasdeestudio escuela",
  },
  topics: [
    {
      words:
        "estud study memor prova exam test examen concentra focus foco atencion celular phone resumo summary resumen revis review repas organiz cronograma schedule horario vestibular enem concurso matematica math nervos procrastin",
      pictures: ["desk with books", "student taking notes", "flash cards", "kitchen timer", "calendar on a wall"],
      pt: {
        name: "estudar para a prova",
        hooks: ["Reler o caderno não é estudar", "Você esquece porque só leu"],
        scene:
          "Três cores de marca-texto, cinco páginas lidas duas vezes, e na prova a resposta estava “na ponta da língua”.",
        payoff: "Estudar lembrando, em vez de relendo, é o que fica na hora da prova.",
        points: [
          [
            "Releitura",
            "Reler o texto várias vezes",
            "Reconhecer não é lembrar: parece fácil e some na prova.",
            "Feche o livro e escreva o que lembra",
          ],
          [
            "Véspera",
            "Deixar tudo para a véspera",
            "Sem intervalos e sem sono, a memória não fixa.",
            "Divida em blocos curtos ao longo da semana",
          ],
          [
            "Marca-texto",
            "Marcar quase tudo",
            "Se tudo é importante, nada se destaca.",
            "Escreva uma pergunta ao lado de cada parágrafo",
          ],
          [
            "Celular",
            "Deixar o celular em cima da mesa",
            "Até virado para baixo, ele puxa a atenção.",
            "Deixe em outro cômodo por vinte e cinco minutos",
          ],
          [
            "Uma só matéria",
            "Estudar a mesma coisa a tarde toda",
            "O cérebro entra no automático e cansa.",
            "Alterne matérias e tipos de exercício",
          ],
          [
            "Erro apagado",
            "Apagar o erro e seguir em frente",
            "O erro mostra exatamente o que falta.",
            "Guarde um caderno de erros e refaça em uma semana",
          ],
        ],
        myths: [
          [
            "Cada pessoa tem um estilo fixo de aprender",
            "As pesquisas não sustentam essa ideia. Variar as formas e testar a memória ajuda quase todo mundo.",
          ],
          [
            "Quem estuda mais horas aprende mais",
            "Depende do que se faz nelas. Uma hora de exercícios vale mais que três de releitura distraída.",
          ],
        ],
        questions: [
          [
            "Música atrapalha o estudo?",
            "Com letra, costuma atrapalhar a leitura. Instrumental baixo funciona para alguns: teste em você.",
          ],
          [
            "Como parar de procrastinar?",
            "Comece com cinco minutos da parte mais fácil. Começar é o passo que trava; depois o ritmo vem.",
          ],
        ],
        steps: [
          "Bloco de estudo de trinta minutos",
          "Escolha: um tema pequeno, com objetivo claro",
          "Leia: dez minutos, sem marcar",
          "Feche: escreva o que lembra em tópicos",
          "Confira: complete o que faltou com outra cor",
          "Teste: dois exercícios sem consultar",
        ],
        versus: {
          left: "Reler",
          right: "Testar a memória",
          rows: [
            ["Sensação", "Parece fácil", "Parece difícil"],
            ["Na prova", "Some sob pressão", "A resposta vem mais rápido"],
            ["Como", "Olhar o texto de novo", "Perguntas, exercícios e cartões"],
          ],
          verdict: "Se está confortável demais, provavelmente você está só relendo.",
        },
      },
      en: {
        name: "studying for exams",
        hooks: ["Rereading your notes is not studying", "You forget because you only read it"],
        scene:
          "Three highlighter colours, five pages read twice, and in the exam the answer was “on the tip of the tongue”.",
        payoff: "Studying by remembering, not by rereading, is what stays on exam day.",
        points: [
          [
            "Rereading",
            "Reading the text over and over",
            "Recognising is not remembering: it feels easy and vanishes in the exam.",
            "Close the book and write what you remember",
          ],
          [
            "Cramming",
            "Leaving it all for the night before",
            "Without gaps and sleep, memory does not settle.",
            "Split it into short blocks through the week",
          ],
          [
            "Highlighter",
            "Highlighting almost everything",
            "If all is important, nothing stands out.",
            "Write a question beside each paragraph",
          ],
          [
            "Phone",
            "Keeping the phone on the desk",
            "Even face down it pulls attention.",
            "Leave it in another room for twenty-five minutes",
          ],
          [
            "One subject",
            "Studying the same thing all afternoon",
            "The brain goes on autopilot and tires.",
            "Alternate subjects and kinds of exercise",
          ],
          [
            "Erased errors",
            "Erasing a mistake and moving on",
            "A mistake shows exactly what is missing.",
            "Keep an error notebook and redo it in a week",
          ],
        ],
        myths: [
          [
            "Everyone has one fixed learning style",
            "Research does not support it. Varying the forms and testing memory helps nearly everyone.",
          ],
          [
            "More hours always means more learning",
            "It depends on what you do in them. One hour of exercises beats three of distracted rereading.",
          ],
        ],
        questions: [
          [
            "Does music get in the way?",
            "With lyrics it usually disturbs reading. Quiet instrumentals work for some: test it on yourself.",
          ],
          [
            "How do I stop procrastinating?",
            "Begin with five minutes of the easiest part. Starting is what blocks; rhythm comes later.",
          ],
        ],
        steps: [
          "A thirty-minute study block",
          "Choose: one small topic with a clear goal",
          "Read: ten minutes, no highlighting",
          "Close: write what you remember in points",
          "Check: add what was missing in another colour",
          "Test: two exercises without looking",
        ],
        versus: {
          left: "Rereading",
          right: "Self-testing",
          rows: [
            ["Feels", "Easy", "Hard"],
            ["In the exam", "Vanishes under pressure", "The answer comes faster"],
            ["How", "Looking at the text again", "Questions, exercises and cards"],
          ],
          verdict: "If it is too comfortable, you are probably just rereading.",
        },
      },
      es: {
        name: "estudiar para el examen",
        hooks: ["Releer los apuntes no es estudiar", "Lo olvidas porque solo lo leíste"],
        scene:
          "Tres colores de marcador, cinco páginas leídas dos veces, y en el examen la respuesta estaba “en la punta de la lengua”.",
        payoff: "Estudiar recordando, y no releyendo, es lo que queda el día del examen.",
        points: [
          [
            "Releer",
            "Releer el texto una y otra vez",
            "Reconocer no es recordar: parece fácil y se va en el examen.",
            "Cierra el libro y escribe lo que recuerdas",
          ],
          [
            "La víspera",
            "Dejar todo para la víspera",
            "Sin pausas y sin sueño, la memoria no fija.",
            "Divide en bloques cortos durante la semana",
          ],
          [
            "El marcador",
            "Marcar casi todo",
            "Si todo es importante, nada destaca.",
            "Escribe una pregunta junto a cada párrafo",
          ],
          [
            "El celular",
            "Dejar el celular sobre la mesa",
            "Incluso boca abajo se lleva la atención.",
            "Déjalo en otro cuarto por veinticinco minutos",
          ],
          [
            "Una materia",
            "Estudiar lo mismo toda la tarde",
            "El cerebro va en automático y se cansa.",
            "Alterna materias y tipos de ejercicio",
          ],
          [
            "Error borrado",
            "Borrar el error y seguir",
            "El error muestra justo lo que falta.",
            "Ten un cuaderno de errores y repítelos en una semana",
          ],
        ],
        myths: [
          [
            "Cada persona tiene un estilo fijo de aprender",
            "La investigación no lo respalda. Variar las formas y poner a prueba la memoria ayuda a casi todos.",
          ],
          [
            "Más horas siempre es aprender más",
            "Depende de qué se hace. Una hora de ejercicios vale más que tres de releer con distracción.",
          ],
        ],
        questions: [
          [
            "¿La música estorba al estudiar?",
            "Con letra suele estorbar la lectura. La instrumental suave funciona para algunos: pruébalo.",
          ],
          [
            "¿Cómo dejo de procrastinar?",
            "Empieza con cinco minutos de lo más fácil. Empezar es lo que bloquea; el ritmo llega después.",
          ],
        ],
        steps: [
          "Un bloque de estudio de treinta minutos",
          "Elige: un tema pequeño con meta clara",
          "Lee: diez minutos, sin marcar",
          "Cierra: escribe lo que recuerdas en puntos",
          "Revisa: completa lo que faltó con otro color",
          "Prueba: dos ejercicios sin mirar",
        ],
        versus: {
          left: "Releer",
          right: "Ponerse a prueba",
          rows: [
            ["Se siente", "Fácil", "Difícil"],
            ["En el examen", "Se va con la presión", "La respuesta llega antes"],
            ["Cómo", "Mirar otra vez el texto", "Preguntas, ejercicios y tarjetas"],
          ],
          verdict: "Si resulta demasiado cómodo, es probable que solo estés releyendo.",
        },
      },
    },
    {
      words:
        "crianca child kid nino nina filho filha son hija hijo pais parents padres licao homework tarea leitura reading lectura ler read leer alfabetiz rotina routine rutina nota grade bronca ajud help apoio escola school escuela reforco tutor",
      pictures: [
        "parent and child reading",
        "school backpack",
        "children's books",
        "homework desk",
        "teacher and student",
      ],
      pt: {
        name: "ajudar a criança a estudar",
        hooks: ["Lição de casa virou briga?", "Ajudar não é fazer por ela"],
        scene: "São oito da noite, o caderno aberto, a criança chorando, e você explicando pela quarta vez, mais alto.",
        payoff: "Rotina curta e previsível ensina mais do que uma noite inteira de insistência.",
        points: [
          [
            "Horário",
            "Fazer a lição no fim da noite",
            "Cansada, a criança precisa do dobro do tempo.",
            "Escolha um horário fixo, depois do lanche",
          ],
          [
            "Resposta",
            "Dar a resposta para acabar logo",
            "A lição sai certa e a dúvida fica.",
            "Pergunte o que ela já sabe e dê uma pista",
          ],
          [
            "Elogio",
            "Elogiar só a nota",
            "A criança passa a evitar o que é difícil.",
            "Elogie o esforço e o jeito que ela encontrou",
          ],
          [
            "Leitura",
            "Cobrar leitura sem ler em casa",
            "Criança imita o que vê.",
            "Leia junto dez minutos, e deixe que ela escolha o livro",
          ],
          [
            "Agenda cheia",
            "Preencher todas as tardes",
            "Brincar também é como se aprende.",
            "Guarde tardes livres na semana",
          ],
        ],
        myths: [
          ["Reforço é só para quem vai mal", "Ele também organiza os estudos e recupera uma base que ficou para trás."],
          [
            "Gibi não é leitura de verdade",
            "Quadrinhos têm vocabulário, sequência e humor. Para muita gente foi a porta de entrada.",
          ],
        ],
        questions: [
          [
            "Quando procurar reforço?",
            "Quando a mesma dificuldade aparece por semanas ou a criança passa a evitar a matéria. Converse antes com a escola.",
          ],
          [
            "Quanto tempo deve durar a lição?",
            "Nos primeiros anos, períodos curtos, com pausas. Se leva muito mais que o previsto, avise a professora.",
          ],
        ],
        steps: [
          "Lição de casa sem briga",
          "Prepare: mesa limpa e tudo à mão",
          "Comece fácil: algo que ela já sabe fazer",
          "Divida: quinze minutos e uma pausa",
          "Pergunte: “como você pensou?”",
          "Feche: guardem juntos o material do dia seguinte",
        ],
      },
      en: {
        name: "helping a child study",
        hooks: ["Has homework turned into a fight?", "Helping is not doing it for them"],
        scene:
          "It is eight at night, the notebook is open, the child is crying, and you explain a fourth time, louder.",
        payoff: "A short, predictable routine teaches more than a whole evening of insisting.",
        points: [
          [
            "The hour",
            "Doing homework late at night",
            "A tired child needs twice the time.",
            "Choose a fixed hour, after a snack",
          ],
          [
            "Answers",
            "Giving the answer to be done with it",
            "The homework comes out right and the doubt stays.",
            "Ask what they already know and give a hint",
          ],
          [
            "Praise",
            "Praising only the grade",
            "The child begins to avoid what is hard.",
            "Praise the effort and the way they found",
          ],
          [
            "Reading",
            "Demanding reading without reading at home",
            "Children copy what they see.",
            "Read together ten minutes and let them choose",
          ],
          [
            "Full diary",
            "Filling every afternoon",
            "Playing is a way of learning too.",
            "Keep free afternoons in the week",
          ],
        ],
        myths: [
          ["Tutoring is only for bad grades", "It also organises study and recovers a base that was left behind."],
          [
            "Comics are not real reading",
            "Comics have vocabulary, sequence and humour. For many they were the way in.",
          ],
        ],
        questions: [
          [
            "When should we look for a tutor?",
            "When the same trouble lasts for weeks or the child avoids the subject. Talk with the school first.",
          ],
          [
            "How long should homework take?",
            "In the first years short periods with breaks. If it takes far longer than planned, tell the teacher.",
          ],
        ],
        steps: [
          "Homework without a fight",
          "Prepare: a clear desk with all at hand",
          "Start easy: something they can already do",
          "Split: fifteen minutes and a break",
          "Ask: “how did you think of it?”",
          "Close: pack tomorrow's bag together",
        ],
      },
      es: {
        name: "ayudar a un niño a estudiar",
        hooks: ["¿La tarea se volvió una pelea?", "Ayudar no es hacerlo por ellos"],
        scene: "Son las ocho de la noche, el cuaderno abierto, llora, y tú explicas por cuarta vez, más fuerte.",
        payoff: "Una rutina corta y previsible enseña más que una noche entera de insistir.",
        points: [
          [
            "El horario",
            "Hacer la tarea al final de la noche",
            "Con cansancio se necesita el doble de tiempo.",
            "Elige una hora fija, después de la merienda",
          ],
          [
            "La respuesta",
            "Dar la respuesta para terminar pronto",
            "La tarea sale bien y la duda se queda.",
            "Pregunta qué sabe ya y da una pista",
          ],
          [
            "El elogio",
            "Elogiar solo la nota",
            "Empieza a evitar lo que es difícil.",
            "Elogia el esfuerzo y el camino que encontró",
          ],
          [
            "La lectura",
            "Exigir lectura sin leer en casa",
            "Los niños imitan lo que ven.",
            "Lean juntos diez minutos y deja que elija el libro",
          ],
          [
            "Agenda llena",
            "Llenar todas las tardes",
            "Jugar también es una forma de aprender.",
            "Guarda tardes libres en la semana",
          ],
        ],
        myths: [
          ["El refuerzo es solo para quien va mal", "También organiza el estudio y recupera una base que quedó atrás."],
          [
            "Los cómics no son lectura de verdad",
            "Tienen vocabulario, secuencia y humor. Para mucha gente fueron la puerta de entrada.",
          ],
        ],
        questions: [
          [
            "¿Cuándo buscar clases de refuerzo?",
            "Cuando la misma dificultad dura semanas o evita la materia. Habla antes con la escuela.",
          ],
          [
            "¿Cuánto debe durar la tarea?",
            "En los primeros años, períodos cortos con pausas. Si toma mucho más de lo previsto, avisa al docente.",
          ],
        ],
        steps: [
          "La tarea sin peleas",
          "Prepara: mesa limpia y todo a mano",
          "Empieza fácil: algo que ya sabe hacer",
          "Divide: quince minutos y una pausa",
          "Pregunta: “¿cómo lo pensaste?”",
          "Cierra: preparen juntos la mochila de mañana",
        ],
      },
    },
  ],
};
