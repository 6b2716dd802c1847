/** What a stand-in model does with one request, before it is put into a vendor's words. */
export interface Reply {
  readonly text?: string;
  readonly finish?: "stop" | "length" | "filter" | "refusal";
  /** instead of an answer */
  readonly error?: { readonly status: number; readonly code: string; readonly says: string };
  readonly headers?: Readonly<Record<string, string>>;
  /** in how many pieces, and how long between two of them */
  readonly pieces?: number;
  readonly pauseMs?: number;
  /** after this part of the pieces the connection is reset, or nothing more is said, or the stream says an error */
  readonly breaks?: { readonly after: number; readonly by: "reset" | "silence" | "error" | "end" };
  /** the body as it is, whatever was asked for */
  readonly raw?: { readonly type: string; readonly body: Buffer; readonly encoding?: string };
  readonly thinks?: string;
  readonly tokens?: { readonly input: number; readonly output: number };
}

/** One request, of whichever vendor, in the same words. */
export interface Request {
  readonly protocol: string;
  readonly system: string;
  readonly turns: readonly { readonly role: string; readonly text: string }[];
  readonly isStreamed: boolean;
  readonly schema: unknown;
}
