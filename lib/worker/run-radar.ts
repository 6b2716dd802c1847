import { runRadar as run } from "#lib/services/radar/run-radar.ts";
import type { Handler } from "./job.ts";

export const runRadar: Handler<"run-radar"> = ({ runId }, runtime, attempt) => run(runtime, runId, attempt);
