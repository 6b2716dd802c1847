import { expect } from "@playwright/test";
import { modelServer } from "#lib/tools/testing/model-server.ts";
import { writeDraft } from "#lib/writing/embedded/writer.ts";
import { look } from "./look.ts";
import { createProject, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

const KEY = "sk-of-this-journey-0123456789";
const TITLE = "O que o modelo escreveu";

/** A carousel as a model would answer it. */
function answer(): string {
  const draft = writeDraft({
    format: "carousel",
    theme: TITLE,
    language: "pt",
    brand: { profileName: "Café", description: "Café", audience: "", contentPreferences: "", toneOfVoice: "" },
    article: null,
    earlier: [],
    seed: 1,
  });
  return JSON.stringify(draft);
}

test("an owner brings a model of their own, sees what is wrong with it, and has a post written by it", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const server = await modelServer({ "/v1/chat/completions": { status: 401, body: { error: { message: "No." } } } });
  try {
    await signIn(page, await newPerson("--posts", "12"));
    const project = await createProject(page, "Café Aurora");
    await page.goto("/models");
    await page.getByRole("button", { name: "Usar um modelo (Textos)" }).click();
    await page.getByRole("radio", { name: /Outro endereço/ }).check();
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Digite o endereço.")).toBeVisible();
    await page.getByLabel("Endereço", { exact: true }).fill(server.url);
    await page.getByLabel("Chave", { exact: true }).fill(KEY);
    await page.getByRole("button", { name: "Buscar modelos" }).click();
    await expect(page.getByText("2 modelos encontrados")).toBeVisible();
    await page.getByLabel("Modelo", { exact: true }).fill("tiny");
    await page.getByRole("button", { name: "Testar" }).click();
    await expect(page.getByText("A chave foi recusada.")).toBeVisible();
    await look(page, "models-refused");

    server.say("sim");
    await page.getByRole("button", { name: "Testar de novo" }).click();
    await expect(page.getByText("Funciona: o modelo respondeu.")).toBeVisible();
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Chave que termina em 6789")).toBeVisible();
    await expect(page.getByText("Salvo. Vale a partir do próximo post.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Chave que termina em 6789")).toBeVisible();
    expect(await page.content()).not.toContain(KEY);
    await look(page, "models-own");

    await page.getByRole("button", { name: "Testar" }).click();
    await expect(page.getByText("Funciona: o modelo respondeu.")).toBeVisible();
    expect(server.asked.at(-1)?.key).toBe(`Bearer ${KEY}`);

    await page.goto("/status");
    await page.getByRole("button", { name: "Pedir uma resposta" }).click();
    await expect(page.getByText("Funciona", { exact: true })).toBeVisible();
    await look(page, "status-asked");

    server.say(answer());
    await page.goto(`/${project}/calendar`);
    await page.getByRole("button", { name: "Criar post" }).first().click();
    const sheet = page.getByRole("dialog", { name: "Criar post" });
    await expect(sheet.getByText("Quem escreve é o modelo compatible tiny.")).toBeVisible();
    await sheet.getByRole("textbox", { name: "Tema" }).fill(TITLE);
    await sheet.getByRole("button", { name: /^Criar/ }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: TITLE }).first().click();
    await expect(page.getByText("Escrito pelo modelo compatible tiny.")).toBeVisible({ timeout: 120_000 });

    await page.goto("/models");
    await page.getByRole("button", { name: "Remover" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remover" }).click();
    await expect(page.getByRole("button", { name: "Usar um modelo (Textos)" })).toBeVisible();
  } finally {
    server.close();
  }
});
