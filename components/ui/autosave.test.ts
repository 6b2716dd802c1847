import { expect, test } from "vitest";
import { Autosave, type SaveState } from "./autosave.ts";

interface Edit {
  name?: string;
  tone?: string;
}

/** A server that answers when it is told to. */
function bench() {
  const writes: Edit[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const states: SaveState[] = [];
  const errors: unknown[] = [];
  const autosave = new Autosave<Edit>((state) => void states.push(state));
  autosave.toward({
    write: (edit) => {
      writes.push(edit);
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      return answer.promise;
    },
    onFailed: (error) => void errors.push(error),
  });
  const type = (edit: Edit) => autosave.save(edit, 60_000);
  return { autosave, type, writes, answers, states, errors };
}

test("what is typed is written in one call, as it was last", async () => {
  const { answers, autosave, states, type, writes } = bench();
  type({ name: "C" });
  type({ name: "Café" });
  type({ tone: "leve" });
  const done = autosave.flush();
  expect(writes).toEqual([{ name: "Café", tone: "leve" }]);
  expect(autosave.hasUnsent).toBe(true);
  answers[0]?.resolve();
  await done;
  expect(autosave.hasUnsent).toBe(false);
  expect(states.at(-1)).toBe("saved");
});

test("what is typed while something is being written goes out after it, never beside it", async () => {
  const { answers, autosave, type, writes } = bench();
  type({ name: "um" });
  const done = autosave.flush();
  type({ name: "dois" });
  void autosave.flush();
  expect(writes).toEqual([{ name: "um" }]);
  answers[0]?.resolve();
  await expect.poll(() => writes).toEqual([{ name: "um" }, { name: "dois" }]);
  answers[1]?.resolve();
  await done;
  expect(autosave.hasUnsent).toBe(false);
});

test("what failed goes out with the next, and never over what was typed since", async () => {
  const { answers, autosave, errors, states, type, writes } = bench();
  type({ name: "velho", tone: "leve" });
  const done = autosave.flush();
  type({ name: "novo" });
  answers[0]?.reject(new Error("offline"));
  await done;
  expect([states.at(-1), errors.length, autosave.hasUnsent]).toEqual(["failed", 1, true]);
  const again = autosave.flush();
  expect(writes.at(-1)).toEqual({ name: "novo", tone: "leve" });
  answers[1]?.resolve();
  await again;
  expect(states.at(-1)).toBe("saved");
});
