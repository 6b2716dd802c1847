import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import * as z from "zod";

export interface Tally {
  passed: number;
  /** what failed, by name */
  failures: string[];
  /** what passed only when it was tried again, by name; it counts as passed */
  retried: string[];
  skipped: number;
}

/** One that passes in the end keeps the messages of the try that failed. */
const Assertion = z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) });

const Vitest = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(Assertion),
    }),
  ),
});

/** A file, or what it describes. */
const Suite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(z.object({ status: z.string() })) })),
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
    retried: report.testResults.flatMap(({ assertionResults, name }) =>
      assertionResults
        .filter(({ failureMessages, status }) => status === "passed" && failureMessages.length > 0)
        .map(({ fullName }) => `${relative(process.cwd(), name)} › ${fullName}`),
    ),
    skipped: report.numPendingTests + report.numTodoTests,
  }));

export const tallyPlaywright = (file: string, code: number): Tally =>
  tally(file, code, Playwright, ({ errors, stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failures: [
      ...namesOf(suites, ({ ok }) => !ok),
      ...errors.map(({ message }) => message ?? "an error outside of tests"),
    ],
    retried: namesOf(suites, ({ tests }) => tests.some(({ status }) => status === "flaky")),
    skipped: stats.skipped,
  }));

type Specs = z.infer<typeof Suite>["specs"];

const namesOf = (suites: z.infer<typeof Suite>[] = [], isMeant: (spec: Specs[number]) => boolean): string[] =>
  suites.flatMap(({ specs, suites: inner, title }) =>
    [...specs.filter(isMeant).map((spec) => spec.title), ...namesOf(inner, isMeant)].map(
      (name) => `${title} › ${name}`,
    ),
  );

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  retried: tallies.flatMap(({ retried }) => retried),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});

/** What a run ends with; the stages told the names too, a long way up. */
export function describe({ failures, passed, retried, skipped }: Tally): string {
  const list = (title: string, names: string[]) =>
    names.length > 0 ? `\n${title}:\n${names.map((name) => `  ${name}`).join("\n")}\n` : "";
  const counts = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  return `${list("Passed at the second try", retried)}${list("Failed", failures)}\n${counts}`;
}

/** A run that ended badly without a failed test to show for it failed itself. */
function tally<Report>(file: string, code: number, shape: z.ZodType<Report>, count: (report: Report) => Tally): Tally {
  const read = existsSync(file) ? shape.safeParse(JSON.parse(readFileSync(file, "utf8"))) : null;
  const counted = read?.success ? count(read.data) : { passed: 0, failures: [], retried: [], skipped: 0 };
  const { failures, passed } = counted;
  if (failures.length > 0 || (code === 0 && passed > 0)) return counted;
  return { ...counted, failures: [code === 0 ? "no test was found" : `it ended with code ${code}`] };
}
