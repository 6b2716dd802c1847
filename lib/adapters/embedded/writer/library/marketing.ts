import type { Trade } from "./trade.ts";

export const marketing: Trade = {
  key: "marketing",
  words:
    "marketing social_media redes_sociais redes_sociales instagram publicidade publicidad branding anuncio anuncios conteudo contenido content_marketing agencia_de_marketing consultoria consulting consultor consultant negocio negocios engajamento engagement seguidores followers stories copywriting vendas ventas sales cliente clientes customers empreendedor_digital ecommerce loja_virtual legenda_de_post feed",
  mood: "bright",
  emoji: "📣",
  tags: {
    pt: "marketing marketingdigital redessociais pequenosnegocios conteudo vendas",
    en: "marketing socialmedia smallbusiness contenttips branding sales",
    es: "marketing marketingdigital redessociales pymes contenido ventas",
  },
  topics: [
    {
      words:
        "instagram post redes social conteudo contenido content engaj engage enganch seguid follow stories reels video legenda caption frequencia calendario calendar ideia idea publicar feed perfil profile bio hashtag negocio business",
      pictures: [
        "phone with social feed",
        "content calendar",
        "person recording a video",
        "notebook with ideas",
        "megaphone",
      ],
      pt: {
        name: "conteúdo para redes sociais",
        hooks: ["Você posta muito e vende pouco?", "Seguidor não paga boleto, cliente paga"],
        scene: "Domingo à noite, a tela em branco, e a ideia de sempre: uma frase bonita com fundo bege.",
        payoff: "Conteúdo que responde a uma dúvida real trabalha por você o ano inteiro.",
        points: [
          [
            "Tema",
            "Postar sobre o que você acha bonito",
            "O cliente procura resposta para o problema dele.",
            "Anote as perguntas que recebe e responda uma por post",
          ],
          [
            "Primeira linha",
            "Começar com “oi, pessoal”",
            "As primeiras palavras decidem se a pessoa fica.",
            "Abra com o problema ou a promessa do post",
          ],
          [
            "Chamada",
            "Terminar sem dizer o que fazer",
            "Quem gostou segue rolando a tela.",
            "Peça uma coisa só: salvar, responder ou chamar",
          ],
          [
            "Perfil",
            "Deixar a bio dizendo só o nome",
            "Quem chega precisa entender em segundos o que você faz.",
            "Escreva o que faz, para quem, onde e como falar",
          ],
          [
            "Constância",
            "Postar todo dia por duas semanas e sumir",
            "O público desaprende a esperar por você.",
            "Escolha um ritmo que cabe na sua pior semana",
          ],
          [
            "Bastidores",
            "Mostrar só o produto pronto",
            "O processo é o que cria confiança.",
            "Mostre como se faz, com as mãos e a sua voz",
          ],
          [
            "Resposta",
            "Demorar a responder comentários",
            "A conversa é onde a venda começa.",
            "Reserve dois horários por dia para responder",
          ],
        ],
        myths: [
          [
            "Quanto mais hashtags, mais alcance",
            "Poucas e certas descrevem melhor o assunto. O que segura alcance é gente que fica e interage.",
          ],
          [
            "Precisa viralizar para vender",
            "Negócio local vende para quem está perto e confia. Cem pessoas certas valem mais que cem mil curiosos.",
          ],
        ],
        questions: [
          [
            "Quantas vezes por semana postar?",
            "Duas ou três com qualidade já sustentam um perfil. O número certo é o que você mantém.",
          ],
          [
            "O que postar quando falta ideia?",
            "A última dúvida de cliente, um erro comum, um antes e depois, ou como você faz uma etapa do trabalho.",
          ],
        ],
        steps: [
          "Um mês de conteúdo em uma tarde",
          "Liste: vinte perguntas que clientes fazem",
          "Agrupe: em quatro assuntos, um por semana",
          "Escolha o formato: carrossel, vídeo ou foto",
          "Escreva: primeira linha, resposta e chamada",
          "Agende: e deixe um espaço para o improviso",
        ],
        versus: {
          left: "Carrossel",
          right: "Vídeo curto",
          rows: [
            ["Bom para", "Explicar passo a passo", "Mostrar gente e bastidor"],
            ["Pede", "Texto claro e bom título", "Gancho nos primeiros segundos"],
            ["Vida", "As pessoas salvam e voltam", "Chega a quem não segue você"],
          ],
          verdict: "Use o vídeo para ser descoberto e o carrossel para ser lembrado.",
        },
      },
      en: {
        name: "social media content",
        hooks: ["Posting a lot and selling little?", "Followers don't pay bills, clients do"],
        scene: "Sunday night, a blank screen, and the usual idea: a pretty quote on a beige background.",
        payoff: "Content that answers a real question works for you all year.",
        points: [
          [
            "The subject",
            "Posting about what you find pretty",
            "Clients look for an answer to their own problem.",
            "Note the questions you get and answer one per post",
          ],
          [
            "First line",
            "Starting with “hi, everyone”",
            "The first words decide whether people stay.",
            "Open with the problem or the promise of the post",
          ],
          [
            "The ask",
            "Ending without saying what to do",
            "Those who liked it just keep scrolling.",
            "Ask for one thing only: save, reply or call",
          ],
          [
            "Profile",
            "Leaving only your name in the bio",
            "Newcomers must grasp in seconds what you do.",
            "Write what you do, for whom, where and how to talk",
          ],
          [
            "Consistency",
            "Posting daily for two weeks, then vanishing",
            "People unlearn to expect you.",
            "Choose a pace that fits your worst week",
          ],
          [
            "Behind the scenes",
            "Showing only the finished product",
            "The process is what builds trust.",
            "Show how it is made, with your hands and your voice",
          ],
          [
            "Replies",
            "Taking days to answer comments",
            "Conversation is where a sale begins.",
            "Set two times a day to reply",
          ],
        ],
        myths: [
          [
            "More hashtags mean more reach",
            "A few right ones describe the subject better. People who stay and interact are what holds reach.",
          ],
          [
            "You must go viral to sell",
            "A local business sells to people who are near and trust it. A hundred right people beat many onlookers.",
          ],
        ],
        questions: [
          [
            "How many times a week should I post?",
            "Two or three good posts already sustain a profile. The right number is the one you keep.",
          ],
          [
            "What do I post without ideas?",
            "The last client question, a common mistake, a before and after, or how you do one stage of the work.",
          ],
        ],
        steps: [
          "A month of content in one afternoon",
          "List: twenty questions that clients ask",
          "Group: into four subjects, one a week",
          "Choose the format: carousel, video or photo",
          "Write: first line, answer and ask",
          "Schedule: and leave a space to improvise",
        ],
        versus: {
          left: "Carousel",
          right: "Short video",
          rows: [
            ["Good for", "Explaining step by step", "Showing people and process"],
            ["Needs", "Clear text and a good title", "A hook in the first seconds"],
            ["Life", "People save it and return", "Reaches those who don't follow you"],
          ],
          verdict: "Use video to be found and carousels to be remembered.",
        },
      },
      es: {
        name: "contenido para redes sociales",
        hooks: ["¿Publicas mucho y vendes poco?", "El seguidor no paga cuentas, el cliente sí"],
        scene: "Domingo por la noche, la pantalla en blanco y la idea de siempre: una frase bonita sobre fondo beige.",
        payoff: "El contenido que responde a una duda real trabaja por ti todo el año.",
        points: [
          [
            "El tema",
            "Publicar sobre lo que te parece bonito",
            "El cliente busca respuesta a su propio problema.",
            "Anota las preguntas que recibes y responde una por post",
          ],
          [
            "Primera línea",
            "Empezar con “hola a todos”",
            "Las primeras palabras deciden si la persona se queda.",
            "Abre con el problema o la promesa de la publicación",
          ],
          [
            "La llamada",
            "Terminar sin decir qué hacer",
            "A quien le gustó sigue de largo.",
            "Pide una sola cosa: guardar, responder o escribir",
          ],
          [
            "El perfil",
            "Dejar solo el nombre en la biografía",
            "Quien llega debe entender en segundos qué haces.",
            "Di qué haces, para quién, dónde y cómo hablarte",
          ],
          [
            "Constancia",
            "Publicar a diario dos semanas y desaparecer",
            "El público deja de esperarte.",
            "Elige un ritmo que quepa en tu peor semana",
          ],
          [
            "El proceso",
            "Mostrar solo el producto terminado",
            "El proceso es lo que crea confianza.",
            "Muestra cómo se hace, con tus manos y tu voz",
          ],
          [
            "Respuestas",
            "Tardar en responder comentarios",
            "La conversación es donde empieza la venta.",
            "Reserva dos momentos al día para responder",
          ],
        ],
        myths: [
          [
            "Más hashtags dan más alcance",
            "Pocos y correctos describen mejor el tema. Lo que sostiene el alcance es la gente que se queda e interactúa.",
          ],
          [
            "Hay que hacerse viral para vender",
            "Un negocio local vende a quien está cerca y confía. Cien personas correctas valen más que muchos curiosos.",
          ],
        ],
        questions: [
          [
            "¿Cuántas veces por semana publico?",
            "Dos o tres con calidad ya sostienen un perfil. El número correcto es el que mantienes.",
          ],
          [
            "¿Qué publico cuando faltan ideas?",
            "La última duda de un cliente, un error común, un antes y después, o cómo haces una etapa del trabajo.",
          ],
        ],
        steps: [
          "Un mes de contenido en una tarde",
          "Enumera: veinte preguntas de tus clientes",
          "Agrupa: en cuatro temas, uno por semana",
          "Elige el formato: carrusel, video o foto",
          "Escribe: primera línea, respuesta y llamada",
          "Programa: y deja un espacio para improvisar",
        ],
        versus: {
          left: "Carrusel",
          right: "Video corto",
          rows: [
            ["Bueno para", "Explicar paso a paso", "Mostrar gente y proceso"],
            ["Pide", "Texto claro y buen título", "Gancho en los primeros segundos"],
            ["Vida", "La gente lo guarda y vuelve", "Llega a quien no te sigue"],
          ],
          verdict: "Usa el video para que te descubran y el carrusel para que te recuerden.",
        },
      },
    },
  ],
};
