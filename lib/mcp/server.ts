import { McpServer } from "@modelcontextprotocol/server";
import manifest from "#package" with { type: "json" };
import type { Pauta } from "./call.ts";
import { addPostTools } from "./post-tools.ts";
import { addPrompts } from "./prompts.ts";
import { addResources } from "./resources.ts";
import { addTools } from "./tools.ts";

const INSTRUCTIONS = `Pauta writes, draws, narrates, schedules and publishes a brand's social posts.
A post is made in the background: after create_post call wait_for_post, then show_post to look at it.
What spends a credit, publishes or deletes says so in its description: ask the person first, and give each such call an idempotencyKey of its own.
An error has a code (invalid_input names the field) and words in Portuguese for people.`;

/** All that an agent may do with the key that it came with. */
export function openMcp(pauta: Pauta): McpServer {
  const server = new McpServer({ name: "pauta", version: manifest.version }, { instructions: INSTRUCTIONS });
  addTools(server, pauta);
  addPostTools(server, pauta);
  addResources(server, pauta);
  addPrompts(server);
  return server;
}
