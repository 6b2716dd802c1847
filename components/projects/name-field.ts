import { useTranslations } from "next-intl";
import { NAME_MAX } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";

function nameProblem(name: string): "nameRequired" | "nameTooLong" | "nameInvalid" | undefined {
  if (name.trim() === "") return "nameRequired";
  if (characters(name) > NAME_MAX) return "nameTooLong";
  return name.isWellFormed() && !name.includes("\0") ? undefined : "nameInvalid";
}

/** What is wrong with a project's name, before the server is asked. */
export function useNameProblem() {
  const t = useTranslations("projects");
  return (name: string): string | undefined => {
    const problem = nameProblem(name);
    return problem && t(problem, { max: NAME_MAX });
  };
}
