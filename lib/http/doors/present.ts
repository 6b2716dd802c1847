import { Readable } from "node:stream";
import type { LinesOperation, Operation } from "#lib/contract/operation.ts";
import type { Telling } from "#lib/http/handlers/handler.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import type { SentFile } from "#lib/http/files/sent-file.ts";
import type { Answer } from "./answer.ts";

/** How a stream ends whose reader is gone. */
const LEFT = new Set(["ABORT_ERR", "ERR_STREAM_PREMATURE_CLOSE"]);

type Place = Pick<Runtime, "log" | "settings">;

/** What a handler gave as an answer, by the operation's transport; JSON is held against its schema. */
export function present(place: Place, operation: Operation, output: unknown): Answer {
  if (operation.transport === "file") return presentFile(place, asFile(output));
  if (operation.transport === "redirect") return redirectTo(place, asPath(output));
  if (operation.transport === "lines") return presentLines(place, operation, asTelling(output));
  return { status: operation.status ?? 200, body: operation.response.parse(output) };
}

/** By GET, whatever was sent before. */
export const redirectTo = ({ settings }: Pick<Runtime, "settings">, path: string): Answer => ({
  status: 303,
  body: undefined,
  headers: { Location: `${settings.appUrl}${path}` },
});

function presentFile(place: Place, { body, headers, status = 200, type }: SentFile): Answer {
  if (body instanceof Readable) watch(place, body);
  return { status, body: undefined, content: body, headers: { "Content-Type": type, ...headers } };
}

/** Each line leaves as it is told; who leaves before the last ends what is told. */
function presentLines({ log }: Place, { line }: LinesOperation, tell: Telling<unknown>): Answer {
  const left = new AbortController();
  const content = new Readable({
    read: () => undefined,
    destroy(error, done) {
      left.abort();
      done(error);
    },
  });
  const say = (one: unknown) => void (content.destroyed || content.push(`${JSON.stringify(line.parse(one))}\n`));
  tell(say, left.signal).then(
    () => content.push(null),
    (error: unknown) => {
      if (!left.signal.aborted) log.error({ err: error }, "what was told broke off");
      content.destroy();
    },
  );
  // A proxy that gathers what passes would tell it all at the end.
  const headers = { "Content-Type": "application/x-ndjson; charset=utf-8", "X-Accel-Buffering": "no" };
  return { status: 200, body: undefined, content, headers };
}

function watch({ log }: Place, file: Readable): void {
  file.once("error", (error: NodeJS.ErrnoException) => {
    if (!LEFT.has(error.code ?? "")) log.error({ err: error }, "a file broke off while it was sent");
  });
}

/** The table of handlers is typed row by row: those of files give nothing else, and those of redirects a path. */
const asFile = (output: unknown) => output as SentFile;
const asTelling = (output: unknown) => output as Telling<unknown>;
const asPath = (output: unknown) => output as `/${string}`;
