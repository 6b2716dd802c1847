import type { Attempt, Runtime } from "#lib/runtime/context.ts";
import { RadarFailure, type RadarFailureCode } from "#lib/domain/radar.ts";
import { SourceError } from "#lib/ports/inspiration.ts";
import { collect } from "./collect.ts";
import { completeRun } from "./complete-run.ts";
import { findTargets } from "./find-targets.ts";
import { failRun, RunEnded } from "./save-run.ts";
import { scoreRun } from "./score-run.ts";

const TIME_LIMIT_MS = 15 * 60_000;

/** Runs the Radar from its targets to its insight, or goes on where a killed worker left it. */
export async function runRadar(
  runtime: Runtime,
  runId: string,
  { isLast, signal }: Pick<Attempt, "isLast" | "signal">,
): Promise<void> {
  try {
    await proceed(runtime, runId, signal);
  } catch (error) {
    if (error instanceof RunEnded) return;
    signal.throwIfAborted();
    const code = failureOf(error);
    if (!isFinal(error) && !isLast) throw error;
    runtime.log.warn({ err: error, runId }, "a radar run failed");
    await failRun(runtime, runId, code).catch(ignoreEnded);
  }
}

async function proceed(runtime: Runtime, runId: string, signal: AbortSignal): Promise<void> {
  const run = await runtime.db.radarRun.findUnique({ where: { id: runId } });
  if (run?.state !== "running") return;
  if (runtime.now().getTime() - run.startedAt.getTime() > TIME_LIMIT_MS) throw new RadarFailure("timed_out");
  if (runtime.ports.inspiration.length === 0) throw new RadarFailure("no_source");
  const targets = await findTargets(runtime, run, signal);
  await collect(runtime, run, targets, signal);
  const studied = await scoreRun(runtime, run, targets);
  await completeRun(runtime, run, studied, signal);
}

function failureOf(error: unknown): RadarFailureCode {
  if (error instanceof RadarFailure) return error.code;
  return error instanceof SourceError ? `${error.platform}_${error.kind}` : "unexpected";
}

const isFinal = (error: unknown): boolean =>
  error instanceof RadarFailure || (error instanceof SourceError && error.kind !== "unreachable");

function ignoreEnded(error: unknown): void {
  if (!(error instanceof RunEnded)) throw error;
}
