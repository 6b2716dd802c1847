import type { connection as pt } from "#lib/messages/pt/connection.ts";
import type { Same } from "#lib/messages/words.ts";

export const connection: Same<typeof pt> = {
  title: "Cuenta conectada",
  lead: "Aquí salen las publicaciones de este proyecto.",
  none: {
    title: "Ninguna cuenta conectada",
    text: "Conecta la cuenta de la marca para publicar. Lo autorizas en la propia red social y puedes deshacerlo cuando quieras.",
    action: "Conectar cuenta",
  },
  state: { working: "Conectada", ending: "Termina pronto", ended: "Terminó" },
  since: "Conectada el {date}",
  renews: "Se renueva sola; vale hasta el {date}",
  ends: "{days, plural, =0 {Termina hoy.} one {Termina mañana.} other {Termina en # días.}} La renovación automática está fallando; reconecta para que nada se detenga.",
  scheduled:
    "{count, plural, =0 {} one {# publicación programada espera esta cuenta.} other {# publicaciones programadas esperan esta cuenta.}}",
  keeps:
    "{count, plural, =0 {No se pierde nada programado.} one {La publicación programada mantiene su fecha.} other {Las # publicaciones programadas mantienen sus fechas.}}",
  reconnect: "Reconectar",
  change: "Cambiar de cuenta",
  disconnect: "Desconectar",
  opening: "Abriendo la red social…",
  other: {
    title: "¿Cambiar @{from} por @{to}?",
    text: "Elegiste otra cuenta. Las próximas publicaciones de este proyecto saldrán en @{to}; lo que está en @{from} sigue allí.",
    confirm: "Usar @{to}",
    refuse: "Mantener @{from}",
  },
  leave: {
    title: "¿Desconectar @{handle}?",
    text: "Pauta deja de publicar en esta cuenta y borra el acceso que tenía. Lo que está publicado sigue allí.",
    confirm: "Desconectar",
    cancel: "Cancelar",
    done: "Cuenta desconectada.",
  },
  back: {
    done: "Cuenta conectada.",
    denied: "No autorizaste la conexión. Nada cambió.",
    failed: "La red social no completó la conexión. Inténtalo de nuevo.",
    permission: "Falta el permiso de publicar: conecta de nuevo y déjalo marcado.",
  },
  banner: {
    none: "{count, plural, one {# publicación programada y ninguna cuenta conectada: así no sale.} other {# publicaciones programadas y ninguna cuenta conectada: así no salen.}}",
    connect: "Conectar una cuenta",
    ending:
      "{days, plural, =0 {La conexión con @{handle} termina hoy.} one {La conexión con @{handle} termina mañana.} other {La conexión con @{handle} termina en # días.}}",
    ended: "La conexión con @{handle} terminó: nada sale hasta que reconectes.",
    action: "Reconectar",
    opening: "Abriendo la red social…",
  },
  because: {
    expired: "La autorización que diste venció.",
    removed: "Se quitó Pauta en la configuración de la red social.",
    password_changed: "La contraseña de la cuenta cambió en la red social.",
    checkpoint: "La red social pide que entres y confirmes la cuenta.",
    permission_missing: "Falta un permiso necesario para publicar.",
  },
};
