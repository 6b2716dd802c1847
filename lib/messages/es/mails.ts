import type { mails as pt } from "#lib/messages/pt/mails.ts";
import type { Same } from "#lib/messages/words.ts";

export const mails: Same<typeof pt> = {
  magicLink: {
    subject: "Tu enlace para entrar en Pauta",
    lead: "Toca el botón para entrar. El enlace vale 15 minutos y funciona una vez.",
    button: "Entrar en Pauta",
    note: "¿No fuiste tú? Ignora este mensaje: si no tocas el botón, no pasa nada.",
  },
  signUp: {
    subject: "Confirma tu cuenta en Pauta",
    lead: "Falta un paso: confirma este correo y empieza tu estudio. El enlace vale una hora.",
    button: "Confirmar y empezar",
    note: "¿No fuiste tú? Ignora este mensaje: sin la confirmación, no se crea ninguna cuenta.",
  },
  knownAddress: {
    subject: "Ya tienes una cuenta en Pauta",
    lead: "Alguien, quizá tú, pidió una cuenta con este correo, que ya tiene una. Solo tienes que entrar.",
    button: "Entrar en Pauta",
    note: "¿No fuiste tú? Ignora este mensaje: nada cambió.",
  },
  mailServer: {
    subject: "Prueba del servidor de correo de Pauta",
    lead: "Llegó: este servidor entrega los correos de Pauta. No hay que hacer nada más.",
    button: "Abrir la instalación",
  },
  emailChange: {
    subject: "Confirma tu nuevo correo en Pauta",
    lead: "Toca el botón para entrar en Pauta con este correo a partir de ahora. El enlace vale una hora.",
    button: "Confirmar correo",
    note: "¿No fuiste tú? Ignora este mensaje: sin la confirmación, nada cambia.",
  },
  secondStep: {
    on: {
      subject: "La verificación en dos pasos está activada",
      lead: "Desde ahora, Pauta te pide también un código de tu aplicación cuando entras. Cerramos la sesión en los demás dispositivos.",
    },
    off: {
      subject: "La verificación en dos pasos está desactivada",
      lead: "Pauta ya no pide un código cuando entras. Cerramos la sesión en los demás dispositivos.",
    },
    removed: {
      subject: "Se desactivó la verificación en dos pasos",
      lead: "Quien administra esta Pauta desactivó la verificación en dos pasos de tu cuenta. Cerramos la sesión en todos los dispositivos: entra de nuevo y, si quieres, actívala otra vez.",
    },
    codes: {
      subject: "Tienes nuevos códigos de recuperación",
      lead: "Se generaron nuevos códigos de recuperación para tu cuenta en Pauta. Los anteriores ya no sirven.",
    },
    passkey: {
      subject: "Se creó una clave de acceso para tu cuenta",
      lead: "A partir de ahora, también sirve para entrar en tu cuenta de Pauta, sin contraseña ni código.",
    },
    passkeyRemoved: {
      subject: "Se quitó una clave de acceso de tu cuenta",
      lead: "Ya no sirve para entrar en tu cuenta de Pauta.",
    },
    button: "Ver tu cuenta",
    note: "¿No fuiste tú? Cambia tu contraseña ahora y avisa a quien administra tu Pauta.",
  },
  invite: {
    subject: "{inviter} te invitó a {workspace} en Pauta",
    lead: "{inviter} te invitó a trabajar en {workspace}, en Pauta. La invitación vale 7 días.",
    button: "Ver la invitación",
    note: "¿No conoces a esta persona? Ignora este mensaje.",
  },
  review: {
    mention: { subject: "{who} te mencionó en “{theme}”", lead: "{who} comentó la publicación “{theme}”: {text}" },
    approved: {
      subject: "{who} aprobó “{theme}”",
      lead: "{who} aprobó la publicación “{theme}”. Saldrá sola en su fecha.",
    },
    changes: {
      subject: "{who} pidió cambios en “{theme}”",
      lead: "{who} pidió cambios en la publicación “{theme}”: {text}",
    },
    button: "Abrir la publicación",
  },
  report: {
    subject: "La semana de {project}",
    title: "Cómo fue la semana",
    published: "Publicado",
    nothingPublished: "Ninguna publicación salió esta semana.",
    failed: "Lo que falló",
    fixFailed: "Ver la publicación",
    views: "visualizaciones",
    likes: "me gusta",
    comments: "comentarios",
    unmeasured: "sin datos todavía",
    see: "Ver la publicación",
    next: "Lo que viene",
    nothingNext: "No hay nada planificado para los próximos siete días.",
    ahead: {
      idea: "idea",
      making: "creándose",
      proposed: "espera aprobación",
      scheduled: "programada",
    },
    blocked: "Lo que frena el piloto automático",
    off: "El piloto automático está inactivo: las ideas esperan.",
    blockers: {
      no_slots: "La cuadrícula de la semana está vacía.",
      no_social: "No hay ninguna cuenta de la red social conectada.",
      no_credits: "Se acabaron los créditos.",
    },
    fix: {
      no_slots: "Armar la cuadrícula",
      no_social: "Conectar la cuenta",
      no_credits: "Ver el plan",
    },
    open: "Abrir el piloto automático",
    why: "Recibes este resumen cada lunes porque el informe de {project} está activo.",
    settings: "Desactivar el informe",
  },
};
