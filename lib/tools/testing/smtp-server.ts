import { createServer, type Socket } from "node:net";

type Verdict = "accept" | "refuse" | "hold";

/** A mail server that does as it is told: it accepts, refuses, or keeps the sender waiting for its answer. */
export async function startSmtpServer({ password }: { password?: string } = {}) {
  const accepted: string[] = [];
  let held = 0;
  let verdict: Verdict = "accept";
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 test\r\n");
    let message: string | undefined;
    let buffer = "";
    socket.on("data", (chunk) => {
      buffer += chunk.toString();
      for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (message === undefined) {
          if (line === "DATA") message = "";
          answer(socket, line, password);
        } else if (line === ".") {
          finish(socket, message);
          message = undefined;
        } else {
          message += `${line}\n`;
        }
      }
    });
  });

  function finish(socket: Socket, message: string) {
    if (verdict === "hold") {
      held += 1;
      return;
    }
    if (verdict === "refuse") {
      socket.write("451 not now\r\n");
      return;
    }
    accepted.push(message);
    socket.write("250 ok\r\n");
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    accepted,
    heldCount: () => held,
    decide: (next: Verdict) => {
      verdict = next;
    },
    close: () => server.close(),
  };
}

function answer(socket: Socket, line: string, password: string | undefined) {
  if (line === "DATA") socket.write("354 go on\r\n");
  else if (line === "QUIT") socket.end("221 bye\r\n");
  else if (line.startsWith("EHLO") && password !== undefined) socket.write("250-test\r\n250 AUTH PLAIN\r\n");
  else if (line.startsWith("AUTH PLAIN ")) socket.write(isLogin(line, password) ? "235 ok\r\n" : "535 5.7.8 no\r\n");
  else socket.write("250 ok\r\n");
}

const isLogin = (line: string, password: string | undefined) =>
  Buffer.from(line.split(" ")[2] ?? "", "base64")
    .toString()
    .endsWith(`\0${password}`);
