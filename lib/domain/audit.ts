/** All that the audit keeps. */
const AUDIT_ACTIONS = [
  "project.created",
  "project.renamed",
  "project.deleted",
  "project.exported",
  "project.imported",
  "social.connected",
  "social.disconnected",
  "post.scheduled",
  "post.proposed",
  "post.unscheduled",
  "post.approved",
  "post.edited",
  "post.published",
  "post.archived",
  "post.reactivated",
  "post.deleted",
  "review.shared",
  "review.revoked",
  "review.approved",
  "autopilot.enabled",
  "radar.started",
  "radar.stopped",
  "autopilot.disabled",
  "invite.sent",
  "invite.canceled",
  "invite.accepted",
  "member.role_changed",
  "member.limited",
  "member.unlimited",
  "member.removed",
  "member.left",
  "member.second_step_on",
  "member.second_step_off",
  "member.second_step_removed",
  "member.recovery_codes_renewed",
  "member.passkey_added",
  "member.passkey_removed",
  "key.created",
  "plan.trial_started",
  "plan.payment_started",
  "plan.pack_ordered",
  "plan.changed",
  "plan.change_scheduled",
  "plan.change_canceled",
  "plan.canceled",
  "plan.resumed",
  "provider.saved",
  "provider.removed",
  "plan.usage_capped",
  "key.revoked",
  "installation.sign_up_opened",
  "installation.sign_up_closed",
  "installation.mail_saved",
  "installation.mail_removed",
  "installation.identity_saved",
  "installation.identity_removed",
  "installation.owner_added",
  "installation.owner_removed",
  "installation.second_step_removed",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** An entry of another version may name what this one does not know. */
export const isAuditAction = (text: string): text is AuditAction => AUDIT_ACTIONS.some((action) => action === text);

type TopicOf<Action extends string> = Action extends `${infer Topic}.${string}` ? Topic : never;

/** What goes for every workspace: it is in the audit of none of them. */
export type InstallationAction = Extract<AuditAction, `installation.${string}`>;

/** What the audit can be asked for: the first word of an action. */
export const AUDIT_TOPICS = [
  "project",
  "post",
  "review",
  "autopilot",
  "radar",
  "social",
  "member",
  "invite",
  "key",
  "plan",
  "provider",
] as const satisfies TopicOf<AuditAction>[];
export type AuditTopic = (typeof AUDIT_TOPICS)[number];
