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
export const REASON_CODES = {
  key_missing: "unauthenticated",
  key_invalid: "unauthenticated",
  session_missing: "unauthenticated",
  plan_without_api: "forbidden",
  role_not_allowed: "forbidden",
  origin_not_allowed: "forbidden",
  path_not_found: "not_found",
  resource_not_found: "not_found",
  method_not_allowed: "invalid_input",
  body_not_json: "invalid_input",
  body_too_large: "invalid_input",
  field_invalid: "invalid_input",
  query_repeated: "invalid_input",
  idempotency_key_reused: "invalid_state",
  password_wrong: "invalid_input",
  project_limit_reached: "invalid_state",
  too_many_requests: "rate_limited",
  unexpected: "upstream_failure",
} satisfies Record<string, ErrorCode>;

export type Reason = keyof typeof REASON_CODES;

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
