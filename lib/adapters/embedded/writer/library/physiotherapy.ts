import type { Trade } from "./trade.ts";

export const physiotherapy: Trade = {
  key: "physiotherapy",
  words:
    "fisioterap physiotherap physical_therap fisio coluna spine espalda back_pain dor_nas_costas dolor_de_espalda postura posture joelho knee rodilla ombro shoulder hombro lesao lesoes injury injuries lesion reabilita rehab ergonom osteopat quiropra lombar hernia cervical",
  mood: "fresh",
  emoji: "🧍",
  tags: {
    pt: "fisioterapia postura dornascostas reabilitacao ergonomia movimento",
    en: "physiotherapy posture backpain rehab ergonomics movement",
    es: "fisioterapia postura dolordeespalda rehabilitacion ergonomia movimiento",
  },
  topics: [
    {
      words:
        "postura posture ergonom trabalh work oficina escritorio desk cadeira chair silla computador computer notebook laptop pescoco neck cuello cervical home_office sentad sitting celular",
      pictures: ["office chair", "desk with laptop", "computer monitor", "person stretching", "person walking"],
      pt: {
        name: "postura no trabalho",
        hooks: ["Sua cadeira não é a culpada de tudo", "A melhor postura é a próxima"],
        scene: "Fim do expediente: pescoço duro, ombros na orelha e a sensação de ter carregado peso o dia inteiro.",
        payoff: "O corpo agradece menos a cadeira cara e mais a troca de posição.",
        points: [
          [
            "Imobilidade",
            "Ficar imóvel na postura perfeita",
            "Qualquer posição mantida por horas cansa os mesmos músculos.",
            "Troque de posição a cada meia hora",
          ],
          [
            "Tela baixa",
            "Trabalhar o dia todo com o notebook na mesa",
            "A tela baixa puxa a cabeça para a frente, e o pescoço sustenta o peso.",
            "Suba a tela à altura dos olhos e use teclado separado",
          ],
          [
            "Pés no ar",
            "Deixar os pés sem apoio",
            "Sem apoio, as pernas pesam na borda da cadeira e a lombar perde o encosto.",
            "Apoie os pés no chão, em uma caixa ou em um suporte",
          ],
          [
            "Cotovelos",
            "Digitar com os ombros levantados",
            "Mesa alta obriga os ombros a trabalharem o tempo todo.",
            "Ajuste a altura para apoiar os cotovelos perto do corpo",
          ],
          [
            "Celular",
            "Olhar o celular com o queixo no peito",
            "Quanto mais a cabeça inclina, mais os músculos da nuca seguram.",
            "Traga o aparelho para perto da altura dos olhos",
          ],
        ],
        myths: [
          [
            "Existe uma única postura correta",
            "O corpo aceita muitas posições. O problema é ficar tempo demais em uma só.",
          ],
          [
            "Estalar o pescoço põe tudo no lugar",
            "O estalo é gás na articulação e alivia por pouco tempo. Forçar pode irritar mais.",
          ],
        ],
        questions: [
          [
            "De quanto em quanto tempo devo levantar?",
            "A cada trinta ou quarenta minutos já ajuda. Um minuto em pé vale mais do que nada.",
          ],
          [
            "Bola no lugar da cadeira faz bem?",
            "Por pouco tempo, como variação. Para o dia todo, cansa a lombar, porque não tem apoio.",
          ],
        ],
        steps: [
          "Ajuste a sua mesa em cinco minutos",
          "Pés: inteiros no chão ou em um apoio",
          "Cadeira: joelhos na altura do quadril, costas no encosto",
          "Tela: borda de cima na altura dos olhos",
          "Mãos: teclado perto, cotovelos junto ao corpo",
          "Alarme: um lembrete para levantar a cada meia hora",
        ],
      },
      en: {
        name: "posture at work",
        hooks: ["Your chair is not to blame for everything", "The best posture is the next one"],
        scene: "End of the day: stiff neck, shoulders by the ears and the feeling of having carried weights for hours.",
        payoff: "Your body thanks you less for an expensive chair than for changing position.",
        points: [
          [
            "Stillness",
            "Staying frozen in the perfect posture",
            "Any position held for hours tires the same muscles.",
            "Change position every half hour",
          ],
          [
            "Low screen",
            "Working all day with the laptop on the desk",
            "A low screen pulls the head forward, and the neck carries the weight.",
            "Raise the screen to eye level and use a keyboard",
          ],
          [
            "Hanging feet",
            "Leaving your feet unsupported",
            "Without support, legs press on the seat's edge and the lower back loses its rest.",
            "Rest your feet on the floor, a box or a footrest",
          ],
          [
            "Elbows",
            "Typing with raised shoulders",
            "A high desk makes the shoulders work all the time.",
            "Set the height so elbows rest close to the body",
          ],
          [
            "The phone",
            "Looking at the phone with chin on chest",
            "The more the head tilts, the more the neck muscles hold.",
            "Bring the phone up close to eye level",
          ],
        ],
        myths: [
          ["There is one correct posture", "The body accepts many positions. The trouble is staying too long in one."],
          [
            "Cracking your neck puts everything in place",
            "The crack is gas in the joint and the relief is brief. Forcing it can irritate more.",
          ],
        ],
        questions: [
          [
            "How often should I get up?",
            "Every thirty or forty minutes already helps. One minute standing is better than none.",
          ],
          [
            "Is a ball instead of a chair good?",
            "For a short while, as a change. All day it tires the lower back, because it gives no support.",
          ],
        ],
        steps: [
          "Set up your desk in five minutes",
          "Feet: flat on the floor or on a rest",
          "Chair: knees level with hips, back on the backrest",
          "Screen: top edge at eye level",
          "Hands: keyboard close, elbows by your side",
          "Alarm: a reminder to get up every half hour",
        ],
      },
      es: {
        name: "la postura en el trabajo",
        hooks: ["Tu silla no tiene la culpa de todo", "La mejor postura es la siguiente"],
        scene:
          "Fin de la jornada: cuello rígido, hombros en las orejas y la sensación de haber cargado peso todo el día.",
        payoff: "El cuerpo agradece menos la silla cara y más el cambio de posición.",
        points: [
          [
            "Inmovilidad",
            "Quedarse inmóvil en la postura perfecta",
            "Cualquier posición mantenida por horas cansa los mismos músculos.",
            "Cambia de posición cada media hora",
          ],
          [
            "Pantalla baja",
            "Trabajar todo el día con el portátil en la mesa",
            "La pantalla baja lleva la cabeza hacia delante, y el cuello sostiene el peso.",
            "Sube la pantalla a los ojos y usa un teclado aparte",
          ],
          [
            "Pies en el aire",
            "Dejar los pies sin apoyo",
            "Sin apoyo, las piernas pesan en el borde y la zona lumbar pierde el respaldo.",
            "Apoya los pies en el suelo, una caja o un soporte",
          ],
          [
            "Los codos",
            "Teclear con los hombros levantados",
            "Una mesa alta obliga a los hombros a trabajar todo el tiempo.",
            "Ajusta la altura para apoyar los codos junto al cuerpo",
          ],
          [
            "El móvil",
            "Mirar el teléfono con el mentón en el pecho",
            "Cuanto más se inclina la cabeza, más sostienen los músculos de la nuca.",
            "Acerca el teléfono a la altura de los ojos",
          ],
        ],
        myths: [
          [
            "Existe una sola postura correcta",
            "El cuerpo acepta muchas posiciones. El problema es pasar demasiado tiempo en una.",
          ],
          [
            "Crujirse el cuello pone todo en su lugar",
            "El crujido es gas en la articulación y alivia poco tiempo. Forzarlo puede irritar más.",
          ],
        ],
        questions: [
          [
            "¿Cada cuánto debo levantarme?",
            "Cada treinta o cuarenta minutos ya ayuda. Un minuto de pie vale más que ninguno.",
          ],
          [
            "¿Es buena la pelota en lugar de la silla?",
            "Un rato, como variación. Todo el día cansa la zona lumbar, porque no da apoyo.",
          ],
        ],
        steps: [
          "Ajusta tu escritorio en cinco minutos",
          "Pies: enteros en el suelo o en un apoyo",
          "Silla: rodillas a la altura de la cadera, espalda apoyada",
          "Pantalla: borde superior a la altura de los ojos",
          "Manos: teclado cerca, codos junto al cuerpo",
          "Alarma: un aviso para levantarte cada media hora",
        ],
      },
    },
    {
      words:
        "dor pain dolor lesao injur lesion gelo ice hielo calor heat costas back espalda lombar joelho knee rodilla ombro shoulder hombro corrida run correr torc sprain esguince alonga stretch estir exercic exercis ejercic hernia reabilit rehab cirurgia surgery",
      pictures: [
        "person holding lower back",
        "ice pack",
        "physiotherapy session",
        "elastic band exercise",
        "walking shoes",
      ],
      pt: {
        name: "dor e lesão",
        hooks: ["Doeu, parou tudo? Talvez não precise", "Dor nas costas não se resolve na cama"],
        scene: "Você abaixou para pegar uma meia, as costas travaram, e agora cada passo é calculado.",
        payoff: "Entender a dor é o começo de voltar a se mexer sem medo.",
        points: [
          [
            "Repouso demais",
            "Passar dias deitado por causa da dor lombar",
            "Ficar parado enfraquece a musculatura e costuma prolongar a dor comum.",
            "Mexa-se dentro do que dá, em passeios curtos",
          ],
          [
            "Por conta própria",
            "Repetir um exercício da internet com dor",
            "O mesmo sintoma pode ter causas diferentes, que pedem exercícios diferentes.",
            "Peça avaliação antes de insistir no que dói",
          ],
          [
            "Volta rápida",
            "Voltar à corrida no ritmo de antes da lesão",
            "Tendões e músculos perdem preparo mais rápido do que a vontade.",
            "Retome com menos volume e aumente aos poucos",
          ],
          [
            "Só o alívio",
            "Parar o tratamento quando a dor passa",
            "A dor some antes de a força voltar, e aí mora a recaída.",
            "Termine a fase de fortalecimento combinada",
          ],
          [
            "Sinais de alerta",
            "Ignorar formigamento, fraqueza ou febre",
            "Com dor nas costas, esses sinais pedem avaliação sem demora.",
            "Procure atendimento logo se algum deles aparecer",
          ],
        ],
        myths: [
          [
            "Hérnia de disco sempre precisa de cirurgia",
            "Muitos casos melhoram com movimento orientado e tempo. Quem indica a cirurgia é o médico, depois de avaliar.",
          ],
          [
            "Exame alterado explica toda a dor",
            "Muita gente sem dor tem alterações em exames. O exame ajuda, mas quem conta é o conjunto.",
          ],
        ],
        questions: [
          [
            "Gelo ou calor?",
            "Em pancada recente, o gelo pode aliviar. Em tensão muscular, o calor costuma relaxar. Sempre com pano e por pouco tempo.",
          ],
          [
            "Alongar antes do treino evita lesão?",
            "Aquecer com movimentos leves prepara melhor. Alongamento longo e parado fica melhor depois.",
          ],
        ],
        versus: {
          left: "Gelo",
          right: "Calor",
          rows: [
            ["Quando", "Pancada ou torção recente", "Tensão e rigidez muscular"],
            ["O que faz", "Alivia a dor e o inchaço", "Relaxa e solta o movimento"],
            ["Cuidado", "Sempre com pano, sem contato direto", "Não usar em área inchada"],
          ],
          verdict: "Na dúvida, escolha o que alivia, por dez a quinze minutos, e procure avaliação se não melhorar.",
        },
      },
      en: {
        name: "pain and injury",
        hooks: ["It hurts, so stop everything? Maybe not", "Back pain is not solved in bed"],
        scene: "You bent down for a sock, your back locked, and now every step is calculated.",
        payoff: "Understanding pain is the start of moving again without fear.",
        points: [
          [
            "Too much rest",
            "Staying in bed for days with back pain",
            "Keeping still weakens muscles and tends to prolong common back pain.",
            "Move within what you can, in short walks",
          ],
          [
            "On your own",
            "Repeating an online exercise through pain",
            "The same symptom can have different causes that need different exercises.",
            "Ask for an assessment before insisting on what hurts",
          ],
          [
            "Fast return",
            "Going back to running at the old pace",
            "Tendons and muscles lose condition faster than motivation.",
            "Start with less and increase little by little",
          ],
          [
            "Relief only",
            "Stopping treatment when pain goes",
            "Pain leaves before strength returns, and that is where relapse lives.",
            "Finish the strengthening phase that was agreed",
          ],
          [
            "Warning signs",
            "Ignoring tingling, weakness or fever",
            "With back pain, these signs call for assessment without delay.",
            "Seek care soon if any of them appears",
          ],
        ],
        myths: [
          [
            "A slipped disc always needs surgery",
            "Many cases improve with guided movement and time. A doctor decides on surgery after assessing you.",
          ],
          [
            "A scan explains all the pain",
            "Many people without pain have findings on scans. A scan helps, but the whole picture is what counts.",
          ],
        ],
        questions: [
          [
            "Ice or heat?",
            "After a recent knock, ice may relieve. For muscle tension, heat tends to relax. Always with a cloth and briefly.",
          ],
          [
            "Does stretching before training prevent injury?",
            "Warming up with light movement prepares you better. Long, still stretches fit better afterwards.",
          ],
        ],
        versus: {
          left: "Ice",
          right: "Heat",
          rows: [
            ["When", "A recent knock or sprain", "Muscle tension and stiffness"],
            ["What it does", "Eases pain and swelling", "Relaxes and frees movement"],
            ["Beware", "Always with a cloth, never bare", "Not on a swollen area"],
          ],
          verdict:
            "If in doubt, choose what relieves, for ten to fifteen minutes, and get assessed if it does not improve.",
        },
      },
      es: {
        name: "dolor y lesión",
        hooks: ["¿Duele y paras todo? Quizá no haga falta", "El dolor de espalda no se cura en la cama"],
        scene: "Te agachaste por un calcetín, la espalda se trabó y ahora cada paso es calculado.",
        payoff: "Entender el dolor es el comienzo para volver a moverse sin miedo.",
        points: [
          [
            "Reposo de más",
            "Pasar días en cama por dolor lumbar",
            "Quedarse quieto debilita los músculos y suele prolongar el dolor común.",
            "Muévete dentro de lo posible, en paseos cortos",
          ],
          [
            "Por tu cuenta",
            "Repetir con dolor un ejercicio de internet",
            "El mismo síntoma puede tener causas distintas, que piden ejercicios distintos.",
            "Pide una evaluación antes de insistir en lo que duele",
          ],
          [
            "Regreso rápido",
            "Volver a correr al ritmo de antes",
            "Tendones y músculos pierden forma más rápido que las ganas.",
            "Retoma con menos y aumenta poco a poco",
          ],
          [
            "Solo alivio",
            "Dejar el tratamiento cuando pasa el dolor",
            "El dolor se va antes de que vuelva la fuerza, y ahí vive la recaída.",
            "Termina la fase de fortalecimiento acordada",
          ],
          [
            "Señales de alerta",
            "Ignorar hormigueo, debilidad o fiebre",
            "Con dolor de espalda, estas señales piden evaluación sin demora.",
            "Busca atención pronto si aparece alguna",
          ],
        ],
        myths: [
          [
            "La hernia de disco siempre necesita cirugía",
            "Muchos casos mejoran con movimiento guiado y tiempo. La cirugía la indica el médico tras evaluar.",
          ],
          [
            "Un estudio alterado explica todo el dolor",
            "Mucha gente sin dolor tiene hallazgos en estudios. Ayudan, pero cuenta el conjunto.",
          ],
        ],
        questions: [
          [
            "¿Hielo o calor?",
            "En un golpe reciente, el hielo puede aliviar. En tensión muscular, el calor suele relajar. Siempre con un paño y poco tiempo.",
          ],
          [
            "¿Estirar antes de entrenar evita lesiones?",
            "Calentar con movimientos suaves prepara mejor. El estiramiento largo y quieto va mejor después.",
          ],
        ],
        versus: {
          left: "Hielo",
          right: "Calor",
          rows: [
            ["Cuándo", "Golpe o torcedura reciente", "Tensión y rigidez muscular"],
            ["Qué hace", "Alivia el dolor y la hinchazón", "Relaja y libera el movimiento"],
            ["Cuidado", "Siempre con paño, nunca directo", "No usar en zona hinchada"],
          ],
          verdict: "Si dudas, elige lo que alivia, de diez a quince minutos, y pide evaluación si no mejora.",
        },
      },
    },
  ],
};
