import { expect } from "@playwright/test";
import { openByKey } from "./open-by-key.ts";
import { createProject, newPerson, type Person, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", colorScheme: "light" });

let ana: Person;
test.beforeAll(async () => {
  ana = await newPerson();
});
test.beforeEach(async ({ page }) => {
  await signIn(page, ana);
});

test("the language changes at once, everywhere, and stays", async ({ page }) => {
  await page.goto("/plan");
  await page.getByRole("button", { name: /^Sua conta/ }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plan");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/team");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Equipo");
});

test("the theme is kept and drawn by the server, so that nothing flashes", async ({ page }) => {
  await page.goto("/projects");
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: "Mudar para o tema escuro" }).click();
  await expect.poll(background).not.toBe(light);
  const html = await (await page.request.get("/projects")).text();
  expect(html).toContain('data-theme="dark"');
  await page.reload();
  expect(await background()).not.toBe(light);
});

test("the palette opens by keys, finds, goes, acts and closes", async ({ page }) => {
  await createProject(page, "Aurora");
  await page.goto("/projects");
  await page.getByRole("heading", { name: "Aurora" }).waitFor();
  const dialog = page.getByRole("dialog", { name: "Buscar ou executar" });
  await openByKey(page, "Control+k", dialog);
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("equi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/team");
  await expect(dialog).toBeHidden();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("zzzz");
  await expect(dialog.getByRole("option")).toHaveText(["Criar post sobre “zzzz”"]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page
    .getByRole("button", { name: /^Buscar/ })
    .first()
    .click();
  await dialog.getByRole("option", { name: "Criar projeto" }).click();
  await expect(page.getByRole("dialog", { name: "Novo projeto" })).toBeVisible();
});

test("by keyboard alone: skip to the content, then act", async ({ page }) => {
  await signIn(page, await newPerson());
  await createProject(page, "Aurora");
  await page.goto("/projects");
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Ações de/ }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Renomear" })).toBeFocused();
});

test("a menu goes by keys: arrows walk it, a letter finds, Esc and Tab give the focus back", async ({ page }) => {
  await page.goto("/plan");
  const trigger = page.getByRole("button", { name: /^Sua conta/ });
  const focused = (role: "menuitem" | "menuitemradio", name: string) =>
    expect(page.getByRole(role, { name })).toBeFocused();
  await trigger.focus();
  await page.keyboard.press("ArrowDown");
  await focused("menuitemradio", "Sistema");
  await expect(page.getByRole("menuitemradio", { name: "Português" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await focused("menuitem", "Sair");
  await page.keyboard.press("e");
  await focused("menuitemradio", "Escuro");
  await page.keyboard.press("Home");
  await focused("menuitemradio", "Sistema");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await focused("menuitem", "Sair");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await trigger.click();
  await trigger.click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
});

test("no link of the frame is dead", async ({ page }) => {
  for (const path of ["/projects", "/plan", "/team"]) {
    await page.goto(path);
    const links = await page.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const href of new Set(links.filter((link) => link.startsWith("/")))) {
      expect((await page.request.get(href)).status(), href).toBe(200);
    }
  }
});

test("a page that is not there says so and shows the way back", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Ir para os projetos" }).click();
  await expect(page).toHaveURL("/projects");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the drawer has the project, the credits, theme, language and the way out", async ({ page }) => {
    await page.goto("/projects");
    await page.getByRole("button", { name: "Mais" }).click();
    await page.getByRole("dialog", { name: "Mais" }).getByRole("link", { name: "Plano" }).click();
    await expect(page).toHaveURL("/plan");
    await page.getByRole("button", { name: "Mais" }).click();
    const drawer = page.getByRole("dialog", { name: "Mais" });
    await expect(drawer.getByText("30 de 30 créditos")).toBeVisible();
    await drawer.getByRole("radio", { name: "Español" }).click();
    await expect(page.getByRole("dialog", { name: "Más" })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Salir" }).click();
    await expect(page).toHaveURL("/login");
  });
});
