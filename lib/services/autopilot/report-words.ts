import type { Blocker } from "#lib/domain/autopilot.ts";
import type { Language } from "#lib/domain/language.ts";

export type Ahead = "idea" | "making" | "proposed" | "scheduled";

interface ReportWords {
  subject(project: string): string;
  title: string;
  published: string;
  nothingPublished: string;
  views: string;
  likes: string;
  comments: string;
  unmeasured: string;
  see: string;
  next: string;
  nothingNext: string;
  ahead: Record<Ahead, string>;
  blocked: string;
  off: string;
  blockers: Record<Blocker, string>;
  fix: Record<Blocker, string>;
  open: string;
  why(project: string): string;
  settings: string;
}

export const REPORT_WORDS: Record<Language, ReportWords> = {
  pt: {
    subject: (project) => `A semana de ${project}`,
    title: "Como foi a semana",
    published: "No ar",
    nothingPublished: "Nenhum post foi ao ar nesta semana.",
    views: "visualizações",
    likes: "curtidas",
    comments: "comentários",
    unmeasured: "sem dados ainda",
    see: "Ver o post",
    next: "O que vem aí",
    nothingNext: "Nada planejado para os próximos sete dias.",
    ahead: { idea: "ideia", making: "em criação", proposed: "espera aprovação", scheduled: "agendado" },
    blocked: "O que trava o piloto automático",
    off: "O piloto automático está desligado: as ideias esperam.",
    blockers: {
      no_slots: "A grade da semana está vazia.",
      no_social: "Nenhuma conta da rede social está conectada.",
      no_credits: "Os créditos acabaram.",
    },
    fix: { no_slots: "Montar a grade", no_social: "Conectar a conta", no_credits: "Ver o plano" },
    open: "Abrir o piloto automático",
    why: (project) => `Você recebe este resumo toda segunda-feira porque o relatório de ${project} está ligado.`,
    settings: "Desligar o relatório",
  },
  en: {
    subject: (project) => `${project}: your week`,
    title: "How the week went",
    published: "Live",
    nothingPublished: "No post went live this week.",
    views: "views",
    likes: "likes",
    comments: "comments",
    unmeasured: "no figures yet",
    see: "See the post",
    next: "What comes next",
    nothingNext: "Nothing is planned for the next seven days.",
    ahead: { idea: "idea", making: "being made", proposed: "waits for approval", scheduled: "scheduled" },
    blocked: "What blocks the autopilot",
    off: "The autopilot is off: ideas wait.",
    blockers: {
      no_slots: "The weekly grid is empty.",
      no_social: "No social account is connected.",
      no_credits: "There are no credits left.",
    },
    fix: { no_slots: "Fill the grid", no_social: "Connect the account", no_credits: "See the plan" },
    open: "Open the autopilot",
    why: (project) => `You get this summary every Monday because the report of ${project} is on.`,
    settings: "Turn the report off",
  },
  es: {
    subject: (project) => `La semana de ${project}`,
    title: "Cómo fue la semana",
    published: "Al aire",
    nothingPublished: "Ningún post salió esta semana.",
    views: "visualizaciones",
    likes: "me gusta",
    comments: "comentarios",
    unmeasured: "sin datos todavía",
    see: "Ver el post",
    next: "Lo que viene",
    nothingNext: "No hay nada planeado para los próximos siete días.",
    ahead: { idea: "idea", making: "en creación", proposed: "espera aprobación", scheduled: "programado" },
    blocked: "Lo que frena el piloto automático",
    off: "El piloto automático está apagado: las ideas esperan.",
    blockers: {
      no_slots: "La cuadrícula de la semana está vacía.",
      no_social: "No hay ninguna cuenta de la red social conectada.",
      no_credits: "Se acabaron los créditos.",
    },
    fix: { no_slots: "Armar la cuadrícula", no_social: "Conectar la cuenta", no_credits: "Ver el plan" },
    open: "Abrir el piloto automático",
    why: (project) => `Recibes este resumen cada lunes porque el informe de ${project} está encendido.`,
    settings: "Apagar el informe",
  },
};
