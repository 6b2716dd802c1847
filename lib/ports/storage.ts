import type { Readable } from "node:stream";
import type { ContentType } from "#lib/domain/media.ts";

export type FileContent = Uint8Array | { readonly stream: Readable; readonly bytes: number };

export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

export interface OpenFile {
  /** to be read to its end, or destroyed */
  readonly stream: Readable;
  /** of the whole file, whatever the range */
  readonly bytes: number;
}

/** The first and the last byte, both included; within the file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where files live. A key is one of `mediaKey`: its content never changes, so what is there already stays. */
export interface StoragePort {
  /** Whole or not at all. Again with the same key: nothing but a new date. */
  put(key: string, content: FileContent, type: ContentType): Promise<void>;
  get(key: string, range?: ByteRange): Promise<OpenFile | null>;
  head(key: string): Promise<StoredFile | null>;
  /** What is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** Those whose key begins so; nothing but keys is listed. */
  list(prefix?: string): AsyncIterable<StoredFile>;
}
