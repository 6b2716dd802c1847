import { expect, type Page } from "@playwright/test";
import type { Client } from "pg";
import type { Hand } from "./hand.ts";
import { NEW_WORD, type Task } from "./known.ts";
import type { Studio } from "./studio.ts";

export interface Place {
  page: Page;
  hand: Hand;
  client: Client;
  studio: Studio;
}

const menu = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name });

/** Each begins on the calendar, where a person lands, and ends when the server has it. */
export const TASKS: Record<Task, (place: Place) => Promise<void>> = {
  "schedule ten drafts": async ({ client, hand, page, studio }) => {
    await hand.press("x");
    await hand.click(page.getByRole("button", { name: "Selecionar todos" }));
    await hand.click(page.getByRole("button", { name: "Agendar nos horários livres" }));
    await expect.poll(() => studio.count(client, "scheduled")).toBe(10);
  },
  "approve a week": async ({ client, hand, page, studio }) => {
    await hand.click(menu(page, "Revisão"), "Revisão");
    await hand.click(page.getByRole("button", { name: /^Aprovar os/ }));
    await expect.poll(() => studio.count(client, "scheduled")).toBe(10 + 7);
  },
  "change one word on slide 4": async ({ hand, page, studio }) => {
    await hand.click(page.getByRole("link", { name: studio.carousel.theme }).first(), "the post");
    await hand.click(page.getByRole("button", { name: /^Página 4/ }));
    await hand.doubleClick(page.getByLabel("Título", { exact: true }), "the word");
    await hand.type(NEW_WORD);
    await expect.poll(() => studio.titleOf(page, 3)).toMatch(new RegExp(`^${NEW_WORD}`));
  },
  "find last month's best post": async ({ hand, page, studio }) => {
    await hand.click(menu(page, "Relatórios"), "Relatórios");
    await hand.click(page.getByRole("radio", { name: "Mês passado" }));
    const best = page.getByRole("table", { name: "Os melhores" }).getByRole("link").first();
    await expect(best).toHaveText(studio.best);
    await expect(best).toBeInViewport();
  },
  "reconnect an account": async ({ hand, page }) => {
    await hand.click(page.getByRole("alert").getByRole("button", { name: "Reconectar" }));
    await hand.click(page.getByRole("button", { name: "Permitir", exact: true }));
    await expect(page.getByText("Conta conectada.", { exact: true })).toBeVisible();
  },
};
