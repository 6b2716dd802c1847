import type { Role } from "./role.ts";

/** Who agrees that a post goes out; the autopilot's posts and a person's by the same rule. */

type Asker =
  | { readonly kind: "user"; readonly role: Role; readonly writesOnly?: boolean }
  | { readonly kind: "key" | "system" };

/**
 * What is scheduled by whoever may approve is approved. A program with a key acts for the whole workspace, as the
 * contract says; a member agrees with posts only where the project leaves that to members.
 */
export const mayApprove = (who: Asker, project: { readonly requiresApproval: boolean }): boolean =>
  who.kind !== "user" || (who.writesOnly !== true && (who.role !== "member" || !project.requiresApproval));

/** Who changes what is asked of others: nobody loosens a rule that holds for themselves. */
export const mayRule = (who: Asker): boolean =>
  who.kind !== "user" || (who.writesOnly !== true && who.role !== "member");

export const COMMENT_MAX = 2000;
export const REVIEW_DAYS = { usual: 14, most: 60 } as const;
/** What one link may say: beyond it, somebody plays. */
export const LINK_COMMENTS_MAX = 200;

export const REVIEW_STATES = ["waiting", "changes", "approved", "live", "passed"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A post as a client sees it. */
export function reviewState(
  { scheduledFor, status }: { status: string; scheduledFor: Date | null },
  hasOpenWish: boolean,
  now: Date,
): ReviewState {
  if (status === "published" || status === "publishing") return "live";
  if (status === "scheduled") return "approved";
  if (hasOpenWish) return "changes";
  return scheduledFor && scheduledFor <= now ? "passed" : "waiting";
}

/** Of those named "@Name" in a text, who they are: by the whole name, or by a first name that is one person's. */
export function mentionedIn<Person extends { readonly name: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const said = text.toLocaleLowerCase();
  const first = ({ name }: Person) => name.split(" ")[0]?.toLocaleLowerCase() ?? "";
  const names = (person: Person) => {
    const isOnly = people.filter((other) => first(other) === first(person)).length === 1;
    return [person.name.toLocaleLowerCase(), ...(isOnly ? [first(person)] : [])];
  };
  const isNamed = (name: string) => {
    const at = said.indexOf(`@${name}`);
    return name !== "" && at >= 0 && !/[\p{L}\p{N}]/u.test(said[at + name.length + 1] ?? "");
  };
  return people.filter((person) => names(person).some(isNamed));
}
