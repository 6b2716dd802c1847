import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { look } from "./look.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

test("a newcomer signs up and has a post of their own brand live, by the pages alone", async ({ context, page }) => {
  test.setTimeout(300_000);
  const mark = randomBytes(4).toString("hex");
  const handle = `torra.${mark}`;

  await page.goto("/login");
  await page.getByRole("link", { name: "Criar conta" }).click();
  await page.getByLabel("Seu nome").fill("Lia Prado");
  await page.getByLabel("E-mail").fill(`lia.${mark}@pauta.test`);
  await page.getByLabel("Crie uma senha").fill("uma boa senha");
  await look(page, "first-sign-up");
  await page.getByRole("button", { name: "Criar conta", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Confira seu e-mail" })).toBeVisible();
  await look(page, "first-sent");

  // There is no mail server, and this is the machine itself.
  await page.getByRole("link", { name: "Abrir o link" }).click();
  await page.getByRole("heading", { name: "Tudo pronto para começar" }).waitFor();
  await look(page, "first-confirm");
  await page.getByRole("button", { name: "Confirmar e começar" }).click();

  await page.waitForURL("**/start");
  await expect(page.getByRole("heading", { name: "Qual é a sua marca?" })).toBeVisible();
  await look(page, "first-project");
  await page.getByLabel("Nome").fill("Torra da Lia");
  await page.getByRole("button", { name: "Continuar" }).click();

  await expect(page.getByRole("heading", { name: "Conte quem é a marca" })).toBeVisible();
  await look(page, "first-brand");
  await page
    .getByLabel("O que a marca faz, e para quem")
    .fill("Torrefação de cafés especiais em Belo Horizonte, para quem quer preparar melhor em casa.");
  await page.getByRole("button", { name: "Usar e continuar" }).click();

  await expect(page.getByRole("heading", { name: "Quem escreve os seus posts?" })).toBeVisible();
  await page.getByRole("radio", { name: /Um modelo com a sua chave/ }).check();
  await look(page, "first-writer-key");
  await page.getByRole("radio", { name: /O redator da Pauta/ }).check();
  await look(page, "first-writer");
  await page.getByRole("button", { name: "Continuar" }).click();

  await expect(page.getByRole("heading", { name: "Onde os posts vão ao ar" })).toBeVisible();
  await look(page, "first-connect");
  await page.getByRole("button", { name: "Conectar conta" }).click();
  await page.getByRole("heading", { name: "Deixar o aplicativo usar sua conta?" }).waitFor();
  await page.getByText("Criar uma conta nova").click();
  await look(page, "first-consent");
  await page.getByLabel("Nome de usuário").fill(handle);
  await page.getByLabel("Nome que aparece").fill("Torra da Lia");
  await page.getByRole("button", { name: "Permitir", exact: true }).click();

  await expect(page.getByText("Conta conectada.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Seu primeiro post" })).toBeVisible();
  await look(page, "first-theme");
  await page.getByLabel("Sobre o que é").fill("5 erros ao moer café em casa");
  await page.getByRole("button", { name: "Criar post · 1 crédito" }).click();

  await page.waitForURL(/\/proj_\w+\/posts\/post_\w+$/);
  // It may be made before the page is drawn.
  const made = page.getByRole("tab", { name: "Texto" });
  await expect(page.getByRole("heading", { name: "Seu post está sendo feito" }).or(made)).toBeVisible();
  await look(page, "first-making");
  await made.waitFor({ timeout: 120_000 });
  await look(page, "first-editor");

  await page.getByLabel("Título", { exact: true }).fill("Você mói o café do jeito certo?");
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const confirm = page.getByRole("dialog");
  await expect(confirm).toContainText(`Vai ao ar em @${handle}`);
  await look(page, "first-publish");
  await confirm.getByRole("button", { name: `Publicar em @${handle}` }).click();
  await expect(page.getByText(/^No ar desde/)).toBeVisible({ timeout: 120_000 });
  await look(page, "first-live");

  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: "Ver na rede social" }).first().click();
  const feed = await opening;
  await expect(feed.getByText(handle).first()).toBeVisible();
  const picture = feed.locator("main img[src*='/files/']").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await look(feed, "first-feed");
});
