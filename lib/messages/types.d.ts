import type { Language } from "#lib/domain/language.ts";
import type { Messages } from "./catalog.ts";

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
