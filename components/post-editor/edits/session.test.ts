import { expect, test } from "vitest";
import { CallError } from "#lib/client/call.ts";
import { History, type Place } from "./history.ts";
import { EditSession, type Ground } from "./session.ts";
import { UnsentShelf } from "./unsent.ts";

type Refused = "offline" | "post_changed" | "post_not_editable";

/** A server with one caption, that others change as well, and a connection that can break. */
function bench() {
  const server = { caption: "de antes", other: "de antes", version: 1, editor: "", writes: 0 };
  let shown = { ...server };
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const fails: Refused[] = [];
  const errors: string[] = [];
  let clock = 0;
  const refuse = (reason: Refused) => {
    const code = reason === "offline" ? "offline" : "invalid_state";
    throw new CallError({ code, reason, message: reason });
  };
  const ground = (): Ground => ({
    version: server.version,
    now: () => (clock += 10_000),
    shelf: new UnsentShelf(shelf, "post_1"),
    read: () => ({ caption: shown.caption, other: shown.other }),
    isWhole: (_, { caption }) => caption !== "",
    write: async (_, __, values, version) => {
      const [failure] = fails.splice(0, 1);
      if (failure) refuse(failure);
      if (version !== server.version && server.editor !== "me") refuse("post_changed");
      Object.assign(server, values, { version: server.version + 1, editor: "me", writes: server.writes + 1 });
    },
    refresh: async () => {
      shown = { ...server };
      return server.version;
    },
    onError: ({ reason }) => void errors.push(reason),
    onMerged: () => void errors.push("merged"),
  });
  const session = new EditSession(ground());
  const type = (caption: string) => session.set([{ kind: "caption", id: "post_1", values: { caption } }]);
  const elsewhere = (change: Partial<typeof server>) =>
    Object.assign(server, change, { version: server.version + 1, editor: "them" });
  const reopened = () => new EditSession(ground());
  return { server, session, type, elsewhere, fails, errors, reopened };
}

test("what is typed is shown at once and written once, as it was last", async () => {
  const { server, session, type } = bench();
  for (const text of ["a", "ab", "abc"]) type(text);
  expect(session.value("caption", "post_1", "caption")).toBe("abc");
  expect(session.state().save).toBe("saving");
  await session.flush();
  expect(server).toMatchObject({ caption: "abc", writes: 1 });
  expect(session.state()).toMatchObject({ save: "saved", local: {} });
});

test("without a connection nothing that was typed is lost, and it is written once there is one", async () => {
  const { fails, server, session, type } = bench();
  fails.push("offline", "offline");
  type("um");
  await session.flush();
  expect(session.state().save).toBe("offline");
  type("um dois");
  await session.flush();
  expect(session.value("caption", "post_1", "caption")).toBe("um dois");
  await session.flush();
  expect(server.caption).toBe("um dois");
  expect(session.state().save).toBe("saved");
});

test("a page that was closed without a connection has what was typed when it is opened again", async () => {
  const { fails, reopened, server, session, type } = bench();
  fails.push("offline");
  type("no avião");
  await session.flush();
  const again = reopened();
  expect(again.value("caption", "post_1", "caption")).toBe("no avião");
  await again.flush();
  expect(server.caption).toBe("no avião");
  expect(reopened().state()).toMatchObject({ save: "saved", local: {} });
});

test("another part changed elsewhere goes together with what was typed", async () => {
  const { elsewhere, errors, server, session, type } = bench();
  elsewhere({ other: "de outra pessoa" });
  type("minha");
  await session.flush();
  expect(server).toMatchObject({ caption: "minha", other: "de outra pessoa" });
  expect(errors).toEqual(["merged"]);
});

test("the same part changed elsewhere is asked, and either answer is kept to", async () => {
  for (const [keep, text] of [
    ["mine", "minha"],
    ["theirs", "deles"],
  ] as const) {
    const { elsewhere, server, session, type } = bench();
    elsewhere({ caption: "deles" });
    type("minha");
    await session.flush();
    expect(server.caption).toBe("deles");
    expect(session.state()).toMatchObject({ save: "conflict", conflicts: [{ mine: "minha", theirs: "deles" }] });
    session.resolve(keep);
    await session.flush();
    expect(server.caption).toBe(text);
    expect(session.value("caption", "post_1", "caption")).toBe(text);
    expect(session.state()).toMatchObject({ save: "saved", conflicts: [] });
  }
});

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
  for (const _ of [1, 2, 3]) await history.undo();
  expect(undone).toEqual(["typed again", "made bold", "typed"]);
  expect(history.canUndo).toBe(false);
});

test("a text that may not be empty waits until it is not", async () => {
  const { server, session, type } = bench();
  type("");
  await session.flush();
  expect(session.state().save).toBe("incomplete");
  expect(server.writes).toBe(0);
  type("de novo");
  await session.flush();
  expect(server.caption).toBe("de novo");
});

test("what the server refuses is said, and does not stand in the way of what comes next", async () => {
  const { errors, fails, server, session, type } = bench();
  fails.push("post_not_editable");
  type("recusado");
  await session.flush();
  expect(errors).toEqual(["post_not_editable"]);
  expect(session.state().save).toBe("error");
  type("aceito");
  await session.flush();
  expect(server.caption).toBe("aceito");
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
