import { connectionsOf, isAnswering } from "#lib/db/client.ts";
import type { Gauge } from "#lib/metrics/registry.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { beatingSince } from "./check-health.ts";

const LATE_MS = 60_000;
/** Whoever asks more often, or all of them at once, gets the same answer. */
const KEPT_MS = 5000;

type Told = Pick<Runtime, "db" | "now">;

interface Row {
  name: string;
  label: string;
  value: number;
}

const FAMILIES: Readonly<Record<string, { help: string; label: string }>> = {
  pauta_queue_jobs: { help: "Jobs by lane and state, as lane/state.", label: "lane_state" },
  pauta_queue_oldest_seconds: { help: "How long the oldest job that could run has waited.", label: "lane" },
  pauta_dead_jobs: { help: "Jobs that no try will follow.", label: "" },
  pauta_late_posts: { help: "Scheduled posts whose hour was over a minute ago.", label: "" },
  pauta_publications_open: { help: "Posts on their way to the network.", label: "" },
  pauta_posts: { help: "Posts by status.", label: "status" },
  pauta_provider_holds: { help: "Providers that are left alone for a while.", label: "" },
  pauta_workers: { help: "Workers that showed themselves in the last minute.", label: "" },
};

/** What only the database knows: the same whichever process is asked. */
export function openGauges({ db, now }: Told): () => Promise<Gauge[]> {
  let kept: { at: number; gauges: Promise<Gauge[]> } | undefined;
  return async () => {
    const at = performance.now();
    if (!kept || at - kept.at > KEPT_MS) kept = { at, gauges: measure({ db, now }) };
    return [...(await kept.gauges), poolGauge(db)];
  };
}

export const isReady = ({ db }: Pick<Runtime, "db">): Promise<boolean> => isAnswering(db);

async function measure({ db, now }: Told): Promise<Gauge[]> {
  const at = now();
  const rows = await db.$queryRaw<Row[]>`
    SELECT 'pauta_queue_jobs' AS "name", name || '/' || CASE WHEN state = 'active' THEN 'running'
      WHEN start_after > now() THEN 'later' ELSE 'waiting' END AS "label", count(*)::float8 AS "value"
    FROM pgboss.job WHERE name <> 'dead' AND state <= 'active' GROUP BY 2
    UNION ALL SELECT 'pauta_queue_oldest_seconds', name, extract(epoch FROM now() - min(greatest(created_on, start_after)))::float8
    FROM pgboss.job WHERE name <> 'dead' AND state < 'active' AND start_after <= now() GROUP BY 2
    UNION ALL SELECT 'pauta_dead_jobs', '', count(*)::float8 FROM pgboss.job WHERE name = 'dead' AND state < 'active'
    UNION ALL SELECT 'pauta_late_posts', '', count(*)::float8 FROM "Post"
    WHERE "status" = 'scheduled' AND "scheduledFor" < ${new Date(at.getTime() - LATE_MS)}
    UNION ALL SELECT 'pauta_publications_open', '', count(*)::float8 FROM "Publication" WHERE "nextRunAt" IS NOT NULL
    UNION ALL SELECT 'pauta_posts', "status"::text, count(*)::float8 FROM "Post"
    WHERE "status" IN ('queued', 'generating', 'scheduled', 'publishing') GROUP BY 2
    UNION ALL SELECT 'pauta_provider_holds', '', count(*)::float8 FROM "ProviderHold" WHERE "heldUntil" IS NOT NULL
    UNION ALL SELECT 'pauta_workers', '', count(*)::float8 FROM "WorkerHeartbeat" WHERE "beatAt" > ${beatingSince(at)}`;
  return Object.entries(FAMILIES).map(([name, { help, label }]) => ({
    name,
    help,
    samples: rows.filter((row) => row.name === name).map((row) => ({ labels: labelsOf(label, row), value: row.value })),
  }));
}

function labelsOf(label: string, row: Row): Record<string, string> {
  if (label !== "lane_state") return label === "" ? {} : { [label]: row.label };
  const [lane = "", state = ""] = row.label.split("/");
  return { lane, state };
}

const poolGauge = (db: Runtime["db"]): Gauge => ({
  name: "pauta_db_connections",
  help: "Connections of the process's pool to the database, and who waits for one.",
  samples: Object.entries(connectionsOf(db)).map(([state, value]) => ({ labels: { state }, value })),
});
