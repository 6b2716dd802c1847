import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect } from "@playwright/test";
import { buildSdk } from "#lib/tools/sdk/build.ts";
import { admin, call, newPerson, signIn } from "./people.ts";
import { test } from "./test.ts";

const run = promisify(execFile);
const DAY_MS = 86_400_000;
const address = process.env["BASE_URL"] ?? "http://localhost:3000";

async function keyOf(): Promise<string> {
  const { workspaceId } = await newPerson("--posts", "12");
  const { apiKey } = await admin("key", "create", "--workspace", workspaceId);
  return apiKey ?? "";
}

test("the client installs in an empty folder, makes a reel, and tells a wrong key by its code", async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), "pauta-client-"));
  try {
    const tarball = buildSdk(join(folder, "made"));
    await run("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "--prefer-offline", tarball]);
    const pauta = (key: string, ...line: string[]) =>
      run(join(folder, "node_modules/.bin/pauta"), line, {
        env: { ...process.env, PAUTA_URL: address, PAUTA_KEY: key },
      });
    const key = await keyOf();
    const { stdout: made } = await pauta(key, "projects", "create", "--name", "Padaria Lua", "--json");
    const { id } = JSON.parse(made) as { id: string };
    const reel = ["reels", "create", "--project-id", id, "--theme", "Pão quente às sete da manhã", "--wait", "--json"];
    const { stderr, stdout } = await pauta(key, ...reel);
    expect(JSON.parse(stdout)).toMatchObject({ status: "draft", mediaUrls: [{ type: "video" }] });
    expect(stderr.trim().split("\n").at(-1)).toBe("draft");
    await expect(pauta("sk_unknown", "plan", "show")).rejects.toMatchObject({ code: 3 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const TRANSPORTS = {
  "over HTTP": (key: string) =>
    new StreamableHTTPClientTransport(new URL("/mcp", address), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
    }),
  "over stdio": (key: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: ["lib/cli/main.ts", "mcp"],
      env: { PAUTA_KEY: key, PAUTA_URL: address },
    }),
};

async function openAgent(transport: StreamableHTTPClientTransport | StdioClientTransport) {
  const agent = new Client({ name: "journey", version: "1" });
  await agent.connect(transport);
  const use = async <Answer = Record<string, string>>(name: string, given: Record<string, unknown>) => {
    const answer = await agent.callTool({ name, arguments: given }, { timeout: 110_000 });
    expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
    return answer.structuredContent as Answer;
  };
  const read = async (uri: string) => {
    const [found] = (await agent.readResource({ uri })).contents;
    return JSON.parse(found && "text" in found ? found.text : "null") as unknown;
  };
  return { agent, use, read };
}

for (const [how, open] of Object.entries(TRANSPORTS)) {
  test(`an agent makes a carousel ${how}, looks at it, gives it a date, finds it and publishes it`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const person = await newPerson("--posts", "12", "--accounts", "1");
    const { apiKey = "" } = await admin("key", "create", "--workspace", person.workspaceId);
    const { agent, use } = await openAgent(open(apiKey));
    const { id: projectId } = await use("create_project", { name: "Padaria Lua" });
    await signIn(page, person);
    const { url } = await call<{ url: string }>(page, "POST", `/projects/${projectId}/connect`);
    await page.request.get(`${url}&auto=allow&handle=lua.${person.ownerId.slice(-8)}`);

    const { postId: id } = await use("create_post", {
      projectId,
      theme: "Por que a massa descansa",
      idempotencyKey: "one",
    });
    const heard: unknown[] = [];
    const waiting = await agent.callTool(
      { name: "wait_for_post", arguments: { id, seconds: 100 } },
      { onprogress: ({ message }) => void heard.push(message) },
    );
    expect(waiting.structuredContent).toMatchObject({ status: "draft" });
    expect(heard.at(-1)).toBe("draft");
    const { content } = await agent.callTool({ name: "show_post", arguments: { id } });
    expect((content as { type: string }[]).filter(({ type }) => type === "image").length).toBeGreaterThan(2);
    const when = new Date(Date.now() + DAY_MS).toISOString();
    expect(await use("schedule_post", { id, when })).toMatchObject({ status: "scheduled" });
    expect(await use("list_posts", { projectId, status: "scheduled" })).toMatchObject({ posts: [{ id }] });
    await use("publish_post", { id });
    const status = async () => (await use("read_post", { id }))["status"];
    await expect.poll(status, { timeout: 60_000 }).toBe("published");
    await agent.close();
  });
}

/** A prompt names what is to be read and how many are to be made: an agent that only follows it needs no more. */
test("an agent makes a week of posts of one prompt", async () => {
  test.setTimeout(240_000);
  const { agent, read, use } = await openAgent(TRANSPORTS["over HTTP"](await keyOf()));
  const { id: projectId = "" } = await use("create_project", { name: "Padaria Lua" });
  const { messages } = await agent.getPrompt({ name: "plan_week", arguments: { projectId, about: "pão de casa" } });
  const text = messages.map(({ content }) => (content.type === "text" ? content.text : "")).join("\n");
  const month = (at: Date) => at.toISOString().slice(0, 7);
  const [dna = "", calendar = ""] = text.match(/pauta:\/\/[^\s),]+/g) ?? [];
  expect(await read(dna)).toHaveProperty("projectName");
  expect(await read(calendar.replace("YYYY-MM", month(new Date())))).toEqual([]);
  await use("read_performance", { id: projectId });
  const count = Number(/Plan (\d+) /.exec(text)?.[1]);
  const themes = Array.from({ length: count }, (_, day) => `${day + 1} segredos da massa de pão`);
  const made = await Promise.all(
    themes.map((theme, day) =>
      use("create_post", { projectId, theme, format: "carousel", idempotencyKey: `day-${day}` }),
    ),
  );
  const days = made.map(({ postId = "" }, day) => ({ id: postId, when: new Date(Date.now() + (day + 1) * DAY_MS) }));
  for (const { id, when } of days) {
    expect(await use("wait_for_post", { id, seconds: 100 })).toMatchObject({ status: "draft" });
    await use("show_post", { id });
    await use("schedule_post", { id, when: when.toISOString() });
  }
  const months = [...new Set(days.map(({ when }) => month(when)))];
  const planned = (await Promise.all(months.map((one) => read(calendar.replace("YYYY-MM", one))))).flat();
  expect(planned).toHaveLength(count);
  await agent.close();
});
