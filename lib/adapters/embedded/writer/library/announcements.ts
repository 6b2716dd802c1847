import type { Language } from "#lib/domain/language.ts";

/** What a brand tells of itself: nothing that is not in the theme may be claimed of it, so these only invite. */
export interface Announcement {
  /** of the theme's headline, folded */
  readonly asks: RegExp;
  readonly lines: Record<Language, readonly [string, string, string, string, string, string]>;
}

const DATED =
  /\b(?:dia \d|\d{1,2}h\b|\d{1,2}:\d\d|\d{1,2} ?[ap]m\b|\d{1,2}\/\d|segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|lunes|martes|miercoles|jueves|viernes|manana|hoy)/;

export const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    asks: /\b(?:estamos contratando|contratamos|vagas? (?:abertas?|de|para)|trabalhe conosco|we(?:'|’)?re hiring|we are hiring|now hiring|join our team|estamos buscando|trabaja con nosotros|vacantes?)\b/,
    lines: {
      pt: [
        "Procuramos alguém com vontade de aprender e de fazer bem feito.",
        "Para participar, envie seu currículo por mensagem.",
        "Conte também o que você gosta de fazer e por que quer vir.",
        "Se conhece a pessoa certa, mande este post para ela.",
        "Dúvidas sobre a vaga a gente responde por aqui.",
        "Salve e compartilhe para chegar a quem procura trabalho.",
      ],
      en: [
        "We are looking for someone who likes to learn and to do things well.",
        "To apply, send us your résumé in a message.",
        "Tell us too what you enjoy doing and why you want to join.",
        "If you know the right person, send them this post.",
        "Ask us anything about the job right here.",
        "Save and share it, so that it reaches whoever needs a job.",
      ],
      es: [
        "Buscamos a alguien con ganas de aprender y de hacer las cosas bien.",
        "Para postularte, envíanos tu currículum por mensaje.",
        "Cuéntanos también qué te gusta hacer y por qué quieres venir.",
        "Si conoces a la persona indicada, envíale esta publicación.",
        "Las dudas sobre el puesto las respondemos por aquí.",
        "Guarda y comparte para que llegue a quien busca trabajo.",
      ],
    },
  },
  {
    asks: /\b(?:sorteio|sorteamos|giveaway|sorteo)\b/,
    lines: {
      pt: [
        "Leia com atenção como participar antes de comentar.",
        "Marque alguém que também ia gostar de ganhar.",
        "Dúvida sobre as regras a gente responde por mensagem.",
        "Salve este post para acompanhar o resultado.",
        "Fique de olho por aqui nos próximos dias.",
        "Boa sorte, e obrigado por estar com a gente.",
      ],
      en: [
        "Read how to take part before you comment.",
        "Tag someone who would love to win too.",
        "Ask us about the rules in a message.",
        "Save this post to follow the result.",
        "Keep an eye on our profile in the coming days.",
        "Good luck, and thank you for being with us.",
      ],
      es: [
        "Lee con atención cómo participar antes de comentar.",
        "Etiqueta a alguien a quien también le gustaría ganar.",
        "Las dudas sobre las reglas las respondemos por mensaje.",
        "Guarda esta publicación para seguir el resultado.",
        "Estate atento a nuestro perfil en los próximos días.",
        "Mucha suerte, y gracias por estar con nosotros.",
      ],
    },
  },
  {
    asks: /\b(?:novo horario|horario (?:de funcionamento|de atendimento|especial|de natal|de feriado)|(?:estaremos|vamos ficar) (?:fechad|abert)|nao abriremos|new hours|opening hours|holiday hours|we(?:'|’)?ll be closed|we will be closed|nuevo horario|horario de (?:atencion|apertura)|estaremos cerrad)/,
    lines: {
      pt: [
        "Anote o horário antes de sair de casa.",
        "Salve este post e consulte quando precisar.",
        "Se precisar de outro horário, fale com a gente.",
        "Fora do horário, deixe uma mensagem que respondemos na volta.",
        "Avise quem costuma vir com você.",
        "Qualquer mudança, contamos primeiro por aqui.",
      ],
      en: [
        "Note the hours before you leave home.",
        "Save this post and check it when you need it.",
        "If you need another time, talk to us.",
        "Outside these hours, leave a message and we will get back to you.",
        "Let whoever usually comes with you know.",
        "If anything changes, we will say so here first.",
      ],
      es: [
        "Anota el horario antes de salir de casa.",
        "Guarda esta publicación y consúltala cuando la necesites.",
        "Si necesitas otro horario, habla con nosotros.",
        "Fuera del horario, deja un mensaje y respondemos al volver.",
        "Avisa a quien suele venir contigo.",
        "Cualquier cambio lo contamos primero por aquí.",
      ],
    },
  },
  {
    asks: /^(?:feliz|felices|happy|merry|boas festas|felices fiestas|season(?:'|’)?s greetings|dia d[aeo]s? |dia de la |dia del |natal$|pascoa$|navidad$|christmas$|easter$)|\b(?:mother|father|valentine|women)(?:'|’)?s(?:'|’)? day$/,
    lines: {
      pt: [
        "Que a data traga descanso e boa companhia.",
        "Desejamos dias leves para você e para os seus.",
        "Obrigado por cada visita, cada mensagem e cada indicação.",
        "É bom ter você por perto o ano todo.",
        "Conte nos comentários como você comemora por aí.",
        "Mande este carinho para alguém de quem você gosta.",
      ],
      en: [
        "May the day bring rest and good company.",
        "We wish you and yours easy days.",
        "Thank you for every visit, every message and every recommendation.",
        "It is good to have you around all year.",
        "Tell us in the comments how you celebrate.",
        "Send this to someone you care about.",
      ],
      es: [
        "Que la fecha traiga descanso y buena compañía.",
        "Te deseamos días tranquilos, a ti y a los tuyos.",
        "Gracias por cada visita, cada mensaje y cada recomendación.",
        "Es bueno tenerte cerca todo el año.",
        "Cuéntanos en los comentarios cómo lo celebras.",
        "Envía este cariño a alguien a quien quieras.",
      ],
    },
  },
  {
    asks: /^(?:promoc(?:ao|oes)|liquidacao|ofertas?|descontos?|black friday|cupom|sale|discount|promocion|rebajas|descuentos?)\b|\d ?%|\bleve \d|\b2x1\b/,
    lines: {
      pt: [
        "Veja com calma e escolha o que combina com você.",
        "Escreva para a gente e diga o que você procura.",
        "Contamos por mensagem o que entra na promoção.",
        "Na dúvida entre dois, a gente ajuda a escolher.",
        "Salve este post para não perder a data.",
        "Mande para quem esperava um bom motivo.",
      ],
      en: [
        "Take your time and choose what suits you.",
        "Write to us and say what you are looking for.",
        "Ask us in a message what is included.",
        "If you can’t decide between two, we will help you choose.",
        "Save this post so that you don’t miss the date.",
        "Send it to whoever was waiting for a good reason.",
      ],
      es: [
        "Mira con calma y elige lo que va contigo.",
        "Escríbenos y dinos qué buscas.",
        "Te contamos por mensaje qué entra en la promoción.",
        "Si dudas entre dos, te ayudamos a elegir.",
        "Guarda esta publicación para no perder la fecha.",
        "Envíala a quien esperaba un buen motivo.",
      ],
    },
  },
  {
    asks: /^(?:inauguracao|abertura|lancamento|lancamos|chegou|chegaram|novidade|estreia|nova loja|novo cardapio|nova colecao|novo endereco|mudamos|launch|now open|grand opening|just arrived|new (?:menu|collection|arrivals|store)|we(?:'|’)?ve moved|lanzamiento|inauguracion|llego|llegaron|novedad|nueva (?:coleccion|tienda)|nuevo (?:menu|local))\b/,
    lines: {
      pt: [
        "Preparamos esta novidade pensando em quem acompanha a gente.",
        "Escreva para saber os detalhes e tirar suas dúvidas.",
        "Conte nos comentários o que você mais quer ver de perto.",
        "Queremos ouvir o que você achou, do elogio à sugestão.",
        "Marque aqui quem precisa ver isto primeiro.",
        "Obrigado por fazer parte de mais este passo.",
      ],
      en: [
        "We made this with the people who follow us in mind.",
        "Write to us for the details and with your questions.",
        "Tell us in the comments what you most want to see up close.",
        "We want to hear what you think, praise or suggestion.",
        "Tag whoever needs to see this first.",
        "Thank you for being part of this step.",
      ],
      es: [
        "Preparamos esta novedad pensando en quienes nos acompañan.",
        "Escríbenos para saber los detalles y resolver tus dudas.",
        "Cuéntanos en los comentarios qué quieres ver de cerca.",
        "Queremos oír tu opinión, del elogio a la sugerencia.",
        "Etiqueta a quien tiene que verlo primero.",
        "Gracias por ser parte de este paso.",
      ],
    },
  },
  {
    asks: new RegExp(
      String.raw`\b(?:workshop|oficina de|aula aberta|feira|evento|encontro|bate-papo|live|palestra|open house|meetup|fair|event|taller|charla|encuentro|feria)\b.*${DATED.source}`,
    ),
    lines: {
      pt: [
        "Reserve a data e chame quem gosta do assunto.",
        "Escreva para a gente para saber como participar.",
        "Diga nos comentários o que você quer ver por lá.",
        "Traga perguntas: conversar é a melhor parte.",
        "Se for a sua primeira vez, fique à vontade.",
        "Salve este post para ter os detalhes à mão.",
      ],
      en: [
        "Save the date and bring someone who likes the subject.",
        "Write to us to find out how to take part.",
        "Tell us in the comments what you want to see there.",
        "Bring questions: talking is the best part.",
        "If it is your first time, make yourself at home.",
        "Save this post to keep the details at hand.",
      ],
      es: [
        "Reserva la fecha y trae a quien le guste el tema.",
        "Escríbenos para saber cómo participar.",
        "Di en los comentarios qué quieres ver allí.",
        "Trae preguntas: conversar es la mejor parte.",
        "Si es tu primera vez, siéntete en casa.",
        "Guarda esta publicación para tener los detalles a mano.",
      ],
    },
  },
  {
    asks: /^(?:obrigad[oa]|muito obrigad[oa]|gracias|muchas gracias|thank you|thanks)\b|\b(?:aniversario (?:da|de|do) (?:loja|marca|casa|empresa|\d)|\d+ anos (?:da|de|do)|mil seguidores|anniversary|followers|\d+ anos con|seguidores)\b/,
    lines: {
      pt: [
        "Nada disso acontece sem quem confia no nosso trabalho.",
        "Obrigado a quem chegou agora e a quem está desde o começo.",
        "Cada conversa nos ensinou a fazer melhor.",
        "Ainda há muito para construir, e queremos você junto.",
        "Conte nos comentários como você nos conheceu.",
        "Marque quem nos apresentou a você.",
      ],
      en: [
        "None of this happens without the people who trust our work.",
        "Thank you if you have just arrived, and if you have been here from the start.",
        "Every conversation taught us to do better.",
        "There is a lot still to build, and we want you with us.",
        "Tell us in the comments how you found us.",
        "Tag whoever introduced us to you.",
      ],
      es: [
        "Nada de esto pasa sin quienes confían en nuestro trabajo.",
        "Gracias a quien acaba de llegar y a quien está desde el principio.",
        "Cada conversación nos enseñó a hacerlo mejor.",
        "Queda mucho por construir, y te queremos con nosotros.",
        "Cuéntanos en los comentarios cómo nos conociste.",
        "Etiqueta a quien nos presentó contigo.",
      ],
    },
  },
];
