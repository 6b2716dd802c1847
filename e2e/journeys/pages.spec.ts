import { expect } from "@playwright/test";
import { lookHere, SIZES } from "./look.ts";
import { type Look, LOOKS } from "./looks.ts";
import { addMember, createProject, invite, newPerson, type Person, query, signIn } from "./people.ts";
import { test } from "./test.ts";

/** Every page and state, at both sizes, in both themes. */
let projectId = "";
const people: Partial<Record<Look["who"], Person>> = {};
test.beforeAll(async ({ browser }) => {
  test.setTimeout(150_000);
  const ana = await newPerson("--posts", "12", "--accounts", "2", "--credits", "7");
  people.ana = ana;
  people.newcomer = await newPerson("--no-plan");
  await addMember(ana, `bruno.${ana.ownerId.slice(-8)}@pauta.test`, "admin");
  await addMember(ana, `uma.pessoa.com.um.endereco.muito.comprido.${ana.ownerId.slice(-8)}@pauta.test`, "member");
  await invite(ana, `clara.${ana.ownerId.slice(-8)}@pauta.test`);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, ana);
  projectId = await createProject(page, "Café Aurora");
  await writePosts(ana, projectId);
  await writeNotices(ana, projectId);
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
        await page.goto(path.replace("[project]", projectId));
        await ready(page);
        await lookHere(page, name);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test("the calendar is no wider than a phone before its scripts are awake", async ({ page }) => {
  if (people.ana) await signIn(page, people.ana);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/*", (route) => (route.request().resourceType() === "script" ? route.abort() : route.continue()));
  await page.goto(`/${projectId}/calendar`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Forty posts about today, in every state that a card can be in; one day is full. */
const writePosts = ({ workspaceId }: Person, project: string) =>
  query(
    `INSERT INTO "Post" ("id", "workspaceId", "projectId", "format", "status", "theme", "textContent", "origin",
       "hasContent", "media", "failureReason", "scheduledFor", "publishedAt", "createdAt")
     SELECT 'post_' || md5($2 || n), $1, $2, (ARRAY['carousel', 'caption_reel', 'animated_audio', 'narrated_photos',
         'premium_carousel', 'infographic']::"Format"[])[n % 6 + 1], status::"PostStatus", 'Tema ' || n || ': o que ninguém conta sobre a moagem',
       'Uma legenda.', (CASE WHEN status = 'idea' THEN 'autopilot' ELSE 'app' END)::"Origin", status <> 'idea', '[]',
       (CASE WHEN status = 'failed' THEN 'writing_failed' END)::"FailureCode", CASE WHEN n % 5 > 0 THEN at END,
       CASE WHEN status = 'published' THEN at END, now() - interval '40 days'
     FROM (SELECT n, at, CASE WHEN n % 5 = 0 THEN 'draft' WHEN at < now() THEN 'published'
         ELSE (ARRAY['scheduled', 'draft', 'scheduled', 'failed', 'idea'])[n % 5 + 1] END AS status
       FROM (SELECT n, date_trunc('day', now()) + interval '13 hours'
         + CASE WHEN n < 6 THEN n * interval '1 hour' ELSE (n - 20) * interval '17 hours' END AS at
         FROM generate_series(0, 39) n) timed) made`,
    workspaceId,
    project,
  );

/** Two posts that failed, which are one line; an autopilot without an account; a payment that is settled. */
const writeNotices = ({ workspaceId }: Person, project: string) =>
  query(
    `WITH told AS (
       INSERT INTO "Notice" ("id", "workspaceId", "projectId", "postId", "kind", "key", "detail", "at")
       SELECT 'notice_' || md5($2 || key), $1, CASE WHEN kind <> 'payment_failed' THEN $2 END, post, kind::"NoticeKind", key,
         CASE WHEN post IS NULL THEN '{}' ELSE '{"reason": "writing_failed"}' END::jsonb, now() - ago
       FROM (
         SELECT 'post_failed' AS kind, "id" AS post, 'post_failed ' || "id" AS key, interval '3 minutes' AS ago
           FROM (SELECT "id" FROM "Post" WHERE "projectId" = $2 AND "status" = 'failed' ORDER BY "id" LIMIT 2) failed
         UNION ALL SELECT 'autopilot_no_account', NULL, 'autopilot_no_account x', interval '2 hours'
         UNION ALL SELECT 'payment_failed', NULL, 'payment_failed x', interval '2 days') news
       RETURNING "id", "workspaceId")
     INSERT INTO "NoticeCopy" ("noticeId", "memberId", "isListed")
     SELECT told."id", m."id", true FROM told JOIN "Member" m USING ("workspaceId") WHERE m."role" = 'owner'`,
    workspaceId,
    project,
  );
