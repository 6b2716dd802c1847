import type { outbox as pt } from "#lib/messages/pt/outbox.ts";
import type { Same } from "#lib/messages/words.ts";

export const outbox: Same<typeof pt> = {
  title: "Correos",
  lead: "Lo que Pauta te envió. Sin un servidor de correo, los mensajes se guardan aquí.",
  empty: "Ningún correo todavía",
  emptyText:
    "El informe de la semana y las invitaciones aparecen aquí. Con un servidor de correo configurado, no se guarda nada.",
  mail: "Correo: {subject}",
  meta: "Para {to} · {date}",
  back: "Volver",
};
