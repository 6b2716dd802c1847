import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface AskedModel {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
}

/** What it answers each path with; a text is a model's reply. */
type Answers = Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>;

const reply = (content: string) => ({
  id: "1",
  object: "chat.completion",
  created: 1,
  model: "tiny",
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  usage: { prompt_tokens: 10, completion_tokens: 1, total_tokens: 11 },
});

/** A server that speaks OpenAI's protocol and Ollama's list, for tests: what it says can be changed, what it heard is kept. */
export async function modelServer(answers: Answers = {}) {
  const usual: Answers = {
    "/v1/models": { body: { data: [{ id: "tiny" }, { id: "large" }] } },
    "/api/tags": { body: { models: [{ name: "llama:latest" }] } },
    "/v1/chat/completions": { body: reply("yes") },
  };
  let given: Answers = { ...usual, ...answers };
  const asked: AskedModel[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const path = (request.url ?? "").replace(/\?.*/, "");
      asked.push({ path, key: request.headers.authorization, body: JSON.parse(text || "{}") as AskedModel["body"] });
      const { body, status = 200 } = given[path] ?? { status: 404, body: { error: { message: "no such path" } } };
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  // A busy machine takes its next question up after Node's five seconds: the line would close under it.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    baseUrl: `${url}/v1`,
    asked,
    answer: (others: Answers) => void (given = { ...given, ...others }),
    say: (content: string) => void (given = { ...given, "/v1/chat/completions": { body: reply(content) } }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
