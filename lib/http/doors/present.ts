import { Readable } from "node:stream";
import type { Operation } from "#lib/contract/operation.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import type { SentFile } from "#lib/http/files/sent-file.ts";
import type { Answer } from "./answer.ts";

type Place = Pick<Runtime, "log" | "settings">;

/** What a handler gave as an answer, by the operation's transport; JSON is held against its schema. */
export function present(place: Place, operation: Operation, output: unknown): Answer {
  if (operation.transport === "file") return presentFile(place, asFile(output));
  if (operation.transport === "redirect") return redirectTo(place, asPath(output));
  return { status: operation.status ?? 200, body: operation.response.parse(output) };
}

/** By GET, whatever was sent before. */
export const redirectTo = ({ settings }: Pick<Runtime, "settings">, path: string): Answer => ({
  status: 303,
  body: undefined,
  headers: { Location: `${settings.appUrl}${path}` },
});

function presentFile(place: Place, { body, headers, status = 200, type }: SentFile): Answer {
  const content = body instanceof Readable ? stream(place, body) : body;
  return { status, body: undefined, content, headers: { "Content-Type": type, ...headers } };
}

/** The file is closed when it was sent, or when the reader is gone. */
function stream({ log }: Place, file: Readable): ReadableStream<Uint8Array> {
  file.once("error", (error) => {
    if (error.name !== "AbortError") log.error({ err: error }, "a file broke off while it was sent");
  });
  // Node's stream types and the web's describe the same object apart.
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}

/** The table of handlers is typed row by row: those of files give nothing else, and those of redirects a path. */
const asFile = (output: unknown) => output as SentFile;
const asPath = (output: unknown) => output as `/${string}`;
