import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { giveMemoryBack } from "./give-memory-back.ts";

const MB = 1024 * 1024;

test("memory is given back once where it has grown, and not again until it grows", async () => {
  const rss = vi.spyOn(process.memoryUsage, "rss").mockReturnValue(400 * MB);
  const collect = vi.fn(() => void rss.mockReturnValue(300 * MB));
  onTestFinished(giveMemoryBack(collect, 20));
  onTestFinished(() => {
    rss.mockRestore();
  });
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(1));
  await sleep(120);
  expect(collect).toHaveBeenCalledTimes(1);
  // Less than was held at first, and more than was left.
  rss.mockReturnValue(360 * MB);
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(2));
});
