import { PARTS } from "#lib/domain/provider.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { checkHealth } from "./check-health.ts";

const ANSWERS_WITHIN_MS = 20_000;

/** For the operator: as the health, but each provider of the environment is asked for the least it makes. */
export async function checkAll(runtime: Runtime) {
  const [health, trials] = await Promise.all([
    checkHealth(runtime),
    runtime.ports.makers.checkInstalled(PARTS, AbortSignal.timeout(ANSWERS_WITHIN_MS)),
  ]);
  const says = textsIn("en").providers.problems;
  const problems = PARTS.flatMap((part) => {
    const { detail = null, problem = null } = trials[part] ?? {};
    return problem === null ? [] : [{ part, problem, says: says[problem], detail }];
  });
  const failing = Object.fromEntries(problems.map(({ part }) => [part, false]));
  return {
    ...health,
    ok: health.ok && problems.length === 0,
    providers: { ...health.providers, ...failing },
    problems,
  };
}
