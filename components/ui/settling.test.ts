import { expect, test } from "vitest";
import { Settling } from "./settling.ts";

test("what is asked for while an earlier work ends is done as well", async () => {
  let waiting = ["typed"];
  const written: string[] = [];
  const { promise: read, resolve: answer } = Promise.withResolvers<void>();
  const saving = new Settling(async () => {
    written.push(...waiting);
    waiting = [];
    await read;
  });
  const first = saving.now();
  waiting = ["undone"];
  const second = saving.now();
  answer();
  await Promise.all([first, second]);
  expect(written).toEqual(["typed", "undone"]);
  expect(saving.isWorking).toBe(false);
});
