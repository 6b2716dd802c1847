/** Why a post failed; what a person is told of each stands among the messages. */
export const FAILURES = [
  "link_unreachable",
  "link_without_text",
  "writing_failed",
  "drawing_failed",
  "speaking_failed",
  "rendering_failed",
  "provider_key_refused",
  "provider_busy",
  "subject_refused",
  "provider_broken",
  "provider_slow",
  "spending_capped",
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

/** Those that the built-in makers do not know. */
const PROVIDERS: readonly FailureCode[] = [
  "provider_key_refused",
  "provider_busy",
  "subject_refused",
  "provider_broken",
  "provider_slow",
  "spending_capped",
];

export const isProviders = (code: FailureCode): boolean => PROVIDERS.includes(code);

/** How one text, picture or recording that a person asked for again may fail; the post stays as it was. */
export const MAKER_FAILURES = [
  "provider_key_refused",
  "provider_busy",
  "subject_refused",
  "provider_broken",
  "provider_slow",
  "spending_capped",
  "writing_failed",
  "drawing_failed",
  "speaking_failed",
] as const satisfies FailureCode[];
export type MakerFailure = (typeof MAKER_FAILURES)[number];

const isMakerFailure = (code: FailureCode): code is MakerFailure => MAKER_FAILURES.some((one) => one === code);

/** A failure of something else is told as one of the part that was asked for. */
export const asMakerFailure = (code: FailureCode, otherwise: MakerFailure): MakerFailure =>
  isMakerFailure(code) ? code : otherwise;

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
