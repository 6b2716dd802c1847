import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { addMember, createProject, invite, newPerson, type Person, signIn } from "./people.ts";

/** Every page and state, at both sizes, in both themes: nothing clipped, nothing that axe finds, a picture kept. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCHEMES = ["light", "dark"] as const;

interface Look {
  name: string;
  path: string;
  /** who looks; nobody is signed out */
  who: "nobody" | "ana" | "newcomer";
  ready: (page: Page) => Promise<unknown>;
}

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name }).first().waitFor();

const LOOKS: Look[] = [
  { name: "login", path: "/login", who: "nobody", ready: heading("Que bom ver você de novo") },
  { name: "login-error", path: "/login?error=CredentialsSignin", who: "nobody", ready: heading("Que bom ver") },
  {
    name: "login-link",
    path: "/login",
    who: "nobody",
    ready: async (page) => {
      await page.getByRole("button", { name: "Receber um link por e-mail" }).click();
      await page.getByRole("button", { name: "Enviar link" }).click();
      await page.getByText("Digite seu e-mail.").waitFor();
    },
  },
  { name: "login-check", path: "/login/check?email=ana%40pauta.test", who: "nobody", ready: heading("Confira seu") },
  { name: "docs", path: "/docs", who: "ana", ready: heading("Catálogo de erros") },
  { name: "docs-outside", path: "/docs", who: "nobody", ready: heading("Catálogo de erros") },
  { name: "not-found", path: "/nowhere", who: "nobody", ready: heading("Esta página não existe") },
  { name: "projects", path: "/projects", who: "ana", ready: heading("Café Aurora") },
  { name: "projects-empty", path: "/projects", who: "newcomer", ready: heading("Sua primeira marca") },
  { name: "project-new", path: "/projects?new=1", who: "newcomer", ready: heading("Novo projeto") },
  {
    name: "project-rename",
    path: "/projects",
    who: "ana",
    ready: async (page) => {
      await page.getByRole("button", { name: "Ações de Café Aurora" }).click();
      await page.getByRole("menuitem", { name: "Renomear" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "project-limit", path: "/projects?new=1", who: "ana", ready: (page) => page.getByRole("dialog").waitFor() },
  {
    name: "plan",
    path: "/plan",
    who: "ana",
    ready: async (page) => {
      await page.getByRole("button", { name: /30 posts por mês/ }).click();
      await page.getByText(/Mais 18 posts/).waitFor();
    },
  },
  {
    name: "plan-cancel",
    path: "/plan",
    who: "ana",
    ready: async (page) => {
      await page.getByRole("button", { name: "Cancelar plano" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "checkout",
    path: "/plan",
    who: "ana",
    ready: async (page) => {
      await page.getByRole("button", { name: /^Comprar 10 posts/ }).click();
      await page.getByText("Nenhum dinheiro é movimentado.", { exact: true }).waitFor();
    },
  },
  { name: "checkout-unknown", path: "/plan/checkout/pay_x", who: "ana", ready: heading("Não foi possível carregar") },
  { name: "status", path: "/status", who: "ana", ready: heading("Partes") },
  { name: "plan-none", path: "/plan", who: "newcomer", ready: (page) => page.getByText(/^Assinar custa/).waitFor() },
  { name: "team", path: "/team", who: "ana", ready: heading("Pessoas") },
  { name: "team-alone", path: "/team", who: "newcomer", ready: heading("Pessoas") },
  {
    name: "palette",
    path: "/projects",
    who: "ana",
    ready: async (page) => {
      await heading("Café Aurora")(page);
      await page.keyboard.press("Control+k");
      await page.getByRole("option", { name: "Criar projeto" }).waitFor();
    },
  },
  {
    name: "keys",
    path: "/projects",
    who: "ana",
    ready: async (page) => {
      await heading("Café Aurora")(page);
      await page.keyboard.press("?");
      await heading("Atalhos do teclado")(page);
    },
  },
  {
    name: "menu",
    path: "/team",
    who: "ana",
    ready: async (page) => {
      const wide = (page.viewportSize()?.width ?? 0) > 768;
      await page.getByRole("button", { name: wide ? /^Sua conta/ : "Mais" }).click();
      await page.getByText("Tema").first().waitFor();
    },
  },
  {
    name: "switcher",
    path: "/projects",
    who: "ana",
    ready: async (page) => {
      await heading("Café Aurora")(page);
      if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole("button", { name: "Mais" }).click();
      await page.getByRole("button", { name: /^Trocar de projeto/ }).click();
      await page.getByRole("menuitemradio").first().waitFor();
    },
  },
];

const people: Partial<Record<Look["who"], Person>> = {};
test.beforeAll(async ({ browser }) => {
  const ana = await newPerson("--posts", "12", "--accounts", "2", "--credits", "7");
  people.ana = ana;
  people.newcomer = await newPerson("--no-plan");
  await addMember(ana, `bruno.${ana.ownerId.slice(-8)}@pauta.test`, "admin");
  await addMember(ana, `uma.pessoa.com.um.endereco.muito.comprido.${ana.ownerId.slice(-8)}@pauta.test`, "member");
  await invite(ana, `clara.${ana.ownerId.slice(-8)}@pauta.test`);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, ana);
  await createProject(page, "Café Aurora");
  await createProject(page, "Clínica Vida Leve e Nutrição para a Família Inteira");
  await page.context().close();
});

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });
    for (const { name, path, ready, who } of LOOKS) {
      test(name, async ({ page }) => {
        // Going over the API's pages, the longest there are, takes most of a minute.
        test.setTimeout(150_000);
        const person = people[who];
        if (person) await signIn(page, person);
        const complaints: string[] = [];
        page.on("pageerror", (error) => complaints.push(error.message));
        page.on("console", (line) => {
          if (line.text().includes("Content Security Policy")) complaints.push(line.text());
        });
        await page.goto(path);
        await ready(page);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await page.waitForTimeout(200);
          await keepPicture(page, `${name}-${viewport.width}-${colorScheme}`);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          expect(await findBarriers(page), colorScheme).toEqual([]);
        }
        expect(complaints).toEqual([]);
      });
    }
  });
}

async function findBarriers(page: Page) {
  const axe = new AxeBuilder({ page }).withTags([
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
  ]);
  // An open menu floats outside the landmarks, as menus do.
  if ((await page.getByRole("menu").count()) > 0) axe.disableRules(["region"]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** The whole page: the window grows to it, so that what is fixed to the edges stays there. */
async function keepPicture(page: Page, name: string) {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
  await page.screenshot({ path: `test-results/pages/${name}.png` });
  if (size) await page.setViewportSize(size);
}
