import { type Description, type Entry, entriesOf } from "./description.ts";
import { type Field, fieldsOf, limitsOf, typeOf } from "./fields.ts";

const cell = (text: string) => text.replaceAll("|", String.raw`\|`);

const table = (fields: readonly Field[]): string[] => [
  "| field | type | needed | limits | |",
  "| --- | --- | --- | --- | --- |",
  ...fields.map(
    ({ limits, name, note, required, type }) =>
      `| \`${name}\` | ${cell(type)} | ${required ? "yes" : ""} | ${cell(limits)} | ${cell(note)} |`,
  ),
  "",
];

const part = (title: string, fields: readonly Field[]): string[] =>
  fields.length === 0 ? [] : [`${title}:`, "", ...table(fields)];

function sectionOf({ answer, body, method, name, parameters, path, refusals, status, summary }: Entry): string[] {
  const given = parameters.map(({ in: place, name: field, required = false, schema }): Field => ({
    name: field,
    type: typeOf(schema),
    required,
    limits: limitsOf(schema),
    note: [place, schema.description].filter(Boolean).join(" · "),
  }));
  return [
    `## ${name}`,
    "",
    `\`${method} /v1${path}\`: ${summary}. Refused with ${refusals.join(", ")}.`,
    "",
    ...part("Parameters", given),
    ...part("Body", body ? fieldsOf(body) : []),
    ...part(`Answer, ${status}`, answer ? fieldsOf(answer) : []),
  ];
}

const intro = (address: string) => `# Pauta's API

Base address: ${address}/v1. Every call carries \`Authorization: Bearer sk_…\`, a key of a workspace, made in the app under "API keys".

- JSON in and out. A refusal is \`{ "error": { "code", "message" } }\`; match on \`code\`, the message is Portuguese, for people.
- Every \`POST\` takes an \`Idempotency-Key\` header: the same key with the same body gives the first answer again for 24 hours.
- \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` stand on each answer; 429 has \`Retry-After\`.
- Lists answer \`next\`: give it as \`cursor\` for the next page, until it is null.
- A post is made in the background: after createPost read the post until its \`status\` is no longer \`queued\` or \`generating\`.

The same as [OpenAPI](${address}/v1/openapi.json), as tools for agents at ${address}/mcp (Model Context Protocol, streamable HTTP, the key as bearer), and as a package, \`pauta-client\`, with typed calls and a command line.
`;

/** The reference as one text, for agents and whoever reads without a browser. */
export const docsMarkdown = (description: Description, address: string): string =>
  [intro(address), ...entriesOf(description).flatMap(sectionOf)].join("\n");

/** Where an agent begins, see llmstxt.org. */
export const llmsText = (description: Description, address: string): string =>
  [
    "# Pauta",
    "",
    "> Writes, draws, narrates, schedules and publishes a brand's social posts; by API, by tools for agents, by a command line.",
    "",
    "## Docs",
    "",
    `- [API reference](${address}/docs.md): every operation with its fields`,
    `- [OpenAPI](${address}/v1/openapi.json): the same for machines`,
    `- [Tools](${address}/mcp): Model Context Protocol, streamable HTTP, with a key as bearer`,
    "",
    "## Operations",
    "",
    ...entriesOf(description).map(({ method, name, path, summary }) => `- ${name} (${method} /v1${path}): ${summary}`),
    "",
  ].join("\n");
