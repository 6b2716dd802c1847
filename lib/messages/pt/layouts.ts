import type { LAYOUTS, LayoutId } from "#lib/domain/layout.ts";

/** What stands in a new slide, field by field. */
export const layouts = {
  cover: {
    kicker: "Assunto",
    title: "O título que para o dedo",
    subtitle: "O que a pessoa leva daqui",
  },
  statement: {
    title: "O título deste slide",
    body: "Uma ou duas frases que explicam a ideia.",
  },
  list: {
    title: "O título deste slide",
    item1: "Ponto 1",
    item2: "Ponto 2",
    item3: "Ponto 3",
    item4: "Ponto 4",
  },
  checklist: {
    title: "O título deste slide",
    item1: "Conferir 1",
    item2: "Conferir 2",
    item3: "Conferir 3",
    item4: "Conferir 4",
    item5: "Conferir 5",
  },
  steps: {
    title: "O título deste slide",
    step1: "Passo 1",
    step2: "Passo 2",
    step3: "Passo 3",
    step4: "Passo 4",
  },
  number: {
    number: "1",
    title: "O título deste slide",
    body: "Uma ou duas frases que explicam a ideia.",
  },
  quote: {
    quote: "Uma frase que vale por um post.",
    author: "Quem disse",
  },
  comparison: {
    title: "O título deste slide",
    leftTitle: "Antes",
    leftBody: "Como costuma ser",
    rightTitle: "Depois",
    rightBody: "Como pode ser",
  },
  myth: {
    myth: "O que todo mundo repete",
    truth: "O que é verdade",
  },
  question: {
    title: "Uma pergunta que faz pensar?",
    body: "Uma ou duas frases que explicam a ideia.",
  },
  picture: {
    title: "O título deste slide",
    body: "Uma ou duas frases que explicam a ideia.",
  },
  call: {
    title: "E agora?",
    body: "Uma ou duas frases que explicam a ideia.",
    action: "Salve este post",
  },
} as const satisfies { readonly [L in LayoutId]: Record<(typeof LAYOUTS)[L][number], string> };
