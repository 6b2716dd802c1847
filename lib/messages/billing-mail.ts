import type { Language } from "#lib/domain/language.ts";

export type BillingMail = "payment_failed" | "plan_ended";

interface Facts {
  amountCents: number;
  currency: string;
  until: Date | null;
  url: string;
}

type Words = Record<"subject" | "lead" | "button", string>;

const LOCALES: Record<Language, string> = { pt: "pt-BR", en: "en", es: "es" };

const WORDS: Record<BillingMail, Record<Language, Words>> = {
  payment_failed: {
    pt: {
      subject: "Não conseguimos cobrar o seu plano",
      lead: "A cobrança de {amount} foi recusada. Pague até {until} para o plano continuar; até lá tentamos de novo.",
      button: "Pagar agora",
    },
    en: {
      subject: "We could not charge your plan",
      lead: "The charge of {amount} was refused. Pay by {until} to keep the plan; until then we try again.",
      button: "Pay now",
    },
    es: {
      subject: "No pudimos cobrar tu plan",
      lead: "El cobro de {amount} fue rechazado. Paga hasta el {until} para mantener el plan; hasta entonces lo intentamos de nuevo.",
      button: "Pagar ahora",
    },
  },
  plan_ended: {
    pt: {
      subject: "Seu plano terminou",
      lead: "A cobrança de {amount} não foi paga e o plano terminou. Seus posts continuam aí, e os créditos de pacotes também.",
      button: "Assinar de novo",
    },
    en: {
      subject: "Your plan has ended",
      lead: "The charge of {amount} was not paid and the plan has ended. Your posts are still there, and so are credits from packs.",
      button: "Subscribe again",
    },
    es: {
      subject: "Tu plan terminó",
      lead: "El cobro de {amount} no se pagó y el plan terminó. Tus publicaciones siguen ahí, y los créditos de paquetes también.",
      button: "Suscribirme de nuevo",
    },
  },
};

export function billingMail(about: BillingMail, language: Language, { amountCents, currency, until, url }: Facts) {
  const { button, lead, subject } = WORDS[about][language];
  const locale = LOCALES[language];
  const amount = new Intl.NumberFormat(locale, { style: "currency", currency }).format(amountCents / 100);
  const day = until ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(until) : "";
  const text = lead.replace("{amount}", amount).replace("{until}", day);
  return {
    subject,
    text: `${text}\n\n${url}\n`,
    html: `<div style="font:16px/1.5 system-ui,sans-serif;color:#1c1917;max-width:480px;margin:32px auto;padding:0 16px">
  <p>${text}</p>
  <p><a href="${url}" style="display:inline-block;background:#5b3df5;color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px;font-weight:600">${button}</a></p>
</div>`,
  };
}
