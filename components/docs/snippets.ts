import { commandName, optionName } from "#lib/contract/command-name.ts";

interface Request {
  /** the operation's own name */
  readonly name: string;
  /** where everything is, without /v1 */
  readonly address: string;
  /** what the path names, by its place in it */
  readonly params: Readonly<Record<string, string>>;
  readonly method: string;
  readonly url: string;
  readonly key: string;
  readonly body?: unknown;
}

const indent = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);
const quoteForShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const toPython = (json: string) =>
  json.replaceAll(/: (true|false|null)\b/g, (_, word: string) => `: ${PYTHON_WORDS[word] ?? word}`);
const PYTHON_WORDS: Record<string, string> = { true: "True", false: "False", null: "None" };

function curl({ body, key, method, url }: Request): string {
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quoteForShell(url)}`,
    `  -H ${quoteForShell(`Authorization: Bearer ${key}`)}`,
  ];
  if (body !== undefined) {
    lines.push(`  -H 'Content-Type: application/json'`, `  -d ${quoteForShell(JSON.stringify(body, null, 2))}`);
  }
  return lines.join(" \\\n");
}

function typescript({ body, key, method, url }: Request): string {
  const headers = [`    Authorization: ${JSON.stringify(`Bearer ${key}`)},`];
  const lines = [`  method: ${JSON.stringify(method)},`, "  headers: {", ...headers];
  if (body !== undefined) lines.push(`    "Content-Type": "application/json",`);
  lines.push("  },");
  if (body !== undefined) lines.push(`  body: JSON.stringify(${indent(JSON.stringify(body, null, 2), "  ")}),`);
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    ...lines,
    "});",
    "const answer = await response.json();",
    "if (!response.ok) throw new Error(answer.error.message);",
  ].join("\n");
}

function python({ body, key, method, url }: Request): string {
  const sent = body === undefined ? [] : [`    json=${indent(toPython(JSON.stringify(body, null, 4)), "    ")},`];
  return [
    "import requests",
    "",
    "response = requests.request(",
    `    ${JSON.stringify(method)},`,
    `    ${JSON.stringify(url)},`,
    `    headers={"Authorization": ${JSON.stringify(`Bearer ${key}`)}},`,
    ...sent,
    ")",
    "response.raise_for_status()",
    "answer = response.json()",
  ].join("\n");
}

/** By the client package, see docs/programs.md. */
function client({ address, body, key, name, params }: Request): string {
  const sent = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
  };
  const given = Object.keys(sent).length > 0 ? JSON.stringify(sent, null, 2) : "";
  return [
    'import { openPauta } from "pauta-client";',
    "",
    `const pauta = openPauta({ key: ${JSON.stringify(key)}, address: ${JSON.stringify(address)} });`,
    `const answer = await pauta.${name}(${given});`,
  ].join("\n");
}

function command({ body, name, params }: Request): string {
  const { noun, verb } = commandName(name);
  const options = Object.entries((body ?? {}) as Record<string, unknown>).map(([field, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return `  --${optionName(field)} ${quoteForShell(text)}`;
  });
  return [["pauta", noun, verb, ...Object.values(params).map(quoteForShell)].join(" "), ...options].join(" \\\n");
}

export const SNIPPETS = {
  curl,
  TypeScript: typescript,
  Python: python,
  Client: client,
  CLI: command,
} as const;
export type Tongue = keyof typeof SNIPPETS;
export const TONGUES = Object.keys(SNIPPETS) as Tongue[];
