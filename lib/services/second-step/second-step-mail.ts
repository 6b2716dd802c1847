import type { Language } from "#lib/domain/language.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { writeLetter } from "#lib/messages/letter.ts";

/** `removed` by the operator; `codes` are new recovery codes. */
export type SecondStepChange = "on" | "off" | "removed" | "codes" | "passkey" | "passkeyRemoved";

export function secondStepMail(to: string, url: string, language: Language, change: SecondStepChange) {
  const { button, note, ...changes } = textsIn(language).mails.secondStep;
  return writeLetter({ to, url, button, note, ...changes[change] });
}
