import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tallyPlaywright, tallyVitest } from "./tally.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

function report(content: unknown): string {
  const directory = temporaryDirectory("tally");
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, "report.json");
  if (content !== undefined) writeFileSync(file, JSON.stringify(content));
  return file;
}

interface VitestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}

const vitest = (passed: number, files: VitestFile[] = []) => ({
  numPassedTests: passed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
});
const inFile = (...results: [fullName: string, status: string][]): VitestFile => ({
  name: join(process.cwd(), "lib/a.test.ts"),
  status: results.length > 0 && results.every(([, status]) => status === "passed") ? "passed" : "failed",
  assertionResults: results.map(([fullName, status]) => ({ fullName, status })),
});

test.each([
  [
    "what passed and failed",
    vitest(5, [inFile(["one", "passed"], ["two", "failed"])]),
    1,
    { passed: 5, failures: ["lib/a.test.ts › two"], skipped: 2 },
  ],
  ["a file that does not load", vitest(5, [inFile()]), 1, { failures: ["lib/a.test.ts"] }],
  ["an error outside of tests", vitest(5), 1, { passed: 5, failures: ["it ended with code 1"] }],
  ["a run that found no tests", vitest(0), 0, { failures: ["no test was found"] }],
  ["a run that crashed", undefined, 139, { passed: 0, failures: ["it ended with code 139"] }],
  ["a report of another form", {}, 0, { failures: ["no test was found"] }],
])("the count of vitest has %s", (_, content, code, expected) => {
  expect(tallyVitest(report(content), code)).toMatchObject(expected);
});

const playwright = (flaky: number, specs: { title: string; ok: boolean }[], errors: object[] = []) => ({
  stats: { expected: 4, flaky, skipped: 2 },
  suites: [{ title: "a.spec.ts", specs: [], suites: [{ title: "at 390", specs }] }],
  errors,
});

test.each([
  ["what passed, at last or at once", playwright(1, [{ title: "one", ok: true }]), 0, { passed: 5, failures: [] }],
  ["what failed", playwright(0, [{ title: "one", ok: false }]), 1, { failures: ["a.spec.ts › at 390 › one"] }],
  ["an error outside of tests", playwright(0, [], [{ message: "boom" }]), 1, { passed: 4, failures: ["boom"] }],
])("the count of playwright has %s", (_, content, code, expected) => {
  expect(tallyPlaywright(report(content), code)).toMatchObject(expected);
});
