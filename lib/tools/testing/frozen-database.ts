import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way to a database on which it can seem to freeze: it takes connections and questions, and says nothing. */
export async function freezable(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const [host, port] = [url.hostname, Number(url.port)];
  const open = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("data", (bytes) => isFrozen || to.write(bytes));
      from.on("error", () => {}).on("close", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, freeze: () => void (isFrozen = true), thaw: () => void (isFrozen = false) };
}
