import type { Readable } from "node:stream";

/** A file as a handler answers it. */
export interface SentFile<Type extends string = string> {
  readonly type: Type;
  readonly body: Readable | Uint8Array<ArrayBuffer> | string | null;
  /** 200 unless said */
  readonly status?: 200 | 206 | 304 | 416;
  readonly headers?: Record<string, string>;
}
