import type { Page } from "@playwright/test";
import type { Client } from "pg";
import { callOf, newProject } from "../pages/site.ts";

const THEME = "Fim de semana na padaria";
const TITLES = ["Fim de semana", "Pão quente", "Café coado", "Sábado no balcão", "Até lá"];
const MADE_WITHIN_MS = 120_000;

export type Studio = Awaited<ReturnType<typeof openStudio>>;

/** A project with an account, ten drafts, a week that waits for a word, a carousel, and a month with figures. */
export async function openStudio(page: Page, origin: string, client: Client, workspaceId: string) {
  const call = callOf(page, origin);
  const projectId = await newProject(page, origin);
  const { url } = await call<{ url: string }>("POST", `/projects/${projectId}/connect`, {});
  await page.request.get(`${url}&auto=allow&handle=padaria.aurora`);
  const compose = (title: string, titles: string[]) =>
    call<{ id: string }>("POST", "/compositions", {
      projectId,
      format: "carousel",
      title,
      pages: titles.map((one) => ({ title: one })),
    });
  const { id: carouselId } = await compose(THEME, TITLES);
  const one = (what: string) => (n: number) => compose(`${what} ${n}`, [`${what} ${n}`]);
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const drafts = await Promise.all(numbers(10).map(one("Rascunho")));
  const week = await Promise.all(numbers(7).map(one("Proposta")));
  const ids = (posts: { id: string }[]) => posts.map(({ id }) => id);
  const made = [carouselId, ...ids(drafts), ...ids(week)];
  const deadline = Date.now() + MADE_WITHIN_MS;
  for (;;) {
    const { rows } = await client.query(`SELECT 1 FROM "Post" WHERE "id" = ANY($1) AND "status" = 'draft'`, [made]);
    if (rows.length === made.length) break;
    if (Date.now() > deadline) throw new Error(`Only ${rows.length} of ${made.length} posts were made.`);
    await page.waitForTimeout(250);
  }
  const best = await fillLastMonth(client, workspaceId, projectId);
  /** a week that somebody proposed, at hours of its own; the carousel is not part of it */
  const propose = () =>
    client.query(
      `UPDATE "Post" SET "scheduledFor" = date_trunc('day', now()) + n * interval '1 day' + interval '14 hours'
       FROM unnest($1::text[]) WITH ORDINALITY AS given(id, n) WHERE "Post"."id" = given.id`,
      [ids(week)],
    );
  return {
    projectId,
    carousel: { id: carouselId, theme: THEME },
    best,
    /** Those of one task are out of the way of the others. */
    show: async (task: string) => {
      const hide = (some: string[], isHidden: boolean) =>
        client.query(`UPDATE "Post" SET "status" = $2 WHERE "id" = ANY($1) AND "status" = $3`, [
          some,
          isHidden ? "archived" : "draft",
          isHidden ? "draft" : "archived",
        ]);
      await hide([carouselId], task !== "change one word on slide 4");
      await hide(ids(week), task !== "approve a week");
      if (task === "approve a week") await propose();
      if (task === "reconnect an account")
        await client.query(`UPDATE "SocialConnection" SET "brokenReason" = 'password_changed' WHERE "projectId" = $1`, [
          projectId,
        ]);
    },
    count: async (of: Client, status: string) =>
      (await of.query(`SELECT 1 FROM "Post" WHERE "projectId" = $1 AND "status" = $2`, [projectId, status])).rows
        .length,
    titleOf: async (of: Page, slide: number): Promise<string> => {
      const { content } = await callOf(of, origin)<{ content: Content }>("GET", `/posts/${carouselId}`);
      const title = content.slides[slide]?.fields.find(({ name }) => name === "title");
      return title?.value.blocks.map(({ text }) => text).join("") ?? "";
    },
  };
}

interface Content {
  slides: { fields: { name: string; value: { blocks: { text: string }[] } }[] }[];
}

/** Twelve live posts of last month with their figures; the best of them lies in its middle. */
async function fillLastMonth(client: Client, workspaceId: string, projectId: string): Promise<string> {
  await client.query(
    `WITH made AS (
       INSERT INTO "Post" ("id", "workspaceId", "projectId", "format", "status", "theme", "origin", "media", "publishedAt")
       SELECT 'post_' || lpad(n::text, 26, '0'), $1, $2, 'carousel', 'published', 'Publicado ' || n, 'app', '[]',
         date_trunc('month', now()) - interval '1 month' + n * interval '2 days'
       FROM generate_series(1, 12) n RETURNING "id", "publishedAt")
     INSERT INTO "MetricSample" ("postId", "measuredAt", "views", "likes", "comments")
     SELECT "id", "publishedAt" + interval '1 day', CASE WHEN right("id", 2) = '07' THEN 9000 ELSE 100 END, 10, 1 FROM made`,
    [workspaceId, projectId],
  );
  return "Publicado 7";
}
