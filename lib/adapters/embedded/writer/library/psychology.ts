import type { Trade } from "./trade.ts";

export const psychology: Trade = {
  key: "psychology",
  words:
    "psicolog psicoterap terapia terapeuta psychology psychologist therapy therapist ansiedad anxiety anxious saude_mental mental_health salud_mental estresse stress estres emoc emotion burnout autoestima self_esteem luto grief duelo sono sleep dormir insonia insomnia insomnio",
  mood: "calm",
  emoji: "🌿",
  tags: {
    pt: "psicologia saudemental terapia autocuidado bemestar emocoes",
    en: "psychology mentalhealth therapy selfcare wellbeing emotions",
    es: "psicologia saludmental terapia autocuidado bienestar emociones",
  },
  topics: [
    {
      words:
        "ansiedad anxiety anxious estres stress preocup worry respir breath sono sleep sueno dormir insonia insomni rotina routine rutina descans rest pausa celular phone telefono limite boundar burnout trabalho work trabajo cansaco",
      pictures: [
        "person breathing calmly",
        "bed with soft light",
        "phone on a table",
        "park bench",
        "notebook and pen",
      ],
      pt: {
        name: "ansiedade no dia a dia",
        hooks: ["Sua cabeça não desliga na hora de dormir?", "Descansar não é prêmio por ter terminado tudo"],
        scene: "A luz apaga, o corpo deita, e a cabeça começa a repassar a conversa da tarde e a lista de amanhã.",
        payoff: "Pequenas pausas não resolvem a vida, mas devolvem o fôlego para cuidar dela.",
        points: [
          [
            "Lutar contra",
            "Brigar com o pensamento ansioso",
            "Tentar não pensar em algo costuma fazer o pensamento voltar com mais força.",
            "Dê nome ao que sente e volte a atenção para a respiração",
          ],
          [
            "Celular na cama",
            "Levar o celular para a cama",
            "Luz, notícias e conversas mantêm o corpo em alerta.",
            "Carregue o celular longe da cama e leia algo leve",
          ],
          [
            "Tudo na cabeça",
            "Guardar todas as pendências na cabeça",
            "O que não está anotado continua pedindo atenção.",
            "Escreva a lista de amanhã antes de deitar",
          ],
          [
            "Sem pausa",
            "Emendar uma tarefa na outra o dia todo",
            "Sem intervalo, o cansaço se acumula e aparece como irritação à noite.",
            "Marque duas pausas curtas, longe da tela",
          ],
          [
            "Comparação",
            "Medir o seu dia pelo feed dos outros",
            "O feed mostra recortes, e a comparação é feita com o dia inteiro.",
            "Repare como você se sente depois de rolar a tela",
          ],
          [
            "Sozinho",
            "Achar que precisa dar conta sozinho",
            "Falar organiza o que sentimos e lembra que há com quem contar.",
            "Conte a alguém de confiança como tem sido a semana",
          ],
        ],
        myths: [
          [
            "Ansiedade é frescura ou falta de força de vontade",
            "É uma reação do corpo e da mente, que todos temos. Quando atrapalha a vida, merece cuidado.",
          ],
          [
            "Pensar positivo resolve a ansiedade",
            "Obrigar-se a ficar bem costuma pesar mais. Reconhecer o que se sente é um começo melhor.",
          ],
        ],
        questions: [
          [
            "Quando a ansiedade pede ajuda profissional?",
            "Quando dura semanas, atrapalha o sono, o trabalho ou as relações, ou quando você sente que não dá conta.",
          ],
          [
            "Respirar fundo funciona mesmo?",
            "Soltar o ar devagar ajuda o corpo a desacelerar. Não resolve a causa, mas dá espaço para pensar.",
          ],
        ],
        steps: [
          "Uma noite mais calma",
          "Descarregue: escreva a lista de amanhã no papel",
          "Abaixe o ritmo: luz fraca e tela longe por meia hora",
          "Solte o ar: inspire em quatro tempos, solte em seis",
          "Seja gentil: se o sono não vier, levante e leia um pouco",
        ],
      },
      en: {
        name: "everyday anxiety",
        hooks: ["Does your mind stay on at bedtime?", "Rest is not a prize for finishing it all"],
        scene:
          "The light goes off, the body lies down, and the mind starts replaying the afternoon and tomorrow's list.",
        payoff: "Small pauses do not solve life, but they give back the breath to take care of it.",
        points: [
          [
            "Fighting it",
            "Fighting an anxious thought",
            "Trying not to think of something tends to bring it back stronger.",
            "Name what you feel and return to your breathing",
          ],
          [
            "Phone in bed",
            "Taking the phone to bed",
            "Light, news and chats keep the body alert.",
            "Charge it away from the bed and read something light",
          ],
          [
            "All in your head",
            "Keeping every pending task in your head",
            "What is not written down keeps asking for attention.",
            "Write tomorrow's list before you lie down",
          ],
          [
            "No breaks",
            "Going from task to task all day",
            "Without breaks, tiredness adds up and shows as irritation at night.",
            "Set two short breaks away from the screen",
          ],
          [
            "Comparison",
            "Measuring your day by other people's feed",
            "A feed shows clips, and we compare them with our whole day.",
            "Notice how you feel after scrolling",
          ],
          [
            "On your own",
            "Believing you must cope alone",
            "Talking sorts out what we feel and reminds us who is there.",
            "Tell someone you trust how the week has been",
          ],
        ],
        myths: [
          [
            "Anxiety is weakness or lack of willpower",
            "It is a reaction of body and mind that we all have. When it gets in the way of life, it deserves care.",
          ],
          [
            "Positive thinking cures anxiety",
            "Forcing yourself to be fine tends to weigh more. Recognising what you feel is a better start.",
          ],
        ],
        questions: [
          [
            "When does anxiety call for professional help?",
            "When it lasts for weeks, affects sleep, work or relationships, or when you feel you cannot cope.",
          ],
          [
            "Does deep breathing really work?",
            "Breathing out slowly helps the body slow down. It does not solve the cause, but it makes room to think.",
          ],
        ],
        steps: [
          "A calmer night",
          "Unload: write tomorrow's list on paper",
          "Slow down: dim light and no screen for half an hour",
          "Breathe out: in for four counts, out for six",
          "Be kind: if sleep won't come, get up and read a little",
        ],
      },
      es: {
        name: "la ansiedad de cada día",
        hooks: ["¿Tu cabeza no se apaga al dormir?", "Descansar no es un premio por terminarlo todo"],
        scene: "Se apaga la luz, el cuerpo se acuesta y la cabeza empieza a repasar la tarde y la lista de mañana.",
        payoff: "Las pequeñas pausas no resuelven la vida, pero devuelven el aire para cuidarla.",
        points: [
          [
            "Luchar",
            "Pelear con el pensamiento ansioso",
            "Intentar no pensar en algo suele hacer que vuelva con más fuerza.",
            "Ponle nombre a lo que sientes y vuelve a la respiración",
          ],
          [
            "Móvil en la cama",
            "Llevar el teléfono a la cama",
            "Luz, noticias y chats mantienen el cuerpo en alerta.",
            "Cárgalo lejos de la cama y lee algo ligero",
          ],
          [
            "Todo en la cabeza",
            "Guardar todos los pendientes en la cabeza",
            "Lo que no está anotado sigue pidiendo atención.",
            "Escribe la lista de mañana antes de acostarte",
          ],
          [
            "Sin pausas",
            "Pasar de una tarea a otra todo el día",
            "Sin pausas, el cansancio se acumula y aparece como irritación por la noche.",
            "Marca dos pausas cortas, lejos de la pantalla",
          ],
          [
            "Comparación",
            "Medir tu día por las redes de los demás",
            "Las redes muestran recortes, y los comparamos con nuestro día entero.",
            "Observa cómo te sientes después de mirar la pantalla",
          ],
          [
            "A solas",
            "Creer que hay que poder con todo a solas",
            "Hablar ordena lo que sentimos y recuerda con quién contamos.",
            "Cuéntale a alguien de confianza cómo va la semana",
          ],
        ],
        myths: [
          [
            "La ansiedad es debilidad o falta de voluntad",
            "Es una reacción del cuerpo y de la mente que todos tenemos. Cuando estorba la vida, merece cuidado.",
          ],
          [
            "Pensar en positivo cura la ansiedad",
            "Obligarse a estar bien suele pesar más. Reconocer lo que se siente es un mejor comienzo.",
          ],
        ],
        questions: [
          [
            "¿Cuándo la ansiedad pide ayuda profesional?",
            "Cuando dura semanas, afecta el sueño, el trabajo o las relaciones, o cuando sientes que no puedes.",
          ],
          [
            "¿Respirar hondo de verdad funciona?",
            "Soltar el aire despacio ayuda al cuerpo a bajar el ritmo. No resuelve la causa, pero da espacio para pensar.",
          ],
        ],
        steps: [
          "Una noche más tranquila",
          "Descarga: escribe la lista de mañana en papel",
          "Baja el ritmo: luz tenue y sin pantalla media hora",
          "Suelta el aire: inhala en cuatro tiempos, exhala en seis",
          "Sé amable: si el sueño no llega, levántate y lee un poco",
        ],
      },
    },
    {
      words:
        "terapia therapy terapeut therapist psicolog psycholog sessao session sesion consulta primeira first primera online presencial escolher choose elegir comecar start empezar casal couple pareja crianca child nino adolescente familia",
      pictures: ["two armchairs", "person talking", "open door", "laptop video call", "plant by a window"],
      pt: {
        name: "começar a terapia",
        hooks: ["O que falar na primeira sessão?", "Terapia não é só para quando tudo desaba"],
        scene: "O contato do psicólogo está salvo há meses. Falta só escrever a primeira mensagem.",
        payoff: "Ninguém precisa chegar com tudo organizado: organizar junto também é a terapia.",
        points: [
          [
            "Fundo do poço",
            "Esperar piorar para procurar ajuda",
            "Quanto antes se conversa, mais recursos a pessoa tem para lidar.",
            "Procure quando algo se repete e incomoda",
          ],
          [
            "Roteiro",
            "Achar que precisa saber o que dizer",
            "A condução da conversa é trabalho do profissional.",
            "Comece por como foi a sua semana",
          ],
          [
            "Registro",
            "Escolher sem conferir a formação",
            "O registro profissional mostra que há formação e um conselho que fiscaliza.",
            "Confira o registro e pergunte sobre a experiência",
          ],
          [
            "Pressa",
            "Esperar respostas na primeira sessão",
            "As primeiras conversas servem para conhecer a história e combinar o trabalho.",
            "Combine o que espera e reavalie depois de um mês",
          ],
          [
            "Encaixe",
            "Desistir da terapia por não gostar de um",
            "O vínculo faz parte do processo, e nem todo encontro dá certo.",
            "Diga o que não encaixou ou procure outra pessoa",
          ],
        ],
        myths: [
          [
            "Psicólogo dá conselhos",
            "O trabalho é ajudar você a entender o que vive e a construir as próprias respostas.",
          ],
          [
            "Terapia online não funciona",
            "Com sigilo, boa conexão e um lugar reservado, muita gente trabalha bem assim. O que pesa é o vínculo.",
          ],
        ],
        questions: [
          [
            "O que digo na primeira sessão?",
            "O que levou você até lá, como tem dormido, o que mudou nos últimos tempos. O profissional ajuda a seguir.",
          ],
          [
            "O que eu falo fica em segredo?",
            "Sim. O sigilo é dever da profissão, com exceções previstas para situações de risco, que você pode perguntar.",
          ],
        ],
        versus: {
          left: "Presencial",
          right: "Online",
          rows: [
            ["Lugar", "Um espaço neutro, fora de casa", "Precisa de canto reservado"],
            ["Rotina", "Conta o tempo de ir e voltar", "Cabe em dias cheios e viagens"],
            ["Atenção", "Menos distração em volta", "Fone e notificações desligadas"],
          ],
          verdict: "O melhor formato é aquele a que você consegue voltar toda semana.",
        },
        steps: [
          "Da dúvida à primeira sessão",
          "Nomeie o motivo: uma frase sobre o que incomoda",
          "Pesquise três nomes: com registro e experiência",
          "Pergunte o prático: valor, horário, formato e sigilo",
          "Marque uma: e perceba se você se sentiu ouvido",
        ],
      },
      en: {
        name: "starting therapy",
        hooks: ["What do you say in a first session?", "Therapy is not only for when it all falls"],
        scene: "The therapist's contact has been saved for months. Only the first message is missing.",
        payoff: "Nobody has to arrive with everything sorted: sorting it together is therapy too.",
        points: [
          [
            "Rock bottom",
            "Waiting to get worse before seeking help",
            "The earlier you talk, the more resources you have to cope.",
            "Look for help when something repeats and bothers you",
          ],
          [
            "A script",
            "Believing you must know what to say",
            "Leading the conversation is the professional's job.",
            "Begin with how your week was",
          ],
          [
            "Credentials",
            "Choosing without checking credentials",
            "Registration shows there is training and a body that oversees it.",
            "Check the registration and ask about experience",
          ],
          [
            "Hurry",
            "Expecting answers in the first session",
            "First talks are for knowing your story and agreeing on the work.",
            "Say what you expect and review after a month",
          ],
          [
            "The fit",
            "Giving up on therapy because of one bad fit",
            "The bond is part of the process, and not every match works.",
            "Say what did not fit or look for someone else",
          ],
        ],
        myths: [
          [
            "Psychologists give advice",
            "Their work is to help you understand what you live and build your own answers.",
          ],
          [
            "Online therapy does not work",
            "With privacy, a good connection and a quiet place, many people work well this way. The bond matters most.",
          ],
        ],
        questions: [
          [
            "What do I say in the first session?",
            "What brought you there, how you have slept, what has changed lately. The professional helps from there.",
          ],
          [
            "Is what I say kept secret?",
            "Yes. Confidentiality is a professional duty, with exceptions for situations of risk that you can ask about.",
          ],
        ],
        versus: {
          left: "In person",
          right: "Online",
          rows: [
            ["Place", "A neutral space outside home", "Needs a private corner"],
            ["Routine", "Count the time to go and return", "Fits full days and travel"],
            ["Attention", "Fewer distractions around", "Headphones, notifications off"],
          ],
          verdict: "The best format is the one you can come back to every week.",
        },
        steps: [
          "From doubt to the first session",
          "Name the reason: one sentence about what bothers you",
          "Find three names: registered and experienced",
          "Ask the practical: fee, hours, format, confidentiality",
          "Book one: and notice whether you felt heard",
        ],
      },
      es: {
        name: "empezar terapia",
        hooks: ["¿Qué se dice en la primera sesión?", "La terapia no es solo para cuando todo cae"],
        scene: "El contacto del psicólogo lleva meses guardado. Solo falta escribir el primer mensaje.",
        payoff: "Nadie tiene que llegar con todo ordenado: ordenarlo en compañía también es terapia.",
        points: [
          [
            "Tocar fondo",
            "Esperar a estar peor para buscar ayuda",
            "Cuanto antes se habla, más recursos hay para afrontarlo.",
            "Búscala cuando algo se repite y molesta",
          ],
          [
            "Un guion",
            "Creer que hay que saber qué decir",
            "Conducir la conversación es trabajo del profesional.",
            "Empieza por cómo fue tu semana",
          ],
          [
            "Formación",
            "Elegir sin revisar la formación",
            "El registro profesional muestra que hay estudios y un colegio que supervisa.",
            "Revisa el registro y pregunta por su experiencia",
          ],
          [
            "La prisa",
            "Esperar respuestas en la primera sesión",
            "Las primeras charlas sirven para conocer la historia y acordar el trabajo.",
            "Di qué esperas y revísalo después de un mes",
          ],
          [
            "El vínculo",
            "Dejar la terapia por no encajar con alguien",
            "El vínculo es parte del proceso, y no todo encuentro funciona.",
            "Di qué no encajó o busca a otra persona",
          ],
        ],
        myths: [
          [
            "El psicólogo da consejos",
            "Su trabajo es ayudarte a entender lo que vives y a construir tus propias respuestas.",
          ],
          [
            "La terapia en línea no funciona",
            "Con privacidad, buena conexión y un lugar tranquilo, mucha gente trabaja bien así. Lo que pesa es el vínculo.",
          ],
        ],
        questions: [
          [
            "¿Qué digo en la primera sesión?",
            "Qué te llevó hasta ahí, cómo has dormido, qué cambió últimamente. El profesional ayuda a seguir.",
          ],
          [
            "¿Lo que digo queda en secreto?",
            "Sí. La confidencialidad es un deber profesional, con excepciones por situaciones de riesgo que puedes preguntar.",
          ],
        ],
        versus: {
          left: "Presencial",
          right: "En línea",
          rows: [
            ["Lugar", "Un espacio neutro, fuera de casa", "Necesita un rincón privado"],
            ["Rutina", "Cuenta el tiempo de ir y volver", "Cabe en días llenos y viajes"],
            ["Atención", "Menos distracciones alrededor", "Auriculares y avisos apagados"],
          ],
          verdict: "El mejor formato es aquel al que puedes volver cada semana.",
        },
        steps: [
          "De la duda a la primera sesión",
          "Nombra el motivo: una frase sobre lo que molesta",
          "Busca tres nombres: con registro y experiencia",
          "Pregunta lo práctico: costo, horario, formato, secreto",
          "Reserva una: y nota si te sentiste escuchado",
        ],
      },
    },
  ],
};
