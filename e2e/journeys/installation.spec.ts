import { expect, type Page } from "@playwright/test";
import { startOidcServer } from "#lib/tools/testing/oidc-server.ts";
import { startSmtpServer } from "#lib/tools/testing/smtp-server.ts";
import { look } from "./look.ts";
import { admin, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

const PASSWORD = "of this journey";

/** Nothing is kept: other journeys sign people up and read their mails on the same installation. */
const answerWith = (page: Page, installation: object) =>
  page.route("**/api/app/installation", (route) =>
    route.fulfill({ json: { identity: { callbackUrl: "", installed: null, own: null }, ...installation } }),
  );

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

const taken = { calls: 0, inputTokens: 0, outputTokens: 0, pictures: 0, seconds: 0, cost: null, unpriced: 0 };

test("what providers took is told by month, and who changed what", async ({ page }) => {
  const person = await newPerson();
  await admin("installation", "owner", "--email", person.email, "--remove");
  await admin("installation", "owner", "--email", person.email);
  await signIn(page, person);
  const text = {
    ...taken,
    part: "text",
    provider: "gpt-5-mini",
    calls: 412,
    inputTokens: 912_000,
    cost: 3.42,
    faults: 2,
  };
  const image = { ...taken, part: "image", provider: "gpt-image-1", calls: 96, pictures: 96, cost: 14.4, faults: 0 };
  const voice = { ...taken, part: "voice", provider: "local", calls: 8, seconds: 240, unpriced: 8, faults: 0 };
  const months = [
    {
      ...taken,
      from: "2026-11-01T00:00:00.000Z",
      calls: 516,
      cost: 17.82,
      unpriced: 8,
      providers: [image, text, voice],
    },
    { ...taken, from: "2026-10-01T00:00:00.000Z", calls: 412, cost: 3.42, providers: [text] },
  ];
  await page.route("**/api/app/installation/usage", (route) => route.fulfill({ json: { currency: "BRL", months } }));
  await page.goto("/installation");
  await expect(page.getByText("Imagem: gpt-image-1")).toBeVisible();
  await expect(page.getByText("8 pedidos sem preço conhecido")).toBeVisible();
  const october = page.getByRole("group").filter({ hasText: "Outubro de 2026" });
  await expect(october.getByText("Texto: gpt-5-mini")).toBeHidden();
  await october.getByText("Outubro de 2026").click();
  await expect(october.getByText("Texto: gpt-5-mini")).toBeVisible();
  const given = page.getByRole("row").filter({ hasText: person.email });
  await expect(given.first()).toContainText("deu, pela linha de comando, a responsabilidade pela instalação a");
  await look(page, "installation-spending");
});

test("people come in by a provider that the owner of the installation named", async ({ browser, page }) => {
  const [owner, other] = [await newPerson(), await newPerson()];
  await admin("installation", "owner", "--email", owner.email);
  await signIn(page, owner);
  const server = await startOidcServer();
  const { clientId, clientSecret, issuer } = server.settings;
  const form = page.locator("form").filter({ hasText: "Endereço de retorno" });
  const save = async (at: string) => {
    await form.getByLabel("Emissor").fill(at);
    await form.getByRole("button", { name: "Salvar" }).click();
  };
  try {
    await page.goto("/installation");
    await form.getByLabel("Nome no botão").fill("Acme");
    await form.getByLabel("Identificador do cliente").fill(clientId);
    await form.getByLabel("Segredo do cliente").fill(clientSecret);
    await save(`${issuer}/none`);
    await expect(form.getByText("Este endereço responde, mas não como um provedor")).toBeVisible();
    await look(page, "installation-identity");
    await save(issuer);
    await expect(page.getByText(`As pessoas entram também por Acme (${issuer}).`)).toBeVisible();
    server.tell({ sub: "bia", email: other.email, email_verified: true });
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto("/login?to=/team");
    await look(elsewhere, "login-identity");
    await elsewhere.getByRole("button", { name: "Continuar com Acme" }).click();
    await expect(elsewhere).toHaveURL("/team");
    await expect(elsewhere.getByRole("cell", { name: other.email })).toBeVisible();
    await elsewhere.context().close();
    await form.getByRole("button", { name: "Remover" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remover" }).click();
    await expect(page.getByText("Ninguém entra por outro provedor.")).toBeVisible();
  } finally {
    server.close();
  }
});
