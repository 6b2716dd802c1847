import type { Language } from "./language.ts";
import type { Finding } from "./radar-insight.ts";

type Hook = Extract<Finding, { kind: "hook" }>["hook"];
type Daypart = Extract<Finding, { kind: "time" }>["daypart"];

interface Phrases {
  best: (facts: { studied: string; accounts: string; listed: string; handle: string; score: string }) => string;
  account: (facts: { handle: string; listed: string; posts: string }) => string;
  /** how a group stands beside the others, after what names it */
  beside: (facts: { posts: string; accounts: number; median: string; others: string }) => string;
  topic: (word: string) => string;
  hashtag: (tag: string) => string;
  hook: Record<Hook, string>;
  length: Record<"short" | "long", string>;
  time: Record<Daypart, string>;
}

const count = (number: number | string, one: string, many: string) =>
  `${number} ${String(number) === "1" ? one : many}`;

const PHRASES: Record<Language, Phrases> = {
  pt: {
    best: ({ accounts, handle, listed, score, studied }) =>
      `Estudamos ${count(studied, "vídeo", "vídeos")} de ${count(accounts, "conta", "contas")}; ${listed} foram além de 1,5× o alcance habitual da própria conta. O que mais se destacou, de @${handle}, chegou a ${score}×.`,
    account: ({ handle, listed, posts }) =>
      `@${handle} é quem mais acerta: ${listed} dos seus ${posts} vídeos passaram de 1,5× o habitual.`,
    beside: ({ accounts, median, others, posts }) =>
      `em ${posts} vídeos de ${count(accounts, "conta", "contas")}, a mediana é ${median}× o habitual; nos outros, ${others}×.`,
    topic: (word) => `Falar de “${word}” rende mais`,
    hashtag: (tag) => `Vídeos com #${tag} vão mais longe`,
    hook: {
      question: "Abrir com uma pergunta funciona",
      number: "Abrir com um número funciona",
      how_to: "Ensinar um “como fazer” funciona",
      warning: "Abrir com um erro ou um aviso funciona",
    },
    length: { short: "Vídeos de até um minuto vão mais longe", long: "Vídeos de mais de um minuto vão mais longe" },
    time: {
      morning: "Publicar de manhã (5h às 11h) rende mais",
      midday: "Publicar na hora do almoço (11h às 14h) rende mais",
      afternoon: "Publicar à tarde (14h às 18h) rende mais",
      evening: "Publicar à noite (18h às 23h) rende mais",
      night: "Publicar de madrugada (23h às 5h) rende mais",
    },
  },
  en: {
    best: ({ accounts, handle, listed, score, studied }) =>
      `We studied ${count(studied, "video", "videos")} of ${count(accounts, "account", "accounts")}; ${listed} went beyond 1.5× their own account's usual reach. The one that stood out most, by @${handle}, reached ${score}×.`,
    account: ({ handle, listed, posts }) =>
      `@${handle} hits most often: ${listed} of its ${posts} videos passed 1.5× the usual.`,
    beside: ({ accounts, median, others, posts }) =>
      `in ${posts} videos of ${count(accounts, "account", "accounts")} the median is ${median}× the usual; in the others, ${others}×.`,
    topic: (word) => `Talking about “${word}” pays off`,
    hashtag: (tag) => `Videos with #${tag} go further`,
    hook: {
      question: "Opening with a question works",
      number: "Opening with a number works",
      how_to: "Teaching a how-to works",
      warning: "Opening with a mistake or a warning works",
    },
    length: { short: "Videos of up to a minute go further", long: "Videos of more than a minute go further" },
    time: {
      morning: "Posting in the morning (5 am to 11 am) pays off",
      midday: "Posting around noon (11 am to 2 pm) pays off",
      afternoon: "Posting in the afternoon (2 pm to 6 pm) pays off",
      evening: "Posting in the evening (6 pm to 11 pm) pays off",
      night: "Posting at night (11 pm to 5 am) pays off",
    },
  },
  es: {
    best: ({ accounts, handle, listed, score, studied }) =>
      `Estudiamos ${count(studied, "video", "videos")} de ${count(accounts, "cuenta", "cuentas")}; ${listed} superaron 1,5× el alcance habitual de su propia cuenta. El que más destacó, de @${handle}, llegó a ${score}×.`,
    account: ({ handle, listed, posts }) =>
      `@${handle} es quien más acierta: ${listed} de sus ${posts} videos superaron 1,5× lo habitual.`,
    beside: ({ accounts, median, others, posts }) =>
      `en ${posts} videos de ${count(accounts, "cuenta", "cuentas")}, la mediana es ${median}× lo habitual; en los demás, ${others}×.`,
    topic: (word) => `Hablar de “${word}” rinde más`,
    hashtag: (tag) => `Los videos con #${tag} llegan más lejos`,
    hook: {
      question: "Abrir con una pregunta funciona",
      number: "Abrir con un número funciona",
      how_to: "Enseñar un “cómo se hace” funciona",
      warning: "Abrir con un error o un aviso funciona",
    },
    length: {
      short: "Los videos de hasta un minuto llegan más lejos",
      long: "Los videos de más de un minuto llegan más lejos",
    },
    time: {
      morning: "Publicar por la mañana (de 5 a 11 h) rinde más",
      midday: "Publicar al mediodía (de 11 a 14 h) rinde más",
      afternoon: "Publicar por la tarde (de 14 a 18 h) rinde más",
      evening: "Publicar por la noche (de 18 a 23 h) rinde más",
      night: "Publicar de madrugada (de 23 a 5 h) rinde más",
    },
  },
};

/** A finding as a sentence, its numbers written as its language writes them. */
export function sayFinding(finding: Finding, language: Language): string {
  const phrases = PHRASES[language];
  const format = new Intl.NumberFormat(language === "pt" ? "pt-BR" : language, { maximumFractionDigits: 2 });
  const number = (value: number) => format.format(value);
  switch (finding.kind) {
    case "best": {
      const { accounts, handle, listed, score, studied } = finding;
      const facts = {
        studied: number(studied),
        accounts: number(accounts),
        listed: number(listed),
        score: number(score),
      };
      return phrases.best({ ...facts, handle });
    }
    case "account":
      return phrases.account({ ...finding, listed: number(finding.listed), posts: number(finding.posts) });
    case "topic":
    case "hashtag":
    case "hook":
    case "length":
    case "time": {
      const { accounts, median, others, posts } = finding;
      const beside = phrases.beside({ accounts, posts: number(posts), median: number(median), others: number(others) });
      return `${lead(finding, phrases)}: ${beside}`;
    }
  }
}

function lead(finding: Exclude<Finding, { kind: "best" | "account" }>, phrases: Phrases): string {
  switch (finding.kind) {
    case "topic":
      return phrases.topic(finding.word);
    case "hashtag":
      return phrases.hashtag(finding.tag);
    case "hook":
      return phrases.hook[finding.hook];
    case "length":
      return phrases.length[finding.length];
    case "time":
      return phrases.time[finding.daypart];
  }
}
