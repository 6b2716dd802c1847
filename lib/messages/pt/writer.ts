/** Who writes a post, and from what: before its credit is spent, and after. */
export const writer = {
  by: {
    told: "Escrito pelo redator da Pauta com as suas palavras.",
    page: "Escrito pelo redator da Pauta com o que a página do link conta.",
    library: "Escrito pelo redator da Pauta com a biblioteca dele.",
    short: "Escrito curto pelo redator da Pauta: do tema, ele só tinha o título.",
    model: "Escrito pelo modelo {name}.",
  },
  knows: "O que o redator sabe",
  card: "Texto curto: faltaram fatos",
  will: {
    open: "O redator da Pauta escreve com o que você contar, com a página de um link ou com a biblioteca dele.",
    told: "O redator da Pauta vai escrever com as suas palavras.",
    page: "O redator da Pauta vai escrever com o que a página conta.",
    library: "O redator da Pauta conhece este tema e vai escrever com a biblioteca dele.",
    short: "O redator da Pauta não sabe nada deste tema além do título: o post sairia curto.",
    model: "Quem escreve é o modelo {name}.",
  },
  ways: { facts: "Escrever os fatos", link: "Colar um link", model: "Conectar um modelo" },
  newTab: "(abre em outra aba)",
  facts: {
    title: "Os fatos",
    what: "O que é",
    whatHint: "Em uma frase",
    when: "Quando e onde, ou para quem",
    whenHint: "Ex.: sábado, das 9h às 13h, na loja",
    terms: "Preço, prazo ou condição",
    termsHint: "Ex.: R$ 40, com reserva até sexta",
    add: "Pôr no tema",
    cancel: "Cancelar",
  },
} as const;
