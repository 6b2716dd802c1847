import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import sharp from "sharp";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { PUBLIC_OPERATIONS } from "#lib/contract/public.ts";
import { openAgents } from "#lib/http/doors/answer-agent.ts";
import { toResponse } from "#lib/http/doors/answer.ts";
import { askedOf } from "#lib/http/doors/asked.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { serveCalls } from "#lib/tools/testing/serve-calls.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { inputSchema, outputSchema, sentOf } from "#lib/sdk/flat.ts";
import { toolName } from "./tools.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;
let at: Workspace;
beforeAll(async () => {
  at = await workspace({ plan: { accounts: 9 } });
});

/** The official client, at the door of a workspace. */
async function agentOf({ key, runtime }: Workspace, secret = key.secret): Promise<Client> {
  const agents = openAgents(runtime, createRateLimits(1_000_000));
  const transport = new StreamableHTTPClientTransport(new URL(`${runtime.settings.appUrl}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${secret}` } },
    fetch: async (url, init) => toResponse(await agents(askedOf(new Request(url, init)))),
  });
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

const use = async (client: Client, name: string, given: Record<string, unknown> = {}) =>
  client.callTool({ name, arguments: given });

describe.each(PUBLIC_OPERATIONS)("the tool of %s", (name, operation) => {
  test("takes each argument once, and puts it where the operation reads it", () => {
    const { properties } = inputSchema(operation) as { properties: Record<string, object> };
    const parts = [operation.query, operation.body].flatMap((part) => Object.keys(part?.shape ?? {}));
    const params = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
    const own = operation.method === "POST" ? ["idempotencyKey"] : [];
    expect(new Set(Object.keys(properties))).toEqual(new Set([...params, ...parts, ...own]));
    expect(Object.keys(properties)).toHaveLength(params.length + parts.length + own.length);
    const sent = sentOf(operation, Object.fromEntries(Object.keys(properties).map((key) => [key, key])));
    expect(Object.keys(sent.params)).toEqual(params);
    expect(Object.keys(sent.query).toSorted()).toEqual(Object.keys(operation.query?.shape ?? {}).toSorted());
    expect(Object.keys(sent.body ?? {}).toSorted()).toEqual(Object.keys(operation.body?.shape ?? {}).toSorted());
  });

  test("has a name that clients take, and answers an object", () => {
    expect(toolName(name)).toMatch(/^[a-z][a-z_]{2,60}$/);
    expect(outputSchema(operation)).toMatchObject({ type: "object" });
  });
});

describe("an agent by HTTP", () => {
  test("finds every operation of a key, told by what it does", async () => {
    const { tools } = await (await agentOf(at)).listTools();
    const names = tools.map((tool) => tool.name);
    expect(names).toEqual([...PUBLIC_OPERATIONS.map(([name]) => toolName(name)), "wait_for_post", "show_post"]);
    const toolOf = (name: string) => tools.find((tool) => tool.name === name);
    expect(toolOf("create_post")?.description).toContain("credit");
    const { idempotencyKey } = (toolOf("create_post")?.inputSchema.properties ?? {}) as {
      idempotencyKey?: { pattern: string };
    };
    const key = new RegExp(idempotencyKey?.pattern ?? "");
    expect(["monday", "day 1"].map((text) => key.test(text))).toEqual([true, false]);
    expect(toolOf("publish_post")).toMatchObject({ annotations: { destructiveHint: true, readOnlyHint: false } });
    expect(toolOf("list_posts")).toMatchObject({ annotations: { readOnlyHint: true } });
    expect(toolOf("delete_post")?.description).toContain("Deletes");
  });

  test("creates once by one key, and is told the contract's errors", async () => {
    const client = await agentOf(at);
    const { id: projectId } = await at.project();
    const post = { projectId, theme: "Café coado em casa", format: "carousel", idempotencyKey: "monday" };
    const first = await use(client, "create_post", post);
    const again = await use(client, "create_post", post);
    expect(first.structuredContent).toMatchObject({ state: "generating" });
    expect(again.structuredContent).toEqual(first.structuredContent);
    expect(await at.db.post.count({ where: { projectId } })).toBe(1);
    const wrong = await use(client, "create_post", { projectId, theem: "Café" });
    expect(wrong).toMatchObject({ isError: true });
    expect(JSON.stringify(wrong.content)).toContain("theem");
    const unknown = await use(client, "read_post", { id: "post_unknown" });
    expect(JSON.stringify(unknown.content)).toContain("not_found");
    for (const given of [{ projectId }, { id: projectId, projectId }]) {
      const misplaced = await use(client, "read_performance", given);
      expect(misplaced).toMatchObject({ isError: true });
      expect(JSON.stringify(misplaced.content)).toMatch(/invalid_input.*: (id|projectId) \(/);
    }
  });

  test("lists by filters and cursors as the API does", async () => {
    const client = await agentOf(at);
    const { id: projectId } = await at.project();
    for (const theme of ["Um", "Dois", "Três"]) await makePost(at, { projectId, status: "draft", theme });
    const page = await use(client, "list_posts", { projectId, status: "draft", limit: 2 });
    const { next, posts } = page.structuredContent as { next: string; posts: { theme: string }[] };
    expect(posts.map(({ theme }) => theme)).toEqual(["Três", "Dois"]);
    const rest = await use(client, "list_posts", { projectId, status: "draft", limit: 2, cursor: next });
    expect(rest.structuredContent).toMatchObject({ posts: [{ theme: "Um" }], next: null });
  });

  test("waits until a post is made, and hears how far it is", async () => {
    const client = await agentOf(at);
    const { id } = await makePost(at, { status: "generating" });
    const heard: unknown[] = [];
    const waiting = client.callTool(
      { name: "wait_for_post", arguments: { id, seconds: 30 } },
      { onprogress: ({ message }) => void heard.push(message) },
    );
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await at.db.post.update({ where: { id }, data: { status: "failed" } });
    expect((await waiting).structuredContent).toMatchObject({ id, status: "failed" });
    expect(heard).toEqual(["generating", "failed"]);
  });

  test("sees a carousel's slides, and a video's cover with its link", async () => {
    const client = await agentOf(at);
    const jpeg = await sharp({ create: { width: 1080, height: 1350, channels: 3, background: "#c44" } })
      .jpeg()
      .toBuffer();
    const post = await makePost(at, { status: "draft", textContent: "Feito em casa" });
    const keyOf = (extension: string) => `${at.workspaceId}/${post.id}/${extension}`;
    await at.runtime.ports.storage.put(keyOf("a.jpg"), jpeg, "image/jpeg");
    const media = [
      { key: keyOf("a.jpg"), type: "image" },
      { key: keyOf("b.mp4"), type: "video" },
    ];
    await at.db.post.update({ where: { id: post.id }, data: { media, coverKey: keyOf("a.jpg") } });
    const { content } = await use(client, "show_post", { id: post.id });
    expect(content).toMatchObject([{ type: "text" }, { type: "image", mimeType: "image/webp" }, { type: "image" }]);
    expect(JSON.stringify(content[0])).toMatch(/Feito em casa.*b\.mp4/);
    const [, first] = content as { data: string }[];
    expect(await sharp(Buffer.from(first?.data ?? "", "base64")).metadata()).toMatchObject({ width: 640 });
  });

  test("reads a brand, a month and the layouts, of its own workspace alone", async () => {
    const client = await agentOf(at);
    const { id: projectId } = await at.project("Padaria Lua");
    await makePost(at, { projectId, status: "scheduled", scheduledFor: new Date("2026-11-30T23:00:00Z") });
    await makePost(at, { projectId, status: "scheduled", scheduledFor: new Date("2026-12-01T01:00:00Z") });
    const textOf = async (uri: string) => {
      const [first] = (await client.readResource({ uri })).contents;
      return first && "text" in first ? (JSON.parse(first.text) as unknown) : null;
    };
    expect(await textOf(`pauta://projects/${projectId}/calendar/2026-11`)).toHaveLength(1);
    expect(await textOf(`pauta://projects/${projectId}/dna`)).toHaveProperty("projectName");
    expect(await textOf("pauta://layouts")).toHaveProperty("cover");
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toContain("Padaria Lua: brand");
    const other = await workspace();
    const { id: foreign } = await other.project();
    await expect(textOf(`pauta://projects/${foreign}/dna`)).rejects.toThrow("not_found");
  });

  test("is given prompts in the tools' own names", async () => {
    const client = await agentOf(at);
    const { prompts } = await client.listPrompts();
    const { tools } = await client.listTools();
    const names = new Set(tools.map(({ name }) => name));
    for (const { name } of prompts) {
      const given = { projectId: "proj_1", link: "https://example.com" };
      const { messages } = await client.getPrompt({ name, arguments: given });
      const text = JSON.stringify(messages);
      expect(text).toContain("proj_1");
      const told = text.match(/\b(?:read|list|create|update|schedule|wait_for|show)_\w+/g) ?? [];
      expect(told.filter((tool) => !names.has(tool))).toEqual([]);
    }
  });

  test.each([
    ["without a key", ""],
    ["with an unknown key", "sk_unknown"],
  ])("%s reaches nothing", async (_, secret) => {
    await expect(agentOf(at, secret)).rejects.toThrow();
  });

  test("of a plan without the API reaches nothing", async () => {
    await expect(agentOf(await workspace({ plan: { posts: 4 } }))).rejects.toThrow();
  });
});

describe("an agent that starts its tools as a program", () => {
  test("has the same tools, by the key in its environment", async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [join(import.meta.dirname, "../cli/main.ts"), "mcp"],
      env: { PAUTA_KEY: at.key.secret, PAUTA_URL: await serveCalls(at) },
    });
    const client = new Client({ name: "test", version: "1" });
    await client.connect(transport);
    onTestFinished(() => client.close());
    expect((await client.listTools()).tools.length).toBe(PUBLIC_OPERATIONS.length + 2);
    const { structuredContent } = await use(client, "list_projects");
    expect(structuredContent).toHaveProperty("projects");
  });
});
