/** Texts of a finished post that are told again. */
export const retelling = {
  title: "Escrever de novo",
  wish: { all: "O que você quer diferente?", caption: "O que você quer diferente na legenda?" },
  placeholder: "Ex.: mais curto, e fale da entrega grátis",
  scope: {
    all: "Muda os textos e a legenda deste post. Quem escreve é o modelo {model}; não gasta crédito, e um desfazer volta tudo.",
    caption:
      "Muda só a legenda: o texto das imagens faz parte delas. Quem escreve é o modelo {model}; não gasta crédito.",
  },
  wishes: {
    label: "Ideias de pedido",
    shorter: "Mais curto",
    simpler: "Mais simples e direto",
    angle: "Outro ângulo sobre o mesmo tema",
    lighter: "Mais leve e próximo",
  },
  submit: "Escrever",
  close: "Fechar",
  stop: "Parar",
  again: "Outra versão: {field}",
  telling: "O modelo {model} está escrevendo. O que você digitar enquanto isso fica.",
  told: "Pronto. Se preferia antes, desfaça.",
  doubted: "Pronto, mas olhe antes de publicar:",
} as const;
