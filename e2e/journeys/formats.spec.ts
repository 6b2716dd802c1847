import { expect, type Page, test } from "@playwright/test";
import { keepPicture, lookHere, SIZES } from "./look.ts";
import { createProject, newPerson, type Person, setProject, signIn } from "./people.ts";

// One post of each format, made once and edited in turn: making them is what takes long.
test.describe.configure({ mode: "serial" });
test.use({
  locale: "pt-BR",
  timezoneId: "America/Sao_Paulo",
  reducedMotion: "reduce",
  actionTimeout: 30_000,
});

const FORMATS = {
  carousel: { name: "Carrossel", theme: "5 erros ao moer café" },
  caption_reel: { name: "Reel com legenda", theme: "Você está queimando seu café" },
  animated_audio: { name: "Áudio animado", theme: "3 dicas para guardar café" },
  narrated_photos: { name: "Fotos narradas", theme: "Como escolher os grãos" },
  premium_carousel: { name: "Carrossel premium", theme: "A história do café coado" },
  infographic: { name: "Infográfico", theme: "4 passos do café coado" },
} as const;
type Format = keyof typeof FORMATS;
const ALL = Object.keys(FORMATS) as Format[];

const MADE_MS = 300_000;
const RENDERED_MS = 240_000;

let ana: Person;
let projectId: string;
const ids: Partial<Record<Format, string>> = {};

test.beforeAll(async () => {
  ana = await newPerson("--posts", "30", "--accounts", "1", "--preview-formats", "all");
});
test.beforeEach(async ({ page }) => {
  await signIn(page, ana);
});

interface Content {
  audioUrl?: string;
  blocks?: string[];
  boxColorByBlock?: (string | null)[];
  clip?: { id: string };
  hook?: string;
  scenes?: { start: number; type?: string; photo?: string; fields?: Record<string, unknown> }[];
  sizes?: (number | null)[];
  slides?: { id: string; fields: { name: string; value: { blocks: { weight: string; text: string }[] } }[] }[];
  speed?: number;
  track?: { id: string; startSeconds: number } | null;
}
interface Read {
  status: string;
  textContent: string;
  mediaUrls: { url: string; type: string }[];
  content: Content | null;
}
interface Detail {
  isRendering: boolean;
  pages: { id: string; picture: string; earlier: string | null }[];
}

const read = async <Answer>({ request }: Page, path: string) =>
  (await (await request.get(`/api/app/posts/${path}`)).json()) as Answer;
const idOf = (format: Format) => ids[format] ?? "";
const postOf = (page: Page, format: Format) => read<Read>(page, idOf(format));
const contentOf = async (page: Page, format: Format) => (await postOf(page, format)).content ?? {};
const detailOf = (page: Page, format: Format) => read<Detail>(page, `${idOf(format)}/detail`);
const fileOf = async (page: Page, format: Format) => (await postOf(page, format)).mediaUrls[0]?.url ?? "";

async function open(page: Page, format: Format) {
  await page.goto(`/${projectId}/posts/${idOf(format)}`);
  await page.getByRole("tablist").waitFor();
}
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

/** Another file than before, which shows what was changed. */
async function newFile(page: Page, format: Format, before: string): Promise<string> {
  await expect(async () => {
    expect((await detailOf(page, format)).isRendering).toBe(false);
    expect(await fileOf(page, format)).not.toBe(before);
  }).toPass({ timeout: RENDERED_MS });
  return fileOf(page, format);
}

async function plays(page: Page) {
  await page.getByRole("button", { name: /^(Reproduzir|Play)$/ }).click();
  const video = page.locator("main video").first();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.3);
  expect(await video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.error])).toEqual([1080, null]);
}

test("each format is made from the sheet to the end, and its file plays", async ({ page }) => {
  test.setTimeout(MADE_MS + 120_000);
  projectId = await createProject(page, "Café Aurora");
  await setProject(projectId, "--voice", "default");
  await page.goto("/");
  await page.getByRole("heading", { name: "Sem data" }).waitFor();
  const shelf = page.getByRole("complementary", { name: "Sem data" });
  for (const format of ALL) {
    const { name, theme } = FORMATS[format];
    const sheet = page.getByRole("dialog", { name: "Criar post" });
    // What is pressed before the page is awake is lost.
    await expect(async () => {
      await page.keyboard.press("c");
      await expect(sheet).toBeVisible({ timeout: 2000 });
    }).toPass();
    await sheet
      .getByRole("radio", { name: new RegExp(`^${name}`) })
      .first()
      .check({ force: true });
    await sheet.getByRole("textbox", { name: "Tema" }).fill(theme);
    if (format === "caption_reel") await page.screenshot({ path: "test-results/pages/create-sheet.png" });
    await expect(sheet.getByText(/1 crédito · cerca de/)).toBeVisible();
    await sheet.getByRole("button", { name: "Criar · 1 crédito" }).click();
    await expect(sheet).toBeHidden();
    // It is there at once, and leaving is safe.
    const card = shelf.getByRole("link", { name: theme });
    const href = (await card.first().getAttribute("href")) ?? "";
    ids[format] = href.slice(href.lastIndexOf("/") + 1);
  }
  await page.goto("/projects");
  await expect(async () => {
    const made = await Promise.all(ALL.map(async (format) => (await postOf(page, format)).status));
    expect(made).toEqual(ALL.map(() => "draft"));
  }).toPass({ timeout: MADE_MS, intervals: [3000] });

  for (const format of ALL) {
    await open(page, format);
    const { mediaUrls } = await postOf(page, format);
    if (mediaUrls[0]?.type === "image") {
      const first = page.getByRole("img", { name: /^Página 1/ });
      await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1080);
      expect(mediaUrls.length).toBeGreaterThan(1);
    } else {
      if (format === "caption_reel") await page.getByRole("radio", { name: "Vídeo final" }).click();
      await plays(page);
    }
  }
});

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
  test.setTimeout(120_000);
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
  await expect(pages).toHaveCount(count + 1);
  await page.keyboard.press("Control+z");
  await expect(pages).toHaveCount(count);
  const orderOf = async () => (await detailOf(page, "carousel")).pages.map(({ id }) => id);
  const order = await orderOf();
  await pages.nth(0).click();
  await pages.nth(0).press("Alt+ArrowRight");
  await expect.poll(orderOf).toEqual([order[1], order[0], ...order.slice(2)]);
  await pages.nth(0).dragTo(pages.nth(1));
  await expect.poll(orderOf).toEqual(order);
  await page.getByRole("button", { name: "Excluir página" }).click();
  await expect(pages).toHaveCount(count - 1);
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect.poll(orderOf).toEqual(order);

  await tab(page, "Layout");
  await page.getByRole("button", { name: "Citação" }).click();
  await expect(page.getByRole("button", { name: "Citação" })).toHaveAttribute("aria-pressed", "true");
});

test("a reel: its texts, sizes, colors, clip and music are in the new file", async ({ page }) => {
  test.setTimeout(RENDERED_MS * 2 + 60_000);
  await open(page, "caption_reel");
  const before = await fileOf(page, "caption_reel");
  await page.getByLabel("Gancho · 0 s").fill("Pare de queimar o café");
  const corner = page.getByRole("slider", { name: "Tamanho do texto 1" });
  await corner.press("End");
  await corner.press("PageDown");
  // The corner stands where the last drawing put it.
  await expect.poll(async () => (await contentOf(page, "caption_reel")).sizes?.[0]).toBe(130);
  await page.waitForLoadState("networkidle");
  await corner.hover();
  const box = await corner.boundingBox();
  if (!box) throw new Error("The corner is not there");
  await page.mouse.down();
  await page.mouse.move(box.x - 30, box.y - 4, { steps: 5 });
  await page.mouse.up();
  await tab(page, "Estilo");
  await page.getByRole("radio", { name: "Chamada" }).click();
  await page.getByLabel("Igual a todos").uncheck();
  await page.getByLabel("Cor da caixa").fill("#ffcc00");
  await tab(page, "Vídeo");
  await page.getByText("Dunas ao entardecer").click();
  await tab(page, "Música");
  await page.getByRole("radio", { name: /^Varanda/ }).check({ force: true });
  const start = page.getByRole("slider", { name: "Onde a trilha começa" });
  await start.press("PageUp");
  await expect.poll(async () => (await contentOf(page, "caption_reel")).sizes?.[0]).toBeLessThan(130);
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
  const content = await contentOf(page, "caption_reel");
  expect(content).toMatchObject({ boxColorByBlock: [null, null, "#ffcc00"], track: { name: "Varanda" } });
  expect(content.blocks?.[0]).toBe("Pare de queimar o café");
  expect(content.sizes?.[0]).toBeGreaterThan(20);
  const edited = await newFile(page, "caption_reel", before);
  await page.getByRole("button", { name: "Áreas seguras" }).click();
  await expect(page.locator("[data-safe-areas]")).toBeVisible();
  await page.getByRole("radio", { name: "Sem música" }).check({ force: true });
  await newFile(page, "caption_reel", edited);
  expect((await contentOf(page, "caption_reel")).track).toBeNull();
  await page.getByRole("radio", { name: "Vídeo final" }).click();
  await plays(page);
});

test("a narration: hook, scenes and speed are in the new file, and a new script is recorded", async ({ page }) => {
  test.setTimeout(RENDERED_MS * 3);
  await open(page, "animated_audio");
  const before = await fileOf(page, "animated_audio");
  const durationOf = (url: string) =>
    page.evaluate(
      (src) =>
        new Promise<number>((resolve) => {
          const video = document.createElement("video");
          video.addEventListener("loadedmetadata", () => resolve(video.duration));
          video.src = src;
        }),
      url,
    );
  const slow = await durationOf(before);
  await page.getByLabel("Gancho", { exact: true }).fill("Guarde melhor o seu café");
  await page.getByLabel("Velocidade").fill("1.5");
  await tab(page, "Cenas");
  await page.getByLabel("Tipo").selectOption({ label: "Barras" });
  await page.getByRole("button", { name: "Mais um" }).click();
  await page.getByLabel("Nome da barra 1", { exact: true }).fill("Aroma");
  await page.getByLabel("Valor da barra 1", { exact: true }).fill("80");
  await page.getByRole("button", { name: "Adicionar cena" }).click();
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
  const { hook, scenes = [], speed } = await contentOf(page, "animated_audio");
  expect({ hook, speed }).toEqual({ hook: "Guarde melhor o seu café", speed: 1.5 });
  expect(scenes[0]).toMatchObject({ type: "bar_chart", fields: { bars: [{ label: "Aroma", value: 80 }] } });
  const fast = await newFile(page, "animated_audio", before);
  expect(await durationOf(fast)).toBeLessThan(slow * 0.75);

  await tab(page, "Roteiro");
  const said = (await contentOf(page, "animated_audio")).audioUrl;
  const script = page.getByRole("textbox", { name: "Roteiro" });
  await script.fill("Café bom mora em pote fechado.");
  await page.getByRole("button", { name: "Pausa", exact: true }).click();
  await expect(script).toHaveValue("Café bom mora em pote fechado. [pause] ");
  await page.getByRole("button", { name: "Gravar de novo" }).click();
  const short = await newFile(page, "animated_audio", fast);
  expect((await contentOf(page, "animated_audio")).audioUrl).not.toBe(said);
  expect(await durationOf(short)).toBeLessThan((await durationOf(fast)) / 2);
  await expect(page.getByText(/áudio ainda diz o anterior/)).toBeHidden();
  await plays(page);
});

test("photos are put in another order by keys", async ({ page }) => {
  test.setTimeout(RENDERED_MS + 60_000);
  await open(page, "narrated_photos");
  const before = await fileOf(page, "narrated_photos");
  await tab(page, "Fotos");
  const photosOf = async () => (await contentOf(page, "narrated_photos")).scenes?.map(({ photo }) => photo);
  const [first, second, ...rest] = (await photosOf()) ?? [];
  await page
    .getByRole("button", { name: /^Foto 1:/ })
    .first()
    .press("Alt+ArrowDown");
  await expect.poll(photosOf).toEqual([second, first, ...rest]);
  await newFile(page, "narrated_photos", before);
});

test.describe("in English", () => {
  test.use({ locale: "en-US" });
  test("an infographic is imagined again, compared, and put back", async ({ page }) => {
    test.setTimeout(RENDERED_MS * 2);
    await open(page, "infographic");
    const before = await fileOf(page, "infographic");
    const [first] = (await detailOf(page, "infographic")).pages;
    await expect(page.getByText("2 edits left of 2")).toBeVisible();
    await page.getByLabel("What should change in the piece?").fill("blue background");
    await page.getByRole("button", { name: "Reimagine" }).click();
    const after = await newFile(page, "infographic", before);
    await expect(page.getByRole("img", { name: "Before" })).toHaveAttribute("src", first?.picture ?? "");
    await expect(page.getByText("1 edit left of 2")).toBeVisible();
    await page.getByRole("button", { name: "Use the earlier image" }).click();
    await newFile(page, "infographic", after);
    expect((await detailOf(page, "infographic")).pages[0]?.picture).toBe(first?.picture);
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });
  test("one page of a drawn carousel is imagined again, the others stay", async ({ page }) => {
    test.setTimeout(RENDERED_MS + 60_000);
    await open(page, "premium_carousel");
    const before = (await detailOf(page, "premium_carousel")).pages;
    await page.getByRole("button", { name: "Lámina 2" }).click();
    await page.getByLabel("¿Qué cambiar en la página 2?").fill("más oscuro");
    await page.getByRole("button", { name: "Reimaginar" }).click();
    await expect(async () => {
      const after = (await detailOf(page, "premium_carousel")).pages;
      expect(after.map(({ picture }, index) => picture === before[index]?.picture)).toEqual(
        before.map((_, index) => index !== 1),
      );
    }).toPass({ timeout: RENDERED_MS });
    await page.getByRole("button", { name: "Usar la imagen anterior" }).click();
    await expect
      .poll(async () => (await detailOf(page, "premium_carousel")).pages[1]?.picture)
      .toBe(before[1]?.picture);
  });
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

for (const viewport of SIZES) {
  test(`every panel holds at ${viewport.width}, in both themes`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    for (const format of ALL) {
      await open(page, format);
      const tabs = page.getByRole("tab");
      for (const [index, one] of (await tabs.all()).entries()) {
        await one.click();
        const panel = ((await one.textContent()) ?? "").toLowerCase();
        const isMain = index === 0 || viewport.width > 400;
        await lookHere(page, `editor-${format}-${panel}`, isMain ? ["light", "dark"] : ["light"]);
      }
    }
    if (viewport.width > 400) return;
    await expect(page.getByRole("button", { name: "Agendar" })).toBeInViewport();
    await expect(page.getByRole("navigation")).toHaveCount(0);
  });
}
