import { step } from "./step.mjs";
import { runTool, type Outcome } from "./tool.ts";

const BIN = "node_modules/.bin";

const CHECKS: Record<string, () => Promise<Outcome>> = {
  oxfmt: () => runTool(`${BIN}/oxfmt`, ["--check"]),
  oxlint: () => runTool(`${BIN}/oxlint`, ["--type-aware", "--deny-warnings"]),
  tsc: async () => {
    // The pages' own types, which a clean checkout lacks.
    const types = await runTool(process.execPath, ["node_modules/next/dist/bin/next", "typegen"]);
    return types.code === 0 ? runTool(`${BIN}/tsc`, ["--noEmit"]) : types;
  },
  knip: () => runTool(`${BIN}/knip`, ["--no-config-hints"]),
};

/** Runs all tools at once, says how each went, and answers which failed. */
export async function runChecks(): Promise<{ passed: number; failures: string[] }> {
  const outcomes = await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
      const outcome = await step(name, check, { note: ({ code }) => (code === 0 ? "clean" : "FAILED") });
      return { name, ...outcome };
    }),
  );
  const failures = outcomes.filter(({ code }) => code !== 0);
  for (const { name, output } of failures) console.log(`\n--- ${name}\n${output.trim()}`);
  return { passed: outcomes.length - failures.length, failures: failures.map(({ name }) => name) };
}

export async function fix(): Promise<void> {
  await runTool(process.execPath, ["lib/tools/launch/write-contract.ts"]);
  await runTool(`${BIN}/oxlint`, ["--type-aware", "--fix"]);
  await runTool(`${BIN}/oxfmt`, []);
}
