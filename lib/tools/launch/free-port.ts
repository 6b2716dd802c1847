import { createServer } from "node:net";

/** A port that is free together with the one of the local network. Below the range from which the system takes the ports of outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if ((await isFree(port)) && (await isFree(port + 100))) return port;
  }
}

export async function isFree(port: number): Promise<boolean> {
  return (await binds(port)) && (await binds(port, "127.0.0.1"));
}

function binds(port: number, host?: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}
