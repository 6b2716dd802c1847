import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { writeLetter } from "#lib/messages/letter.ts";

const WORDS: Record<Language, { subject: string; lead: string; button: string; note: string }> = {
  pt: {
    subject: "Confirme seu novo e-mail na Pauta",
    lead: "Toque no botão para entrar na Pauta com este e-mail daqui em diante. O link vale por uma hora.",
    button: "Confirmar e-mail",
    note: "Não foi você? Ignore esta mensagem: sem a confirmação, nada muda.",
  },
  en: {
    subject: "Confirm your new e-mail at Pauta",
    lead: "Tap the button to sign in to Pauta with this e-mail from now on. The link lasts an hour.",
    button: "Confirm e-mail",
    note: "Was this not you? Ignore this message: without the confirmation, nothing changes.",
  },
  es: {
    subject: "Confirma tu nuevo correo en Pauta",
    lead: "Toca el botón para entrar en Pauta con este correo a partir de ahora. El enlace vale una hora.",
    button: "Confirmar correo",
    note: "¿No fuiste tú? Ignora este mensaje: sin la confirmación, nada cambia.",
  },
};

export const emailChangeMail = (to: string, url: string, language: string) =>
  writeLetter({ to, url, ...WORDS[LANGUAGES.find((known) => known === language) ?? "pt"] });
