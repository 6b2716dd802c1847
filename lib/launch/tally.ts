import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

export const tallyVitest = (file: string, code: number): Tally =>
  tally(file, code, Vitest, (report) => ({
    passed: report.numPassedTests,
    // A file that does not even load has no tests to count.
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

export const tallyPlaywright = (file: string, code: number): Tally =>
  tally(file, code, Playwright, ({ errors, stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});

/** A run that ended badly without a failed test to show for it failed itself. */
function tally<Report>(file: string, code: number, shape: z.ZodType<Report>, count: (report: Report) => Tally): Tally {
  const read = existsSync(file) ? shape.safeParse(JSON.parse(readFileSync(file, "utf8"))) : null;
  const counted = read?.success ? count(read.data) : { passed: 0, failed: 0, skipped: 0 };
  const hasRun = counted.passed + counted.failed > 0;
  return counted.failed === 0 && (code !== 0 || !hasRun) ? { ...counted, failed: 1 } : counted;
}

const isBroken = ({ assertionResults, status }: { status: string; assertionResults: unknown[] }) =>
  status === "failed" && assertionResults.length === 0;
