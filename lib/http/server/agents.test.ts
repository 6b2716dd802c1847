import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test } from "vitest";
import { serverBefore } from "#lib/tools/testing/server-before.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

test("an agent is answered before Next, and the audit says from where it called", async () => {
  const at = await workspace();
  const { asked, url } = await serverBefore(at.runtime);
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers: at.withKey } });
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  onTestFinished(() => client.close());
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain("create_project");
  const made = await client.callTool({ name: "create_project", arguments: { name: "Marca" } });
  expect(made.isError ?? false).toBe(false);
  const [entry] = await at.db.auditEntry.findMany({ where: { workspaceId: at.workspaceId } });
  expect(entry).toMatchObject({ action: "project.created", address: "127.0.0.1" });
  expect(asked).toEqual([]);
});

test("one without a key is told so in the contract's words", async () => {
  const { runtime } = await workspace();
  const { url } = await serverBefore(runtime);
  const answer = await fetch(`${url}/mcp`, { method: "POST", body: "{}" });
  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  expect(await answer.json()).toMatchObject({ error: { code: "unauthenticated" } });
});
