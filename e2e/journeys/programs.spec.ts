import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect } from "@playwright/test";
import { buildSdk } from "#lib/tools/sdk/build.ts";
import { admin, newPerson } from "./people.ts";
import { test } from "./test.ts";

const run = promisify(execFile);
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

test("an agent makes a carousel, looks at it, and gives it a date", async () => {
  test.setTimeout(120_000);
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", address), {
    requestInit: { headers: { Authorization: `Bearer ${await keyOf()}` } },
  });
  const agent = new Client({ name: "journey", version: "1" });
  await agent.connect(transport);
  const use = async (name: string, given: Record<string, unknown>) =>
    (await agent.callTool({ name, arguments: given })).structuredContent as Record<string, string>;
  const { id: projectId } = await use("create_project", { name: "Padaria Lua" });
  const { postId } = await use("create_post", { projectId, theme: "Por que a massa descansa", idempotencyKey: "one" });
  const heard: unknown[] = [];
  const waiting = { name: "wait_for_post", arguments: { id: postId, seconds: 100 } };
  const { structuredContent } = await agent.callTool(waiting, {
    onprogress: ({ message }) => void heard.push(message),
  });
  expect(structuredContent).toMatchObject({ status: "draft" });
  expect(heard.at(-1)).toBe("draft");
  const { content } = await agent.callTool({ name: "show_post", arguments: { id: postId } });
  expect((content as { type: string }[]).filter(({ type }) => type === "image").length).toBeGreaterThan(2);
  const when = new Date(Date.now() + 86_400_000).toISOString();
  expect(await use("schedule_post", { id: postId, when })).toMatchObject({ status: "scheduled" });
  await agent.close();
});
