import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { keepPicture, look } from "./look.ts";
import { call, createProject, newPerson, setProject, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

const FOLDER = "public/library/photos";

test("a bakery sends ten photos at once, finds one by what it shows, and makes two posts of them", async ({ page }) => {
  test.setTimeout(150_000);
  await signIn(page, await newPerson("--posts", "12", "--preview-formats", "all"));
  const projectId = await createProject(page, "Padaria Sol");
  await setProject(projectId, "--voice", "default");
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

  const made = async (files: number) => {
    await page.getByRole("button", { name: "Montar post" }).click();
    await expect(page).toHaveURL(/\/posts\/post_/);
    const path = `/posts/${page.url().split("/").at(-1)}`;
    return expect
      .poll(
        async () => {
          const { mediaUrls, status } = await call<{ status: string; mediaUrls: unknown[] }>(page, "GET", path);
          return [status, mediaUrls.length];
        },
        { timeout: 90_000 },
      )
      .toEqual(["draft", files]);
  };
  const chooseTen = async () => {
    const picker = page.getByRole("dialog");
    await picker.getByRole("button", { name: "Escolher as 10" }).click();
    await picker.getByRole("button", { name: "Usar 10 fotos" }).click();
  };
  await page.goto(`/${projectId}/compose`);
  await page.getByLabel("Título do post").fill("Fornada de sábado");
  await page.getByRole("button", { name: "Uma página por foto" }).click();
  await chooseTen();
  await made(10);
  await expect(page.getByRole("img", { name: "Página 1 de 10" })).toBeVisible();
  await keepPicture(page, "composed-photos");

  await page.goto(`/${projectId}/compose`);
  const narrated = page.getByRole("radio", { name: /^Fotos narradas/ });
  // What a project may make comes with its studio.
  await expect(narrated).toBeEnabled();
  await narrated.check({ force: true });
  await page.getByLabel("Título do post").fill("Da farinha ao pão");
  await page.getByLabel("O que será falado").fill("O pão sai às seis. Venha cedo.");
  await page.getByRole("button", { name: "Escolher fotos" }).click();
  await chooseTen();
  await made(1);
});
