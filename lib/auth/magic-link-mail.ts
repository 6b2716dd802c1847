import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { writeLetter } from "#lib/messages/letter.ts";

const WORDS: Record<Language, { subject: string; lead: string; button: string; ignore: string }> = {
  pt: {
    subject: "Seu link para entrar na Pauta",
    lead: "Toque no botão para entrar. O link vale por 15 minutos e funciona uma vez.",
    button: "Entrar na Pauta",
    ignore: "Não foi você? Ignore esta mensagem: sem o clique, nada acontece.",
  },
  en: {
    subject: "Your link to sign in to Pauta",
    lead: "Tap the button to sign in. The link lasts 15 minutes and works once.",
    button: "Sign in to Pauta",
    ignore: "Was this not you? Ignore this message: without the click, nothing happens.",
  },
  es: {
    subject: "Tu enlace para entrar en Pauta",
    lead: "Toca el botón para entrar. El enlace vale 15 minutos y funciona una vez.",
    button: "Entrar en Pauta",
    ignore: "¿No fuiste tú? Ignora este mensaje: sin el clic, no pasa nada.",
  },
};

export function magicLinkMail(to: string, url: string, language: string) {
  const { ignore: note, ...words } = WORDS[LANGUAGES.find((known) => known === language) ?? "pt"];
  return writeLetter({ to, url, note, ...words });
}
