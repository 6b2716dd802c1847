import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { PUBLIC_OPERATIONS } from "#lib/contract/public.ts";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { serveCalls } from "#lib/tools/testing/serve-calls.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { COMMANDS } from "./commands.ts";
import { run } from "./run.ts";

let at: Awaited<ReturnType<typeof workspace>>;
beforeAll(async () => {
  at = await workspace({ plan: { accounts: 9 } });
});

/** A command line, with what it put out and how it ended. */
async function typed(line: readonly string[], env: Record<string, string>) {
  const [out, told]: [string[], string[]] = [[], []];
  const exit = await run(line, { env, out: (text) => void out.push(text), tell: (text) => void told.push(text) });
  return { exit, out: out.join("\n"), told };
}

const access = async () => ({ PAUTA_URL: await serveCalls(at), PAUTA_KEY: at.key.secret });

test("each operation of a key is a command of its own", () => {
  const lines = COMMANDS.map(({ noun, verb }) => `${noun} ${verb}`);
  expect(new Set(lines).size).toBe(PUBLIC_OPERATIONS.length);
  for (const line of lines) expect(line).toMatch(/^[a-z-]+ [a-z]+$/);
});

describe("a command", () => {
  test("is done, and answered as a table or as JSON", async () => {
    const env = await access();
    const { id: projectId } = await at.project("Padaria Lua");
    const created = await typed(
      ["posts", "create", "--project-id", projectId, "--theme", "Pão de fermentação natural", "--json"],
      env,
    );
    expect(created).toMatchObject({ exit: 0, told: [] });
    const { postId } = JSON.parse(created.out) as { postId: string };
    const listed = await typed(["posts", "list", "--limit", "5"], env);
    expect(listed.out).toMatch(new RegExp(`^id +status.*\\n${postId} +queued.*carousel +Pão de fermentação natural$`));
    const shown = await typed(["posts", "show", postId], env);
    expect(shown.out).toMatch(/^status +queued$/m);
  });

  test("takes JSON where the operation does", async () => {
    const env = await access();
    const { id } = await makePost(at, { format: "caption_reel", status: "draft" });
    const { exit } = await typed(["posts", "update", id, "--reel", '{"font":"Poppins"}'], env);
    expect(exit).toBe(0);
    const wrong = await typed(["posts", "update", id, "--reel", "{"], env);
    expect(wrong).toMatchObject({ exit: 2, told: [expect.stringContaining("--reel")] });
  });

  test("that waits tells each state once, and fails when the post does", async () => {
    const env = await access();
    const { id: projectId } = (await at.api("listProjects", {})).projects[0] ?? { id: "" };
    const waiting = typed(["posts", "create", "--project-id", projectId, "--theme", "Pão", "--wait"], env);
    await expect.poll(() => at.db.post.count({ where: { theme: "Pão" } })).toBe(1);
    await at.db.post.updateMany({ where: { theme: "Pão" }, data: { status: "failed" } });
    expect(await waiting).toMatchObject({ exit: 10, told: expect.arrayContaining(["failed"]) as unknown });
  });

  test("sent again after an answer that was lost is done once", async () => {
    const broken = { status: 503, headers: new Headers({ "retry-after": "0" }), body: {} };
    const env = { PAUTA_URL: await serveCalls(at, (asked) => (asked === 0 ? broken : null)), PAUTA_KEY: at.key.secret };
    expect((await typed(["plan", "show"], env)).exit).toBe(0);
  });

  test.each<[string, string[], number]>([
    ["no key is known", ["plan", "show"], 3],
    ["nothing has that id", ["posts", "show", "post_unknown"], 5],
    ["the operation refuses a value", ["posts", "list", "--status", "lost"], 2],
    ["an option is unknown", ["posts", "list", "--colour", "red"], 2],
    ["a part lacks", ["posts", "show"], 2],
    ["nothing is called so", ["pots", "list"], 2],
    ["the post cannot be published now", ["posts", "publish", "DRAFT"], 6],
  ])("ends with a code of its own where %s", async (reason, line, exit) => {
    const env = await access();
    const { id } = await makePost(at, { status: "archived" });
    const own = reason === "no key is known" ? { ...env, PAUTA_KEY: "sk_unknown" } : env;
    expect(
      (
        await typed(
          line.map((word) => (word === "DRAFT" ? id : word)),
          own,
        )
      ).exit,
    ).toBe(exit);
  });

  test("says when nobody answers", async () => {
    const env = { PAUTA_URL: "http://127.0.0.1:9", PAUTA_KEY: "sk_x", PAUTA_RETRIES: "0" };
    expect((await typed(["plan", "show"], env)).exit).toBe(9);
  });
});

test("a login is kept for its owner alone, and used from then on", async () => {
  const home = temporaryDirectory("login");
  onTestFinished(() => rmSync(home, { recursive: true }));
  const env = { XDG_CONFIG_HOME: home };
  const address = await serveCalls(at);
  expect((await typed(["plan", "show"], env)).exit).toBe(3);
  expect((await typed(["login", "--key", at.key.secret, "--address", address], env)).exit).toBe(0);
  const file = join(home, "pauta/login.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toContain(address);
  expect((await typed(["plan", "show"], env)).exit).toBe(0);
});

test.each(["bash", "zsh", "fish"])("%s is told the words", async (shell) => {
  const { exit, out } = await typed(["completion", shell], {});
  expect(exit).toBe(0);
  for (const { noun, verb } of COMMANDS) {
    expect(out).toContain(noun);
    expect(out).toContain(verb);
  }
});
