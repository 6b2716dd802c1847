import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { look } from "./look.ts";
import { createProject, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

const FOLDER = "public/library/photos";

test("a bakery sends ten photos at once, says what one shows, and finds it by that", async ({ page }) => {
  test.setTimeout(150_000);
  await signIn(page, await newPerson());
  const projectId = await createProject(page, "Padaria Sol");
  await page.goto(`/${projectId}/library`);
  const ten = readdirSync(FOLDER)
    .slice(0, 10)
    .map((name) => `${FOLDER}/${name}`);
  const tiles = page.getByRole("button", { name: /^Abrir / });
  await page.getByLabel("Enviar fotos").first().setInputFiles(ten);
  await expect(tiles).toHaveCount(10, { timeout: 60_000 });
  await tiles.first().click();
  await page.getByLabel("O que a foto mostra").fill("Pães de queijo saindo do forno");
  await page.getByRole("combobox", { name: "Etiquetas" }).fill("pão de queijo,");
  await look(page, "library-file");
  await page.getByRole("button", { name: "Salvar" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("searchbox", { name: "Buscar na biblioteca" }).fill("pao forno");
  await expect(tiles).toHaveCount(1);
  await page.getByRole("button", { name: "Limpar busca" }).click();
  await expect(tiles).toHaveCount(10);
  await look(page, "library-full");
});
