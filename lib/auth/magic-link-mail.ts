import { LANGUAGES, type Language } from "#lib/domain/language.ts";

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
  const words = WORDS[LANGUAGES.find((known) => known === language) ?? "pt"];
  const href = url.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return {
    to,
    subject: words.subject,
    text: `${words.lead}\n\n${url}\n\n${words.ignore}\n`,
    html: `<div style="font:16px/1.5 system-ui,sans-serif;color:#1c1917;max-width:480px;margin:32px auto;padding:0 16px">
  <p>${words.lead}</p>
  <p><a href="${href}" style="display:inline-block;background:#5b3df5;color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px;font-weight:600">${words.button}</a></p>
  <p style="color:#78716c;font-size:14px">${words.ignore}</p>
</div>`,
  };
}
