import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import * as z from "zod";

export interface Tally {
  passed: number;
  /** what failed, by name */
  failures: string[];
  skipped: number;
}

const Vitest = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** A file, or what it describes. */
const Suite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(Suite).optional();
  },
});
const Playwright = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

export const tallyVitest = (file: string, code: number): Tally =>
  tally(file, code, Vitest, (report) => ({
    passed: report.numPassedTests,
    failures: report.testResults.flatMap(({ assertionResults, name, status }) => {
      const from = relative(process.cwd(), name);
      // A file that does not even load has no tests to count.
      if (status === "failed" && assertionResults.length === 0) return [from];
      return assertionResults.filter((one) => one.status === "failed").map(({ fullName }) => `${from} › ${fullName}`);
    }),
    skipped: report.numPendingTests + report.numTodoTests,
  }));

export const tallyPlaywright = (file: string, code: number): Tally =>
  tally(file, code, Playwright, ({ errors, stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failures: [...failuresOf(suites), ...errors.map(({ message }) => message ?? "an error outside of tests")],
    skipped: stats.skipped,
  }));

const failuresOf = (suites: z.infer<typeof Suite>[] = []): string[] =>
  suites.flatMap(({ specs, suites: inner, title }) =>
    [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...failuresOf(inner)].map(
      (failed) => `${title} › ${failed}`,
    ),
  );

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});

/** A run that ended badly without a failed test to show for it failed itself. */
function tally<Report>(file: string, code: number, shape: z.ZodType<Report>, count: (report: Report) => Tally): Tally {
  const read = existsSync(file) ? shape.safeParse(JSON.parse(readFileSync(file, "utf8"))) : null;
  const counted = read?.success ? count(read.data) : { passed: 0, failures: [], skipped: 0 };
  const { failures, passed } = counted;
  if (failures.length > 0 || (code === 0 && passed > 0)) return counted;
  return { ...counted, failures: [code === 0 ? "no test was found" : `it ended with code ${code}`] };
}
