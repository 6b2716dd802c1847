import type { Page } from "@playwright/test";
import { openByKey } from "./open-by-key.ts";

export interface Look {
  name: string;
  /** [project] stands for the project that has posts */
  path: string;
  /** who looks; nobody is signed out */
  who: "nobody" | "ana" | "newcomer";
  ready: (page: Page) => Promise<unknown>;
}

const post = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /Tema \d+:/ })
    .first()
    .waitFor();
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 768;
const heading = (name: string) => (page: Page) => page.getByRole("heading", { name }).first().waitFor();

/** Every page of the app, and what opens over it. */
export const LOOKS: Look[] = [
  { name: "login", path: "/login", who: "nobody", ready: heading("Entre no seu estúdio") },
  { name: "login-error", path: "/login?error=CredentialsSignin", who: "nobody", ready: heading("Entre no seu") },
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
  { name: "login-code", path: "/login/code", who: "nobody", ready: heading("Verificação em duas etapas") },
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
  {
    name: "project-zone",
    path: "/projects?new=1",
    who: "newcomer",
    ready: async (page) => {
      await page.getByRole("combobox", { name: "Fuso horário" }).fill("-03");
      await page.getByRole("option", { name: /^São Paulo/ }).waitFor();
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
  {
    name: "checkout-unknown",
    path: "/plan/checkout/pay_x",
    who: "ana",
    ready: heading("Este pagamento não está mais em aberto"),
  },
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
      await openByKey(page, "Control+k", page.getByRole("option", { name: "Criar projeto" }));
    },
  },
  {
    name: "keys",
    path: "/projects",
    who: "ana",
    ready: async (page) => {
      await heading("Café Aurora")(page);
      await openByKey(page, "?", page.getByRole("heading", { name: "Atalhos do teclado" }));
    },
  },
  {
    name: "menu",
    path: "/team",
    who: "ana",
    ready: async (page) => {
      await page.getByRole("button", { name: isWide(page) ? /^Sua conta/ : "Mais" }).click();
      await page.getByText("Tema").first().waitFor();
    },
  },
  {
    name: "switcher",
    path: "/projects",
    who: "ana",
    ready: async (page) => {
      await heading("Café Aurora")(page);
      if (!isWide(page)) await page.getByRole("button", { name: "Mais" }).click();
      await page.getByRole("button", { name: /^Trocar de projeto/ }).click();
      await page.getByRole("menuitemradio").first().waitFor();
    },
  },
  { name: "sign-up", path: "/sign-up", who: "nobody", ready: heading("Comece o estúdio da sua marca") },
  { name: "invite-gone", path: "/invite/unknown", who: "nobody", ready: heading("Este convite não serve mais") },
  { name: "start", path: "/start", who: "newcomer", ready: heading("Qual é a sua marca?") },
  { name: "account", path: "/account", who: "ana", ready: heading("Perfil") },
  {
    name: "notices",
    path: "/projects",
    who: "ana",
    ready: async (page) => {
      await heading("Café Aurora")(page);
      await page.getByRole("button", { name: /^Avisos: / }).click();
      await page.getByRole("dialog").getByText("falharam em Café Aurora").waitFor();
    },
  },
  {
    name: "notices-none",
    path: "/projects",
    who: "newcomer",
    ready: async (page) => {
      await heading("Sua primeira marca")(page);
      await page.getByRole("button", { name: "Avisos: nenhum novo" }).click();
      await page.getByRole("dialog").getByText("Nenhum aviso").waitFor();
    },
  },
  { name: "api-keys", path: "/keys", who: "ana", ready: heading("Chaves de API") },
  { name: "models", path: "/models", who: "ana", ready: heading("Textos") },
  {
    name: "models-form",
    path: "/models",
    who: "ana",
    ready: async (page) => {
      await page.getByRole("button", { name: "Usar um modelo (Textos)" }).click();
      await page.getByRole("radio", { name: /Outro endereço/ }).check();
      await page.getByText("Avançado").click();
    },
  },
  { name: "audit", path: "/audit", who: "ana", ready: (page) => page.getByRole("table").waitFor() },
  { name: "outbox", path: "/outbox", who: "ana", ready: heading("Nenhum e-mail ainda") },
  { name: "calendar", path: "/[project]/calendar", who: "ana", ready: post },
  { name: "calendar-week", path: "/[project]/calendar?view=week", who: "ana", ready: post },
  {
    name: "calendar-menu",
    path: "/[project]/calendar",
    who: "ana",
    ready: async (page) => {
      await post(page);
      await page.getByRole("button", { name: "Filtrar" }).click();
      await page.getByRole("menuitemcheckbox", { name: "Rascunho" }).waitFor();
    },
  },
  {
    name: "calendar-day",
    path: "/[project]/calendar",
    who: "ana",
    ready: async (page) => {
      await post(page);
      if (isWide(page))
        await page
          .getByRole("button", { name: /^\+\d+ mais/ })
          .first()
          .click();
    },
  },
  { name: "posts", path: "/[project]/posts", who: "ana", ready: post },
  { name: "posts-table", path: "/[project]/posts?view=table", who: "ana", ready: post },
  { name: "posts-profile", path: "/[project]/posts?view=profile", who: "ana", ready: post },
  {
    name: "create",
    path: "/[project]/posts",
    who: "ana",
    ready: async (page) => {
      await post(page);
      await page.keyboard.press("c");
      await page.getByRole("dialog", { name: "Criar post" }).getByRole("textbox", { name: "Tema" }).waitFor();
    },
  },
  {
    name: "create-short",
    path: "/[project]/posts",
    who: "ana",
    ready: async (page) => {
      await post(page);
      await page.keyboard.press("c");
      const sheet = page.getByRole("dialog", { name: "Criar post" });
      await sheet.getByRole("textbox", { name: "Tema" }).fill("Encontro de bilboquê");
      await sheet.getByText("não sabe nada deste tema").waitFor();
      await sheet.getByRole("button", { name: "Escrever os fatos" }).click();
      await sheet.getByLabel("O que é").fill("Uma manhã para jogar e aprender na praça");
    },
  },
  {
    name: "schedule",
    path: "/[project]/posts?status=draft",
    who: "ana",
    ready: async (page) => {
      await page
        .getByRole("button", { name: /^Ações de/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Agendar" }).click();
      await page.getByRole("dialog", { name: "Quando publicar?" }).waitFor();
    },
  },
  {
    name: "bulk",
    path: "/[project]/bulk",
    who: "ana",
    ready: async (page) => {
      const rows = [
        "tema;formato;data",
        "Café coado sem segredo;carrossel;01/12/2027 9h",
        "Grãos frescos;novela;31/02/2027",
      ];
      await page.getByRole("textbox", { name: "Temas, formatos e datas" }).fill(rows.join("\n"));
      await page.getByText("Formato “novela” não existe").waitFor();
    },
  },
  {
    name: "posts-selected",
    path: "/[project]/posts?view=table",
    who: "ana",
    ready: async (page) => {
      await post(page);
      for (const box of (await page.getByRole("checkbox").all()).slice(0, 8)) await box.check();
    },
  },
  {
    name: "calendar-selected",
    path: "/[project]/calendar",
    who: "ana",
    ready: async (page) => {
      await post(page);
      await page.getByRole("button", { name: "Selecionar", exact: true }).click();
      await page.getByRole("button", { name: "Selecionar todos" }).click();
    },
  },
  { name: "review", path: "/[project]/review", who: "ana", ready: heading("Esperando a sua aprovação") },
  { name: "review-gone", path: "/review/unknown", who: "nobody", ready: heading("Este link não serve mais") },
  { name: "autopilot", path: "/[project]/autopilot", who: "ana", ready: heading("Grade da semana") },
  { name: "radar-never", path: "/[project]/radar", who: "ana", ready: heading("Veja o que funciona no seu nicho") },
  { name: "reports", path: "/[project]/reports", who: "ana", ready: heading("Relatórios") },
  { name: "compose", path: "/[project]/compose", who: "ana", ready: heading("Montar um post") },
  { name: "library", path: "/[project]/library", who: "ana", ready: heading("Fotos") },
  { name: "brand", path: "/[project]/brand", who: "ana", ready: heading("O que a marca já diz") },
  { name: "settings", path: "/[project]/settings", who: "ana", ready: heading("Hora e idioma") },
];
