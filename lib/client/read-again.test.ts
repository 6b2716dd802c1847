import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { readAgain } from "./read-again.ts";

test("what is read again after a write is not an answer asked for before it", async () => {
  const cache = new QueryClient();
  const { promise: late, resolve: answer } = Promise.withResolvers<string>();
  const polled = cache.fetchQuery({ queryKey: ["readPost"], queryFn: () => late }).catch(() => "let go");
  const read = readAgain(cache, ["readPost"], async () => "after the write");
  answer("before the write");
  expect(await read).toBe("after the write");
  await polled;
  expect(cache.getQueryData(["readPost"])).toBe("after the write");
});
