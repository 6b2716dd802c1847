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

const vitest = (passed: number, failed: number, files: { status: string; assertionResults: unknown[] }[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
});

test.each([
  ["what passed and failed", vitest(5, 2), 1, { passed: 5, failed: 2, skipped: 2 }],
  ["a file that does not load", vitest(5, 0, [{ status: "failed", assertionResults: [] }]), 1, { failed: 1 }],
  ["an error outside of tests", vitest(5, 0), 1, { passed: 5, failed: 1 }],
  ["a run that found no tests", vitest(0, 0), 0, { failed: 1 }],
  ["a run that crashed", undefined, 139, { passed: 0, failed: 1 }],
  ["a report of another form", {}, 0, { failed: 1 }],
])("the count of vitest has %s", (_, content, code, expected) => {
  expect(tallyVitest(report(content), code)).toMatchObject(expected);
});

test.each([
  [
    "what passed, at last or at once",
    { expected: 4, unexpected: 0, flaky: 1, skipped: 2 },
    [],
    0,
    { passed: 5, failed: 0 },
  ],
  ["what failed", { expected: 4, unexpected: 3, flaky: 0, skipped: 0 }, [], 1, { passed: 4, failed: 3 }],
  ["an error outside of tests", { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, [{}], 1, { failed: 1 }],
])("the count of playwright has %s", (_, stats, errors, code, expected) => {
  expect(tallyPlaywright(report({ stats, errors }), code)).toMatchObject(expected);
});
