import { expect, test } from "vitest";
import { bench } from "./session-bench.ts";

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
  expect(again.value("caption", "post_1", "caption"), "as the server drew it").toBe("de antes");
  again.resume();
  expect(again.value("caption", "post_1", "caption")).toBe("no avião");
  await again.flush();
  expect(server.caption).toBe("no avião");
  const once = reopened();
  once.resume();
  expect(once.state()).toMatchObject({ save: "saved", local: {} });
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
