import { expect, type Page } from "@playwright/test";
import { lastMail, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

// All of the page is in sight: a page that scrolls as a menu opens takes its items from under the mouse.
test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", viewport: { width: 1280, height: 1000 } });

/** Without a mail server the link is handed to whoever invites. */
async function handedLink(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog", { name: "Convite pronto" });
  const link = await dialog.getByLabel("Link do convite").inputValue();
  await dialog.getByRole("button", { name: "Pronto" }).click();
  return link;
}

test("from an invite to a removed member, whose session and key stop at the next call", async ({ browser, page }) => {
  const ana = await newPerson("--posts", "12");
  await signIn(page, ana);
  await page.goto("/team");
  await page.getByRole("button", { name: "Convidar" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Convidar para a equipe" });
  await dialog.getByRole("button", { name: "Enviar convite" }).click();
  await expect(dialog.getByText("Digite o e-mail da pessoa.")).toBeVisible();
  const email = `rosa.${ana.ownerId.slice(-8)}@pauta.test`;
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("radio", { name: "Administração" }).click();
  await dialog.getByRole("button", { name: "Enviar convite" }).click();
  const link = await handedLink(page);
  expect(await lastMail(email)).toContain(link);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: email })).toBeVisible();

  const rosa = await (await browser.newContext({ locale: "pt-BR" })).newPage();
  await rosa.goto(link);
  await expect(rosa.getByRole("heading", { name: /convidou você para Estúdio Ana/ })).toBeVisible();
  await rosa.getByLabel("Seu nome").fill("Rosa");
  await rosa.getByLabel("Crie uma senha").fill("uma boa senha");
  await rosa.getByRole("button", { name: "Criar conta e entrar" }).click();
  await rosa.waitForURL("**/projects");

  await rosa.goto("/keys");
  await rosa.getByRole("button", { name: "Nova chave" }).click();
  await rosa.getByLabel("Nome").fill("Agente da Rosa");
  await rosa.getByRole("button", { name: "Criar chave" }).click();
  const secret = await rosa.getByLabel("Chave", { exact: true }).inputValue();
  await rosa.getByRole("button", { name: "Já copiei" }).click();
  await expect(rosa.getByRole("row", { name: /Agente da Rosa/ })).toBeVisible();
  const byKey = async () =>
    (await rosa.request.get("/v1/projects", { headers: { Authorization: `Bearer ${secret}` } })).status();
  const bySession = async () => (await rosa.request.get("/api/app/team")).status();
  expect([await byKey(), await bySession()]).toEqual([200, 200]);

  await rosa.goto(link);
  await expect(rosa.getByRole("heading", { name: "Este convite não serve mais" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Ações de Rosa" }).click();
  await page.getByRole("menuitem", { name: "Remover da equipe" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remover da equipe" }).click();
  await expect(page.getByText("Rosa saiu da equipe.")).toBeVisible();
  expect([await byKey(), await bySession()]).toEqual([401, 401]);
  await rosa.goto("/keys");
  await expect(rosa).toHaveURL(/\/login/);

  await page.goto("/audit");
  await expect(page.getByRole("row", { name: /removeu da equipe Rosa/ })).toBeVisible();
  await page.getByLabel("Assunto").selectOption("Convites");
  await expect(page.getByRole("row", { name: /convidou/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /removeu da equipe/ })).toHaveCount(0);
});

test("an invite can be canceled, and the only owner is told why they cannot leave", async ({ page }) => {
  const ana = await newPerson();
  await signIn(page, ana);
  await page.goto("/team");
  await page.getByRole("button", { name: "Convidar" }).first().click();
  const email = `clara.${ana.ownerId.slice(-8)}@pauta.test`;
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enviar convite" }).click();
  const link = await handedLink(page);
  await page.getByRole("button", { name: `Cancelar o convite de ${email}` }).click();
  await expect(page.getByText("Nenhum convite em aberto.")).toBeVisible();
  await page.getByRole("button", { name: /^Ações de/ }).click();
  await page.getByRole("menuitem", { name: "Sair da equipe" }).click();
  await expect(page.getByText(/Você é a única pessoa responsável/)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Este convite não serve mais" })).toBeVisible();
});

test("without the API in the plan, the keys say which plan has it", async ({ page }) => {
  await signIn(page, await newPerson("--posts", "4"));
  await page.goto("/keys");
  await expect(page.getByRole("heading", { name: "Seu plano ainda não inclui a API" })).toBeVisible();
  await page.getByRole("link", { name: "Ver os planos" }).click();
  await expect(page).toHaveURL("/plan");
});
