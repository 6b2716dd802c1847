import { runRadar as run } from "#lib/services/radar/run-radar.ts";
import type { Handler } from "./job.ts";

export const runRadar: Handler<"run-radar"> = ({ runId }, { isLastTry, signal, ...runtime }) =>
  run(runtime, runId, { isLast: isLastTry, signal });
