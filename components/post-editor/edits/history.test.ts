import { expect, test } from "vitest";
import { History, type Place } from "./history.ts";

test("what is typed at once is one act; what is said to stand apart is one of its own", async () => {
  const history = new History();
  const undone: string[] = [];
  const place: Place = { page: null, panel: null, scene: 0, view: "adjust" };
  const push = (name: string, at: number) =>
    history.push({ key: "caption", at, place, undo: () => void undone.push(name), redo: () => undefined });
  push("typed", 1000);
  push("typed on", 1500);
  push("made bold", Infinity);
  push("typed again", 1600);
  for (const _ of [1, 2, 3]) await history.undo()?.undo();
  expect(undone).toEqual(["typed again", "made bold", "typed"]);
  expect(history.canUndo).toBe(false);
});
