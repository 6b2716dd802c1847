import { expect, type Page } from "@playwright/test";
import { addDays } from "#lib/domain/day.ts";
import { finger } from "./finger.ts";
import { lookHere, SIZES } from "./look.ts";
import { call, createProject, newPerson, type Person, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });
test.describe.configure({ mode: "serial" });

const THEME = "5 erros ao moer café em casa";
const FACTS = [
  "Uma manhã para jogar e aprender, com brinquedos de sobra para quem nunca segurou um bilboquê na vida.",
  "No sábado, dia 12, das 9h às 13h, no coreto da praça da matriz, para crianças e adultos.",
  "A entrada é livre, e quem trouxer um brinquedo antigo ganha um café coado no balcão da loja.",
] as const;
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
  const theme = sheet.getByRole("textbox", { name: "Tema" });
  await theme.fill("Encontro de bilboquê");
  await expect(sheet.getByText("não sabe nada deste tema além do título")).toBeVisible();
  await sheet.getByRole("button", { name: "Escrever os fatos" }).click();
  await page.keyboard.type(FACTS[0]);
  await sheet.getByLabel("Quando e onde, ou para quem").fill(FACTS[1]);
  await sheet.getByLabel("Preço, prazo ou condição").fill(FACTS[2]);
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("button", { name: "Escrever os fatos" })).toBeFocused();
  await expect(theme).toHaveValue(["Encontro de bilboquê", ...FACTS].join("\n"));
  await expect(sheet.getByText("vai escrever com as suas palavras")).toBeVisible();
  await sheet.getByRole("button", { name: "Colar um link" }).click();
  await expect(sheet.getByRole("textbox", { name: "Endereço do artigo" })).toBeFocused();
  await sheet.getByRole("radio", { name: "Tema" }).check();
  await theme.fill(THEME);
  await expect(sheet.getByText("conhece este tema")).toBeVisible();
  await sheet.getByRole("button", { name: "Criar · 1 crédito" }).click();
  await expect(sheet).toBeHidden();
  const shelf = page.getByRole("complementary", { name: "Sem data" });
  await shelf.getByRole("link", { name: THEME }).click();

  const text = page.getByRole("tab", { name: "Texto" });
  await text.waitFor({ timeout: 100_000 });
  await expect(page.getByText("Escrito pelo redator da Pauta com a biblioteca dele.")).toBeVisible();
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
  // It is said before the server has answered, and a page that closes by then may not have asked.
  const path = `/posts/${page.url().split("/").at(-1)}`;
  await expect.poll(async () => (await call<{ status: string }>(page, "GET", path)).status).toBe("scheduled");
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
  const before = (await dayOf()) ?? "";
  const dayAfter = (weeks: number) => addDays(before, weeks * 7);
  await card.focus();
  await page.keyboard.press("m");
  // No month shows more than six weeks: on the way its page turns.
  for (let week = 1; week <= 6; week++) {
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(`[data-drop="${dayAfter(week)}"]`)).toBeVisible();
  }
  // Once the page has turned, no second day is marked beside the one that the card is over.
  await expect(page.locator(`[data-day="${dayAfter(6)}"]`)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(dayOf).toBe(dayAfter(6));
  await expect(card).toBeFocused();
});

/** The post on a day that has hours enough left, as its week shows it. */
async function openItsWeek(page: Page) {
  await page.goto("/");
  const listed = await page.request.get("/api/app/posts?limit=100");
  const { posts } = (await listed.json()) as { posts: { id: string; projectId: string; theme: string }[] };
  const { id = "", projectId = "" } = posts.find(({ theme }) => theme === THEME) ?? {};
  const card = page.getByRole("grid").getByRole("link", { name: THEME });
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await call(page, "POST", `/posts/${id}/schedule`, { when: `${day}T13:00:00Z` });
  await page.goto(`/${projectId}/calendar?view=week&on=${day}`);
  await expect(card).toContainText("10:00");
  // It goes to the morning when it is awake; what is carried before stays where it is.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  return { card, at: (time: string) => page.locator(`[data-drop="${day}T${time}"]`), day };
}

test("in its week a post goes out at the half hour on which it is dropped, and a taken one asks", async ({ page }) => {
  const { at, card, day } = await openItsWeek(page);
  const shelf = page.getByRole("complementary", { name: "Sem data" });
  await card.dragTo(shelf, { steps: 12 });
  await expect(shelf.getByRole("link", { name: THEME })).toBeVisible();
  await shelf.getByRole("link", { name: THEME }).dragTo(at("12:30"), { steps: 12 });
  // Nothing is connected, and it had no date.
  await page
    .getByRole("dialog", { name: "Nenhuma conta conectada" })
    .getByRole("button", { name: /^Agendar/ })
    .click();
  await expect(card).toContainText("12:30");
  await card.focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(card).toContainText("13:00");
  await expect(card).toBeFocused();

  const projectId = new URL(page.url()).pathname.split("/")[1] ?? "";
  // What a program adds is there without a reload.
  await call(page, "POST", "/ideas", { projectId, theme: "Ideia das onze", when: `${day}T14:00:00Z` });
  const idea = page.getByRole("grid").getByRole("link", { name: "Ideia das onze" });
  await expect(idea).toBeVisible();
  const question = page.getByRole("dialog", { name: "Este horário já está ocupado" });
  await card.dragTo(idea, { steps: 12 });
  await question.getByRole("button", { name: "Voltar" }).click();
  await expect(card).toContainText("13:00");
  await card.dragTo(idea, { steps: 12 });
  await question.getByRole("button", { name: "Agendar mesmo assim" }).click();
  await expect(card).toContainText("11:00");
});

test.describe("by touch", () => {
  // Low enough to scroll in a month whose first weeks are folded.
  test.use({ viewport: { width: 1024, height: 460 }, hasTouch: true });

  test("a card goes to the day that a finger carries it to, and a swipe over it scrolls", async ({ page }) => {
    await page.goto("/");
    const card = page.getByRole("grid").getByRole("link", { name: THEME });
    const dayOf = () => card.locator("xpath=ancestor::td").getAttribute("data-day");
    await card.scrollIntoViewIfNeeded();
    const before = await dayOf();
    const { carry, swipe } = await finger(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const from = await scrolled();
    await swipe(card, { x: 0, y: from > 0 ? 150 : -150 });
    await expect.poll(scrolled).not.toBe(from);
    expect(await dayOf()).toBe(before);
    await expect(page).toHaveURL(/calendar$/);

    const another = page.locator(`[data-day="${before}"] + td, td:has(+ [data-day="${before}"])`).last();
    const day = await another.getAttribute("data-day");
    await card.scrollIntoViewIfNeeded();
    await carry(card, another);
    await expect.poll(dayOf).toBe(day);
    await expect(page).toHaveURL(/calendar$/);
    await page.getByRole("button", { name: "Desfazer" }).first().tap();
    await expect.poll(dayOf).toBe(before);
  });

  test("in a week a finger chooses the half hour", async ({ page }) => {
    const { at, card } = await openItsWeek(page);
    const { carry } = await finger(page);
    await card.scrollIntoViewIfNeeded();
    await carry(card, at("12:00"));
    await expect(card).toContainText("12:00");
  });

  test("out of the list of a full day a finger carries a card too", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("grid").waitFor();
    const projectId = new URL(page.url()).pathname.split("/")[1] ?? "";
    const empty = page.locator("[data-day]", { has: page.getByRole("button", { name: /^Criar post para/ }) }).first();
    const day = await empty.getAttribute("data-day");
    for (const theme of ["um", "dois", "três", "quatro"])
      await call(page, "POST", "/ideas", { projectId, theme: `Ideia ${theme}`, when: `${day}T15:00:00Z` });
    await page.reload();
    const full = page.locator(`[data-day="${day}"]`);
    await full.getByRole("button", { name: /^\+\d+ mais/ }).tap();
    const list = page.getByRole("dialog");
    const { carry } = await finger(page);
    await carry(
      list.getByRole("link", { name: "Ideia um" }),
      page.locator(`[data-day="${day}"] ~ td, td:has(~ [data-day="${day}"])`).first(),
    );
    await expect(list).toBeHidden();
    // An idea has no date of its own to move, and the drop says so.
    await expect(page.getByText(/^Só um rascunho/)).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a post is scheduled by touch, and carried onto another day of the strip", async ({ page }) => {
    await page.goto("/");
    const day = (name: string | null) =>
      page.locator(`section[data-drop="${name}"]`).getByRole("link", { name: THEME });
    const act = async (name: string) => {
      await page.getByRole("button", { name: `Ações de ${THEME}` }).tap();
      await page.getByRole("menuitem", { name }).tap();
    };
    await act("Tirar da agenda");
    await expect(day("shelf")).toBeVisible();
    await act("Agendar");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Agendar/ })
      .tap();
    await expect(day("shelf")).toHaveCount(0);
    const link = page.getByRole("link", { name: THEME });
    const from = await link.locator("xpath=ancestor::section").getAttribute("data-drop");
    const strip = page.locator("a[data-drop], button[data-drop]");
    const to = await strip.last().getAttribute("data-drop");
    const { carry } = await finger(page);
    await carry(link, strip.last());
    await expect(day(to)).toBeVisible();
    await expect(page).toHaveURL(/calendar$/);
    await page.getByRole("button", { name: "Desfazer" }).first().tap();
    await expect(day(from)).toBeVisible();
  });

  test("a page of a carousel goes to the place that a finger carries it to", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: THEME }).tap();
    const pages = page.getByRole("list", { name: "Páginas, em ordem" }).getByRole("button", { name: /^Página/ });
    await pages.first().scrollIntoViewIfNeeded();
    const id = page.url().split("/").at(-1);
    const orderOf = async () => {
      const answer = await page.request.get(`/api/app/posts/${id}/detail`);
      return ((await answer.json()) as { pages: { id: string }[] }).pages.map((one) => one.id);
    };
    const [first, second, third, ...rest] = await orderOf();
    const { carry } = await finger(page);
    await carry(pages.nth(0), pages.nth(2));
    await expect.poll(orderOf).toEqual([second, third, first, ...rest]);
    await page.getByRole("button", { name: "Desfazer", exact: true }).tap();
    await expect.poll(orderOf).toEqual([first, second, third, ...rest]);
  });
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
