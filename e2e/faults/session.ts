import type { Pauta } from "#lib/tools/testing/pauta.ts";

type Person = Readonly<Record<"email" | "password", string>>;

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);

/** The headers with which a browser speaks for a person once they have signed in. */
export async function signIn(
  { url }: Pick<Pauta, "url">,
  { email, password }: Person,
): Promise<Record<string, string>> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const signedIn = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookiesOf(asked).join("; ") },
    body: new URLSearchParams({ csrfToken, email, password, json: "true" }),
  });
  return { Cookie: cookiesOf(signedIn).join("; "), Origin: url };
}
