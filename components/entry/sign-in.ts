import { call, CallError } from "#lib/client/call.ts";

/** What next-auth's own endpoints do, without its client. */
type Outcome = { url: string } | { error: string };

const TOO_MANY = 429;

async function post(path: string, fields: Record<string, string>): Promise<Outcome> {
  try {
    const token = await fetch("/api/auth/csrf", { cache: "no-store" });
    const { csrfToken } = (await token.json()) as { csrfToken: string };
    const response = await fetch(`/api/auth/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
    });
    if (response.status === TOO_MANY) return { error: "Throttled" };
    const { url } = (await response.json()) as { url?: string };
    if (!url) return { error: "Unknown" };
    const error = new URL(url, window.location.href).searchParams.get("error");
    return error ? { error } : { url };
  } catch {
    return { error: "Network" };
  }
}

/** The page is being left: until it is gone, what led away is still under way. */
export function leaveFor(go: () => void): Promise<never> {
  go();
  return new Promise(() => undefined);
}

export const signInWithPassword = (email: string, password: string, callbackUrl: string) =>
  post("callback/credentials", { email, password, callbackUrl });

/** Where a right password leads: on, or to the code that the person's second step wants. */
export const afterPassword = (url: string, to: string) =>
  new URL(url, window.location.href).pathname === "/login/code" ? url : to;

export const signInWithCode = (code: string, callbackUrl: string) => post("callback/code", { code, callbackUrl });

/** Whoever the browser knows here: it shows the passkeys that it has, and the person chooses one. */
export async function signInWithPasskey(callbackUrl: string): Promise<Outcome> {
  let answer;
  try {
    const [{ startAuthentication }, optionsJSON] = await Promise.all([
      import("@simplewebauthn/browser"),
      call("askForPasskey", {}),
    ]);
    answer = await startAuthentication({ optionsJSON });
  } catch (error) {
    return { error: error instanceof CallError ? "Network" : "PasskeyUnopened" };
  }
  return post("callback/passkey", { answer: JSON.stringify(answer), callbackUrl });
}

/** Goes on in this browser after a change that ended every session. */
export const resumeSession = (pass: string) => post("callback/resume", { pass, callbackUrl: "/account" });

export const sendSignInLink = (email: string, callbackUrl: string) => post("signin/email", { email, callbackUrl });

export const signInByInvite = (fields: { token: string; name: string; password: string; language: string }) =>
  post("callback/invite", { ...fields, callbackUrl: "/" });

export const signInBySignUp = (token: string) => post("callback/sign-up", { token, callbackUrl: "/start" });

export const signInWith = (provider: "google" | "oidc", callbackUrl: string) =>
  post(`signin/${provider}`, { callbackUrl });

export const endSession = () => post("signout", { callbackUrl: "/login" });
