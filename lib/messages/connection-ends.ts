import type { ConnectionEnd } from "#lib/domain/connection.ts";
import type { Language } from "#lib/domain/language.ts";

/** What ended a connection, as a person is told in mails and in the app. */
export const CONNECTION_END_TEXTS: Record<ConnectionEnd, Record<Language, string>> = {
  expired: {
    pt: "A autorização que você deu venceu.",
    en: "The permission that you gave has expired.",
    es: "La autorización que diste venció.",
  },
  removed: {
    pt: "A Pauta foi removida nas configurações da rede social.",
    en: "Pauta was removed in the social network's settings.",
    es: "Pauta fue eliminada en la configuración de la red social.",
  },
  password_changed: {
    pt: "A senha da conta mudou na rede social.",
    en: "The account's password was changed on the social network.",
    es: "La contraseña de la cuenta cambió en la red social.",
  },
  checkpoint: {
    pt: "A rede social pede que você entre nela e confirme a conta.",
    en: "The social network asks you to sign in to it and confirm the account.",
    es: "La red social pide que entres y confirmes la cuenta.",
  },
  permission_missing: {
    pt: "Falta uma permissão que a publicação exige.",
    en: "A permission that publishing needs is missing.",
    es: "Falta un permiso que la publicación exige.",
  },
};
