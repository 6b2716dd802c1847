import { getRequestConfig } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { compiledIn } from "./compiled.ts";
import { LANGUAGE_COOKIE, pickLanguage } from "./language.ts";

export default getRequestConfig(async () => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const locale = pickLanguage(jar.get(LANGUAGE_COOKIE)?.value, head.get("accept-language"));
  // The formatter of next.config.mjs takes compiled texts, of which its types know nothing.
  return { locale, messages: compiledIn(locale), timeZone: "America/Sao_Paulo" };
});
