import type { Trade } from "./trade.ts";

export const fitness: Trade = {
  key: "fitness",
  words:
    "academia treino treinar treinos personal_trainer musculacao fitness gym workout workouts training trainer exercicio exercicios exercise gimnasio entrenar entrenamiento entrenador ejercicio ejercicios corrida correr running hipertrofia agachamento squat sentadilla crossfit pilates emagrecer abdomen",
  mood: "bright",
  emoji: "💪",
  tags: {
    pt: "treino academia vidaativa personaltrainer exercicio saude",
    en: "fitness workout gym personaltrainer activelife training",
    es: "entrenamiento gimnasio vidaactiva entrenadorpersonal ejercicio salud",
  },
  topics: [
    {
      words:
        "comec start begin empez iniciant beginner principiant rotina routine rutina habito habit constan motiv desist quit voltar tempo time tiempo segunda treino workout primeiro descanso rest",
      pictures: ["gym shoes", "calendar on a wall", "person walking in a park", "dumbbells", "water bottle"],
      pt: {
        name: "começar a treinar",
        hooks: ["Já começou a treinar três vezes este ano?", "A melhor série é a que você volta para fazer"],
        scene:
          "Segunda-feira, roupa nova, uma hora de treino. Na quarta, o corpo dói tanto que subir escada vira aventura.",
        payoff: "Constância com pouco vence intensidade que dura duas semanas.",
        points: [
          [
            "Começo",
            "Começar com carga e volume de veterano",
            "Músculos e tendões precisam de semanas para se adaptar ao esforço novo.",
            "Comece com menos do que aguenta e suba aos poucos",
          ],
          [
            "Tudo ou nada",
            "Faltar um dia e abandonar a semana",
            "Um treino perdido não apaga os outros; parar, sim.",
            "Tenha uma versão de quinze minutos para dias cheios",
          ],
          [
            "Descanso",
            "Treinar o mesmo músculo todo dia",
            "O músculo se reconstrói no descanso, não durante a série.",
            "Deixe ao menos um dia entre treinos do mesmo grupo",
          ],
          [
            "Aquecimento",
            "Pular o aquecimento",
            "Com o corpo frio, os movimentos ficam presos e a técnica piora.",
            "Faça de cinco a dez minutos leves antes da carga",
          ],
          [
            "Sem registro",
            "Treinar sem anotar nada",
            "Sem registro, repete-se a mesma carga por meses.",
            "Anote exercício, carga e repetições de cada treino",
          ],
          [
            "Comparação",
            "Copiar o treino de outra pessoa",
            "Idade, histórico e objetivo mudam o que funciona.",
            "Peça um plano para o seu corpo e a sua rotina",
          ],
        ],
        myths: [
          [
            "Sem dor não há resultado",
            "Dor muscular leve pode aparecer, mas não mede qualidade. Dor aguda ou na articulação é sinal para parar.",
          ],
          [
            "Abdominal faz perder barriga",
            "O exercício fortalece o músculo, mas o corpo não escolhe perder gordura onde se treina.",
          ],
          [
            "Musculação deixa qualquer um enorme",
            "Ganhar muito volume exige anos de treino e dieta para isso. O comum é ganhar força e firmeza.",
          ],
        ],
        questions: [
          [
            "Quantos dias por semana treinar?",
            "Para começar, dois ou três dias bem feitos já mudam muito. O melhor número é o que você mantém.",
          ],
          [
            "Treino de manhã ou à noite?",
            "O horário que cabe na sua vida. A diferença entre os dois é pequena perto da constância.",
          ],
        ],
        steps: [
          "As quatro primeiras semanas",
          "Semana 1: dois treinos curtos, corpo todo, carga leve",
          "Semana 2: os mesmos movimentos, com mais técnica",
          "Semana 3: mais um dia ou mais uma série",
          "Semana 4: suba um pouco a carga e compare as notas",
        ],
      },
      en: {
        name: "starting to train",
        hooks: ["Started training three times this year?", "The best set is one you come back to do"],
        scene: "Monday, new clothes, an hour of training. By Wednesday you hurt so much that stairs are an adventure.",
        payoff: "A little, kept up, beats intensity that lasts two weeks.",
        points: [
          [
            "The start",
            "Starting with a veteran's load and volume",
            "Muscles and tendons need weeks to adapt to new effort.",
            "Start with less than you can take and build up",
          ],
          [
            "All or nothing",
            "Missing one day and dropping the week",
            "One missed session does not erase the others; stopping does.",
            "Have a fifteen-minute version for full days",
          ],
          [
            "Rest",
            "Training the same muscle every day",
            "Muscle rebuilds while resting, not during the set.",
            "Leave at least a day between sessions of one group",
          ],
          [
            "Warm-up",
            "Skipping the warm-up",
            "With a cold body, movement is stiff and technique gets worse.",
            "Do five to ten light minutes before the load",
          ],
          [
            "No record",
            "Training without writing anything down",
            "Without a record people repeat the same load for months.",
            "Note exercise, load and reps for every session",
          ],
          [
            "Comparison",
            "Copying someone else's plan",
            "Age, history and goal change what works.",
            "Ask for a plan that fits your body and your routine",
          ],
        ],
        myths: [
          [
            "No pain, no gain",
            "Mild soreness may come, but it does not measure quality. Sharp or joint pain is a sign to stop.",
          ],
          [
            "Sit-ups burn belly fat",
            "They strengthen the muscle, but the body does not choose to lose fat where you train.",
          ],
          [
            "Weights make anyone bulky",
            "Great size takes years of training and eating for it. What usually comes is strength and firmness.",
          ],
        ],
        questions: [
          [
            "How many days a week should I train?",
            "To begin, two or three good days already change a lot. The best number is the one you keep.",
          ],
          [
            "Should I train in the morning or evening?",
            "Whichever fits your life. The difference is small next to consistency.",
          ],
        ],
        steps: [
          "The first four weeks",
          "Week 1: two short sessions, whole body, light load",
          "Week 2: the same movements, with better technique",
          "Week 3: one more day or one more set",
          "Week 4: raise the load a little and compare notes",
        ],
      },
      es: {
        name: "empezar a entrenar",
        hooks: ["¿Empezaste a entrenar tres veces este año?", "La mejor serie es la que vuelves a hacer"],
        scene:
          "Lunes, ropa nueva, una hora de entrenamiento. El miércoles duele tanto que la escalera es una aventura.",
        payoff: "Poco y constante le gana a la intensidad que dura dos semanas.",
        points: [
          [
            "El comienzo",
            "Empezar con carga y volumen de veterano",
            "Músculos y tendones necesitan semanas para adaptarse al esfuerzo nuevo.",
            "Empieza con menos de lo que aguantas y sube poco a poco",
          ],
          [
            "Todo o nada",
            "Faltar un día y abandonar la semana",
            "Un entrenamiento perdido no borra los demás; dejarlo, sí.",
            "Ten una versión de quince minutos para días llenos",
          ],
          [
            "El descanso",
            "Entrenar el mismo músculo todos los días",
            "El músculo se reconstruye en el descanso, no durante la serie.",
            "Deja al menos un día entre sesiones del mismo grupo",
          ],
          [
            "Calentamiento",
            "Saltarse el calentamiento",
            "Con el cuerpo frío, el movimiento es rígido y la técnica empeora.",
            "Haz de cinco a diez minutos suaves antes de la carga",
          ],
          [
            "Sin registro",
            "Entrenar sin anotar nada",
            "Sin registro se repite la misma carga durante meses.",
            "Anota ejercicio, carga y repeticiones de cada día",
          ],
          [
            "Comparación",
            "Copiar el plan de otra persona",
            "Edad, historial y objetivo cambian lo que funciona.",
            "Pide un plan para tu cuerpo y tu rutina",
          ],
        ],
        myths: [
          [
            "Sin dolor no hay resultado",
            "Puede haber molestia leve, pero no mide la calidad. El dolor agudo o articular es señal de parar.",
          ],
          [
            "Los abdominales queman la grasa del vientre",
            "Fortalecen el músculo, pero el cuerpo no elige perder grasa donde se entrena.",
          ],
          [
            "Las pesas vuelven enorme a cualquiera",
            "Ganar mucho volumen exige años de entrenamiento y dieta. Lo común es ganar fuerza y firmeza.",
          ],
        ],
        questions: [
          [
            "¿Cuántos días a la semana entreno?",
            "Para empezar, dos o tres días bien hechos ya cambian mucho. El mejor número es el que mantienes.",
          ],
          [
            "¿Entreno por la mañana o por la noche?",
            "Cuando quepa en tu vida. La diferencia es pequeña al lado de la constancia.",
          ],
        ],
        steps: [
          "Las primeras cuatro semanas",
          "Semana 1: dos sesiones cortas, cuerpo entero, carga leve",
          "Semana 2: los mismos movimientos, con más técnica",
          "Semana 3: un día más o una serie más",
          "Semana 4: sube un poco la carga y compara tus notas",
        ],
      },
    },
    {
      words:
        "tecnica technique agachamento squat sentadilla carga load peso weight execu form forma postura corrida running correr run tenis shoes zapatillas joelho cardio esteira treadmill cinta hipertrofia muscle musculo aerobic proteina barra flexao pushup",
      pictures: ["person doing a squat", "running shoes", "barbell", "treadmill", "person running outdoors"],
      pt: {
        name: "técnica no treino",
        hooks: ["Seu agachamento começa pelo pé", "Mais carga ou mais técnica?"],
        scene: "A carga subiu, o espelho aplaudiu, e na última repetição as costas fizeram o trabalho das pernas.",
        payoff: "Técnica limpa rende mais com menos carga e deixa você treinar por muitos anos.",
        points: [
          [
            "Carga",
            "Aumentar o peso antes da técnica",
            "Com carga demais, outros músculos compensam e o alvo trabalha menos.",
            "Suba só quando a última repetição sair igual à primeira",
          ],
          [
            "Agachamento",
            "Tirar o calcanhar do chão ao agachar",
            "Sem o calcanhar, o peso vai para a ponta do pé e o equilíbrio some.",
            "Pise inteiro e desça até onde o pé fica no chão",
          ],
          [
            "Respiração",
            "Prender a respiração a série inteira",
            "Sem ar, a pressão sobe e o fôlego acaba antes da força.",
            "Solte o ar na parte difícil do movimento",
          ],
          [
            "Corrida",
            "Correr todo treino no limite",
            "Ritmo forte todo dia cansa sem dar tempo de recuperar.",
            "Faça a maior parte em ritmo de conversa",
          ],
          [
            "Passada",
            "Alargar a passada para correr mais rápido",
            "Pé muito à frente do corpo freia e aumenta o impacto.",
            "Dê passos mais curtos e mais frequentes",
          ],
        ],
        myths: [
          [
            "Agachar faz mal para o joelho",
            "Em quem não tem lesão e com técnica, fortalece. Com dor, procure avaliação antes de insistir.",
          ],
          [
            "Suar mais é queimar mais gordura",
            "O suor mostra que o corpo se resfria. Ele depende do calor e da roupa, não só do esforço.",
          ],
        ],
        questions: [
          [
            "Quanto tempo descansar entre as séries?",
            "Para força, de dois a três minutos; para resistência, cerca de um. O suficiente para repetir bem.",
          ],
          [
            "Cardio antes ou depois da musculação?",
            "Primeiro o que mais importa para o seu objetivo, quando você está descansado.",
          ],
        ],
        versus: {
          left: "Peso livre",
          right: "Máquina",
          rows: [
            ["Equilíbrio", "Você estabiliza o movimento", "O trilho estabiliza por você"],
            ["Aprendizado", "Pede mais orientação no começo", "Mais fácil de começar"],
            ["Uso", "Movimentos do dia a dia", "Isolar um músculo com segurança"],
          ],
          verdict: "Não é um ou outro: comece no que executa bem e inclua o outro aos poucos.",
        },
      },
      en: {
        name: "training technique",
        hooks: ["Your squat starts at your feet", "More load or better technique?"],
        scene: "The load went up, the mirror applauded, and on the last rep your back did your legs' work.",
        payoff: "Clean technique gives more with less load and lets you train for many years.",
        points: [
          [
            "Load",
            "Adding weight before technique",
            "With too much load other muscles take over and the target works less.",
            "Add only when the last rep looks like the first",
          ],
          [
            "Squat",
            "Lifting your heels when you squat",
            "Without the heel, weight goes to the toes and balance is gone.",
            "Keep the whole foot down and go as low as it stays",
          ],
          [
            "Breathing",
            "Holding your breath for the whole set",
            "Without air, pressure rises and breath ends before strength.",
            "Breathe out on the hard part of the movement",
          ],
          [
            "Running",
            "Running every session at the limit",
            "A hard pace every day tires you without time to recover.",
            "Do most of it at a pace you can talk at",
          ],
          [
            "Stride",
            "Lengthening your stride to run faster",
            "A foot far ahead of the body brakes and adds impact.",
            "Take shorter and more frequent steps",
          ],
        ],
        myths: [
          [
            "Squats are bad for your knees",
            "In people without injury, with technique, they strengthen. With pain, get assessed before going on.",
          ],
          [
            "Sweating more means burning more fat",
            "Sweat shows the body cooling down. It depends on heat and clothes, not only on effort.",
          ],
        ],
        questions: [
          [
            "How long should I rest between sets?",
            "For strength, two to three minutes; for endurance, about one. Enough to repeat it well.",
          ],
          ["Cardio before or after weights?", "First whatever matters most for your goal, while you are fresh."],
        ],
        versus: {
          left: "Free weights",
          right: "Machines",
          rows: [
            ["Balance", "You stabilise the movement", "The rail stabilises for you"],
            ["Learning", "Needs more guidance at first", "Easier to begin with"],
            ["Use", "Movements of everyday life", "Isolating a muscle safely"],
          ],
          verdict: "It is not one or the other: start with what you do well and add the other bit by bit.",
        },
      },
      es: {
        name: "la técnica al entrenar",
        hooks: ["Tu sentadilla empieza en los pies", "¿Más carga o mejor técnica?"],
        scene:
          "Subió la carga, el espejo aplaudió, y en la última repetición la espalda hizo el trabajo de las piernas.",
        payoff: "La técnica limpia rinde más con menos carga y te deja entrenar muchos años.",
        points: [
          [
            "La carga",
            "Aumentar el peso antes que la técnica",
            "Con demasiada carga otros músculos compensan y el objetivo trabaja menos.",
            "Sube solo si la última repetición sale como la primera",
          ],
          [
            "Sentadilla",
            "Levantar los talones en la sentadilla",
            "Sin el talón, el peso va a la punta y se pierde el equilibrio.",
            "Pisa completo y baja hasta donde el pie no se levante",
          ],
          [
            "Respiración",
            "Aguantar la respiración toda la serie",
            "Sin aire, sube la presión y el aliento acaba antes que la fuerza.",
            "Suelta el aire en la parte difícil del movimiento",
          ],
          [
            "Correr",
            "Correr siempre al límite",
            "El ritmo fuerte diario cansa sin dar tiempo a recuperarse.",
            "Haz la mayor parte a un ritmo en que puedas hablar",
          ],
          [
            "La zancada",
            "Alargar la zancada para ir más rápido",
            "El pie muy adelante frena y aumenta el impacto.",
            "Da pasos más cortos y más frecuentes",
          ],
        ],
        myths: [
          [
            "La sentadilla daña las rodillas",
            "En quien no tiene lesión y con técnica, fortalece. Con dolor, pide evaluación antes de insistir.",
          ],
          [
            "Sudar más es quemar más grasa",
            "El sudor muestra que el cuerpo se enfría. Depende del calor y de la ropa, no solo del esfuerzo.",
          ],
        ],
        questions: [
          [
            "¿Cuánto descanso entre series?",
            "Para fuerza, de dos a tres minutos; para resistencia, cerca de uno. Lo suficiente para repetir bien.",
          ],
          [
            "¿Cardio antes o después de las pesas?",
            "Primero lo que más importa para tu objetivo, cuando estás descansado.",
          ],
        ],
        versus: {
          left: "Peso libre",
          right: "Máquinas",
          rows: [
            ["Equilibrio", "Tú estabilizas el movimiento", "El riel estabiliza por ti"],
            ["Aprendizaje", "Pide más guía al principio", "Más fácil para empezar"],
            ["Uso", "Movimientos de la vida diaria", "Aislar un músculo con seguridad"],
          ],
          verdict: "No es uno u otro: empieza por lo que haces bien y suma el otro poco a poco.",
        },
      },
    },
  ],
};
