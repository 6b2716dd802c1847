import { setTimeout as sleep } from "node:timers/promises";
import { type Arguments, operations, type Output } from "#lib/contract/index.ts";
import type { PlainOperation } from "#lib/contract/operation.ts";
import { PUBLIC_OPERATIONS, type PublicName } from "#lib/contract/public.ts";
import { isInFlight, type Status } from "#lib/domain/post.ts";
import type { Sent } from "./flat.ts";
import { accessOf } from "./request.ts";
import { RETRIES, sendCall, type Sending } from "./send.ts";

type Sendable<Name extends PublicName> =
  Record<never, never> extends Arguments<Name> ? [sent?: Arguments<Name>] : [sent: Arguments<Name>];

/** Each operation of the contract by its name. */
type Calls = { readonly [Name in PublicName]: (...sent: Sendable<Name>) => Promise<Output<Name>> };

/** The operations that answer a page at a time, and what a page lists. */
type PagedName = {
  [Name in PublicName]: Output<Name> extends { next: string | null } ? Name : never;
}[PublicName];
type ItemOf<Page> = { [K in keyof Page]: Page[K] extends readonly (infer Item)[] ? Item : never }[keyof Page];

export interface PautaClient extends Calls {
  /** Every item of a listing, page by page as they are needed. */
  each<Name extends PagedName>(name: Name, sent?: Arguments<Name>): AsyncGenerator<ItemOf<Output<Name>>>;
  /** Resolves when nothing happens to the post any more: made, published or failed. */
  waitForPost(id: string, options?: WaitOptions): Promise<Output<"readPost">>;
}

interface WaitOptions {
  readonly timeoutMs?: number;
  readonly onStatus?: (status: Status) => void;
}

interface Options {
  /** an API key: sk_… */
  readonly key: string;
  readonly address?: string;
  readonly fetch?: Sending["fetch"];
  readonly retries?: number;
}

const ASKED_EVERY_MS = 2000;
const WAITS_MS = 10 * 60_000;

/** A workspace's Pauta, by one of its keys. */
export function openPauta({ address, key, retries = RETRIES, ...options }: Options): PautaClient {
  const sending = { ...accessOf(key, address), retries, fetch: options.fetch ?? fetch };
  const calls = Object.fromEntries(
    PUBLIC_OPERATIONS.map(([name, operation]) => [
      name,
      (sent: Partial<Sent> = {}) => sendCall(sending, operation, sent),
    ]),
    // Typed by the same registry that the calls are made of.
  ) as unknown as Calls;

  return {
    ...calls,
    // What a caller sends has these parts, whatever the operation.
    each: (name, sent) => eachOf(sending, operations[name], (sent ?? {}) as Partial<Sent>),
    waitForPost: (id, wait) => waitForPost(calls, id, wait),
  };
}

async function* eachOf<Item>(sending: Sending, operation: PlainOperation, sent: Partial<Sent>): AsyncGenerator<Item> {
  let cursor: string | null | undefined;
  do {
    const query = { ...sent.query, ...(cursor && { cursor }) };
    const page = (await sendCall(sending, operation, { ...sent, query })) as Record<string, unknown>;
    yield* (Object.values(page).find(Array.isArray) ?? []) as Item[];
    cursor = page["next"] as string | null;
  } while (cursor);
}

async function waitForPost(
  { readPost }: Calls,
  id: string,
  { onStatus, timeoutMs = WAITS_MS }: WaitOptions = {},
): Promise<Output<"readPost">> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const post = await readPost({ params: { id } });
    onStatus?.(post.status);
    if (!isInFlight(post) || Date.now() + ASKED_EVERY_MS > until) return post;
    await sleep(ASKED_EVERY_MS);
  }
}
