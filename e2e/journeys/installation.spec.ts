import { expect, type Page } from "@playwright/test";
import { startSmtpServer } from "#lib/tools/testing/smtp-server.ts";
import { look } from "./look.ts";
import { admin, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

const PASSWORD = "of this journey";

/** Nothing is kept: other journeys sign people up and read their mails on the same installation. */
const answerWith = (page: Page, installation: object) =>
  page.route("**/api/app/installation", (route) => route.fulfill({ json: installation }));

test("the owner of the installation finds its page, and hears what is wrong with a mail server; nobody else does", async ({
  page,
}) => {
  const person = await newPerson();
  // Whoever comes first to an installation owns it, and that may be they.
  await admin("installation", "owner", "--email", person.email, "--remove");
  await signIn(page, person);
  expect((await page.goto("/installation"))?.status()).toBe(404);
  await page.goto("/team");
  await expect(page.getByRole("link", { name: "Instalação" })).toBeHidden();

  await admin("installation", "owner", "--email", person.email);
  await page.reload();
  await page.getByRole("link", { name: "Instalação" }).click();
  await expect(page.getByRole("switch", { name: "Cadastro aberto" })).toBeChecked();
  const server = await startSmtpServer({ password: PASSWORD });
  try {
    await page.getByLabel("Servidor").fill("127.0.0.1");
    await page.getByLabel("Porta").fill(String(server.port));
    await page.getByLabel("Usuário").fill("ana");
    await page.getByLabel("Senha").fill("another");
    await page.getByLabel("Remetente").fill("Pauta <pauta@example.org>");
    await page.getByRole("button", { name: "Enviar teste para mim" }).click();
    await expect(page.getByText("O servidor recusou o usuário ou a senha.")).toBeVisible();
    await look(page, "installation-refused");
    await page.getByLabel("Senha").fill(PASSWORD);
    await page.getByRole("button", { name: "Enviar teste para mim" }).click();
    await expect(page.getByText("O servidor aceitou o e-mail.")).toBeVisible();
    expect(server.accepted.join()).toContain(`To: ${person.email}`);
  } finally {
    server.close();
  }

  const own = { host: "smtp.example.org", port: 587, user: "ana", from: "Pauta <pauta@example.org>" };
  const kept = { ...own, hasPassword: true, savedAt: "2026-11-20T12:00:00.000Z" };
  await answerWith(page, { signUp: { isOpen: false, isFixed: true }, mail: { installed: null, own: kept } });
  await page.reload();
  await expect(page.getByRole("switch", { name: "Cadastro aberto" })).toBeDisabled();
  await expect(page.getByText("Definido pelo ambiente, em SIGNUP,")).toBeVisible();
  await expect(page.getByText("Fica a senha guardada.")).toBeVisible();
  await look(page, "installation-kept");

  await answerWith(page, { signUp: { isOpen: true, isFixed: false }, mail: { installed: own.host, own: kept } });
  await page.reload();
  await expect(page.getByText("Definido pelo ambiente, em SMTP_URL,")).toBeVisible();
  await expect(page.getByLabel("Servidor")).toBeHidden();
  await look(page, "installation-fixed");
});
