import { expect } from "@playwright/test";
import { contentOf, detailOf, fileOf, idOf, newFile, open, postOf, tab, testMaking, testPanels } from "./formats.ts";
import { keepPicture } from "./look.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "serial" });
test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce", actionTimeout: 30_000 });

const FORMATS = ["carousel"] as const;
/** Each page says how many there are: one more or less, and all of them are drawn. */
const ALL_DRAWN = { timeout: 60_000 };

testMaking(FORMATS);

test("undo and redo show the page and the panel that they change, and say so", async ({ page }) => {
  await open(page, "carousel");
  const pages = page.getByRole("list", { name: "Páginas, em ordem" }).getByRole("button", { name: /^Página/ });
  const title = page.getByLabel("Título", { exact: true });
  const before = await title.inputValue();
  await title.fill("Escrito na primeira página");
  await pages.nth(1).click();
  await tab(page, "Legenda");
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(pages.nth(0)).toHaveAttribute("aria-current", "true");
  await expect(title).toBeVisible();
  await expect(title).toHaveValue(before);
  await expect(page.getByText("Desfeito: Página 1, Texto.")).toBeAttached();
  await pages.nth(1).click();
  await tab(page, "Estilo");
  await page.getByRole("button", { name: "Refazer" }).click();
  await expect(title).toBeVisible();
  await expect(title).toHaveValue("Escrito na primeira página");
  await expect(page.getByText("Refeito: Página 1, Texto.")).toBeAttached();
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
});

test("a carousel: words become bold, pages come and go, colors are mended, and all of it is undone", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page, "carousel");
  const before = await fileOf(page, "carousel");
  const title = page.getByLabel("Título", { exact: true });
  await title.fill("Moer bem muda tudo");
  await title.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(5, 8));
  await title.press("Control+b");
  const blocksOf = async () => {
    const { slides = [] } = await contentOf(page, "carousel");
    return slides[0]?.fields.find(({ name }) => name === "title")?.value.blocks;
  };
  await expect.poll(blocksOf).toEqual([
    { weight: "regular", text: "Moer" },
    { weight: "bold", text: "bem" },
    { weight: "regular", text: "muda tudo" },
  ]);
  const bold = await newFile(page, "carousel", before);
  await title.press("Control+z");
  await expect.poll(blocksOf).toEqual([{ weight: "regular", text: "Moer bem muda tudo" }]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => fileOf(page, "carousel")).toBe(bold);

  await tab(page, "Estilo");
  const style = page.getByRole("tabpanel", { name: "Estilo" });
  await style.getByLabel("Texto", { exact: true }).fill("#f0d8c0");
  await style.getByLabel("Fundo", { exact: true }).fill("#f6e7d3");
  await page.getByRole("button", { name: /^Usar #/ }).click();
  await expect(page.getByText(/pouco contraste/)).toBeHidden();
  await newFile(page, "carousel", bold);

  const pages = page.getByRole("list", { name: "Páginas, em ordem" }).getByRole("button", { name: /^Página/ });
  const count = await pages.count();
  await page.getByRole("button", { name: "Adicionar página" }).click();
  await expect(pages).toHaveCount(count + 1, ALL_DRAWN);
  await page.keyboard.press("Control+z");
  await expect(pages).toHaveCount(count, ALL_DRAWN);
  // Until a page is taken away for good, none takes another's place.
  await expect(page.getByRole("button", { name: "Adicionar página" })).toBeEnabled();
  const orderOf = async () => (await detailOf(page, "carousel")).pages.map(({ id }) => id);
  const order = await orderOf();
  await pages.nth(0).click();
  await pages.nth(0).press("Alt+ArrowRight");
  await expect.poll(orderOf).toEqual([order[1], order[0], ...order.slice(2)]);
  await pages.nth(0).dragTo(pages.nth(1));
  await expect.poll(orderOf).toEqual(order);
  await page.getByRole("button", { name: "Excluir página" }).click();
  await expect(pages).toHaveCount(count - 1, ALL_DRAWN);
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect.poll(orderOf).toEqual(order);

  await tab(page, "Layout");
  await page.getByRole("button", { name: "Citação" }).click();
  await expect(page.getByRole("button", { name: "Citação" })).toHaveAttribute("aria-pressed", "true");
});

test("what is typed without a connection is there after a reload, and others' changes are asked about", async ({
  baseURL,
  page,
}) => {
  await open(page, "carousel");
  await tab(page, "Legenda");
  const caption = page.getByRole("textbox", { name: "Legenda" });
  await page.context().setOffline(true);
  await caption.fill("Escrita no avião #café");
  await expect(page.getByText("Sem conexão: guardamos aqui")).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(async () => (await postOf(page, "carousel")).textContent).toBe("Escrita no avião #café");
  await expect(page.getByText("1 hashtag", { exact: true })).toBeVisible();
  await caption.fill("Escrita no avião #a #b #c #d #e #f #g");
  await expect(page.getByText("7 hashtags: a rede aceita até 5. Tire 2.")).toBeVisible();
  // What is on its way when the browser is cut off here waits for ever, which no network does.
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();

  await page.context().setOffline(true);
  await caption.fill("A minha");
  await expect(page.getByText("Sem conexão: guardamos aqui")).toBeVisible();
  const headers = { Origin: new URL(baseURL ?? "").origin };
  const elsewhere = await page.request.patch(`/api/app/posts/${idOf("carousel")}`, {
    data: { caption: "A de outra pessoa" },
    headers,
  });
  expect(elsewhere.status()).toBe(200);
  await page.context().setOffline(false);
  const dialog = page.getByRole("dialog", { name: "Este post mudou em outro lugar" });
  await expect(dialog.getByText("A de outra pessoa")).toBeVisible();
  await keepPicture(page, "editor-conflict");
  await dialog.getByRole("button", { name: "Manter a minha" }).click();
  await expect.poll(async () => (await postOf(page, "carousel")).textContent).toBe("A minha");
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
});

testPanels(FORMATS);
