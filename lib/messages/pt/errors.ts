export const errors = {
  network: "Sem conexão com a Pauta. Confira sua internet e tente de novo.",
  retry: "Tentar de novo",
  load: "Não foi possível carregar",
  missing: {
    title: "Esta página não existe",
    text: "O endereço mudou ou foi digitado com algum engano.",
    home: "Ir para os projetos",
  },
} as const;
