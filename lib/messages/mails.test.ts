import { describe, expect, test } from "vitest";
import { magicLinkMail } from "#lib/auth/magic-link-mail.ts";
import type { NoticeDetail } from "#lib/db/json/notice.ts";
import { CONNECTION_ENDS } from "#lib/domain/connection.ts";
import { type Language, LANGUAGES } from "#lib/domain/language.ts";
import { NOTICE_KINDS, type NoticeKind } from "#lib/domain/notice.ts";
import { emailChangeMail } from "#lib/services/account/email-change-mail.ts";
import { inviteMail } from "#lib/services/invites/invite-mail.ts";
import { noticeMail } from "#lib/services/notices/notice-mail.ts";
import { secondStepMail } from "#lib/services/second-step/second-step-mail.ts";
import { knownAddressMail, signUpMail } from "#lib/services/sign-up/sign-up-mail.ts";

const to = "ana@example.com";
const url = "https://pauta.test/abrir";
const invitation = { inviter: "Ana {workspace}", workspace: "Torra & Cia", url };
const charge = { amountCents: 123456, currency: "BRL", until: "2026-03-01T00:00:00.000Z" };
const details: Partial<Record<NoticeKind, NoticeDetail>> = {
  post_failed: { reason: "timed_out" },
  post_missed: { reason: "missed" },
  connection_ending: { handle: "cafeaurora", days: 3 },
  connection_ended: { handle: "cafeaurora", because: "expired" },
  payment_failed: charge,
  plan_ended: charge,
  provider_key_refused: { provider: "OpenAI", part: "text", fault: "key_refused" },
  provider_held: { provider: "OpenAI", part: "text", fault: "busy" },
};
const appUrl = "https://pauta.test";
const told = (kind: NoticeKind, detail: NoticeDetail = details[kind] ?? {}, project = "Café", id = "notice_1") => ({
  id,
  workspaceId: "ws_1",
  projectId: "proj_1",
  postId: "post_1",
  kind,
  key: "",
  detail,
  at: new Date(0),
  project: { name: project, timezone: "UTC" },
  post: { theme: "Moer em casa", scheduledFor: new Date("2026-03-01T09:00:00Z") },
});
const reader = (language: Language) => ({ to, language, workspace: "Torra & Cia" });
const notice = (language: Language, ...of: Parameters<typeof told>) =>
  noticeMail(reader(language), appUrl, [told(...of)]);

describe.each(LANGUAGES)("the mails in %s", (language) => {
  const mails = {
    magicLink: magicLinkMail(to, url, language),
    signUp: signUpMail(to, url, language),
    knownAddress: knownAddressMail(to, url, language),
    emailChange: emailChangeMail(to, url, language),
    ...Object.fromEntries(
      (["on", "off", "removed", "codes"] as const).map((change) => [change, secondStepMail(to, url, language, change)]),
    ),
    invite: inviteMail(to, { ...invitation, inviter: "Ana" }, language),
  };
  const notices = {
    ...Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, notice(language, kind)])),
    ...Object.fromEntries(
      CONNECTION_ENDS.map((because) => [because, notice(language, "connection_ended", { handle: "a", because })]),
    ),
  };

  test.each(Object.entries(notices))("of a notice, %s too, and the way to choose", (_, { html, subject, text }) => {
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|  /);
    expect(text).toMatch(/\n\nhttps:\/\/pauta\.test\/\S+\n/);
    expect(html).toContain(`<a href="${appUrl}/account#notices"`);
  });

  test("of several notices say each of them, and those of one kind together", () => {
    const awaits = ["a", "b", "c"].map((id) => told("post_awaits", {}, "Café", id));
    const { html, subject, text } = noticeMail(reader(language), appUrl, [told("plan_ended"), ...awaits]);
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|  /);
    expect(subject).toMatch(/^2 .*Torra & Cia$/);
    expect(html.match(/<h2/g)).toHaveLength(2);
    expect(text).toMatch(/\b3 (posts|publicaciones)\b/);
    expect(text).toContain(`${appUrl}/proj_1/posts?status=draft`);
  });

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
  [inviteMail(to, invitation, "en"), "Ana {workspace} invited you to Torra & Cia on Pauta"],
  [notice("pt", "connection_ending", { handle: "cafeaurora", days: 1 }), "A conexão com @cafeaurora termina em 1 dia"],
  [
    notice("es", "connection_ending", { handle: "cafeaurora", days: 2 }),
    "La conexión con @cafeaurora termina en 2 días",
  ],
  [notice("en", "plan_ended"), "Your plan has ended"],
])("a mail's subject is in its reader's language", ({ subject }, expected) => {
  expect(subject).toBe(expected);
});

test("what a person called a project stands in a mail as it is", () => {
  const { text } = notice("pt", "connection_ended", { because: "expired" }, "Café {days} $&");
  expect(text).toMatch(/^A autorização que você deu venceu\. O projeto Café \{days\} \$& não pode publicar/);
});

test("a charge is told in the reader's own numbers and dates", () => {
  expect(notice("pt", "payment_failed").text).toMatch(
    /^A cobrança de R\$\s1\.234,56 foi recusada\. Pague até 1 de março de 2026/,
  );
});
