import { expect } from "@playwright/test";
import { createProject, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo" });

test("the first project is made from the empty page, then renamed and put back", async ({ page }) => {
  await signIn(page, await newPerson("--accounts", "2"));
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "Sua primeira marca começa aqui" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Novo projeto" }).click();

  const dialog = page.getByRole("dialog", { name: "Novo projeto" });
  await dialog.getByRole("button", { name: "Criar projeto" }).click();
  await expect(dialog.getByText("Dê um nome ao projeto.")).toBeVisible();
  await dialog.getByLabel("Nome").fill("Padaria Sol");
  const zone = dialog.getByRole("combobox", { name: "Fuso horário" });
  await expect(zone).toHaveValue("São Paulo (America)");
  await zone.fill("lisbon");
  await expect(dialog.getByRole("option")).toHaveText(/^Lisbon \(Europe\)UTC\+0[01]:00$/);
  await zone.press("Escape");
  await expect(zone, "Escape leaves the dialog and the choice").toHaveValue("São Paulo (America)");
  await zone.fill("-03 bahia");
  await zone.press("Enter");
  await expect(zone).toHaveValue("Bahia (America)");
  await dialog.getByRole("button", { name: "Criar projeto" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Padaria Sol" })).toBeVisible();
  await expect(page.getByText("1 de 2 projetos")).toBeVisible();

  await page.getByRole("button", { name: "Ações de Padaria Sol" }).click();
  await page.getByRole("menuitem", { name: "Renomear" }).click();
  const rename = page.getByRole("dialog", { name: "Renomear projeto" });
  await rename.getByLabel("Nome").fill("Padaria Lua");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Padaria Lua" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Trocar de projeto: Padaria Lua" })).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("heading", { name: "Padaria Sol" })).toBeVisible();
});

test("at the plan's limit the page says why and shows the plan", async ({ page }) => {
  await signIn(page, await newPerson("--accounts", "1"));
  await createProject(page, "Única");
  await page.goto("/projects");
  await expect(page.getByText("Você usa todos os projetos do plano")).toBeVisible();
  await expect(page.getByRole("button", { name: "Novo projeto" })).toHaveCount(0);
  await page.goto("/projects?new=1");
  const dialog = page.getByRole("dialog", { name: "Você usa todos os projetos do plano" });
  await dialog.getByRole("link", { name: "Ver o plano" }).click();
  await expect(page).toHaveURL("/plan");
});

test("a project that fills the plan meanwhile is refused in words", async ({ page }) => {
  await signIn(page, await newPerson("--accounts", "1"));
  await page.goto("/projects?new=1");
  await page.getByLabel("Nome").fill("Tarde demais");
  await createProject(page, "Chegou antes");
  await page.getByRole("button", { name: "Criar projeto" }).click();
  await expect(page.getByText(/limite|projetos do plano/i).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tarde demais" })).toHaveCount(0);
});

test("the current project is chosen in the sidebar and stays after a reload", async ({ page }) => {
  await signIn(page, await newPerson());
  await createProject(page, "Aurora");
  await createProject(page, "Brisa");
  await page.goto("/projects");
  await page.getByRole("button", { name: /^Trocar de projeto/ }).click();
  await page.getByRole("menuitemradio", { name: "Brisa" }).click();
  await expect(page.getByRole("button", { name: "Trocar de projeto: Brisa" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Trocar de projeto: Brisa" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Brisa" }).getByText("Atual")).toBeVisible();
});

test("when the server cannot be reached the page says so, and tries again", async ({ page }) => {
  await signIn(page, await newPerson());
  await page.route("**/api/app/team", (route) => route.abort());
  await page.goto("/team");
  await expect(page.getByText("Não foi possível carregar")).toBeVisible({ timeout: 15_000 });
  await page.unroute("**/api/app/team");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Pessoas" })).toBeVisible();
});
