export const outbox = {
  title: "E-mails",
  lead: "O que a Pauta enviou para você. Sem um servidor de e-mail configurado, as mensagens ficam guardadas aqui.",
  empty: "Nenhum e-mail ainda",
  emptyText:
    "O relatório da semana e os convites aparecem aqui. Com um servidor de e-mail configurado, nada fica guardado.",
  mail: "E-mail: {subject}",
  meta: "Para {to} · {date}",
  back: "Voltar",
} as const;
