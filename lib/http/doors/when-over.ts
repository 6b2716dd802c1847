import { Readable } from "node:stream";
import type { Reply } from "./answer.ts";

/** Does it once an answer is sent, left or broken off, which it is after that time. */
export function whenOver(body: Reply["body"], withinMs: number, then: () => void): void {
  if (!(body instanceof Readable)) return then();
  const late = setTimeout(() => body.destroy(new Error("it took too long to send")), withinMs);
  late.unref();
  body.once("close", () => {
    clearTimeout(late);
    then();
  });
}
