import { characters } from "#lib/domain/text.ts";

export const NAME_MAX = 80;

/** What is wrong with a project's name, before the server is asked. */
export function nameProblem(name: string): "nameRequired" | "nameTooLong" | "nameInvalid" | undefined {
  if (name.trim() === "") return "nameRequired";
  if (characters(name) > NAME_MAX) return "nameTooLong";
  return name.isWellFormed() && !name.includes("\0") ? undefined : "nameInvalid";
}
