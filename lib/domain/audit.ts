import type { Language } from "./language.ts";

/** All that the audit keeps, and what it says after a person's name. */
const AUDIT_ACTIONS = {
  "project.created": { pt: "criou o projeto", en: "created the project", es: "creó el proyecto" },
  "project.renamed": { pt: "renomeou o projeto", en: "renamed the project", es: "renombró el proyecto" },
  "project.deleted": { pt: "excluiu o projeto", en: "deleted the project", es: "eliminó el proyecto" },
  "project.exported": { pt: "exportou o espaço", en: "exported the workspace", es: "exportó el espacio" },
  "project.imported": { pt: "importou um espaço", en: "imported a workspace", es: "importó un espacio" },
  "social.connected": { pt: "conectou a conta", en: "connected the account", es: "conectó la cuenta" },
  "social.disconnected": { pt: "desconectou a conta", en: "disconnected the account", es: "desconectó la cuenta" },
  "post.published": { pt: "mandou publicar", en: "sent for publication", es: "mandó publicar" },
  "post.approved": { pt: "aprovou o post", en: "approved the post", es: "aprobó el post" },
  "post.deleted": { pt: "excluiu o post", en: "deleted the post", es: "eliminó el post" },
  "autopilot.enabled": { pt: "ligou o piloto automático", en: "switched the autopilot on", es: "activó el piloto" },
  "radar.started": {
    pt: "iniciou uma análise do Radar",
    en: "started a Radar analysis",
    es: "inició un análisis del Radar",
  },
  "radar.stopped": {
    pt: "interrompeu uma análise do Radar",
    en: "stopped a Radar analysis",
    es: "interrumpió un análisis del Radar",
  },
  "autopilot.disabled": {
    pt: "desligou o piloto automático",
    en: "switched the autopilot off",
    es: "desactivó el piloto",
  },
  "invite.sent": { pt: "convidou", en: "invited", es: "invitó a" },
  "invite.canceled": { pt: "cancelou o convite de", en: "canceled the invite of", es: "canceló la invitación de" },
  "invite.accepted": { pt: "aceitou o convite", en: "accepted the invite", es: "aceptó la invitación" },
  "member.role_changed": { pt: "mudou o papel de", en: "changed the role of", es: "cambió el rol de" },
  "member.removed": { pt: "removeu da equipe", en: "removed from the team", es: "quitó del equipo a" },
  "member.left": { pt: "saiu da equipe", en: "left the team", es: "salió del equipo" },
  "key.created": { pt: "criou a chave de API", en: "created the API key", es: "creó la clave de API" },
  "plan.trial_started": { pt: "começou o período de teste", en: "started the trial", es: "empezó la prueba" },
  "plan.payment_started": { pt: "foi ao pagamento", en: "went to the payment", es: "fue al pago" },
  "plan.pack_ordered": { pt: "pediu um pacote de créditos", en: "ordered a credit pack", es: "pidió un paquete" },
  "plan.changed": { pt: "mudou o plano", en: "changed the plan", es: "cambió el plan" },
  "plan.change_scheduled": { pt: "marcou a mudança do plano", en: "scheduled a plan change", es: "programó un cambio" },
  "plan.change_canceled": { pt: "desistiu de mudar o plano", en: "canceled the plan change", es: "anuló el cambio" },
  "plan.canceled": { pt: "cancelou o plano", en: "canceled the plan", es: "canceló el plan" },
  "plan.resumed": { pt: "retomou o plano", en: "resumed the plan", es: "retomó el plan" },
  "key.revoked": { pt: "revogou a chave de API", en: "revoked the API key", es: "revocó la clave de API" },
} as const satisfies Record<string, Record<Language, string>>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** An entry of another version may name what this one does not know. */
export const auditText = (action: string, language: Language): string =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction][language] : action;

type TopicOf<Action extends string> = Action extends `${infer Topic}.${string}` ? Topic : never;

/** What the audit can be asked for: the first word of an action. */
export const AUDIT_TOPICS = [
  "project",
  "post",
  "autopilot",
  "radar",
  "social",
  "member",
  "invite",
  "key",
  "plan",
] as const satisfies TopicOf<AuditAction>[];
export type AuditTopic = (typeof AUDIT_TOPICS)[number];
