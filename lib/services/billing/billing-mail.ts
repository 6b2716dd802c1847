import { type Language, LANGUAGE_ROWS } from "#lib/domain/language.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { fill } from "#lib/messages/fill.ts";

export type BillingMail = "payment_failed" | "plan_ended";

interface Facts {
  amountCents: number;
  currency: string;
  until: Date | null;
  url: string;
}

export function billingMail(about: BillingMail, language: Language, { amountCents, currency, until, url }: Facts) {
  const { button, lead, subject } = textsIn(language).mails.billing[about];
  const locale = LANGUAGE_ROWS[language].locale;
  const amount = new Intl.NumberFormat(locale, { style: "currency", currency }).format(amountCents / 100);
  const day = until ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(until) : "";
  const text = fill(lead, { amount, until: day });
  return {
    subject,
    text: `${text}\n\n${url}\n`,
    html: `<div style="font:16px/1.5 system-ui,sans-serif;color:#1c1917;max-width:480px;margin:32px auto;padding:0 16px">
  <p>${text}</p>
  <p><a href="${url}" style="display:inline-block;background:#5b3df5;color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px;font-weight:600">${button}</a></p>
</div>`,
  };
}
