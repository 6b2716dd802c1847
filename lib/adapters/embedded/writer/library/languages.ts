import type { Trade } from "./trade.ts";

export const languages: Trade = {
  key: "languages",
  words:
    "idioma idiomas ingles english espanhol spanish espanol frances french alemao german aleman italiano portugues portuguese escola_de_idiomas language_school language languages vocabulario vocabulary pronuncia pronunciation pronunciacion fluencia fluency fluidez bilingue gramatica grammar",
  mood: "bright",
  emoji: "🗣️",
  tags: {
    pt: "idiomas aprenderingles escoladeidiomas ingles estudos fluencia",
    en: "languages languagelearning learnenglish languageschool studytips fluency",
    es: "idiomas aprenderidiomas escueladeidiomas ingles estudios fluidez",
  },
  topics: [
    {
      words:
        "aprend learn estud study vocab palavra word palabra fal speak speaking hablar convers pronunc listen ouvir escuchar serie movie filme musica podcast fluen memor errar vergonha shy rotina tempo sozinho ingles english iniciant beginner principiant gramatica",
      pictures: ["notebook with words", "headphones", "two people talking", "flash cards", "phone with a podcast"],
      pt: {
        name: "aprender um idioma",
        hooks: ["Anos de estudo e trava na hora de falar?", "Vocabulário solto não vira conversa"],
        scene: "Você entende a série quase toda. Aí alguém pergunta “how are you?” e a cabeça fica branca.",
        payoff: "Quinze minutos todo dia, falando em voz alta, vencem três horas no sábado.",
        points: [
          [
            "Palavra solta",
            "Decorar listas de palavras soltas",
            "Sozinha, a palavra não traz como se usa nem com o que combina.",
            "Anote frases inteiras que você diria",
          ],
          [
            "Só ouvir",
            "Estudar sem abrir a boca",
            "Entender e falar são treinos diferentes.",
            "Repita em voz alta e grave um minuto por dia",
          ],
          [
            "Perfeição",
            "Esperar a frase perfeita para falar",
            "A conversa anda, e a vez passa.",
            "Fale com o que tem e corrija depois",
          ],
          [
            "Tradução",
            "Montar a frase na sua língua antes",
            "A ordem das palavras muda, e o tempo dobra.",
            "Comece com blocos prontos: “I’d like to…”, “Could you…”",
          ],
          [
            "Sábado",
            "Deixar tudo para o fim de semana",
            "A memória perde o que não revê.",
            "Reveja um pouco hoje, amanhã e na semana que vem",
          ],
          [
            "Legenda",
            "Ver tudo com legenda na sua língua",
            "O olho lê e o ouvido descansa.",
            "Ponha legenda no idioma e reveja cenas curtas",
          ],
        ],
        myths: [
          [
            "Adulto não aprende idioma",
            "Crianças pegam o sotaque com facilidade, mas adultos aprendem regras e vocabulário mais rápido. Falta é rotina.",
          ],
          [
            "Só morando fora se fica fluente",
            "Ajuda, mas não basta. Muita gente vive fora falando a própria língua, e muita gente fica fluente em casa.",
          ],
        ],
        questions: [
          [
            "Quanto tempo leva para conversar?",
            "Depende do idioma, das horas e do objetivo. Para conversas simples, meses de prática diária mudam muito.",
          ],
          ["Gramática ou conversação primeiro?", "Juntas: aprenda a regra que falta na frase que você quis dizer."],
        ],
        steps: [
          "Vinte minutos de idioma por dia",
          "Ouça: um trecho de dois minutos, duas vezes",
          "Repita: em voz alta, imitando o ritmo",
          "Anote: três frases que serviriam para você",
          "Use: escreva ou grave algo com elas",
          "Reveja: as frases de ontem e da semana passada",
        ],
        versus: {
          left: "Aula em grupo",
          right: "Aula particular",
          rows: [
            ["Conversa", "Várias pessoas e sotaques", "Você fala o tempo todo"],
            ["Ritmo", "O da turma", "O seu"],
            ["Combina com", "Quem se anima com gente", "Quem tem meta e prazo"],
          ],
          verdict: "Para ganhar ritmo e companhia, grupo. Para uma prova ou entrevista com data, particular.",
        },
      },
      en: {
        name: "learning a language",
        hooks: ["Years of study and you freeze when speaking?", "Loose words don't become conversation"],
        scene: "You follow nearly the whole series. Then someone asks you a simple question and your mind goes blank.",
        payoff: "Fifteen minutes a day, out loud, beat three hours on Saturday.",
        points: [
          [
            "Loose words",
            "Memorising lists of loose words",
            "Alone, a word does not show how it is used or with what.",
            "Write down whole sentences that you would say",
          ],
          [
            "Only listening",
            "Studying without opening your mouth",
            "Understanding and speaking are different training.",
            "Repeat out loud and record a minute a day",
          ],
          [
            "Perfection",
            "Waiting for the perfect sentence",
            "The talk moves on and your turn is gone.",
            "Speak with what you have and correct it later",
          ],
          [
            "Translating",
            "Building it in your own language first",
            "Word order changes, and the time doubles.",
            "Start from ready-made chunks you know by heart",
          ],
          [
            "Saturdays",
            "Leaving it all for the weekend",
            "Memory loses what it does not see again.",
            "Review a little today, tomorrow and next week",
          ],
          [
            "Subtitles",
            "Watching with subtitles in your language",
            "The eye reads and the ear rests.",
            "Use subtitles in the language; rewatch short scenes",
          ],
        ],
        myths: [
          [
            "Adults cannot learn languages",
            "Children pick up accents easily, but adults learn rules and words faster. Routine is what is missing.",
          ],
          [
            "You only become fluent abroad",
            "It helps but is not enough. Many live abroad in their own language, and many become fluent at home.",
          ],
        ],
        questions: [
          [
            "How long until I can hold a conversation?",
            "It depends on language, hours and goal. For simple talk, months of daily practice change a lot.",
          ],
          ["Grammar or conversation first?", "Together: learn the rule that was missing in what you wanted to say."],
        ],
        steps: [
          "Twenty minutes of language a day",
          "Listen: a two-minute clip, twice",
          "Repeat: out loud, copying the rhythm",
          "Write: three sentences that would serve you",
          "Use: write or record something with them",
          "Review: yesterday's and last week's sentences",
        ],
        versus: {
          left: "Group class",
          right: "Private class",
          rows: [
            ["Talking", "Several people and accents", "You speak all the time"],
            ["Pace", "The group's", "Yours"],
            ["Suits", "People who thrive with company", "People with a goal and a date"],
          ],
          verdict: "For rhythm and company, a group. For an exam or interview with a date, private.",
        },
      },
      es: {
        name: "aprender un idioma",
        hooks: ["¿Años de estudio y te bloqueas al hablar?", "Las palabras sueltas no son conversación"],
        scene: "Entiendes casi toda la serie. Luego alguien te hace una pregunta simple y la mente queda en blanco.",
        payoff: "Quince minutos al día, en voz alta, ganan a tres horas el sábado.",
        points: [
          [
            "Palabra suelta",
            "Memorizar listas de palabras sueltas",
            "Sola, la palabra no muestra cómo se usa ni con qué combina.",
            "Anota frases enteras que tú dirías",
          ],
          [
            "Solo escuchar",
            "Estudiar sin abrir la boca",
            "Entender y hablar son entrenamientos distintos.",
            "Repite en voz alta y graba un minuto al día",
          ],
          [
            "Perfección",
            "Esperar la frase perfecta para hablar",
            "La charla avanza y tu turno pasa.",
            "Habla con lo que tienes y corrige después",
          ],
          [
            "Traducir",
            "Armar la frase en tu idioma primero",
            "El orden de las palabras cambia y el tiempo se duplica.",
            "Empieza con bloques que ya sabes de memoria",
          ],
          [
            "El sábado",
            "Dejar todo para el fin de semana",
            "La memoria pierde lo que no vuelve a ver.",
            "Repasa un poco hoy, mañana y la próxima semana",
          ],
          [
            "Subtítulos",
            "Ver todo con subtítulos en tu idioma",
            "El ojo lee y el oído descansa.",
            "Ponlos en el idioma que aprendes y repite escenas",
          ],
        ],
        myths: [
          [
            "Los adultos no aprenden idiomas",
            "Los niños captan el acento con facilidad, pero los adultos aprenden reglas y palabras más rápido. Falta rutina.",
          ],
          [
            "Solo viviendo fuera se logra fluidez",
            "Ayuda, pero no basta. Mucha gente vive fuera en su propia lengua, y mucha logra fluidez en casa.",
          ],
        ],
        questions: [
          [
            "¿Cuánto tardo en poder conversar?",
            "Depende del idioma, las horas y la meta. Para charlas simples, meses de práctica diaria cambian mucho.",
          ],
          ["¿Gramática o conversación primero?", "Juntas: aprende la regla que faltó en lo que quisiste decir."],
        ],
        steps: [
          "Veinte minutos de idioma al día",
          "Escucha: un fragmento de dos minutos, dos veces",
          "Repite: en voz alta, imitando el ritmo",
          "Anota: tres frases que te servirían",
          "Usa: escribe o graba algo con ellas",
          "Repasa: las de ayer y las de la semana pasada",
        ],
        versus: {
          left: "Clase en grupo",
          right: "Clase particular",
          rows: [
            ["Hablar", "Varias personas y acentos", "Hablas todo el tiempo"],
            ["Ritmo", "El del grupo", "El tuyo"],
            ["Va con", "Quien se anima con gente", "Quien tiene meta y fecha"],
          ],
          verdict: "Para ritmo y compañía, grupo. Para un examen o entrevista con fecha, particular.",
        },
      },
    },
  ],
};
