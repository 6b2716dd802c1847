import type { Topic, Trade } from "./trade.ts";

/** For a theme the library knows nothing of: how to think about it, in the theme's own words ({s}). */
export const GENERAL: Trade & { topics: readonly [Topic] } = {
  key: "general",
  words: "",
  mood: "bright",
  emoji: "✨",
  tags: {
    pt: "pequenosnegocios empreender dicas negociolocal aprendatododia",
    en: "smallbusiness local tips learneveryday shoplocal",
    es: "pequenosnegocios emprender consejos negociolocal aprendecadadia",
  },
  topics: [
    {
      words: "",
      pictures: ["notebook and pen", "two people talking", "open door", "magnifying glass", "calendar"],
      pt: {
        name: "{s}",
        hooks: ["Antes de decidir, faça estas perguntas", "Cinco minutos de conversa evitam surpresa"],
        scene: "Sobre {s}, poucas perguntas mudam a escolha. Estas cabem em cinco minutos.",
        payoff: "Quem chega com as perguntas certas sai com uma resposta que serve para o seu caso.",
        points: [
          [
            "Objetivo",
            "Começar sem dizer o que se espera",
            "Pessoas diferentes querem coisas diferentes, e a melhor opção muda com o objetivo.",
            "Escreva em uma frase o resultado que você espera",
          ],
          [
            "Seu caso",
            "Copiar o que funcionou para outra pessoa",
            "Tempo, espaço e orçamento mudam de um caso para outro.",
            "Liste o que é diferente na sua situação",
          ],
          [
            "O que inclui",
            "Comparar opções só pelo preço",
            "Duas propostas com o mesmo nome podem incluir coisas bem diferentes.",
            "Peça por escrito o que está e o que não está incluído",
          ],
          [
            "Prazo",
            "Deixar o prazo para o fim da conversa",
            "Quase toda pressa nasce de um prazo que ninguém combinou.",
            "Pergunte quanto tempo leva e o que pode atrasar",
          ],
          [
            "Depois",
            "Esquecer o que vem depois",
            "Manter, cuidar ou renovar também custa tempo e dinheiro.",
            "Pergunte que cuidado vai ser preciso depois",
          ],
          [
            "Exemplos",
            "Decidir sem ver nenhum exemplo",
            "Ver um caso parecido mostra o que a descrição não mostra.",
            "Peça para ver um exemplo parecido com o seu",
          ],
          [
            "Primeiro passo",
            "Querer resolver tudo de uma vez",
            "Um começo pequeno mostra cedo o que precisa mudar.",
            "Escolha um primeiro passo que caiba nesta semana",
          ],
        ],
        myths: [
          [
            "O mais caro é sempre o melhor",
            "Preço alto não garante que serve para você. Compare o que cada opção inclui e o que você vai usar.",
          ],
          [
            "Perguntar demais atrapalha",
            "Quem atende bem prefere cliente que pergunta: o combinado fica claro para os dois lados.",
          ],
        ],
        questions: [
          [
            "O que perguntar antes de decidir?",
            "O que está incluído, quanto tempo leva, que cuidado pede depois e o que acontece se algo mudar.",
          ],
          [
            "Como saber se serve para o meu caso?",
            "Conte a sua rotina, o seu orçamento e o que já tentou. A resposta certa começa por essas três coisas.",
          ],
          [
            "Por onde começar?",
            "Pelo objetivo: escreva em uma frase o que você quer que mude. O resto da conversa fica mais fácil.",
          ],
        ],
        steps: [
          "Do interesse à decisão",
          "Defina o objetivo: uma frase sobre o que você quer",
          "Junte o que já tem: fotos, medidas, exemplos, orçamento",
          "Compare duas opções: o que cada uma inclui, por escrito",
          "Comece pequeno: um primeiro passo que caiba na semana",
        ],
      },
      en: {
        name: "{s}",
        hooks: ["Before you decide, ask these questions", "Five minutes of talking save surprises"],
        scene: "When it comes to {s}, a few questions change the choice. These fit in five minutes.",
        payoff: "Whoever arrives with the right questions leaves with an answer that fits.",
        points: [
          [
            "Goal",
            "Starting without saying what you expect",
            "Different people want different things, and the best option changes with the goal.",
            "Write in one sentence the result you expect",
          ],
          [
            "Your case",
            "Copying what worked for someone else",
            "Time, space and budget change from one case to another.",
            "List what is different about your situation",
          ],
          [
            "What is included",
            "Comparing options by price alone",
            "Two offers with the same name can include very different things.",
            "Ask in writing what is included and what is not",
          ],
          [
            "Timing",
            "Leaving the deadline for the end of the talk",
            "Nearly every rush comes from a deadline that nobody agreed.",
            "Ask how long it takes and what could delay it",
          ],
          [
            "Afterwards",
            "Forgetting what comes afterwards",
            "Keeping, caring and renewing cost time and money too.",
            "Ask what care it will need later",
          ],
          [
            "Examples",
            "Deciding without seeing an example",
            "A similar case shows what a description does not.",
            "Ask to see an example similar to yours",
          ],
          [
            "First step",
            "Wanting to solve it all at once",
            "A small start shows early on what has to change.",
            "Choose a first step that fits this week",
          ],
        ],
        myths: [
          [
            "The most expensive is always the best",
            "A high price does not mean it fits you. Compare what each option includes and what you will use.",
          ],
          [
            "Asking too much is a nuisance",
            "Good professionals prefer clients who ask: what was agreed is clear to both sides.",
          ],
        ],
        questions: [
          [
            "What should I ask before deciding?",
            "What is included, how long it takes, what care it needs later and what happens if something changes.",
          ],
          [
            "How do I know it fits my case?",
            "Tell your routine, your budget and what you have tried. The right answer starts with these three.",
          ],
          [
            "Where do I start?",
            "With the goal: write in one sentence what you want to change. The rest of the talk gets easier.",
          ],
        ],
        steps: [
          "From interest to decision",
          "Set the goal: one sentence about what you want",
          "Gather what you have: photos, sizes, examples, budget",
          "Compare two options: what each one includes, in writing",
          "Start small: a first step that fits this week",
        ],
      },
      es: {
        name: "{s}",
        hooks: ["Antes de decidir, haz estas preguntas", "Cinco minutos de charla evitan sorpresas"],
        scene: "Sobre {s}, pocas preguntas cambian la elección. Estas caben en cinco minutos.",
        payoff: "Quien llega con las preguntas correctas sale con una respuesta que sirve para su caso.",
        points: [
          [
            "Objetivo",
            "Empezar sin decir lo que se espera",
            "Personas distintas quieren cosas distintas, y la mejor opción cambia con el objetivo.",
            "Escribe en una frase el resultado que esperas",
          ],
          [
            "Tu caso",
            "Copiar lo que le funcionó a otra persona",
            "Tiempo, espacio y presupuesto cambian de un caso a otro.",
            "Anota qué es diferente en tu situación",
          ],
          [
            "Qué incluye",
            "Comparar opciones solo por el precio",
            "Dos propuestas con el mismo nombre pueden incluir cosas muy distintas.",
            "Pide por escrito qué está incluido y qué no",
          ],
          [
            "Plazo",
            "Dejar el plazo para el final de la charla",
            "Casi toda prisa nace de un plazo que nadie acordó.",
            "Pregunta cuánto tarda y qué podría retrasarlo",
          ],
          [
            "Después",
            "Olvidar lo que viene después",
            "Mantener, cuidar o renovar también cuesta tiempo y dinero.",
            "Pregunta qué cuidado va a necesitar después",
          ],
          [
            "Ejemplos",
            "Decidir sin ver ningún ejemplo",
            "Ver un caso parecido muestra lo que la descripción no muestra.",
            "Pide ver un ejemplo parecido al tuyo",
          ],
          [
            "Primer paso",
            "Querer resolver todo de una vez",
            "Un comienzo pequeño muestra pronto qué hay que cambiar.",
            "Elige un primer paso que quepa en esta semana",
          ],
        ],
        myths: [
          [
            "Lo más caro siempre es lo mejor",
            "Un precio alto no garantiza que te sirva. Compara qué incluye cada opción y qué vas a usar.",
          ],
          [
            "Preguntar demasiado molesta",
            "Quien atiende bien prefiere clientes que preguntan: lo acordado queda claro para los dos.",
          ],
        ],
        questions: [
          [
            "¿Qué preguntar antes de decidir?",
            "Qué está incluido, cuánto tarda, qué cuidado pide después y qué pasa si algo cambia.",
          ],
          [
            "¿Cómo sé si sirve para mi caso?",
            "Cuenta tu rutina, tu presupuesto y lo que ya probaste. La respuesta correcta empieza por esas tres cosas.",
          ],
          [
            "¿Por dónde empiezo?",
            "Por el objetivo: escribe en una frase qué quieres que cambie. El resto de la charla se hace más fácil.",
          ],
        ],
        steps: [
          "Del interés a la decisión",
          "Define el objetivo: una frase sobre lo que quieres",
          "Reúne lo que tienes: fotos, medidas, ejemplos, presupuesto",
          "Compara dos opciones: qué incluye cada una, por escrito",
          "Empieza pequeño: un primer paso que quepa en la semana",
        ],
      },
    },
  ],
};
