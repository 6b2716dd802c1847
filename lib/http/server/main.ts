import { BlockList } from "node:net";
import next from "next";
import { writeUses } from "#lib/auth/last-use.ts";
import { boot } from "#lib/runtime/boot.ts";
import { env } from "#lib/runtime/env.ts";
import { startTraces } from "#lib/traces/spans.ts";
import { openMetrics } from "#lib/metrics/listener.ts";
import { isReady, openGauges } from "#lib/services/operation/gauges.ts";
import { putCallersFirst } from "./callers-first.ts";
import { openDoors } from "./doors.ts";
import { giveMemoryBack } from "./give-memory-back.ts";
import { openOrigins } from "./own-origin.ts";
import { answerHeaders } from "./page-policy.ts";
import { openServer } from "./server.ts";
import { openFiles, SHELVES } from "./static-files.ts";
import { prepareStop } from "./stop.ts";

const isDevelopment = env.NODE_ENV === "development";
const publicUrl = env.APP_URL ?? env.NEXTAUTH_URL;
const { limits, runtime } = boot();
const app = next({ port: env.PORT, dev: isDevelopment });
await app.prepare();
const stopTraces = await startTraces("web", env, runtime.log);

const server = openServer({
  doors: openDoors(runtime, limits),
  // While they change, they are Next's.
  files: isDevelopment ? () => null : openFiles(SHELVES),
  pages: app.getRequestHandler(),
  log: runtime.log,
  trusted: env.TRUSTED_PROXIES ?? new BlockList(),
  originOf: openOrigins({ publicUrl, port: env.PORT }),
  apiHost: env.API_HOST,
  headers: answerHeaders({ isSecure: publicUrl?.startsWith("https:") ?? false }),
  isDevelopment,
});
const stop = prepareStop(server);
server.listen(env.PORT);
giveMemoryBack();
await putCallersFirst();
if (env.METRICS_PORT !== undefined) {
  const parts = { gauges: openGauges(runtime), isReady: () => isReady(runtime), log: runtime.log };
  openMetrics({ ...parts, host: env.METRICS_HOST, port: env.METRICS_PORT });
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(
    signal,
    () =>
      void stop()
        .finally(() => writeUses(runtime))
        .finally(() => app.close())
        .finally(stopTraces)
        .finally(() => process.exit(0)),
  );
}
