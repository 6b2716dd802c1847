import { expect, test, vi } from "vitest";
import { bench } from "./session-bench.ts";

test("each act is undone and done again, on the server too", async () => {
  const { server, session, type } = bench();
  type("um");
  type("dois");
  await session.undo();
  await session.flush();
  expect(server.caption).toBe("um");
  await session.undo();
  expect(session.state()).toMatchObject({ canUndo: false, canRedo: true });
  await session.redo();
  await session.redo();
  await session.flush();
  expect(server.caption).toBe("dois");
});

test("what is undone or done again is brought into sight", async () => {
  const { session, type } = bench();
  session.goTo({ page: "slide_1", panel: "text" });
  type("a");
  session.goTo({ page: "slide_2", panel: "style" });
  type("b");
  await session.undo();
  expect(session.state().place).toMatchObject({ page: "slide_2", panel: "style" });
  await session.undo();
  expect(session.state()).toMatchObject({ place: { page: "slide_1", panel: "text" }, again: { what: "undone" } });
  await session.undo();
  expect(session.state().again?.count).toBe(2);
  await session.redo();
  await session.redo();
  expect(session.state()).toMatchObject({ place: { page: "slide_2", panel: "style" }, again: { what: "redone" } });
});

test("who looks elsewhere while something is undone stays there", async () => {
  const { session } = bench();
  const { promise: undone, resolve: end } = Promise.withResolvers<void>();
  session.goTo({ page: "slide_1", panel: "style" });
  await session.act(
    async () => undefined,
    () => undone,
  );
  session.goTo({ page: "slide_2", panel: "text" });
  const undoing = session.undo();
  await vi.waitFor(() => expect(session.state().place).toMatchObject({ page: "slide_1", panel: "style" }));
  session.goTo({ panel: "layout" });
  end();
  await undoing;
  expect(session.state()).toMatchObject({ place: { page: "slide_1", panel: "layout" }, again: null });
});

test("an act waits for what is typed, and is undone like an edit", async () => {
  const { server, session, type } = bench();
  type("antes do ato");
  let acts = 0;
  const done = await session.act(
    async () => void (acts += server.caption === "antes do ato" ? 1 : 100),
    async () => void acts--,
  );
  expect([done, acts]).toEqual([true, 1]);
  await session.undo();
  expect(acts).toBe(0);
  await session.redo();
  expect(acts).toBe(1);
});

test("keys pressed while an act is under way take it back, and then what was before it", async () => {
  const { server, session, type } = bench();
  type("antes do ato");
  let acts = 0;
  const act = session.act(
    async () => void acts++,
    async () => void acts--,
  );
  await Promise.all([act, session.undo(), session.undo()]);
  await session.flush();
  expect([acts, server.caption]).toEqual([0, "de antes"]);
  await Promise.all([session.redo(), session.redo(), session.undo()]);
  await session.flush();
  expect([acts, server.caption]).toEqual([0, "antes do ato"]);
});
