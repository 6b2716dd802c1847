import { expect, test } from "vitest";
import { Gate } from "./gate.ts";

const ENTRY = { atOnce: 2, workspace: 2, address: 1, waiting: 8, waitMs: 1000 };
const WAITS_SHORT = { ...ENTRY, waitMs: 20 };
const refused = { reason: "too_many_at_once", code: "rate_limited" };

test("some are in at once, few of one caller; a place that is given back twice is one place", async () => {
  const gate = new Gate(ENTRY);
  const first = gate.tryEnter({ address: "a" });
  expect(gate.tryEnter({ address: "a" })).toBeNull();
  expect(gate.tryEnter({ address: "b" })).not.toBeNull();
  expect(gate.tryEnter({ address: "c" })).toBeNull();
  first?.();
  first?.();
  expect(gate.tryEnter({ address: "c" })).not.toBeNull();
  expect(gate.tryEnter({ address: "d" })).toBeNull();
});

test("who waits is let in by turns, so that many of one caller hold nobody else up", async () => {
  const gate = new Gate({ ...ENTRY, atOnce: 1 });
  const order: string[] = [];
  const work = (address: string) => gate.run({ address }, async () => void order.push(address));
  await Promise.all([...["a", "a", "a", "a"].map(work), work("b"), work("c")]);
  expect(order).toEqual(["a", "b", "c", "a", "a", "a"]);
});

test("one caller waits in half of the places, and nobody for ever", async () => {
  const gate = new Gate(WAITS_SHORT);
  const leave = await gate.enter({ address: "a" });
  const waiting = Array.from({ length: 5 }, () => gate.enter({ address: "a" }).catch((error: unknown) => error));
  await expect(Promise.race(waiting)).resolves.toMatchObject(refused);
  expect(await Promise.all(waiting)).toEqual(Array(5).fill(expect.objectContaining(refused)));
  leave();
  expect(gate.tryEnter({ address: "a" })).not.toBeNull();
});

test("work that fails gives its place back", async () => {
  const gate = new Gate({ ...ENTRY, atOnce: 1 });
  await expect(gate.run({}, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(gate.tryEnter({})).not.toBeNull();
});
