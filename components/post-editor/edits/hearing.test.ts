import { expect, test } from "vitest";
import { bench } from "./session-bench.ts";

const told = (caption: string) => [{ kind: "caption", id: "post_1", values: { caption } }];
const both = (caption: string, other: string) => [{ kind: "caption", id: "post_1", values: { caption, other } }];

test("what is told is shown, is no edit before its end, and is one act then", async () => {
  const { server, session } = bench();
  const shown = () => session.value("caption", "post_1", "caption");
  session.beginHearing();
  session.hear(told("Ou"));
  session.hear(told("Outra"));
  expect(shown()).toBe("Outra");
  expect(session.hasUnsent).toBe(false);
  session.endHearing(told("Outra legenda"));
  await session.flush();
  expect(server).toMatchObject({ caption: "Outra legenda", writes: 1 });
  await session.undo();
  await session.flush();
  expect(server.caption).toBe("de antes");
});

test("what a person types meanwhile stays, and nothing is left of what failed", async () => {
  const { server, session, type } = bench();
  session.beginHearing();
  session.hear(both("Ou", "Ou"));
  type("minha");
  session.hear(both("Outra", "Outra"));
  expect(session.value("caption", "post_1", "caption")).toBe("minha");
  session.endHearing(both("Outra", "Outra"));
  await session.flush();
  expect(server).toMatchObject({ caption: "minha", other: "Outra" });
  session.beginHearing();
  session.hear(told("pela met"));
  session.endHearing(null);
  expect(session.value("caption", "post_1", "caption")).toBe("minha");
});

test("what others changed meanwhile is asked, as with any edit", async () => {
  const { elsewhere, server, session } = bench();
  session.beginHearing();
  elsewhere({ caption: "de outra pessoa" });
  session.endHearing(told("Outra legenda"));
  await session.flush();
  expect(session.state().conflicts).toMatchObject([{ mine: "Outra legenda", theirs: "de outra pessoa" }]);
  expect(server.caption).toBe("de outra pessoa");
});
