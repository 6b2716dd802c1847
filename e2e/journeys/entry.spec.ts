import { expect } from "@playwright/test";
import { totpAt } from "#lib/crypto/totp.ts";
import { look } from "./look.ts";
import { lastMail, newPerson, type Person, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR" });

let ana: Person;
test.beforeAll(async () => {
  ana = await newPerson();
});

test("a person signs in through the form, lands where they wanted to go, and signs out", async ({ page }) => {
  await page.goto("/team");
  await expect(page).toHaveURL("/login?to=/team");
  await page.getByLabel("E-mail").fill(ana.email);
  await page.getByRole("textbox", { name: "Senha" }).fill(ana.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL("/team");
  await expect(page.getByRole("cell", { name: ana.email })).toBeVisible();

  await page.getByRole("button", { name: /^Sua conta/ }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/projects");
  await expect(page).toHaveURL("/login?to=/projects");
});

test("a wrong password is said in words and keeps the e-mail", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(ana.email);
  await page.getByRole("textbox", { name: "Senha" }).fill("not the password");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("E-mail ou senha não conferem");
  await expect(page.getByLabel("E-mail")).toHaveValue(ana.email);
});

test("empty and incomplete fields say what is missing", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("ana@");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Este e-mail parece incompleto")).toBeVisible();
  await expect(page.getByText("Digite sua senha.")).toBeVisible();
});

test("a password can be read while it is typed", async ({ page }) => {
  await page.goto("/login");
  const password = page.getByRole("textbox", { name: "Senha" });
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Mostrar senha" }).click();
  await expect(password).toHaveAttribute("type", "text");
});

test("a link from the mail signs in once, and says so the second time", async ({ browser, page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Receber um link por e-mail" }).click();
  await page.getByLabel("E-mail").fill(ana.email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByRole("heading", { name: "Confira seu e-mail" })).toBeVisible();
  await expect(page.getByText(ana.email)).toBeVisible();

  const link = /https?:\/\/\S+/.exec(await lastMail(ana.email))?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Projetos" })).toBeVisible();

  const elsewhere = await (await browser.newContext({ locale: "pt-BR" })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("main").getByRole("alert")).toContainText("Este link já foi usado ou venceu");
  await elsewhere.context().close();
});

test("an address that nobody has gets the same answer", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Receber um link por e-mail" }).click();
  await page.getByLabel("E-mail").fill("nobody@pauta.test");
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByRole("heading", { name: "Confira seu e-mail" })).toBeVisible();
});

test("another site's address is no place to land after signing in", async ({ page }) => {
  await page.goto("/login?to=//evil.test");
  await page.getByLabel("E-mail").fill(ana.email);
  await page.getByRole("textbox", { name: "Senha" }).fill(ana.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL("/projects");
});

test("a session that ended leads back to where it was", async ({ context, page }) => {
  await page.goto("/login?to=/plan");
  await page.getByLabel("E-mail").fill(ana.email);
  await page.getByRole("textbox", { name: "Senha" }).fill(ana.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByTestId("quote-price")).toBeVisible();
  await context.clearCookies();
  await page.getByRole("button", { name: /4 posts por mês/ }).click();
  await expect(page).toHaveURL(/\/login\?error=SessionRequired&to=%2Fplan/);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Sua sessão terminou");
});

test("a second step is turned on, asked for after the password, and turned off by a recovery code", async ({
  page,
}) => {
  const rosa = await newPerson();
  await signIn(page, rosa);
  await page.goto("/account");
  await page.getByRole("button", { name: "Ligar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Sua senha").fill(rosa.password);
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByRole("img", { name: "Código QR" })).toBeVisible();
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialog.getByLabel("Código de 6 dígitos").fill(totpAt(secret, new Date()));
  await dialog.getByRole("button", { name: "Confirmar e ligar" }).click();
  const codes = dialog.getByRole("list", { name: "Códigos de recuperação" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "Já guardei" }).click();
  await expect(page.getByText("10 códigos de recuperação restantes.")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login?to=/team");
  await page.getByLabel("E-mail").fill(rosa.email);
  await page.getByRole("textbox", { name: "Senha" }).fill(rosa.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL("/login/code?to=%2Fteam");
  // What is pressed before the page is awake is lost.
  await expect(async () => {
    await page.getByLabel("Código de 6 dígitos").fill("000000");
    await page.getByRole("button", { name: "Confirmar" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("O código não confere", { timeout: 5000 });
  }).toPass();
  // The code that turned it on is used up; an app whose clock is half a minute ahead shows the next one.
  await page.getByLabel("Código de 6 dígitos").fill(totpAt(secret, new Date(Date.now() + 30_000)));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page).toHaveURL("/team");

  await page.goto("/account");
  await page.getByRole("button", { name: "Desligar" }).click();
  await dialog.getByLabel("Código").fill(recoveryCode);
  await dialog.getByRole("button", { name: "Desligar" }).click();
  await expect(page.getByText("Desligada.", { exact: true })).toBeVisible();
});

test("a passkey that is made in the account comes in by itself, until it is removed", async ({ context, page }) => {
  // Two pages are looked at in all their sizes and colours.
  test.slow();
  const person = await newPerson();
  await signIn(page, person);
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/account");
  await page.getByRole("button", { name: "Criar chave de acesso" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nome").fill("Celular da Ana");
  await dialog.getByLabel("Sua senha").fill("not the password");
  await dialog.getByRole("button", { name: "Criar", exact: true }).click();
  await expect(dialog.getByText("A senha atual não confere")).toBeVisible();
  await look(page, "account-passkey");
  await dialog.getByLabel("Sua senha").fill(person.password);
  await dialog.getByRole("button", { name: "Criar", exact: true }).click();
  await expect(page.getByText("nunca usada")).toBeVisible();

  const comeIn = async () => {
    await context.clearCookies();
    await page.goto("/login?to=/account");
    await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  };
  await comeIn();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText(/último uso em/)).toBeVisible();
  await look(page, "account-passkeys");
  await page.getByRole("button", { name: "Remover Celular da Ana" }).click();
  await dialog.getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText("Nenhuma ainda.")).toBeVisible();
  await comeIn();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("A chave de acesso não entrou");
  await expect(page).toHaveURL("/login?to=/account");
});
