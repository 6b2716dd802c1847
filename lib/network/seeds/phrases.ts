import type { Language } from "./niche.ts";

interface Phrases {
  /** Captions about a subject: {s} with its article, {S} the same with a capital. */
  about: [title: string, text: string][];
  closings: string[];
  videoTitles: string[];
  videoTexts: string[];
}

export const PHRASES: Record<Language, Phrases> = {
  pt: {
    about: [
      ["Três erros com {s}", "Vemos os três toda semana por aqui. O segundo parece um detalhe e é o que mais custa."],
      ["O que ninguém conta sobre {s}", "Juntamos as perguntas que chegam por mensagem e respondemos sem rodeio."],
      ["{S}: mito ou verdade?", "Separamos cinco frases que todo mundo repete. Duas são verdade, três só atrapalham."],
      ["Um minuto sobre {s}", "É o tempo de que você precisa para não errar mais nisso. Conte depois se deu certo."],
      ["{S} sem complicação", "O básico bem feito resolve quase tudo. Começamos pelo que você já tem em casa."],
      ["Perguntaram sobre {s}", "Respondemos a mais votada da caixinha. As outras ficam para a semana que vem."],
      ["Guia rápido para {s}", "Um passo por imagem, do começo ao fim. Salve para a hora de usar."],
      [
        "Bastidores: um dia com {s}",
        "Do abrir da porta até apagar a luz. Tem a parte bonita e a parte que ninguém fotografa.",
      ],
    ],
    closings: [
      "Salve para consultar depois.",
      "Conta aqui nos comentários: como você faz?",
      "Mande para quem precisa ler isto.",
      "Ficou com dúvida? Pergunte, a gente responde.",
      "Qual destes você não conhecia?",
      "Concorda ou faria diferente?",
      "Marque aquela pessoa que vive perguntando.",
      "Testou? Volte para contar.",
    ],
    videoTitles: [
      "Três erros com {s} (e como evitar)",
      "{S}: guia completo para iniciantes",
      "O que ninguém conta sobre {s}",
      "Testei {s} por 30 dias",
      "{S} em 5 minutos",
      "Tudo sobre {s} em 2026",
      "Respondendo vocês sobre {s}",
      "Antes de gastar com {s}, veja isto",
    ],
    videoTexts: [
      "Um vídeo direto sobre {s}, com o passo a passo e os erros mais comuns. Deixe sua dúvida nos comentários.",
      "Hoje a conversa é sobre {s}: o que funciona, o que é exagero e por onde começar gastando pouco.",
      "Gravamos na nossa rotina, sem roteiro decorado. Os capítulos sobre {s} estão na linha do tempo.",
    ],
  },
  en: {
    about: [
      ["Three mistakes with {s}", "We see them every week. The second one looks tiny and costs the most."],
      ["What nobody tells you about {s}", "You asked, we answered, no fluff."],
      ["One minute on {s}", "That's all it takes. Tell us how it went."],
      ["{S}, made simple", "Start with what you already own. The basics done well are most of it."],
      ["A day behind {s}", "The pretty part and the part nobody photographs."],
    ],
    closings: [
      "Save this for later.",
      "How do you do it? Tell us below.",
      "Send it to someone who needs it.",
      "Which one is new to you?",
      "Questions? We answer all of them.",
    ],
    videoTitles: [
      "Three mistakes with {s} (and the fix)",
      "{S}: a beginner's guide",
      "What nobody tells you about {s}",
      "I tried {s} for 30 days",
      "{S} in 5 minutes",
    ],
    videoTexts: [
      "A short, honest video about {s}: the steps, the mistakes, where to start.",
      "Today we talk about {s}. Chapters are on the timeline.",
    ],
  },
  es: {
    about: [
      ["Tres errores con {s}", "Los vemos cada semana. El segundo parece un detalle y es el que más cuesta."],
      ["Lo que nadie cuenta sobre {s}", "Lo preguntasteis y aquí está, sin rodeos."],
      ["Un minuto sobre {s}", "Es lo que hace falta para no fallar más. Cuéntanos cómo fue."],
      ["{S} sin complicaciones", "Empieza con lo que ya tienes en casa."],
      ["Un día con {s}", "La parte bonita y la que nadie fotografía."],
    ],
    closings: [
      "Guárdalo para después.",
      "¿Tú cómo lo haces? Cuéntanos.",
      "Envíaselo a quien lo necesite.",
      "¿Cuál no conocías?",
      "¿Dudas? Respondemos todas.",
    ],
    videoTitles: [
      "Tres errores con {s} (y cómo evitarlos)",
      "{S}: guía para empezar",
      "Lo que nadie cuenta sobre {s}",
      "Probé {s} durante 30 días",
      "{S} en 5 minutos",
    ],
    videoTexts: [
      "Un vídeo corto y honesto sobre {s}: los pasos, los errores y por dónde empezar.",
      "Hoy hablamos sobre {s}. Los capítulos están en la línea de tiempo.",
    ],
  },
};

/** Puts a subject into a template. */
export function about(template: string, subject: string): string {
  const capital = subject.charAt(0).toUpperCase() + subject.slice(1);
  return template.replaceAll("{s}", subject).replaceAll("{S}", capital);
}
