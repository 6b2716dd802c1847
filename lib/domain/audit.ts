import type { Language } from "./language.ts";

/** All that the audit keeps, and what it says after a person's name. */
const AUDIT_ACTIONS = {
  "project.created": { pt: "criou o projeto", en: "created the project", es: "creó el proyecto" },
  "project.renamed": { pt: "renomeou o projeto", en: "renamed the project", es: "renombró el proyecto" },
  "project.deleted": { pt: "excluiu o projeto", en: "deleted the project", es: "eliminó el proyecto" },
  "social.connected": { pt: "conectou a conta", en: "connected the account", es: "conectó la cuenta" },
  "social.disconnected": { pt: "desconectou a conta", en: "disconnected the account", es: "desconectó la cuenta" },
  "post.published": { pt: "mandou publicar", en: "sent for publication", es: "mandó publicar" },
  "post.approved": { pt: "aprovou o post", en: "approved the post", es: "aprobó el post" },
  "post.deleted": { pt: "excluiu o post", en: "deleted the post", es: "eliminó el post" },
  "autopilot.enabled": { pt: "ligou o piloto automático", en: "switched the autopilot on", es: "activó el piloto" },
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
  "key.revoked": { pt: "revogou a chave de API", en: "revoked the API key", es: "revocó la clave de API" },
} as const satisfies Record<string, Record<Language, string>>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

type TopicOf<Action extends string> = Action extends `${infer Topic}.${string}` ? Topic : never;
export type AuditTopic = TopicOf<AuditAction>;

export const AUDIT_TOPICS = [
  "project",
  "post",
  "autopilot",
  "social",
  "member",
  "invite",
  "key",
] as const satisfies AuditTopic[];
