import type * as z from "zod";
import type { entryOperations } from "#lib/contract/entry.ts";
import { CallError } from "./call.ts";

type Entry = typeof entryOperations;

const PATHS: { [Name in keyof Entry]: Entry[Name]["path"] } = { signUp: "/sign-up", acceptInvite: "/accept-invite" };

/** Calls what serves people who belong to no workspace yet. */
export async function callEntry<Name extends keyof Entry>(
  name: Name,
  body: z.input<Entry[Name]["body"]>,
): Promise<z.output<Entry[Name]["response"]>> {
  const response = await fetch(`/api/entry${PATHS[name]}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CallError({ code: "offline", reason: "offline", message: "offline" });
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new CallError((answer as { error: ConstructorParameters<typeof CallError>[0] }).error);
  // The server held the answer against this schema before it left.
  return answer as z.output<Entry[Name]["response"]>;
}
