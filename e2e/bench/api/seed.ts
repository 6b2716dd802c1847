import type { Client } from "pg";
import type { Db } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { DEFAULT_PRICES } from "#lib/domain/plan.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { makeKey } from "#lib/services/keys/make-key.ts";
import { createWorkspace } from "#lib/services/workspaces/create-workspace.ts";

/** What the calls of the benchmark name. */
export interface Seeded {
  workspaceId: string;
  secret: string;
  /** of posts with slides */
  postIds: readonly string[];
}

const OWNER = { name: "Olga", email: "bench@pauta.test", password: "a password for benchmarks" };
const PROJECTS = ["Aurora", "Brisa", "Cedro"];
const READ_POSTS = 1000;
const SLIDES = 5;

/**
 * A workspace with that many posts of three projects, from 2024 on; the latest have their slides. Those that wait are
 * due from 2034 on: what is late would be told as failed while the benchmark reads it.
 */
export async function seed(client: Client, db: Db, posts: number): Promise<Seeded> {
  const now = () => new Date();
  // What makes a workspace asks no more of a process than this.
  const runtime = { db, now, ports: {}, settings: { prices: DEFAULT_PRICES } } as unknown as Runtime;
  const made = await openSystem(runtime).transaction((within) =>
    createWorkspace(within, {
      name: "Bench",
      owner: OWNER,
      plan: { posts: 30, accounts: PROJECTS.length, period: "monthly" },
      previewFormats: [],
    }),
  );
  const { ownerId, workspaceId } = made;
  const { secret } = await makeKey({ db, workspaceId }, "Bench", ownerId, now());
  const projects = PROJECTS.map((name) => ({ id: newId("proj"), workspaceId, name, timezone: "UTC" }));
  await db.project.createMany({ data: projects });
  await client.query(insertPosts, [workspaceId, projects.map(({ id }) => id), posts]);
  const { rows } = await client.query<{ id: string }>(
    `UPDATE "Post" SET "hasContent" = true WHERE "id" IN (
       SELECT "id" FROM "Post" WHERE "workspaceId" = $1 ORDER BY "createdAt" DESC LIMIT $2) RETURNING "id"`,
    [workspaceId, READ_POSTS],
  );
  const postIds = rows.map(({ id }) => id);
  await client.query(insertSlides, [workspaceId, postIds, JSON.stringify(FIELDS), SLIDES]);
  await client.query("VACUUM ANALYZE");
  return { workspaceId, secret, postIds };
}

const insertPosts = `
  INSERT INTO "Post" ("id", "workspaceId", "projectId", "format", "status", "theme", "textContent", "origin", "media",
    "scheduledFor", "publishedAt", "createdAt")
  SELECT 'post_' || lpad(n::text, 26, '0'), $1, ($2::text[])[n % cardinality($2::text[]) + 1], 'carousel', s,
    'Tema de um post que alguém escreveu, o de número ' || n, repeat('Uma legenda que alguém escreveu. ', 12), 'api',
    jsonb_build_array(jsonb_build_object('type', 'image', 'key', $1 || '/posts/' || n || '.jpg')),
    CASE WHEN s IN ('published', 'failed') THEN at WHEN s = 'scheduled' THEN at + interval '10 years' END,
    CASE WHEN s = 'published' THEN at END, at
  FROM (
    SELECT n, timestamptz '2024-01-01Z' + n * interval '15 minutes' AS at,
      (ARRAY['published', 'published', 'published', 'scheduled', 'scheduled', 'draft', 'draft', 'failed', 'idea',
        'archived']::"PostStatus"[])[n % 10 + 1] AS s
    FROM generate_series(1, $3::int) n
  ) made`;

const insertSlides = `
  INSERT INTO "Slide" ("id", "workspaceId", "postId", "position", "layoutId", "fields", "background", "text", "brand")
  SELECT 'slide_' || lpad((row_number() OVER ())::text, 26, '0'), $1, post, position, 'statement', $3::jsonb,
    '#ffffff', '#111111', '#2d5a3d'
  FROM unnest($2::text[]) post, generate_series(0, $4::int - 1) position`;

const valueOf = (text: string) => ({ blocks: [{ weight: "regular", text }], highlight: "" });
const FIELDS = {
  title: valueOf("O que ninguém conta sobre este tema"),
  body: valueOf("Uma frase que explica, com calma, por que isso importa para quem lê."),
};
