import type { Language } from "#lib/domain/language.ts";

interface Phrases {
  /** what follows a subject and a colon */
  readonly angles: readonly string[];
  /** for a brand that says nothing of itself yet */
  readonly subjects: readonly string[];
  ours(headline: string): string;
  part(theme: string, number: number): string;
  /** each with the audience, where the brand has named one */
  readonly reasons: {
    fixed(): string;
    inspiration(handle: string, audience: string): string;
    preference(subject: string, audience: string): string;
    season(when: string, subject: string, audience: string): string;
  };
}

const forAudience = (lead: string) => (audience: string) => (audience ? `, ${lead} ${audience}` : "");
const [pt, en, es] = [
  forAudience("para o seu público de"),
  forAudience("for your audience of"),
  forAudience("para tu público de"),
];

export const PHRASES: Record<Language, Phrases> = {
  pt: {
    angles: [
      "5 erros comuns",
      "perguntas frequentes",
      "3 dicas práticas",
      "mitos e verdades",
      "passo a passo",
      "checklist para salvar",
      "5 sinais de alerta",
      "3 segredos simples",
      "4 hábitos que ajudam",
      "guia rápido para iniciantes",
      "3 motivos para começar hoje",
      "ideias para experimentar",
      "cuidados de todo dia",
      "regras de ouro",
      "a história por trás",
      "coisas que pouca gente conta",
    ],
    subjects: [
      "Bastidores",
      "Atendimento",
      "Escolhas do dia a dia",
      "Qualidade",
      "Primeira visita",
      "Clientes de sempre",
    ],
    ours: (headline) => `${headline}: a nossa versão`,
    part: (theme, number) => `${theme} (parte ${number})`,
    reasons: {
      fixed: () => "Tema fixo deste horário.",
      inspiration: (handle, audience) => `Da inspiração de @${handle}${pt(audience)}.`,
      preference: (subject, audience) => `Do que a sua marca conta, “${subject}”${pt(audience)}.`,
      season: (when, subject, audience) => `Pela época, ${when}, sobre “${subject}”${pt(audience)}.`,
    },
  },
  en: {
    angles: [
      "5 common mistakes",
      "frequently asked questions",
      "3 practical tips",
      "myths and facts",
      "step by step",
      "a checklist to save",
      "5 warning signs",
      "3 simple secrets",
      "4 habits that help",
      "a quick guide for beginners",
      "3 reasons to start today",
      "ideas to try",
      "everyday care",
      "golden rules",
      "the story behind it",
      "things few people tell you",
    ],
    subjects: ["Behind the scenes", "Service", "Everyday choices", "Quality", "A first visit", "Regular customers"],
    ours: (headline) => `${headline}: our take`,
    part: (theme, number) => `${theme} (part ${number})`,
    reasons: {
      fixed: () => "This slot's fixed theme.",
      inspiration: (handle, audience) => `From the inspiration of @${handle}${en(audience)}.`,
      preference: (subject, audience) => `From what your brand talks about, “${subject}”${en(audience)}.`,
      season: (when, subject, audience) => `For the time of year, ${when}, about “${subject}”${en(audience)}.`,
    },
  },
  es: {
    angles: [
      "5 errores comunes",
      "preguntas frecuentes",
      "3 consejos prácticos",
      "mitos y verdades",
      "paso a paso",
      "checklist para guardar",
      "5 señales de alerta",
      "3 secretos simples",
      "4 hábitos que ayudan",
      "guía rápida para principiantes",
      "3 razones para empezar hoy",
      "ideas para probar",
      "cuidados de cada día",
      "reglas de oro",
      "la historia detrás",
      "cosas que pocos cuentan",
    ],
    subjects: [
      "Entre bastidores",
      "Atención",
      "Elecciones de cada día",
      "Calidad",
      "Primera visita",
      "Clientes de siempre",
    ],
    ours: (headline) => `${headline}: nuestra versión`,
    part: (theme, number) => `${theme} (parte ${number})`,
    reasons: {
      fixed: () => "Tema fijo de este horario.",
      inspiration: (handle, audience) => `De la inspiración de @${handle}${es(audience)}.`,
      preference: (subject, audience) => `De lo que cuenta tu marca, “${subject}”${es(audience)}.`,
      season: (when, subject, audience) => `Por la época, ${when}, sobre “${subject}”${es(audience)}.`,
    },
  },
};
