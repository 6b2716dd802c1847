import { asMakerFailure, Failure, type MakerFailure } from "#lib/domain/failure.ts";
import { FAULT_ANSWERS, ProviderHeld } from "#lib/domain/patience.ts";
import { type Part, ProviderFault } from "#lib/domain/provider.ts";
import type { Attempt } from "#lib/runtime/context.ts";

/** A person sits before the editor: a busy provider is told of soon, where a post's making would wait for it. */
const BUSY_RETRIES = 1;

const OTHERWISE: Record<Part, MakerFailure> = {
  text: "writing_failed",
  image: "drawing_failed",
  voice: "speaking_failed",
};

/** How something that was asked for again ends by an error; null: another try is worth it. */
export function failureOfAgain(
  error: unknown,
  part: Part,
  { isLast, retries }: Pick<Attempt, "isLast" | "retries">,
): { part: Part; failure: MakerFailure; provider: string | null } | null {
  if (error instanceof ProviderFault || error instanceof ProviderHeld) {
    const { failure, retries: worth } = FAULT_ANSWERS[error.kind];
    const most = worth === "waits" ? BUSY_RETRIES : worth;
    if (error instanceof ProviderFault && !isLast && retries < most) return null;
    return { part, failure: asMakerFailure(failure, OTHERWISE[part]), provider: error.provider };
  }
  if (!(error instanceof Failure) && !isLast) return null;
  const failure = error instanceof Failure ? asMakerFailure(error.code, OTHERWISE[part]) : OTHERWISE[part];
  return { part, failure, provider: null };
}
