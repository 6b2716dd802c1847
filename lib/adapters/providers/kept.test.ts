import { expect, test } from "vitest";
import { kept } from "./kept.ts";

test("the same settings are opened once, others anew, and what is not used is let go", () => {
  const opened: number[] = [];
  const open = kept(({ id }: { id: number }) => opened.push(id));
  for (const id of [1, 2, 1, 2, 1]) open({ id });
  expect(opened).toEqual([1, 2]);
  for (let id = 3; id < 66; id++) {
    open({ id });
    open({ id: 1 });
  }
  open({ id: 1 });
  expect(opened.filter((id) => id === 1)).toHaveLength(1);
  open({ id: 2 });
  expect(opened.filter((id) => id === 2)).toHaveLength(2);
});
