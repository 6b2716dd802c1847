import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describe, tallyPlaywright, tallyVitest } from "./tally.ts";
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
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

const vitest = (passed: number, files: VitestFile[] = []) => ({
  numPassedTests: passed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
});
const inFile = (...results: [fullName: string, status: string, ...failureMessages: string[]][]): VitestFile => ({
  name: join(process.cwd(), "lib/a.test.ts"),
  status: results.length > 0 && results.every(([, status]) => status === "passed") ? "passed" : "failed",
  assertionResults: results.map(([fullName, status, ...failureMessages]) => ({
    fullName,
    status,
    failureMessages,
  })),
});

test.each([
  [
    "what passed and failed",
    vitest(5, [inFile(["one", "passed"], ["two", "failed", "no"])]),
    1,
    { passed: 5, failures: ["lib/a.test.ts › two"], retried: [], skipped: 2 },
  ],
  [
    "what passed when it was tried again, by name",
    vitest(2, [inFile(["one", "passed", "no"], ["two", "passed"])]),
    0,
    { passed: 2, failures: [], retried: ["lib/a.test.ts › one"] },
  ],
  ["a file that does not load", vitest(5, [inFile()]), 1, { failures: ["lib/a.test.ts"] }],
  ["an error outside of tests", vitest(5), 1, { passed: 5, failures: ["it ended with code 1"] }],
  ["a run that found no tests", vitest(0), 0, { failures: ["no test was found"] }],
  ["a run that crashed", undefined, 139, { passed: 0, failures: ["it ended with code 139"] }],
  ["a report of another form", {}, 0, { failures: ["no test was found"] }],
])("the count of vitest has %s", (_, content, code, expected) => {
  expect(tallyVitest(report(content), code)).toMatchObject(expected);
});

const spec = (title: string, status: string) => ({ title, ok: status !== "unexpected", tests: [{ status }] });
const playwright = (flaky: number, specs: ReturnType<typeof spec>[], errors: object[] = []) => ({
  stats: { expected: 4, flaky, skipped: 2 },
  suites: [{ title: "a.spec.ts", specs: [], suites: [{ title: "at 390", specs }] }],
  errors,
});

test.each([
  [
    "what passed, at last or at once",
    playwright(1, [spec("one", "flaky"), spec("two", "expected")]),
    0,
    { passed: 5, failures: [], retried: ["a.spec.ts › at 390 › one"] },
  ],
  ["what failed", playwright(0, [spec("one", "unexpected")]), 1, { failures: ["a.spec.ts › at 390 › one"] }],
  ["an error outside of tests", playwright(0, [], [{ message: "boom" }]), 1, { passed: 4, failures: ["boom"] }],
])("the count of playwright has %s", (_, content, code, expected) => {
  expect(tallyPlaywright(report(content), code)).toMatchObject(expected);
});

test("the last lines name what was tried again and what failed, and the last of all counts", () => {
  expect(describe({ passed: 7, failures: [], retried: [], skipped: 0 }).split("\n").at(-1)).toBe("7 passed, 0 failed");
  expect(describe({ passed: 7, failures: ["unit: b"], retried: ["e2e: a"], skipped: 2 })).toBe(
    "\nPassed at the second try:\n  e2e: a\n\nFailed:\n  unit: b\n\n7 passed, 1 failed, 2 skipped",
  );
});
