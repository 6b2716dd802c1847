import { createServer } from "node:http";
import { processGauges, watchProcess } from "./process.ts";
import { type Gauge, writeMetrics } from "./registry.ts";

interface Options {
  host: string;
  /** 0: any that is free */
  port: number;
  /** what is measured of the database, or nothing while it does not answer */
  gauges: () => Promise<readonly Gauge[]>;
  isReady: () => Promise<boolean>;
  log: { warn: (detail: object, message: string) => void; info: (detail: object, message: string) => void };
}

const TEXT = "text/plain; version=0.0.4; charset=utf-8";

/** For whoever runs Pauta, on a port of its own: how this process does, whether it lives, whether it can work. */
export function openMetrics({ gauges, host, isReady, log, port }: Options) {
  watchProcess();
  const answers: Record<string, () => Promise<{ status: number; type: string; body: string }>> = {
    "/metrics": async () => {
      const measured = await gauges().catch((error: unknown) => {
        log.warn({ err: error }, "the metrics lack what only the database knows");
        return [];
      });
      return { status: 200, type: TEXT, body: writeMetrics([...processGauges(), ...measured]) };
    },
    "/healthz": async () => said(true),
    "/readyz": async () => said(await isReady()),
  };
  const server = createServer((request, response) => {
    const answer = request.method === "GET" ? answers[(request.url ?? "").split("?")[0] ?? ""] : undefined;
    if (!answer) return void response.writeHead(404).end();
    answer().then(
      ({ body, status, type }) => response.writeHead(status, { "Content-Type": type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  // A port that is taken is no reason not to work.
  server.on("error", (error) => log.warn({ err: error, port }, "no metrics: the port cannot be had"));
  server.listen(port, host, () => log.info({ host, address: server.address() }, "metrics"));
  server.unref();
  return server;
}

const said = (ok: boolean) => ({ status: ok ? 200 : 503, type: "application/json", body: JSON.stringify({ ok }) });
