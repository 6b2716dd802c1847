/** The stable codes of the contract; `lib/http` gives each its status. */
export type ErrorCode =
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "invalid_input"
  | "invalid_state"
  | "rate_limited"
  | "upstream_failure";

/** Everything that Pauta refuses, and the code under which the API says so. */
const REASON_CODES = {
  key_missing: "unauthenticated",
  key_invalid: "unauthenticated",
  session_missing: "unauthenticated",
  plan_without_api: "forbidden",
  role_not_allowed: "forbidden",
  origin_not_allowed: "forbidden",
  path_not_found: "not_found",
  resource_not_found: "not_found",
  method_not_allowed: "invalid_input",
  request_unreadable: "invalid_input",
  body_not_json: "invalid_input",
  body_too_large: "invalid_input",
  field_invalid: "invalid_input",
  query_repeated: "invalid_input",
  idempotency_key_reused: "invalid_state",
  message_unsigned: "invalid_input",
  password_wrong: "invalid_input",
  code_wrong: "invalid_input",
  second_step_late: "invalid_input",
  passkey_not_taken: "invalid_input",
  passkey_limit_reached: "invalid_state",
  second_step_on: "invalid_state",
  second_step_off: "invalid_state",
  project_limit_reached: "invalid_state",
  project_publishing: "invalid_state",
  link_expired: "invalid_input",
  email_taken: "invalid_state",
  sign_up_closed: "forbidden",
  set_by_environment: "invalid_state",
  issuer_silent: "invalid_input",
  issuer_unfit: "invalid_input",
  already_member: "invalid_state",
  last_owner: "invalid_state",
  post_not_schedulable: "invalid_state",
  post_not_scheduled: "invalid_state",
  post_not_proposed: "invalid_state",
  proposal_passed: "invalid_state",
  approval_needed: "forbidden",
  post_approved: "invalid_state",
  post_without_date: "invalid_state",
  review_closed: "not_found",
  role_not_limited: "invalid_state",
  post_not_planned: "invalid_state",
  too_few_credits: "invalid_state",
  post_not_archivable: "invalid_state",
  post_not_archived: "invalid_state",
  post_not_publishable: "invalid_state",
  post_not_editable: "invalid_state",
  post_changed: "invalid_state",
  slide_not_removed: "invalid_state",
  picture_without_earlier: "invalid_state",
  photos_incomplete: "invalid_input",
  comments_not_allowed: "invalid_state",
  post_publishing: "invalid_state",
  post_not_generatable: "invalid_state",
  post_not_failing: "invalid_state",
  post_already_published: "invalid_state",
  post_without_content: "invalid_state",
  post_unfit_for_network: "invalid_state",
  caption_too_long_for_network: "invalid_state",
  too_many_hashtags: "invalid_state",
  too_many_mentions: "invalid_state",
  picture_not_jpeg: "invalid_state",
  picture_too_large: "invalid_state",
  picture_out_of_ratio: "invalid_state",
  video_not_mp4: "invalid_state",
  video_too_large: "invalid_state",
  video_out_of_length: "invalid_state",
  connect_state_invalid: "invalid_input",
  social_not_connected: "invalid_state",
  when_not_in_future: "invalid_input",
  no_credits: "invalid_state",
  format_not_enabled: "forbidden",
  voice_missing: "invalid_state",
  theme_or_link_missing: "invalid_input",
  theme_too_long: "invalid_input",
  link_not_read: "invalid_input",
  link_refused: "invalid_input",
  address_not_public: "invalid_input",
  provider_key_missing: "invalid_input",
  page_unreadable: "invalid_state",
  wrong_content_object: "invalid_input",
  format_not_served: "invalid_state",
  slide_only_one: "invalid_state",
  slide_order_incomplete: "invalid_input",
  slide_limit_reached: "invalid_state",
  field_not_in_layout: "invalid_input",
  media_not_ours: "invalid_input",
  file_type_refused: "invalid_input",
  file_too_large: "invalid_input",
  file_too_long: "invalid_input",
  file_unreadable: "invalid_input",
  library_full: "invalid_state",
  archive_unreadable: "invalid_input",
  archive_of_another_version: "invalid_input",
  archive_here_already: "invalid_state",
  workspace_not_empty: "invalid_state",
  clip_not_opened: "invalid_state",
  cursor_invalid: "invalid_input",
  period_reversed: "invalid_input",
  plan_missing: "invalid_state",
  plan_unchanged: "invalid_state",
  plan_billed_manually: "invalid_state",
  plan_cancel_scheduled: "invalid_state",
  plan_payment_due: "invalid_state",
  plan_not_ending: "invalid_state",
  plan_change_missing: "invalid_state",
  payment_not_due: "invalid_state",
  pack_unknown: "invalid_input",
  trial_over: "invalid_state",
  checkout_closed: "invalid_state",
  portal_missing: "invalid_state",
  billing_unreachable: "upstream_failure",
  edit_budget_spent: "invalid_state",
  grid_empty: "invalid_state",
  slot_taken: "invalid_state",
  grid_full: "invalid_state",
  radar_running: "invalid_state",
  radar_not_running: "invalid_state",
  palette_unknown: "invalid_input",
  too_many_requests: "rate_limited",
  too_many_at_once: "rate_limited",
  unexpected: "upstream_failure",
} satisfies Record<string, ErrorCode>;

export type Reason = keyof typeof REASON_CODES;
export const REASONS = Object.keys(REASON_CODES) as [Reason, ...Reason[]];

export const ERROR_CODES: readonly ErrorCode[] = [...new Set(Object.values(REASON_CODES))];

export const reasonsOf = (code: ErrorCode): Reason[] =>
  (Object.keys(REASON_CODES) as Reason[]).filter((reason) => REASON_CODES[reason] === code);

/** A rule said no. `field` is the input at fault, `detail` what a person may need beside the reason's own text. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly field: string | undefined;
  readonly detail: string | undefined;

  constructor(reason: Reason, at: { field?: string; detail?: string } = {}) {
    super(at.field ? `${reason} (${at.field})` : reason);
    this.name = "Refusal";
    this.reason = reason;
    this.field = at.field;
    this.detail = at.detail;
  }

  get code(): ErrorCode {
    return REASON_CODES[this.reason];
  }
}
