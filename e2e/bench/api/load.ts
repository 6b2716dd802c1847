import { Pool } from "undici";

// A process of its own, so that what it costs is not the server's: asks the same paths in turn over connections that
// stay, and tells how long each answer took.

export interface Load {
  url: string;
  paths: readonly string[];
  headers: Record<string, string>;
  connections: number;
  forMs: number;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** answers that were not 200 */
  failed: number;
}

/** The first calls open the connections, which callers keep: they are not counted. */
const OPENING_MS = 100;

process.on("message", (load: Load) => void run(load).then((measured) => process.send?.(measured)));

async function run({ connections, forMs, headers, paths, url }: Load): Promise<Measured> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const [tookMs, countedFromMs]: [number[], number] = [[], performance.now() + OPENING_MS];
  let [asked, failed] = [0, 0];
  const askOn = async () => {
    while (performance.now() - countedFromMs < forMs) {
      const fromMs = performance.now();
      const path = paths[asked++ % paths.length] ?? "/";
      if ((await ask(pool, path, headers)) !== 200) failed++;
      if (fromMs >= countedFromMs) tookMs.push(performance.now() - fromMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const seconds = (performance.now() - countedFromMs) / 1000;
  await pool.close();
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: tookMs.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

/** The status of an answer that was read to its end. */
function ask(pool: Pool, path: string, headers: Record<string, string>): Promise<number> {
  const { promise, reject, resolve } = Promise.withResolvers<number>();
  let status = 0;
  pool.dispatch(
    { path, method: "GET", headers },
    {
      onRequestStart: () => {},
      onResponseStart: (_, statusCode) => void (status = statusCode),
      onResponseData: () => {},
      onResponseEnd: () => resolve(status),
      onResponseError: (_, error) => reject(error),
    },
  );
  return promise;
}
