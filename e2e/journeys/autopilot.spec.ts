import { expect, type Page } from "@playwright/test";
import { finger } from "./finger.ts";
import { lookHere, SIZES } from "./look.ts";
import { createProject, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR" });

async function open(page: Page) {
  await signIn(page, await newPerson("--credits", "5"));
  await createProject(page, "Café Aurora");
  const { projects } = (await (await page.request.get("/api/app/projects")).json()) as { projects: { id: string }[] };
  await page.goto(`/${projects[0]?.id}/autopilot`);
  await expect(page.getByRole("heading", { name: "Piloto automático" })).toBeVisible();
}

const slot = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("a grid is filled by click, moved by keyboard and by drag, themed in place, and undone", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await slot(page, "Adicionar terça-feira às 10:00").click();
  await slot(page, /^terça-feira às 10:00: Tema livre/).click();
  await page.getByRole("textbox", { name: "Tema fixo" }).fill("Receita da semana");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(slot(page, "terça-feira às 10:00: Receita da semana")).toBeVisible();

  await slot(page, "terça-feira às 10:00: Receita da semana").focus();
  for (const key of ["m", "ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(slot(page, "quarta-feira às 11:00: Receita da semana")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).first().click();
  await expect(slot(page, "terça-feira às 10:00: Receita da semana")).toBeVisible();

  const from = slot(page, "terça-feira às 10:00: Receita da semana");
  const moved = page.waitForRequest((asked) => asked.url().endsWith("/move") && asked.postDataJSON()?.hour === 14);
  await from.dragTo(slot(page, "Adicionar sexta-feira às 14:00"), { steps: 12 });
  await expect(slot(page, "sexta-feira às 14:00: Receita da semana")).toBeVisible();
  expect((await (await moved).response())?.ok()).toBe(true);
  await page.reload();
  await slot(page, "sexta-feira às 14:00: Receita da semana").focus();
  await page.keyboard.press("Delete");
  await expect(slot(page, "Adicionar sexta-feira às 14:00")).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a slot goes to the hour that a finger carries it to", async ({ page }) => {
    await open(page);
    await expect(slot(page, /^Adicionar .* às 10:00$/)).toHaveCount(1);
    await slot(page, /^Adicionar .* às 10:00$/).tap();
    const { carry } = await finger(page);
    await carry(slot(page, /às 10:00: Tema livre/), slot(page, /^Adicionar .* às 12:00$/));
    await expect(slot(page, /às 12:00: Tema livre/)).toBeVisible();
    await expect(slot(page, /^Adicionar .* às 10:00$/)).toBeVisible();
  });
});

test("a slot takes its theme and its next place while it is still being added", async ({ page }) => {
  await open(page);
  let isAdded = () => {};
  const held = new Promise<void>((resolve) => (isAdded = resolve));
  await page.route("**/autopilot/slots", async (route) => {
    await held;
    await route.continue();
  });
  await slot(page, "Adicionar terça-feira às 10:00").click();
  await slot(page, /^terça-feira às 10:00: Tema livre/).click();
  await page.getByRole("textbox", { name: "Tema fixo" }).fill("Receita da semana");
  await page.getByRole("button", { name: "Salvar" }).click();
  await slot(page, "terça-feira às 10:00: Receita da semana").focus();
  for (const key of ["m", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  isAdded();
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
  await page.reload();
  await expect(slot(page, "quarta-feira às 10:00: Receita da semana")).toBeVisible();
});

test("switching on says what it costs and what blocks, and the week appears with its reasons", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Dias úteis" }).click();
  await expect(slot(page, /às 09:00: Tema livre/)).toHaveCount(5);
  const main = page.getByRole("main");
  await expect(main.getByText("5 créditos por semana")).toBeVisible();
  await expect(main.getByText(/Acabam no post de/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Conectar a conta" })).toHaveAttribute("href", /\/settings$/);

  await page.getByRole("switch", { name: "Piloto automático ligado" }).click();
  const dialog = page.getByRole("dialog", { name: "Ligar o piloto automático?" });
  await expect(dialog.getByText("Cada post é agendado e publicado sem perguntar.")).toBeVisible();
  await lookHere(page, "autopilot-turning-on");
  await dialog.getByRole("button", { name: "Ligar", exact: true }).click();
  // Four where this day's hour has just passed and its next one is beyond the week.
  const ideas = main.getByText("Ideia", { exact: true });
  await expect.poll(() => ideas.count()).toBeGreaterThanOrEqual(4);
  const planned = await ideas.count();
  await expect(main.getByText(/Do que a sua marca conta/).first()).toBeVisible();

  await page
    .getByRole("button", { name: /^Descartar a ideia/ })
    .first()
    .click();
  await expect(ideas).toHaveCount(planned - 1);
  await page.getByRole("switch", { name: "Pedir aprovação" }).click();
  await expect(page.getByText("Salvo").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Pedir aprovação" })).toBeChecked();
});

for (const viewport of SIZES) {
  test(`the page holds at ${viewport.width}, in both themes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await page.getByRole("button", { name: "3 por semana" }).click();
    await expect(slot(page, /às 09:00: Tema livre/).first()).toBeVisible();
    await lookHere(page, "autopilot-week");
  });
}

test("the outbox is empty until Pauta mails something", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "Ver os e-mails enviados" }).click();
  await expect(page.getByRole("heading", { name: "Nenhum e-mail ainda" })).toBeVisible();
  await lookHere(page, "outbox-none");
});
