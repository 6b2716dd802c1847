import { expect, type Locator, type Page } from "@playwright/test";
import { newPerson, type Person, query, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR" });

async function atPlan(page: Page, ...options: string[]) {
  const ana = await newPerson(...options);
  await signIn(page, ana);
  await page.goto("/plan");
  return ana;
}

/** At our own checkout, which says that no money moves. */
async function pay(page: Page, amount: string, card = "4242") {
  await expect(page.getByRole("heading", { name: "Pagamento", exact: true })).toBeVisible();
  await expect(page.getByText("Nenhum dinheiro é movimentado.", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: new RegExp(card) }).click();
  await page.getByRole("button", { name: `Pagar ${amount}` }).click();
}

const available = (page: Page, count: number) =>
  expect(page.getByRole("main").getByText(`${count} posts disponíveis`, { exact: true })).toBeVisible();

/** The days that a plan has behind it: its period and its credits begin and end so much earlier. */
const passDays = ({ workspaceId }: Person, days: number) =>
  query(
    `UPDATE "Subscription" SET "currentPeriodStart" = "currentPeriodStart" - make_interval(days => $2::int),
       "currentPeriodEnd" = "currentPeriodEnd" - make_interval(days => $2::int),
       "creditsRenewAt" = "creditsRenewAt" - make_interval(days => $2::int) WHERE "workspaceId" = $1`,
    workspaceId,
    String(days),
  );

/** What the clock's ticks make of it: the page is loaded anew until it says so. */
const seenInTime = (page: Page, found: Locator) =>
  expect(async () => {
    await page.reload();
    await expect(found).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });

test("subscribing, with a card that is refused first", async ({ page }) => {
  await atPlan(page, "--no-plan");
  await page.getByRole("button", { name: /12 posts por mês/ }).click();
  await page.getByRole("button", { name: "Assinar por R$ 99" }).click();
  await pay(page, "R$ 99", "0002");
  await expect(page.getByRole("alert").filter({ hasText: "O cartão foi recusado." })).toBeVisible();
  await pay(page, "R$ 99");
  await expect(page.getByRole("heading", { name: "Ritmo" })).toBeVisible();
  await available(page, 12);
  await expect(page.getByRole("row", { name: /Créditos do plano/ })).toContainText("+12");
  await expect(page.getByText("Plano de 12 posts")).toBeVisible();
});

test("a pack adds its posts to the ledger", async ({ page }) => {
  await atPlan(page, "--posts", "12");
  await page.getByRole("button", { name: "Comprar 10 posts por R$ 85" }).click();
  await pay(page, "R$ 85");
  await available(page, 22);
  await expect(page.getByRole("row", { name: /Pacote comprado/ })).toContainText("+10");
  await expect(page.getByText("Pacote de 10 posts")).toBeVisible();
});

test("an upgrade in mid-period costs the rest of the difference, and applies at once", async ({ page }) => {
  const ana = await atPlan(page, "--posts", "12", "--accounts", "1");
  await passDays(ana, 15);
  await page.reload();
  await page.getByRole("button", { name: /30 posts por mês/ }).click();
  const button = page.getByRole("button", { name: /^Pagar .* e mudar agora$/ });
  const amount = /R\$\s[\d,]+/.exec((await button.textContent()) ?? "")?.[0] ?? "";
  await button.click();
  await pay(page, amount);
  await expect(page.getByRole("heading", { name: "Diário" })).toBeVisible();
  await available(page, 30);
  await expect(page.getByText("Aumento para 30 posts")).toBeVisible();
});

test("a downgrade waits for the period's end, and can be undone", async ({ page }) => {
  const ana = await atPlan(page, "--posts", "12", "--accounts", "1");
  await page.getByRole("button", { name: /4 posts por mês/ }).click();
  await page.getByRole("button", { name: /^Mudar em / }).click();
  const waiting = page.getByText(/o plano muda para Essencial: 4 posts, 1 conta, R\$\s49 por mês/);
  await expect(waiting).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(waiting).toBeHidden();
  await page.getByRole("button", { name: /^Mudar em / }).click();
  await expect(waiting).toBeVisible();
  await passDays(ana, 31);
  await seenInTime(page, page.getByRole("heading", { name: "Essencial" }));
  await available(page, 4);
  await expect(page.getByText("Renovação de 4 posts")).toBeVisible();
});

test("canceling says what stays and what goes, and can be taken back", async ({ page }) => {
  const ana = await atPlan(page, "--posts", "12");
  await page.getByRole("button", { name: "Cancelar plano" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Créditos de pacotes não vencem.");
  await dialog.getByRole("button", { name: "Cancelar plano" }).click();
  await expect(page.getByText("Termina no fim do período")).toBeVisible();
  await expect(page.getByText("O cancelamento está agendado.")).toBeVisible();
  await page.getByRole("button", { name: "Retomar assinatura" }).click();
  await page.getByRole("button", { name: "Cancelar plano" }).click();
  await dialog.getByRole("button", { name: "Cancelar plano" }).click();
  await expect(page.getByText("Termina no fim do período")).toBeVisible();
  await passDays(ana, 31);
  await seenInTime(page, page.getByText("Cancelado", { exact: true }));
  await expect(page.getByRole("row", { name: /Não usados no período/ })).toContainText("-12");
});

test("a renewal that is refused asks for the payment, and the plan goes on", async ({ page }) => {
  const ana = await atPlan(page, "--no-plan");
  await page.getByRole("button", { name: "Assinar por R$ 49" }).click();
  await pay(page, "R$ 49", "0341");
  await expect(page.getByRole("heading", { name: "Essencial" })).toBeVisible();
  await passDays(ana, 31);
  await seenInTime(page, page.getByText("A cobrança do seu plano foi recusada"));
  await page.getByRole("button", { name: "Pagar R$ 49" }).click();
  await pay(page, "R$ 49");
  await expect(page.getByText("Ativo", { exact: true })).toBeVisible();
  await available(page, 4);
});
