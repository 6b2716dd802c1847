import { expect, type Page } from "@playwright/test";
import { lookHere, SIZES } from "./look.ts";
import { createProject, newPerson, type Person, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });
test.describe.configure({ mode: "serial" });

let ana: Person;

test.beforeAll(async () => {
  ana = await newPerson("--posts", "12", "--accounts", "1");
});
test.beforeEach(async ({ page }) => {
  await signIn(page, ana);
});

async function openRadar(page: Page) {
  await page.goto("/");
  await page.waitForURL(/\/calendar$/);
  await page.goto(page.url().replace("/calendar", "/radar"));
  await expect(page.getByRole("heading", { name: "Radar", level: 1 })).toBeVisible();
}

test("a run without a brand says what is missing; with targets it finds what works", async ({ page }) => {
  test.setTimeout(120_000);
  await createProject(page, "Café Aurora");
  await openRadar(page);
  await expect(page.getByRole("heading", { name: "Veja o que funciona no seu nicho" })).toBeVisible();
  await page.getByRole("button", { name: "Analisar agora" }).first().click();
  await expect(page.getByText("A análise falhou")).toBeVisible();
  await expect(page.getByText("A marca ainda não diz do que fala.", { exact: false })).toBeVisible();

  await page.getByRole("button", { name: "Alvos" }).click();
  const targets = page.getByRole("dialog", { name: "Alvos do Radar" });
  await targets.getByRole("textbox", { name: "Concorrentes" }).fill("@Torra.da.Serra");
  await page.keyboard.press("Enter");
  await expect(targets.getByText("@torra.da.serra")).toBeVisible();
  await targets.getByRole("textbox", { name: "Termos", exact: true }).fill("café");
  await page.keyboard.press("Enter");
  await targets.getByRole("button", { name: "Salvar alvos" }).click();
  await expect(targets).toBeHidden();

  await page.getByRole("button", { name: "Analisar agora" }).click();
  await expect(page.getByRole("heading", { name: "O que funciona agora" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Estudamos \d+ vídeos de \d+ contas/)).toBeVisible();
});

test("a sentence leads to what shows it, and an inspiration to a post", async ({ page }) => {
  await openRadar(page);
  const cards = page.locator("#inspirations").getByRole("listitem");
  await cards.first().waitFor();
  const evidence = page.getByRole("button", { name: /^Ver (a inspiração|as \d+ inspirações)$/ }).first();
  const count = Number(/\d+/.exec((await evidence.textContent()) ?? "")?.[0] ?? 1);
  await evidence.click();
  await expect(cards).toHaveCount(count);
  await page.getByRole("button", { name: "Mostrar todas" }).click();

  await page.getByRole("radio", { name: "Vídeos" }).click();
  await expect(page.locator("#inspirations").getByText("Rede social")).toHaveCount(1);
  const title = (await cards.first().getByRole("heading").textContent()) ?? "";
  await cards
    .first()
    .getByRole("button", { name: /^Criar post:/ })
    .click();
  const sheet = page.getByRole("dialog", { name: "Criar post" });
  await expect(sheet.getByRole("textbox", { name: "Tema" })).toHaveValue(title);
});

test("an inspiration dropped on a day becomes a post of that day", async ({ page }) => {
  await openRadar(page);
  const card = page.locator("#inspirations").getByRole("listitem").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.locator("img").scrollIntoViewIfNeeded();
  const from = await card.locator("img").boundingBox();
  if (!from) throw new Error("The inspiration has no picture.");
  await page.mouse.move(from.x + 30, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
  const day = page.locator("[data-drop]").nth(2);
  const wanted = (await day.getAttribute("data-drop")) ?? "";
  const to = await day.boundingBox();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 8 });
  await page.mouse.up();
  const sheet = page.getByRole("dialog", { name: "Criar post" });
  await expect(sheet.getByRole("textbox", { name: "Tema" })).toHaveValue(title);
  await expect(sheet.getByText(/^Para .*09:00$/)).toBeVisible();
  await sheet.getByRole("button", { name: "Criar · 1 crédito" }).click();
  await expect(sheet).toBeHidden();
  await page.goto(`${page.url().replace("/radar", "/calendar")}?on=${wanted}`);
  await expect(page.locator(`[data-day="${wanted}"]`).getByRole("link", { name: title })).toBeVisible();
});

for (const viewport of SIZES) {
  test(`it holds at ${viewport.width}, in both themes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openRadar(page);
    await page.locator("#inspirations").getByRole("listitem").first().waitFor();
    await lookHere(page, "radar");
  });
}
