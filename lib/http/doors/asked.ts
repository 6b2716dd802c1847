import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

/** Who calls, and under which name they found us. */
export interface Sender {
  readonly address: string | null;
  readonly host: string | null;
}

/** A request as the doors read it, whoever took it in. */
export interface Asked extends Sender {
  readonly method: string;
  /** as it was written, up to the query */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Pick<Headers, "get">;
  /** the web's own, for who speaks by them */
  readonly allHeaders: () => Headers;
  /** null where none was sent */
  readonly body: Readable | null;
}

/** Of a web's request. It says nothing of who sent it, and what its headers say of that anyone may write. */
export function askedOf(request: Request, address: string | null = null): Asked {
  const { headers, method } = request;
  const { pathname, searchParams } = new URL(request.url);
  return {
    method,
    path: pathname,
    query: searchParams,
    headers,
    allHeaders: () => headers,
    address,
    host: headers.get("host"),
    // The web's streams and Node's describe the same object apart.
    body: request.body && Readable.fromWeb(request.body as ReadableStream),
  };
}
