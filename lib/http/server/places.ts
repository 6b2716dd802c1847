import type { BlockList, Socket } from "node:net";
import { addressOf, isTrusted } from "./sender.ts";

/** Lets an address have so many connections open at once, and ends what it opens beyond; proxies speak for many. */
export function openPlaces(most: number, trusted: BlockList) {
  const open = new Map<string, number>();
  return (socket: Socket): void => {
    const address = addressOf(socket);
    if (address === null || isTrusted(trusted, address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  };
}
