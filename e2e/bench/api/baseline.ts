import fastify from "fastify";
import { Pool } from "pg";

// What the same answers cost at least: Fastify and pg, one prepared statement for each, without key, rate, validation
// or headers. Which workspace is asked for, it is told.

const { BASELINE_PORT, BASELINE_WORKSPACE, DATABASE_URL } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const server = fastify();

const ITEM = `"id", "status", "scheduledFor", left("textContent", 80) AS "textContent", "projectId", "format", "theme"`;
const NEWEST = {
  name: "newest",
  text: `SELECT ${ITEM} FROM "Post" WHERE "workspaceId" = $1 ORDER BY "createdAt" DESC, "id" DESC LIMIT 26`,
};
const OF_MONTH = {
  name: "of-month",
  text: `SELECT ${ITEM} FROM "Post" WHERE "workspaceId" = $1 AND "status" = $2 AND "scheduledFor" >= $3
    AND "scheduledFor" <= $4 ORDER BY "scheduledFor", "id" LIMIT 26`,
};
const POST = {
  name: "post",
  text: `SELECT "id", "format", "status", "projectId", "workspaceId", "scheduledFor", "textContent", "media",
      (SELECT json_agg(json_build_object('id', "id", 'order', "position", 'variant', "variant", 'fields', "fields",
        'titleFont', "titleFont", 'bodyFont', "bodyFont", 'background', "background", 'text', "text", 'brand', "brand")
        ORDER BY "position") FROM "Slide" WHERE "postId" = "Post"."id") AS "slides"
    FROM "Post" WHERE "id" = $1 AND "workspaceId" = $2`,
};
const PROJECTS = {
  name: "projects",
  text: `SELECT "id", "name", "createdAt", "handle" FROM "Project"
    LEFT JOIN "SocialConnection" ON "projectId" = "id" WHERE "workspaceId" = $1 ORDER BY "id"`,
};

const page = (rows: { id: string }[]) => ({ posts: rows.slice(0, 25), next: rows[25]?.id ?? null });

server.get<{ Querystring: { status?: string; from?: string; to?: string } }>("/v1/posts", async ({ query }) => {
  const { from, status, to } = query;
  if (!status) return page((await pool.query<{ id: string }>({ ...NEWEST, values: [BASELINE_WORKSPACE] })).rows);
  const values = [BASELINE_WORKSPACE, status, from, to];
  return page((await pool.query<{ id: string }>({ ...OF_MONTH, values })).rows);
});
server.get<{ Params: { id: string } }>("/v1/posts/:id", async ({ params }) => {
  const { rows } = await pool.query<object>({ ...POST, values: [params.id, BASELINE_WORKSPACE] });
  return rows[0];
});
server.get("/v1/projects", async () => {
  const { rows } = await pool.query<object>({ ...PROJECTS, values: [BASELINE_WORKSPACE] });
  return { projects: rows };
});

await server.listen({ port: Number(BASELINE_PORT), host: "127.0.0.1" });
process.send?.("ready");
