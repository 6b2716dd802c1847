import type { CallToolResult, McpServer, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import type { PlainOperation } from "#lib/contract/operation.ts";
import { placesOf } from "#lib/contract/path.ts";
import { inputSchema, outputSchema, sentOf } from "#lib/sdk/flat.ts";
import { PUBLIC_OPERATIONS, type PublicName } from "#lib/contract/public.ts";
import type { Answered, Pauta } from "./call.ts";
import { effectOf, hintsOf } from "./effects.ts";

/** "createPost" as agents' tools are written: "create_post". */
export const toolName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const describe = (name: PublicName, operation: PlainOperation): string =>
  [`${operation.summary}.`, effectOf(name, operation)].filter((part) => part !== null).join(" ");

/** The same for every agent, each of whose requests opens a server of its own: described once, by whoever asks first. */
const TOOLS = PUBLIC_OPERATIONS.map(([name, operation]) => ({
  operation,
  name: toolName(name),
  told: {
    description: describe(name, operation),
    inputSchema: told(() => inputSchema(operation)),
    outputSchema: told(() => outputSchema(operation)),
    annotations: hintsOf(name, operation),
  },
}));

/** Each operation of the contract that a key may call is a tool. */
export function addTools(server: McpServer, pauta: Pauta): void {
  for (const { name, operation, told: words } of TOOLS)
    server.registerTool(name, words, async (given) =>
      resultOf(refuseMisplaced(operation, given) ?? (await pauta.call(operation, sentOf(operation, given)))),
    );
}

/** What the operation itself is not asked: a path without its part leads elsewhere, and without a body nothing is odd. */
function refuseMisplaced(operation: PlainOperation, given: Json): Answered | null {
  const missing = placesOf(operation.path).find((name) => typeof given[name] !== "string" || given[name] === "");
  if (missing !== undefined) return refusedAt(missing, "obrigatório");
  if (operation.body) return null;
  const known = inputSchema(operation)["properties"] as Json;
  const odd = Object.keys(given).find((name) => !Object.hasOwn(known, name));
  return odd === undefined ? null : refusedAt(odd, "campo desconhecido");
}

const refusedAt = (field: string, detail: string): Answered => ({
  status: 400,
  body: { error: { code: "invalid_input", message: `Um campo não é válido: ${field} (${detail}).` } },
});

/** An answer as a tool gives it; a refusal keeps the contract's code and words. */
export function resultOf({ body, status }: Answered): CallToolResult {
  const content = [{ type: "text" as const, text: JSON.stringify(body) }];
  // An answer of the contract is an object, as its schema says.
  const structuredContent = body as Record<string, unknown>;
  return status < 400 ? { content, structuredContent } : { content, isError: true };
}

type Json = Record<string, unknown>;

/** A schema as it is told. What is given is judged by the operation itself, whose errors name the field. */
function told(describe: () => Json): StandardSchemaWithJSON<Json> {
  let described: Json | undefined;
  const schema = () => (described ??= describe());
  return {
    "~standard": {
      version: 1,
      vendor: "pauta",
      validate: (value) => ({ value: value as Json }),
      jsonSchema: { input: schema, output: schema },
    },
  };
}
