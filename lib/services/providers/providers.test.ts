import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { choosePorts } from "#lib/adapters/choose.ts";
import { readEnv } from "#lib/runtime/env.ts";
import { checkAll } from "#lib/services/operation/check-all.ts";
import { modelServer } from "#lib/tools/testing/model-server.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { makersOf } from "./makers-of.ts";

const KEY = "sk-0123456789abcdefghij";
const params = { part: "text" };

let server: Awaited<ReturnType<typeof modelServer>>;
beforeAll(async () => {
  server = await modelServer();
});
beforeEach(() => server.answer({ "/v1/chat/completions": { body: {} } }));
afterAll(() => server.close());

/** A workspace of an installation with this environment, beside the server. */
async function installed(environment: Record<string, string> = {}) {
  const at = await workspace();
  const { makers, ...ports } = choosePorts(
    readEnv({ APP_URL: "http://localhost:3000", ...environment }),
    at.db,
    at.runtime.log,
  );
  at.withPorts({ makers, text: ports.text, image: ports.image, voice: ports.voice });
  return at;
}

const body = (more: object = {}) => ({
  vendor: "compatible" as const,
  model: "tiny",
  baseUrl: server.baseUrl,
  apiKey: KEY,
  ...more,
});

describe("a key", () => {
  test("is kept encrypted, and never answered, nor told in the audit", async () => {
    const at = await installed();
    const app = await at.app();
    const saved = await app("saveProvider", { params, body: body() });
    expect(saved.parts[0]).toMatchObject({ part: "text", own: { hasKey: true, keyEnding: "ghij", model: "tiny" } });
    const row = await at.db.providerSetting.findFirstOrThrow({ where: { workspaceId: at.workspaceId } });
    const said = [saved, await app("readProviders", {}), await app("listAudit", { query: {} }), { ...row, secret: 0 }];
    expect(JSON.stringify(said)).not.toContain(KEY.slice(0, 12));
    expect(Buffer.from(row.secret ?? []).toString("latin1")).not.toContain(KEY);
  });

  test("that is kept counts on, but goes to no other address than the one it was given for", async () => {
    const at = await installed();
    const app = await at.app();
    server.say("yes");
    await app("saveProvider", { params, body: body() });
    const { apiKey: _, ...same } = body({ model: "large" });
    await app("saveProvider", { params, body: same });
    await app("tryProvider", { params, body: same });
    expect(server.asked.at(-1)).toMatchObject({ key: `Bearer ${KEY}`, body: { model: "large" } });
    await app("tryProvider", { params, body: { ...same, baseUrl: `${server.url}/elsewhere` } });
    expect(server.asked.at(-1)).toMatchObject({ path: expect.stringContaining("/elsewhere"), key: undefined });
  });

  test("is asked for by whom nobody can ask without", async () => {
    const app = await (await installed()).app();
    await expect(
      app("saveProvider", { params, body: { vendor: "openai", model: "gpt-6.1-sol" } }),
    ).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("that was encrypted under another secret is as none: the provider says that it wants one", async () => {
    const at = await installed();
    await (
      await at.app()
    )("saveProvider", { params, body: body() });
    const settings = { ...at.runtime.settings, tokenKey: "another secret than before" };
    const { text } = await makersOf({ ...at.runtime, settings }, at.workspaceId);
    expect(text.name).toBe("compatible tiny");
  });
});

describe("who makes a workspace's posts", () => {
  test("is its own provider at the next use, and nobody else's", async () => {
    const at = await installed();
    const app = await at.app();
    const other = await workspace();
    expect((await makersOf(at.runtime, at.workspaceId)).text.isModel).toBe(false);
    await app("saveProvider", { params, body: body() });
    expect((await makersOf(at.runtime, at.workspaceId)).text).toMatchObject({ name: "compatible tiny", isModel: true });
    expect((await makersOf(at.runtime, other.workspaceId)).text.isModel).toBe(false);
    await app("removeProvider", { params });
    expect((await makersOf(at.runtime, at.workspaceId)).text.isModel).toBe(false);
  });

  test("is the installation's where it has none of its own", async () => {
    const at = await installed({ TEXT_VENDOR: "ollama", TEXT_MODEL: "llama", TEXT_BASE_URL: server.url });
    expect((await makersOf(at.runtime, at.workspaceId)).text.name).toBe("ollama llama");
    await (
      await at.app()
    )("saveProvider", { params, body: body() });
    expect((await makersOf(at.runtime, at.workspaceId)).text.name).toBe("compatible tiny");
  });

  test("a part is left alone by the settings of another", async () => {
    const at = await installed();
    const app = await at.app();
    await app("saveProvider", { params: { part: "voice" }, body: body({ voices: ["nova", "sage"] }) });
    const { text, voice } = await makersOf(at.runtime, at.workspaceId);
    expect(text.isModel).toBe(false);
    expect(voice.voices("pt").map(({ name }) => name)).toEqual(["nova", "sage"]);
  });

  test("a project's voice that a new provider lacks gives way to its first, and can be chosen anew", async () => {
    const at = await installed();
    const app = await at.app();
    const { id } = await at.project();
    const [first] = (await app("readSettings", { params: { id } })).voices;
    await app("updateSettings", { params: { id }, body: { voice: first?.id ?? "" } });
    await app("saveProvider", { params: { part: "voice" }, body: body({ voices: ["nova"] }) });
    const settings = await app("readSettings", { params: { id } });
    expect(settings.voices.map(({ name }) => name)).toEqual(["nova"]);
    expect(settings.voice).toBe(settings.voices[0]?.id);
  });
});

describe("trying a provider out", () => {
  test.each([
    ["works", 200, undefined, null],
    ["says that the key is wrong", 401, "Incorrect API key provided", "key_refused"],
    ["says that the account is empty", 429, "You exceeded your current quota", "no_funds"],
    ["says that it has no such model", 404, "The model `tiny` does not exist", "model_unknown"],
    ["has too much to do", 429, "Rate limit reached", "busy"],
    ["breaks", 500, "oops", "broken"],
  ])("that %s", async (_, status, message, problem) => {
    const app = await (await installed()).app();
    if (message) server.answer({ "/v1/chat/completions": { status, body: { error: { message } } } });
    else server.say("yes");
    const trial = await app("tryProvider", { params, body: body() });
    expect(trial.problem).toBe(problem);
    if (message) expect(trial.detail).toContain(message);
  });

  test("that does not answer, and that repeats the key in what it says", async () => {
    const app = await (await installed()).app();
    const nowhere = await app("tryProvider", { params, body: body({ baseUrl: "http://127.0.0.1:9/v1" }) });
    expect(nowhere.problem).toBe("no_answer");
    server.answer({ "/v1/chat/completions": { status: 401, body: { error: { message: `No such key: ${KEY}` } } } });
    const { detail } = await app("tryProvider", { params, body: body() });
    expect(detail).toBe("No such key: …");
  });

  test("lists what an address has, and says why where it does not", async () => {
    const app = await (await installed()).app();
    const ask = (more: object) => app("listModels", { params, body: body(more) });
    expect(await ask({})).toEqual({ models: ["large", "tiny"], problem: null });
    expect((await ask({ vendor: "ollama", baseUrl: server.url })).models).toEqual(["llama:latest"]);
    expect(await ask({ baseUrl: "http://127.0.0.1:9/v1" })).toEqual({ models: [], problem: "no_answer" });
  });

  test("the status page names who makes this workspace's posts, and what is wrong with them", async () => {
    const at = await installed({ TEXT_VENDOR: "ollama", TEXT_MODEL: "llama", TEXT_BASE_URL: server.url });
    const app = await at.app();
    server.say("yes");
    const { trials } = await app("checkProviders", {});
    expect(trials).toMatchObject([{ part: "text", owner: "installation", problem: null }]);
    await app("saveProvider", { params, body: body({ baseUrl: "http://127.0.0.1:9/v1" }) });
    expect((await app("checkProviders", {})).trials).toMatchObject([
      { part: "text", owner: "workspace", name: "compatible tiny", problem: "no_answer" },
    ]);
  });
});

test("the operator's check asks each provider of the environment, and says in words what is wrong", async () => {
  const at = await installed({ TEXT_VENDOR: "compatible", TEXT_MODEL: "tiny", TEXT_BASE_URL: server.baseUrl });
  server.say("yes");
  expect((await checkAll(at.runtime)).problems).toEqual([]);
  server.answer({ "/v1/chat/completions": { status: 401, body: { error: { message: "Wrong key" } } } });
  const { ok, problems, providers } = await checkAll(at.runtime);
  expect({ ok, providers }).toMatchObject({ ok: false, providers: { text: false } });
  expect(problems).toEqual([
    { part: "text", problem: "key_refused", says: expect.stringContaining("refused"), detail: "Wrong key" },
  ]);
});

test("of a painter the check asks no picture, only whether key and model are known", async () => {
  const at = await installed({ IMAGE_BASE_URL: server.baseUrl, IMAGE_MODEL: "large" });
  expect((await checkAll(at.runtime)).problems).toEqual([]);
  const other = await installed({ IMAGE_BASE_URL: server.baseUrl, IMAGE_MODEL: "huge" });
  expect((await checkAll(other.runtime)).problems).toMatchObject([{ part: "image", problem: "model_unknown" }]);
  expect(server.asked.map(({ path }) => path)).not.toContain("/v1/images/generations");
});

describe("on a host that others share", () => {
  const shared = { APP_URL: "https://pauta.example.com" };

  test.each(["http://127.0.0.1:11434/v1", "http://10.0.0.7/v1", "http://[::1]:8080/v1", "http://gpu.internal:8000/v1"])(
    "%s is refused",
    async (baseUrl) => {
      const app = await (await installed(shared)).app();
      await expect(app("saveProvider", { params, body: body({ baseUrl }) })).rejects.toMatchObject({
        code: "invalid_input",
      });
    },
  );

  test("Ollama's usual address is one of them, and nobody looks for it", async () => {
    const app = await (await installed(shared)).app();
    const ollama = { vendor: "ollama" as const, model: "llama" };
    await expect(app("saveProvider", { params, body: ollama })).rejects.toMatchObject({ code: "invalid_input" });
    expect(await app("findLocalModels", {})).toEqual({ found: null });
    expect((await app("readProviders", {})).isLocal).toBe(false);
  });

  test("the operator may allow them", async () => {
    const app = await (await installed({ ...shared, PROVIDER_PRIVATE_ADDRESSES: "1" })).app();
    server.say("yes");
    expect(await app("tryProvider", { params, body: body() })).toEqual({ problem: null, detail: null });
  });
});

test("only an owner sees and changes who makes the posts", async () => {
  const at = await installed();
  const userId = await at.join("admin");
  const headers = { ...(await at.sessionOf(userId)), "Content-Type": "application/json" };
  expect((await at.send("/api/app/providers", { headers })).status).toBe(403);
  const sent = { method: "PATCH", headers, body: JSON.stringify(body()) };
  expect((await at.send("/api/app/providers/text", sent)).status).toBe(403);
});
