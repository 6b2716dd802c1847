/** Why a post failed; what a person is told of each stands among the messages. */
export const FAILURES = [
  "link_unreachable",
  "link_without_text",
  "writing_failed",
  "drawing_failed",
  "speaking_failed",
  "rendering_failed",
  "clip_not_opened",
  "timed_out",
  "not_connected",
  "connection_ended",
  "missed",
  "unfit",
  "file_refused",
  "file_unreachable",
  "caption_refused",
  "account_restricted",
  "network_refused",
  "quota_full",
  "network_too_slow",
  "not_confirmed",
] as const;

export type FailureCode = (typeof FAILURES)[number];

export const isFailure = (text: unknown): text is FailureCode => FAILURES.some((code) => code === text);

/** Something ended a post's making or publishing for good. */
export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, cause?: unknown) {
    super(code, { cause });
    this.name = "Failure";
    this.code = code;
  }
}
