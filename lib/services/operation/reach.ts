import { connect } from "node:net";

const PATIENCE_MS = 5000;

/** Whether something answers there; what it answers is no matter. */
export async function reach(address: string): Promise<boolean> {
  try {
    const url = new URL(address);
    if (url.protocol.startsWith("smtp")) await reachPort(url);
    else await fetch(url, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

function reachPort({ hostname, port, protocol }: URL): Promise<void> {
  const { promise, reject, resolve } = Promise.withResolvers<void>();
  const socket = connect({ host: hostname, port: Number(port) || (protocol === "smtps:" ? 465 : 587) });
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("no answer")));
  socket.on("error", reject);
  socket.on("connect", () => {
    socket.destroy();
    resolve();
  });
  return promise;
}
