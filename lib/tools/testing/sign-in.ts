import { answerSignIn } from "#lib/http/doors/answer-sign-in.ts";
import { toResponse } from "#lib/http/doors/answer.ts";
import { askedOf } from "#lib/http/doors/asked.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { findSessionUser } from "#lib/auth/session.ts";
import type { Workspace } from "./sample.ts";

/** A browser at the addresses of the sign-in: what it was given, it sends along. */
export function browser({ runtime }: Workspace, address = "203.0.113.9") {
  const { appUrl } = runtime.settings;
  const limits = createRateLimits(1000, { signIns: 1000 });
  const jar = new Map<string, string>();
  const headers = () => ({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });
  const visit = async (path: string, init: RequestInit = {}) => {
    const request = new Request(new URL(path, appUrl), { ...init, headers: { ...headers(), ...init.headers } });
    const response = toResponse(await answerSignIn(runtime, limits, askedOf(request, address), appUrl));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    /** where a link leads */
    open: async (url: string) => (await visit(url)).headers.get("location") ?? "",
    /** where a form leads */
    post: async (path: string, fields: Record<string, string>) => {
      const { csrfToken } = (await (await visit("/api/auth/csrf")).json()) as { csrfToken: string };
      const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
      const { url } = (await (await visit(`/api/auth/${path}`, { method: "POST", body })).json()) as { url: string };
      return url.replace(appUrl, "");
    },
    whoIsIn: async () => (await findSessionUser(runtime, new Headers(headers())))?.id ?? null,
  };
}
