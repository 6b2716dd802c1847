import { words } from "./words.ts";

export const outbox = words({
  pt: {
    title: "E-mails",
    lead: "O que a Pauta enviou para você. Sem um servidor de e-mail configurado, as mensagens ficam guardadas aqui.",
    empty: "Nenhum e-mail ainda",
    emptyText:
      "O relatório da semana e os convites aparecem aqui. Com um servidor de e-mail configurado, nada fica guardado.",
    mail: "E-mail: {subject}",
    meta: "Para {to} · {date}",
    back: "Voltar",
  },
  en: {
    title: "Mails",
    lead: "What Pauta sent you. Without a mail server, messages are kept here.",
    empty: "No mails yet",
    emptyText: "The weekly report and invites show up here. With a mail server of its own, Pauta keeps none.",
    mail: "Mail: {subject}",
    meta: "To {to} · {date}",
    back: "Back",
  },
  es: {
    title: "Correos",
    lead: "Lo que Pauta te envió. Sin un servidor de correo, los mensajes se guardan aquí.",
    empty: "Ningún correo todavía",
    emptyText:
      "El informe de la semana y las invitaciones aparecen aquí. Con un servidor de correo configurado, no se guarda nada.",
    mail: "Correo: {subject}",
    meta: "Para {to} · {date}",
    back: "Volver",
  },
});
