import { Client } from "pg";
import { openContext, type Runtime, workspaceOf } from "#lib/runtime/context.ts";
import { openDatabase } from "#lib/db/client.ts";
import { writeCursor } from "#lib/services/paging/cursor.ts";
import { listPosts, postsQuery } from "#lib/services/posts/list-posts.ts";
import { onOwnDatabase } from "#lib/tools/testing/own-database.ts";
import { faultsOf, type Plan } from "#lib/tools/testing/query-plan.ts";

// A page costs the same at the start of a million posts and deep in them, for every combination of filters, and no
// plan reads the table through or sorts more than the pages that it merges. Exits 1 where that does not hold.

const POSTS = Number(process.env["BENCH_POSTS"] ?? 1_000_000);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 31);
const BATCHES = 5;
const LIMIT = 25;
const MOST = 1.5;

const WORKSPACE = workspaceOf({ workspaceId: "ws_00000000000000000000000001" });
const PROJECT = "proj_00000000000000000000000001";
const LISTED = ["draft", "scheduled", "published", "failed", "idea"] as const;

/** A workspace of so many posts among a neighbour's; five minutes apart, but each sixteenth shares one noon; all that failed is old. */
const seed = `
  INSERT INTO "Workspace" ("id", "name") VALUES ('${WORKSPACE}', 'Bench'), ('ws_2', 'Neighbour');
  INSERT INTO "Project" ("id", "workspaceId", "name", "timezone") VALUES
    ('${PROJECT}', '${WORKSPACE}', 'A', 'UTC'), ('proj_2', '${WORKSPACE}', 'B', 'UTC'), ('proj_3', 'ws_2', 'C', 'UTC');
  INSERT INTO "Post" ("id", "workspaceId", "projectId", "format", "status", "theme", "textContent", "origin",
    "scheduledFor", "publishedAt", "createdAt")
  SELECT 'post_' || lpad(n::text, 26, '0'), w,
    CASE WHEN w = 'ws_2' THEN 'proj_3' WHEN n % 10 < 7 THEN '${PROJECT}' ELSE 'proj_2' END,
    'carousel', s::"PostStatus", 'Tema ' || n, repeat('Uma legenda que alguém escreveu. ', 12), 'api',
    CASE WHEN s = 'archived' OR (s IN ('draft', 'queued', 'generating') AND n % 3 > 0) THEN NULL ELSE at END,
    CASE WHEN s = 'published' THEN at END, timestamptz '2024-01-01Z' + (n / 50) * interval '4 hours'
  FROM (
    SELECT n, CASE WHEN n % 20 = 19 THEN 'ws_2' ELSE '${WORKSPACE}' END AS w,
      CASE WHEN n < ${POSTS / 10} AND n % 2 = 0 THEN 'failed' ELSE
        (ARRAY['published', 'draft', 'scheduled', 'archived', 'idea', 'queued', 'generating'])[
          width_bucket(n % 1000, ARRAY[600, 750, 900, 950, 990, 995]) + 1] END AS s,
      CASE WHEN n BETWEEN ${POSTS / 2} AND ${(POSTS * 9) / 16} THEN timestamptz '2028-10-01T12:00Z'
        ELSE timestamptz '2024-01-01Z' + n * interval '5 minutes' END AS at
    FROM generate_series(1, ${POSTS} * 20 / 19) n
  ) made`;

type Filters = Omit<Parameters<typeof postsQuery>[1], "limit" | "cursor">;

interface Combination {
  name: string;
  filters: Filters;
}

/** Every subset of the listed statuses, with and without a project, with each shape of period. */
function combinations(from: Date, to: Date): Combination[] {
  const subsets = Array.from({ length: 2 ** LISTED.length }, (_, bits) => LISTED.filter((__, at) => bits & (1 << at)));
  return subsets.flatMap((status) =>
    [{}, { projectId: PROJECT }].flatMap((project) =>
      [{}, { from }, { to }, { from, to }].map((period) => ({
        name: [status.map((one) => one.slice(0, 2)).join("+"), ...Object.keys({ ...project, ...period })].join(" "),
        // In the order of the contract's schema, which a cursor is bound to.
        filters: { ...(status.length > 0 && { status }), ...period, ...project },
      })),
    ),
  );
}

/** The place of the last row of the first nine tenths, found the slow way. */
async function findDeep(client: Client, { from, projectId, status, to }: Filters) {
  const [at, order] =
    (from ?? to) ? ["scheduledFor", `"scheduledFor", "id"`] : ["createdAt", `"createdAt" DESC, "id" DESC`];
  const { rows } = await client.query<{ id: string; at: Date; row: number }>(
    `SELECT "id", at, row FROM (
       SELECT "id", "${at}" AS at, (row_number() OVER (ORDER BY ${order}))::int AS row, count(*) OVER () AS total
       FROM "Post"
       WHERE "workspaceId" = $1 AND ($2::text[] IS NULL OR "status"::text = ANY ($2))
         AND ($3::text IS NULL OR "projectId" = $3)
         AND ($4::timestamptz IS NULL OR "scheduledFor" >= $4) AND ($5::timestamptz IS NULL OR "scheduledFor" <= $5)
     ) ordered WHERE row IN (floor(total * 0.9), floor(total * 0.9) + 1) ORDER BY row`,
    [WORKSPACE, status ?? null, projectId ?? null, from ?? null, to ?? null],
  );
  const [last, next] = rows;
  if (!last || !next) throw new Error("too few posts");
  return { place: [last.at.toISOString(), last.id], row: last.row, next: next.id };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

async function measure(client: Client, runtime: Runtime, { filters, name }: Combination) {
  const call = { requestId: "bench", address: null };
  const context = openContext(runtime, { workspaceId: WORKSPACE, actor: { kind: "system" } }, call);
  const { next, place, row } = await findDeep(client, filters);
  const cursor = writeCursor(context, { name: "posts", filters }, place);
  const first = () => listPosts(context, { ...filters, limit: LIMIT });
  const deep = () => listPosts(context, { ...filters, limit: LIMIT, cursor });
  const [found] = (await deep()).posts;
  if (found?.id !== next) throw new Error(`${name}: the page after row ${row} begins with another post`);

  const [firstMs, deepMs]: [number[], number[]] = [[], []];
  // A machine that is busy elsewhere is asked again: what counts is the median of all.
  for (let batch = 0; batch < BATCHES && (batch === 0 || median(deepMs) > MOST * median(firstMs)); batch++) {
    for (let round = 0; round < ROUNDS; round++) {
      // Now the one first and now the other, so that neither always finds the cache warm.
      if (round % 2) firstMs.push(await time(first));
      deepMs.push(await time(deep));
      if (round % 2 === 0) firstMs.push(await time(first));
    }
  }
  const faults: string[] = [];
  // As a prepared statement is planned: for these values, or once for any.
  for (const mode of ["force_custom_plan", "force_generic_plan"]) {
    await client.query(`SET plan_cache_mode = ${mode}`);
    for (const after of [null, place]) {
      const { text, values } = postsQuery(WORKSPACE, { ...filters, limit: LIMIT }, after);
      const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
        values,
      );
      for (const explained of rows) {
        faults.push(...faultsOf(explained["QUERY PLAN"][0].Plan, LIMIT + 1, filters.status?.length ?? 1));
      }
    }
  }
  const [atFirst, atDeep] = [median(firstMs), median(deepMs)];
  return {
    name,
    row,
    firstMs: atFirst,
    deepMs: atDeep,
    ratio: atDeep / atFirst,
    faults: [...new Set(faults)].join(", "),
  };
}

/** Indexes are made after the rows, which is faster and leaves them as a restored database has them. */
async function fill(client: Client) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = '"Post"'::regclass AND NOT indisprimary`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await client.query(seed);
  for (const { definition } of rows) await client.query(definition);
  await client.query(`VACUUM ANALYZE "Post"`);
}

async function bench(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = openDatabase(url, { poolSize: 2 });
  try {
    console.log(`${POSTS} posts made in ${Math.round((await time(() => fill(client))) / 1000)} s`);
    const { rows } = await client.query<{ from: Date; to: Date }>(
      `SELECT min("scheduledFor") AS from, max("scheduledFor") AS to FROM "Post"`,
    );
    const [ends = { from: new Date(), to: new Date() }] = rows;
    // A listing asks for no more of a process than this.
    const runtime = { db, now: () => new Date(), settings: { authSecret: "bench" } } as unknown as Runtime;
    const results: Awaited<ReturnType<typeof measure>>[] = [];
    for (const combination of combinations(ends.from, ends.to))
      results.push(await measure(client, runtime, combination));
    return report(results);
  } finally {
    await client.end();
    await db.$disconnect();
  }
}

function report(results: Awaited<ReturnType<typeof measure>>[]): boolean {
  console.log(`${"filters".padEnd(40)}     row  page 1 ms  deep ms  ratio`);
  for (const { deepMs, faults, firstMs, name, ratio, row } of results) {
    const figures = `${String(row).padStart(8)} ${firstMs.toFixed(2).padStart(10)} ${deepMs.toFixed(2).padStart(8)}`;
    console.log(`${name.padEnd(40)}${figures} ${ratio.toFixed(2).padStart(6)}  ${faults}`);
  }
  const ratios = results.map(({ ratio }) => ratio);
  const [middle, worst] = [median(ratios).toFixed(2), Math.max(...ratios).toFixed(2)];
  console.log(
    `${results.length} combinations, ${ROUNDS} rounds each: ratio ${middle} at the median, ${worst} at worst`,
  );
  const failed = results.filter(({ faults, ratio }) => faults !== "" || ratio > MOST);
  console.log(failed.length === 0 ? "It holds." : `It does not hold for ${failed.length}.`);
  return failed.length === 0;
}

process.exitCode = (await onOwnDatabase(process.env["DATABASE_URL"], bench)) ? 0 : 1;
