import { getRequestConfig } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { messagesIn } from "./catalog.ts";
import { LANGUAGE_COOKIE, pickLanguage } from "./language.ts";

export default getRequestConfig(async () => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const locale = pickLanguage(jar.get(LANGUAGE_COOKIE)?.value, head.get("accept-language"));
  return { locale, messages: messagesIn(locale), timeZone: "America/Sao_Paulo" };
});
