import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { apiKeyPrefix, hashApiKey, makeApiKey } from "#lib/crypto/api-key.ts";
import { openDatabase } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { migrate } from "#lib/db/migrate.ts";
import { FORMAT_RULES, FORMATS, type Format } from "#lib/domain/format.ts";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { placeholderFields } from "#lib/services/posts/placeholder-fields.ts";
import { testDatabase } from "./database.ts";
import { workspace } from "./workspace.ts";

const MIGRATIONS = new URL("../../../prisma/migrations/", import.meta.url);
const FIRST = "20261120000000_init";

/** An empty database as the first version of Pauta made it. */
async function firstDatabase() {
  const server = new Client({ connectionString: (await testDatabase()).url });
  await server.connect();
  const name = `pauta_test_${Date.now()}_first`;
  await server.query(`CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8'`);
  const root = await mkdtemp(join(tmpdir(), "pauta-first-"));
  await cp(new URL(FIRST, MIGRATIONS), join(root, FIRST), { recursive: true });
  const url = new URL((await testDatabase()).url);
  url.pathname = `/${name}`;
  await migrate(url.href, pathToFileURL(`${root}/`));
  await rm(root, { recursive: true });
  return {
    url: url.href,
    drop: async () => {
      await server.query(`DROP DATABASE "${name}" WITH (FORCE)`);
      await server.end();
    },
  };
}

interface Item {
  id: string;
  contentFormat: Format;
  status: string;
}

const CONTENT: Record<Format, () => unknown> = {
  carousel: () => null,
  premium_carousel: () => null,
  infographic: () => null,
  caption_reel: () => ({
    blocks: ["Gancho", "Complemento", "Leia a legenda"],
    font: "Poppins",
    alignment: "center",
    boxStyle: "rounded",
    boxColor: "#ffffff",
    textColor: "#111111",
    boxColorByBlock: [null, null, null],
    textColorByBlock: [null, null, null],
    sizes: [null, null, null],
    clipId: libraryClips()[0]?.id,
    track: null,
  }),
  animated_audio: () => narration([{ start: 0, end: 2, type: "keyword", fields: { value: "Café" } }]),
  narrated_photos: () =>
    narration([{ start: 0, end: 2, photo: "/library/photos/coffee-cup.jpg", description: "Uma xícara" }]),
};

const narration = (scenes: unknown[]) => ({
  hook: "Um gancho",
  script: "Uma frase.",
  speed: 1,
  scenes,
  audioKey: null,
  durationSeconds: 12,
  recordedScript: "Uma frase.",
  words: [],
  trackId: null,
});

/** A workspace with a key, and a post of each format that is scheduled and one that is live, as that version wrote them. */
async function fill(url: string, secret: string) {
  const db = new Client({ connectionString: url });
  await db.connect();
  const [ws, user, project] = [newId("ws"), newId("user"), newId("proj")];
  const put = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    return db.query(
      `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(", ")})
       VALUES (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
      Object.values(row),
    );
  };
  await put("Workspace", { id: ws, name: "Ateliê", previewFormats: FORMATS });
  await put("User", { id: user, email: "ana@example.com", name: "Ana" });
  await put("Member", { id: newId("mem"), workspaceId: ws, userId: user, role: "owner" });
  const key = { id: newId("key"), workspaceId: ws, name: "Agente", createdById: user };
  await put("ApiKey", { ...key, prefix: apiKeyPrefix(secret), hash: hashApiKey(secret) });
  const term = { currentPeriodStart: "2026-11-20", currentPeriodEnd: "2026-12-20" };
  const plan = { status: "active", posts: 30, accounts: 3, period: "monthly", renewalCents: 9900 };
  await put("Subscription", { workspaceId: ws, ...plan, ...term });
  const credit = { id: newId("entry"), workspaceId: ws, key: "first", bucket: "plan", amount: 18 };
  await put("CreditEntry", { ...credit, reason: "plan_period" });
  await put("Project", { id: project, workspaceId: ws, name: "Café Aurora", timezone: "America/Sao_Paulo" });
  await put("Brand", {
    projectId: project,
    imageStyle: "illustration",
    brandColor: "#113355",
    backgroundColor: "#ffffff",
  });
  await put("Autopilot", { projectId: project });
  for (const format of FORMATS) {
    for (const status of ["scheduled", "published"] as const) {
      const id = newId("post");
      const content = CONTENT[format]();
      await put("Post", {
        id,
        workspaceId: ws,
        projectId: project,
        format,
        status,
        theme: `${format} ${status}`,
        textContent: "Legenda",
        origin: "api",
        hasContent: true,
        media: JSON.stringify([{ key: `${ws}/render/${id}.jpg`, type: "image" }]),
        content: content && JSON.stringify(content),
        scheduledFor: "2026-11-21T12:00:00Z",
        publishedAt: status === "published" ? "2026-11-21T12:00:00Z" : null,
      });
      const look = { texture: "none", background: "#ffffff", text: "#111111", brand: "#113355" };
      if (FORMAT_RULES[format].edits === "slides") {
        const fields = JSON.stringify(placeholderFields("cover", "pt"));
        await put("Slide", {
          id: newId("slide"),
          workspaceId: ws,
          postId: id,
          position: 0,
          layoutId: "cover",
          variant: "cover",
          fields,
          ...look,
        });
      }
      if (status !== "published") continue;
      const snapshot = JSON.stringify({ caption: "Legenda", media: [], containerTries: 0 });
      await put("Publication", {
        postId: id,
        step: "done",
        snapshot,
        mediaId: id,
        permalink: `https://example.com/p/${id}`,
      });
      await put("MetricSample", { postId: id, measuredAt: "2026-11-22", views: 10, likes: 2, comments: 1 });
    }
  }
  await db.end();
}

test("a database of the first version is brought up to this one, and all of it is found with its own key", async () => {
  const { drop, url } = await firstDatabase();
  onTestFinished(drop);
  const secret = makeApiKey();
  await fill(url, secret);
  const { applied } = await migrate(url);
  expect(applied.length).toBeGreaterThan(20);

  const at = await workspace({ log: pino({ level: "error" }) });
  const db = openDatabase(url, { poolSize: 2 });
  onTestFinished(() => db.$disconnect());
  const runtime = { ...at.runtime, db, settings: { ...at.runtime.settings, databaseUrl: url } };
  const limits = createRateLimits(1000);
  const read = async (path: string) => {
    const request = new Request(`http://pauta.test/v1${path}`, { headers: { Authorization: `Bearer ${secret}` } });
    const response = await dispatch(runtime, limits, "api", request);
    expect(response.status, path).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  };
  expect(await read("/plan")).toMatchObject({ availableCredits: 18 });
  expect(await read("/projects")).toMatchObject({ projects: [{ name: "Café Aurora" }] });
  const { posts } = (await read("/posts?limit=100")) as { posts: Item[] };
  expect(posts.map(({ contentFormat, status }) => `${contentFormat} ${status}`).toSorted()).toEqual(
    FORMATS.flatMap((format) => [`${format} published`, `${format} scheduled`]).toSorted(),
  );
  for (const { id, status } of posts) {
    expect(await read(`/posts/${id}`)).toMatchObject({ id, status, textContent: "Legenda" });
  }
  const [sample] = await db.metricSample.findMany({ where: { post: { format: "carousel" } } });
  expect(sample).toMatchObject({ views: 10, likes: 2, comments: 1 });
});
