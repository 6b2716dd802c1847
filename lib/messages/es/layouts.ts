import type { layouts as pt } from "#lib/messages/pt/layouts.ts";
import type { Same } from "#lib/messages/words.ts";

export const layouts: Same<typeof pt> = {
  cover: {
    kicker: "Tema",
    title: "El título que detiene el dedo",
    subtitle: "Lo que la persona se lleva",
  },
  statement: {
    title: "El título de esta página",
    body: "Una o dos frases que explican la idea.",
  },
  list: {
    title: "El título de esta página",
    item1: "Punto 1",
    item2: "Punto 2",
    item3: "Punto 3",
    item4: "Punto 4",
  },
  checklist: {
    title: "El título de esta página",
    item1: "Revisar 1",
    item2: "Revisar 2",
    item3: "Revisar 3",
    item4: "Revisar 4",
    item5: "Revisar 5",
  },
  steps: {
    title: "El título de esta página",
    step1: "Paso 1",
    step2: "Paso 2",
    step3: "Paso 3",
    step4: "Paso 4",
  },
  number: {
    number: "1",
    title: "El título de esta página",
    body: "Una o dos frases que explican la idea.",
  },
  quote: {
    quote: "Una frase que vale por una publicación.",
    author: "Quién lo dijo",
  },
  comparison: {
    title: "El título de esta página",
    leftTitle: "Antes",
    leftBody: "Como suele ser",
    rightTitle: "Después",
    rightBody: "Como puede ser",
  },
  myth: {
    myth: "Lo que todos repiten",
    truth: "Lo que es verdad",
  },
  question: {
    title: "¿Una pregunta que haga pensar?",
    body: "Una o dos frases que explican la idea.",
  },
  picture: {
    title: "El título de esta página",
    body: "Una o dos frases que explican la idea.",
  },
  call: {
    title: "¿Y ahora?",
    body: "Una o dos frases que explican la idea.",
    action: "Guarda esta publicación",
  },
};
