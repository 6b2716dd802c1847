export const failed = {
  title: "Algo deu errado",
  text: "A falha foi nossa e nada do que você salvou se perdeu.",
  retry: "Tentar de novo",
  reference: "Código para o suporte:",
} as const;
