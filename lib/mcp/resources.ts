import { type McpServer, type ReadResourceResult, ResourceTemplate } from "@modelcontextprotocol/server";
import { type Output, operations } from "#lib/contract/index.ts";
import type { PlainOperation } from "#lib/contract/operation.ts";
import { addDays, addMonths, isMonth } from "#lib/domain/day.ts";
import { LAYOUTS } from "#lib/domain/layout.ts";
import { type Sent, sentWith } from "#lib/sdk/flat.ts";
import type { Pauta } from "./call.ts";

const PAGE = 100;
const JSON_TYPE = { mimeType: "application/json" };

const contents = (uri: URL, value: unknown): ReadResourceResult => ({
  contents: [{ uri: uri.href, ...JSON_TYPE, text: JSON.stringify(value) }],
});

/** An operation's answer; a resource that cannot be read says why in the contract's words. */
async function answerOf(pauta: Pauta, operation: PlainOperation, part: Partial<Sent>): Promise<unknown> {
  const { body, status } = await pauta.call(operation, sentWith(part));
  if (status >= 400) throw new Error(JSON.stringify(body));
  return body;
}

const projectsOf = async (pauta: Pauta) =>
  ((await answerOf(pauta, operations.listProjects, {})) as Output<"listProjects">).projects;

/** What an agent reads before it writes. */
export function addResources(server: McpServer, pauta: Pauta): void {
  server.registerResource(
    "layouts",
    "pauta://layouts",
    { ...JSON_TYPE, description: "A carousel's layouts, each with the names of its fields." },
    (uri) => contents(uri, LAYOUTS),
  );
  server.registerResource(
    "brand",
    new ResourceTemplate("pauta://projects/{id}/dna", {
      list: async () => ({
        resources: (await projectsOf(pauta)).map(({ id, name }) => ({
          uri: `pauta://projects/${id}/dna`,
          name: `${name}: brand`,
          ...JSON_TYPE,
        })),
      }),
    }),
    { ...JSON_TYPE, description: "A project's brand: what it does, for whom, and how it sounds and looks." },
    async (uri, { id }) => contents(uri, await answerOf(pauta, operations.readDna, { params: { id: String(id) } })),
  );
  server.registerResource(
    "calendar",
    new ResourceTemplate("pauta://projects/{id}/calendar/{month}", { list: undefined }),
    { ...JSON_TYPE, description: "A project's posts with a date in a month, as 2026-11." },
    async (uri, { id, month }) => contents(uri, await readMonth(pauta, String(id), String(month))),
  );
}

async function readMonth(pauta: Pauta, projectId: string, month: string): Promise<Output<"listPosts">["posts"]> {
  if (!isMonth(month)) throw new Error(`"${month}" is no month: write it as 2026-11.`);
  const period = { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
  const posts: Output<"listPosts">["posts"] = [];
  let cursor: string | null = null;
  do {
    const query = { projectId, ...period, limit: PAGE, ...(cursor !== null && { cursor }) };
    const page = (await answerOf(pauta, operations.listPosts, { query })) as Output<"listPosts">;
    posts.push(...page.posts);
    cursor = page.next;
  } while (cursor !== null);
  return posts;
}
