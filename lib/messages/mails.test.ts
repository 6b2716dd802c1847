import { describe, expect, test } from "vitest";
import { magicLinkMail } from "#lib/auth/magic-link-mail.ts";
import { CONNECTION_ENDS } from "#lib/domain/connection.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { emailChangeMail } from "#lib/services/account/email-change-mail.ts";
import { billingMail } from "#lib/services/billing/billing-mail.ts";
import { inviteMail } from "#lib/services/invites/invite-mail.ts";
import { knownAddressMail, signUpMail } from "#lib/services/sign-up/sign-up-mail.ts";
import { connectionMail } from "#lib/services/social/connection-mail.ts";

const to = "ana@example.com";
const url = "https://pauta.test/abrir";
const about = { project: "Café {days} $&", handle: "cafeaurora", url };
const invitation = { inviter: "Ana {workspace}", workspace: "Torra & Cia", url };
const charge = { amountCents: 123456, currency: "BRL", until: new Date("2026-03-01T00:00:00Z"), url };

describe.each(LANGUAGES)("the mails in %s", (language) => {
  const mails = {
    magicLink: magicLinkMail(to, url, language),
    signUp: signUpMail(to, url, language),
    knownAddress: knownAddressMail(to, url, language),
    emailChange: emailChangeMail(to, url, language),
    invite: inviteMail(to, { ...invitation, inviter: "Ana" }, language),
    ending: connectionMail(to, language, { ...about, project: "Café", kind: "ending", days: 3 }),
    payment_failed: billingMail("payment_failed", language, charge),
    plan_ended: billingMail("plan_ended", language, charge),
    ...Object.fromEntries(
      CONNECTION_ENDS.map((because) => [
        because,
        connectionMail(to, language, { ...about, project: "Café", kind: "ended", because }),
      ]),
    ),
  };

  test.each(Object.entries(mails))(
    "%s has a value in each place, and the way to go on",
    (_, { html, subject, text }) => {
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
      expect(text).toContain(`\n\n${url}\n`);
      expect(html).toContain(`<a href="${url}"`);
    },
  );
});

test.each([
  [magicLinkMail(to, url, "pt"), "Seu link para entrar na Pauta"],
  [magicLinkMail(to, url, "fr"), "Seu link para entrar na Pauta"],
  [signUpMail(to, url, "en"), "Confirm your Pauta account"],
  [knownAddressMail(to, url, "es"), "Ya tienes una cuenta en Pauta"],
  [emailChangeMail(to, url, "pt"), "Confirme seu novo e-mail na Pauta"],
  [inviteMail(to, invitation, "en"), "Ana {workspace} invited you to Torra & Cia at Pauta"],
  [connectionMail(to, "pt", { ...about, kind: "ending", days: 1 }), "A conexão com @cafeaurora termina em 1 dia"],
  [connectionMail(to, "es", { ...about, kind: "ending", days: 2 }), "La conexión con @cafeaurora termina en 2 días"],
  [billingMail("plan_ended", "en", charge), "Your plan has ended"],
])("a mail's subject is in its reader's language", ({ subject }, expected) => {
  expect(subject).toBe(expected);
});

test("what a person called a project stands in a mail as it is", () => {
  const { text } = connectionMail(to, "pt", { ...about, kind: "ended", because: "expired" });
  expect(text).toMatch(/^A autorização que você deu venceu\. O projeto Café \{days\} \$& não pode publicar/);
});

test("a charge is told in the reader's own numbers and dates", () => {
  expect(billingMail("payment_failed", "pt", charge).text).toMatch(
    /^A cobrança de R\$\s1\.234,56 foi recusada\. Pague até 1 de março de 2026/,
  );
});
