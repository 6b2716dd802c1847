import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { workspace } from "./workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;
type Answer = Awaited<ReturnType<Workspace["send"]>>;

/** A workspace's doors at an address of their own, until the test ends. `instead` answers a call in their place. */
export async function serveCalls({ send }: Workspace, instead: (asked: number) => Answer | null = () => null) {
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = async () => {
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const sent = await text(request);
      const init = { method: request.method ?? "GET", headers, ...(sent !== "" && { body: sent }) };
      const answered = instead(asked++) ?? (await send(request.url ?? "", init));
      response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(JSON.stringify(answered.body));
    };
    void answer();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
