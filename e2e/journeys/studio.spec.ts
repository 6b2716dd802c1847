import { expect, test } from "@playwright/test";
import { lookHere, SIZES } from "./look.ts";
import { createProject, newPerson, type Person, signIn } from "./people.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });
test.describe.configure({ mode: "serial" });

const THEME = "5 erros ao moer café em casa";
let ana: Person;

test.beforeAll(async () => {
  ana = await newPerson("--posts", "12", "--accounts", "1");
});
test.beforeEach(async ({ page }) => {
  await signIn(page, ana);
});

test("a post is made from its theme, edited, and scheduled", async ({ page }) => {
  test.setTimeout(150_000);
  await createProject(page, "Café Aurora");
  await page.goto("/");
  await expect(page).toHaveURL(/\/proj_\w+\/calendar$/);
  await page.getByRole("heading", { name: "Sem data" }).waitFor();
  const sheet = page.getByRole("dialog", { name: "Criar post" });
  // The calendar is there before its keys are.
  await expect(async () => {
    await page.keyboard.press("c");
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
  await sheet.getByRole("textbox", { name: "Tema" }).fill(THEME);
  await sheet.getByRole("button", { name: "Criar · 1 crédito" }).click();
  await expect(sheet).toBeHidden();
  const shelf = page.getByRole("complementary", { name: "Sem data" });
  await shelf.getByRole("link", { name: THEME }).click();

  const text = page.getByRole("tab", { name: "Texto" });
  await text.waitFor({ timeout: 100_000 });
  const first = page.getByRole("img", { name: /^Página 1/ });
  const drawn = await first.getAttribute("src");
  await page.getByLabel("Título", { exact: true }).fill("Café coado sem erro");
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
  await expect.poll(() => first.getAttribute("src"), { timeout: 30_000 }).not.toBe(drawn);

  await page.context().setOffline(true);
  await page.getByLabel("Título", { exact: true }).fill("Sem conexão e de volta");
  await expect(page.getByText("Sem conexão: guardamos aqui")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue("Sem conexão e de volta");

  await page.getByRole("button", { name: "Agendar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Agendar" }).click();
  await expect(page.getByText(/^Agendado para/)).toBeVisible();
});

test("on the calendar it moves by keys and by mouse, and each move is undone", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("grid").getByRole("link", { name: THEME });
  const shelf = page.getByRole("complementary", { name: "Sem data" });
  await card.waitFor();
  await card.dragTo(shelf, { steps: 12 });
  await expect(shelf.getByRole("link", { name: THEME })).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).first().click();
  await expect(card).toBeVisible();

  const dayOf = () => card.locator("xpath=ancestor::td").getAttribute("data-day");
  const before = await dayOf();
  await card.focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(dayOf).not.toBe(before);
  await expect(card).toBeFocused();
});

test("a day without posts takes its first by a press, or by Enter", async ({ page }) => {
  await page.goto("/");
  const add = page.getByRole("button", { name: /^Criar post para/ }).last();
  const day = page.locator("[data-day]", { has: add }).last();
  const sheet = page.getByRole("dialog", { name: "Criar post" });
  await day.hover();
  await add.click();
  await expect(sheet.getByText(/^Para .*09:00$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await day.focus();
  await page.keyboard.press("Enter");
  const theme = sheet.getByRole("textbox", { name: "Tema" });
  const keep = sheet.getByRole("button", { name: "Guardar como ideia" });
  await keep.click();
  await expect(theme).toBeFocused();
  await theme.fill("Ideia para um dia vazio");
  await keep.click();
  await expect(day.getByRole("link", { name: "Ideia para um dia vazio" })).toBeVisible();
});

for (const viewport of SIZES) {
  test(`its editor holds at ${viewport.width}, in both themes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await expect(page).toHaveURL(/\/calendar$/);
    await page.goto(page.url().replace("/calendar", "/posts"));
    await page.getByRole("link", { name: THEME }).first().click();
    await page.getByRole("tab", { name: "Texto" }).waitFor();
    await lookHere(page, "editor");
  });
}
