import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { lookHere } from "./look.ts";
import { call, createProject, newPerson, type Person, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });
test.describe.configure({ mode: "serial" });

const HANDLE = `cafe.${Date.now()}`;
let ana: Person;
let project = "";
let network = "";

test.beforeAll(async () => {
  ana = await newPerson("--posts", "12", "--accounts", "1");
});
test.beforeEach(async ({ page }) => {
  await signIn(page, ana);
});

/** The controls of the local network, by the token that its start printed. */
async function control({ request }: Page, method: "POST" | "DELETE", path: string, data?: object) {
  const token = process.env["NETWORK_CONTROL_TOKEN"] ?? keptToken();
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.fetch(`${network}/control${path}`, { method, headers, ...(data && { data }) });
  expect(response.ok()).toBe(true);
}

const keptToken = () => readFileSync(join(process.env["DATA_DIR"] ?? ".data", "network/control-token"), "utf8").trim();

async function newDraft(page: Page, theme: string): Promise<string> {
  const { postId } = await call<{ postId: string }>(page, "POST", "/posts", { projectId: project, theme });
  const status = async () => (await call<{ status: string }>(page, "GET", `/posts/${postId}`)).status;
  await expect.poll(status, { timeout: 100_000, intervals: [1000] }).toBe("draft");
  return postId;
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Publicar em @${HANDLE}` })
    .click();
}

test("an account is connected through the network's own consent page", async ({ page }) => {
  test.setTimeout(180_000);
  await createProject(page, "Café Aurora");
  await page.goto("/");
  await expect(page).toHaveURL(/\/proj_\w+\/calendar$/);
  project = new URL(page.url()).pathname.split("/")[1] ?? "";
  await page.goto(`/${project}/settings`);
  await page.getByRole("button", { name: "Conectar conta" }).click();
  await page.getByRole("heading", { name: "Deixar o aplicativo usar sua conta?" }).waitFor();
  network = new URL(page.url()).origin;
  await page.getByText("Criar uma conta nova").click();
  await page.getByLabel("Nome de usuário").fill(HANDLE);
  await page.getByRole("button", { name: "Permitir", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${project}/settings$`));
  await expect(page.getByText("Conta conectada.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: `@${HANDLE}` })).toContainText("Conectada");
  await lookHere(page, "publish-connected");
});

test("a post is published, followed until it is live, and seen on the network", async ({ page }) => {
  test.setTimeout(180_000);
  const post = await newDraft(page, "5 erros ao moer café em casa");
  await page.goto(`/${project}/posts/${post}`);
  await publish(page);
  await expect(page.getByText(/^No ar desde/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("tab", { name: "Histórico" }).click();
  const history = page.getByRole("list", { name: "Histórico do post" });
  for (const line of ["Criado", "Publicação pedida", "A rede recebeu os arquivos", "No ar"]) {
    await expect(history.getByText(line, { exact: true })).toBeVisible();
  }
  await lookHere(page, "publish-live");

  const link = page.getByRole("link", { name: "Ver na rede social" }).first();
  const { mediaUrls } = await call<{ mediaUrls: unknown[] }>(page, "GET", `/posts/${post}`);
  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(page.getByText(HANDLE).first()).toBeVisible();
  const pictures = page.locator("main img[src*='/files/']");
  await expect(pictures).toHaveCount(mediaUrls.length);
  expect(await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a post that the network refuses says why, and goes out at the next try", async ({ page }) => {
  test.setTimeout(180_000);
  const post = await newDraft(page, "Como guardar café moído");
  const error = { do: "error", code: 25, subcode: 2207050 };
  await control(page, "POST", "/faults", { match: { op: "media_publish", account: HANDLE }, times: 1, ...error });
  await page.goto(`/${project}/posts/${post}`);
  await publish(page);
  const failure = page.getByRole("alert").filter({ hasText: "Não foi ao ar" });
  await expect(failure).toContainText("A rede social restringiu a conta", { timeout: 60_000 });
  await lookHere(page, "publish-refused");
  await failure.getByRole("button", { name: "Publicar de novo" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Publicar em @${HANDLE}` })
    .click();
  await expect(page.getByText(/^No ar desde/)).toBeVisible({ timeout: 60_000 });
});

test("a connection that ended is said on every page, and reconnecting mends it", async ({ page }) => {
  test.setTimeout(180_000);
  const post = await newDraft(page, "Café gelado em casa");
  await control(page, "POST", "/tokens", { account: HANDLE, state: "password_changed" });
  await page.goto(`/${project}/posts/${post}`);
  await publish(page);
  const failure = page.getByRole("alert").filter({ hasText: "Não foi ao ar" });
  await expect(failure.getByRole("link", { name: "Reconectar a conta" })).toBeVisible({ timeout: 60_000 });
  await page.goto(`/${project}/settings`);
  await expect(page.getByText("A senha da conta mudou na rede social.")).toBeVisible();
  await lookHere(page, "publish-ended");
  await page.getByRole("alert").getByRole("button", { name: "Reconectar" }).click();
  await page.getByRole("radio", { name: new RegExp(HANDLE) }).check();
  await page.getByRole("button", { name: "Permitir", exact: true }).click();
  await expect(page.getByRole("heading", { name: `@${HANDLE}` })).toContainText("Conectada");
  await page.goto(`/${project}/posts/${post}`);
  await page.getByRole("alert").getByRole("button", { name: "Publicar de novo" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Publicar em @${HANDLE}` })
    .click();
  await expect(page.getByText(/^No ar desde/)).toBeVisible({ timeout: 60_000 });
});
