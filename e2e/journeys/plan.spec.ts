import { expect } from "@playwright/test";
import { newPerson, setWorkspace, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR" });

test("the quote follows tiers, sliders and numbers, and says what a change does", async ({ page }) => {
  await signIn(page, await newPerson("--posts", "12", "--accounts", "1"));
  await page.goto("/plan");
  const price = page.getByTestId("quote-price");
  const change = page.getByRole("main").getByText(/^(A mudança vale|Este é o seu plano)/);
  await expect(price).toHaveText("R$ 99");
  await expect(change).toHaveText("Este é o seu plano de hoje. Nada muda.");

  await page.getByRole("button", { name: /30 posts por mês/ }).click();
  await expect(price).toHaveText("R$ 199");
  await expect(change).toContainText("R$ 99 → R$ 199 por mês");
  await expect(change).toContainText("Mais 18 posts disponíveis imediatamente.");

  await page.getByRole("slider", { name: "Posts por mês" }).press("ArrowRight");
  await expect(price).toHaveText("R$ 226,50");
  await expect(page.getByText("5 posts além da faixa")).toBeVisible();

  await page.getByRole("textbox", { name: "Contas conectadas" }).fill("4");
  await page.getByRole("textbox", { name: "Contas conectadas" }).press("Enter");
  await expect(price).toHaveText("R$ 313,50");
  await expect(page.getByText("3 contas a mais")).toBeVisible();

  await page.getByRole("radio", { name: /Anual/ }).click();
  await expect(price).toHaveText("R$ 250,80");
  await expect(page.getByText("R$ 3.009,60 cobrados uma vez por ano")).toBeVisible();

  await page.getByRole("button", { name: "Voltar ao meu plano" }).click();
  await expect(price).toHaveText("R$ 99");

  await page.getByRole("button", { name: /4 posts por mês/ }).click();
  await expect(change).toContainText("A mudança vale na próxima cobrança, em");
  await expect(change).toContainText("R$ 99 → R$ 49 por mês");
});

test("without a plan the page says what subscribing costs", async ({ page }) => {
  await signIn(page, await newPerson("--no-plan"));
  await page.goto("/plan");
  await expect(page.getByRole("heading", { name: "Você ainda não tem um plano" })).toBeVisible();
  await expect(page.getByText("Assinar custa R$ 49 agora e libera 4 posts na hora.")).toBeVisible();
});

test("a payment that is due blocks the change, in words", async ({ page }) => {
  const ana = await newPerson();
  await setWorkspace(ana, "--status", "past_due");
  await signIn(page, ana);
  await page.goto("/plan");
  await expect(page.getByText("Pagamento pendente", { exact: true })).toBeVisible();
  await expect(page.getByText("Há um pagamento pendente. Regularize-o antes de mudar de plano.")).toBeVisible();
});
