import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { openLines } from "./lines.ts";

const { url } = await testDatabase();

function open() {
  const lines = openLines({ connectionString: url });
  onTestFinished(lines.close);
  return lines;
}

const number = (given: number) => ({ name: "number", text: "SELECT $1::int AS given", values: [given] });
const broken = { name: "", text: "SELECT 1 / $1::int AS given", values: [0] };

test("each of many questions at once has its own answer", async () => {
  const { ask } = open();
  const numbers = Array.from({ length: 500 }, (_, index) => index);
  const answers = await Promise.all(numbers.map((one) => ask(number(one))));
  expect(answers.flat()).toEqual(numbers.map((given) => ({ given })));
});

test("a question that fails takes none of those around it along", async () => {
  const { ask } = open();
  const questions = [1, 2, 3, 4].map((one) => [ask(number(one)), ask(broken)]).flat();
  const outcomes = await Promise.allSettled(questions);
  expect(outcomes.map(({ status }) => status)).toEqual(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? "rejected" : "fulfilled")),
  );
});

test("a connection that is lost is replaced", async () => {
  const { ask } = open();
  await ask(number(1));
  const end = { name: "", text: "SELECT pg_terminate_backend(pg_backend_pid())", values: [] };
  await Promise.allSettled([ask(end), ask(end)]);
  const again = () => Promise.all([ask(number(2)), ask(number(3))]);
  await vi.waitFor(async () => expect(await again()).toEqual([[{ given: 2 }], [{ given: 3 }]]));
});

test("where nobody answers, each question is told", async () => {
  const lines = openLines({ connectionString: "postgresql://nobody@127.0.0.1:9/none" });
  await expect(lines.ask(number(1))).rejects.toThrow();
  await expect(lines.ask(number(2))).rejects.toThrow();
  await lines.close();
});

test("a process that has nothing else to do waits until its lines are closed", async () => {
  const program = `
    import { openLines } from "#lib/db/lines.ts";
    const lines = openLines({ connectionString: process.argv[1] });
    await lines.ask({ name: "", text: "SELECT 1", values: [] });
    await lines.close();
    console.log("closed");`;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program, url]);
  await expect(run).resolves.toMatchObject({ stdout: "closed\n" });
});
