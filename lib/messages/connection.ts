import { words } from "./words.ts";

export const connection = words({
  pt: {
    title: "Conta conectada",
    lead: "É nela que os posts deste projeto vão ao ar.",
    none: {
      title: "Nenhuma conta conectada",
      text: "Conecte a conta da marca para publicar. Você autoriza na própria rede social, e pode desfazer quando quiser.",
      action: "Conectar conta",
    },
    state: { working: "Conectada", ending: "Termina em breve", ended: "Terminou" },
    since: "Conectada em {date}",
    renews: "Renovada sozinha; vale até {date}",
    ends: "{days, plural, =0 {Termina hoje.} one {Termina amanhã.} other {Termina em # dias.}} A renovação automática não está conseguindo; reconecte para não parar.",
    scheduled:
      "{count, plural, =0 {} one {# post agendado espera por esta conta.} other {# posts agendados esperam por esta conta.}}",
    keeps:
      "{count, plural, =0 {Nada agendado se perde.} one {O post agendado mantém a data.} other {Os # posts agendados mantêm as datas.}}",
    reconnect: "Reconectar",
    change: "Trocar de conta",
    disconnect: "Desconectar",
    opening: "Abrindo a rede social…",
    other: {
      title: "Trocar @{from} por @{to}?",
      text: "Você escolheu outra conta. Os próximos posts deste projeto irão ao ar em @{to}; o que já está em @{from} continua lá.",
      confirm: "Usar @{to}",
      refuse: "Manter @{from}",
    },
    leave: {
      title: "Desconectar @{handle}?",
      text: "A Pauta deixa de publicar nesta conta e apaga o acesso que tinha. O que está no ar continua lá.",
      confirm: "Desconectar",
      cancel: "Cancelar",
      done: "Conta desconectada.",
    },
    back: {
      done: "Conta conectada.",
      denied: "Você não autorizou a conexão. Nada mudou.",
      failed: "A rede social não concluiu a conexão. Tente de novo.",
      permission: "Falta a permissão de publicar: conecte de novo e deixe-a marcada.",
    },
    banner: {
      ending:
        "{days, plural, =0 {A conexão com @{handle} termina hoje.} one {A conexão com @{handle} termina amanhã.} other {A conexão com @{handle} termina em # dias.}}",
      ended: "A conexão com @{handle} terminou: nada vai ao ar até você reconectar.",
      action: "Reconectar",
    },
  },
  en: {
    title: "Connected account",
    lead: "This project’s posts go live on it.",
    none: {
      title: "No account connected",
      text: "Connect the brand’s account to publish. You allow it on the social network itself, and can undo it at any time.",
      action: "Connect account",
    },
    state: { working: "Connected", ending: "Ends soon", ended: "Ended" },
    since: "Connected on {date}",
    renews: "Renewed by itself; valid until {date}",
    ends: "{days, plural, =0 {It ends today.} one {It ends tomorrow.} other {It ends in # days.}} Automatic renewal is not getting through; reconnect so that nothing stops.",
    scheduled:
      "{count, plural, =0 {} one {# scheduled post waits for this account.} other {# scheduled posts wait for this account.}}",
    keeps:
      "{count, plural, =0 {Nothing scheduled is lost.} one {The scheduled post keeps its date.} other {The # scheduled posts keep their dates.}}",
    reconnect: "Reconnect",
    change: "Change account",
    disconnect: "Disconnect",
    opening: "Opening the social network…",
    other: {
      title: "Replace @{from} with @{to}?",
      text: "You chose another account. This project’s next posts will go live on @{to}; what is on @{from} stays there.",
      confirm: "Use @{to}",
      refuse: "Keep @{from}",
    },
    leave: {
      title: "Disconnect @{handle}?",
      text: "Pauta stops publishing on this account and deletes the access it had. What is live stays there.",
      confirm: "Disconnect",
      cancel: "Cancel",
      done: "Account disconnected.",
    },
    back: {
      done: "Account connected.",
      denied: "You did not allow the connection. Nothing changed.",
      failed: "The social network did not complete the connection. Try again.",
      permission: "The permission to publish is missing: connect again and leave it ticked.",
    },
    banner: {
      ending:
        "{days, plural, =0 {The connection to @{handle} ends today.} one {The connection to @{handle} ends tomorrow.} other {The connection to @{handle} ends in # days.}}",
      ended: "The connection to @{handle} has ended: nothing goes live until you reconnect.",
      action: "Reconnect",
    },
  },
  es: {
    title: "Cuenta conectada",
    lead: "En ella salen los posts de este proyecto.",
    none: {
      title: "Ninguna cuenta conectada",
      text: "Conecta la cuenta de la marca para publicar. Lo autorizas en la propia red social y puedes deshacerlo cuando quieras.",
      action: "Conectar cuenta",
    },
    state: { working: "Conectada", ending: "Termina pronto", ended: "Terminó" },
    since: "Conectada el {date}",
    renews: "Se renueva sola; vale hasta el {date}",
    ends: "{days, plural, =0 {Termina hoy.} one {Termina mañana.} other {Termina en # días.}} La renovación automática no lo consigue; reconecta para que nada se detenga.",
    scheduled:
      "{count, plural, =0 {} one {# post programado espera esta cuenta.} other {# posts programados esperan esta cuenta.}}",
    keeps:
      "{count, plural, =0 {No se pierde nada programado.} one {El post programado mantiene su fecha.} other {Los # posts programados mantienen sus fechas.}}",
    reconnect: "Reconectar",
    change: "Cambiar de cuenta",
    disconnect: "Desconectar",
    opening: "Abriendo la red social…",
    other: {
      title: "¿Cambiar @{from} por @{to}?",
      text: "Elegiste otra cuenta. Los próximos posts de este proyecto saldrán en @{to}; lo que está en @{from} sigue allí.",
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
      ending:
        "{days, plural, =0 {La conexión con @{handle} termina hoy.} one {La conexión con @{handle} termina mañana.} other {La conexión con @{handle} termina en # días.}}",
      ended: "La conexión con @{handle} terminó: nada sale hasta que reconectes.",
      action: "Reconectar",
    },
  },
});
