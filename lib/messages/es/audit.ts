import type { audit as pt } from "#lib/messages/pt/audit.ts";
import type { Same } from "#lib/messages/words.ts";

export const audit: Same<typeof pt> = {
  title: "Auditoría",
  lead: "Quién hizo qué, cuándo y desde dónde.",
  table: "Registros",
  who: "Quién",
  what: "Qué",
  when: "Cuándo",
  where: "Desde",
  key: "Clave {name}",
  system: "Pauta",
  gone: "Alguien que salió",
  role: "como {role}",
  filters: { topic: "Asunto", person: "Persona", all: "Todo", everyone: "Todos" },
  topics: {
    project: "Proyectos",
    post: "Posts",
    review: "Revisión",
    autopilot: "Piloto automático",
    radar: "Radar",
    social: "Cuenta conectada",
    member: "Personas",
    invite: "Invitaciones",
    key: "Claves",
    plan: "Plan",
    provider: "Modelos",
  },
  more: "Mostrar más",
  loading: "Cargando…",
  empty: {
    title: "Nada por aquí todavía",
    text: "Lo importante que haga el equipo queda registrado en esta página.",
  },
  none: "Ningún registro con estos filtros.",
  clear: "Limpiar filtros",
  notAllowed: {
    title: "Solo responsables y administración ven la auditoría",
    text: "Habla con quien cuida de este espacio.",
  },
  actions: {
    project: {
      created: "creó el proyecto",
      renamed: "renombró el proyecto",
      deleted: "eliminó el proyecto",
      exported: "exportó el espacio",
      imported: "importó un espacio",
    },
    social: {
      connected: "conectó la cuenta",
      disconnected: "desconectó la cuenta",
    },
    post: {
      published: "mandó publicar",
      approved: "aprobó el post",
      deleted: "eliminó el post",
    },
    review: {
      shared: "compartió un enlace de revisión con",
      revoked: "cerró el enlace de revisión de",
      approved: "recibió la aprobación de",
    },
    autopilot: {
      enabled: "activó el piloto",
      disabled: "desactivó el piloto",
    },
    radar: {
      started: "inició un análisis del Radar",
      stopped: "interrumpió un análisis del Radar",
    },
    invite: {
      sent: "invitó a",
      canceled: "canceló la invitación de",
      accepted: "aceptó la invitación",
    },
    member: {
      role_changed: "cambió el rol de",
      limited: "ya no deja publicar a",
      unlimited: "deja publicar de nuevo a",
      removed: "quitó del equipo a",
      left: "salió del equipo",
    },
    key: {
      created: "creó la clave de API",
      revoked: "revocó la clave de API",
    },
    plan: {
      trial_started: "empezó la prueba",
      payment_started: "fue al pago",
      pack_ordered: "pidió un paquete",
      changed: "cambió el plan",
      change_scheduled: "programó un cambio",
      change_canceled: "anuló el cambio",
      canceled: "canceló el plan",
      usage_capped: "cambió el límite de gasto en proveedores",
      resumed: "retomó el plan",
    },
    provider: {
      saved: "pasó a usar el modelo",
      removed: "dejó de usar el modelo",
    },
  },
};
