export const errors = {
  network: "Sem conexão com a Pauta. Confira sua internet e tente de novo.",
  retry: "Tentar de novo",
  load: "Não foi possível carregar",
  page: {
    title: "Algo deu errado",
    text: "A falha foi nossa e nada do que você salvou se perdeu.",
    reference: "Código para o suporte: {digest}",
  },
  missing: {
    title: "Esta página não existe",
    text: "O endereço mudou ou foi digitado com algum engano.",
    home: "Ir para os projetos",
  },
} as const;
