import type { PlainOperation } from "#lib/contract/operation.ts";
import { requestOf } from "#lib/sdk/request.ts";
import type { Sent } from "#lib/sdk/flat.ts";

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Pauta, as a holder of one key reaches it: within the process, or over the network. */
export interface Pauta {
  call(operation: PlainOperation, sent: Sent): Promise<Answered>;
  /** a picture of a post, no wider than asked; null when there is none */
  picture(url: string, width: number): Promise<{ readonly data: Buffer; readonly type: string } | null>;
}

type Send = (request: Request) => Promise<Response>;

/** A request for each call, sent by whatever sends requests. */
export function pautaBy(send: Send, { address, key }: { address: string; key: string }): Pauta {
  return {
    async call(operation, sent) {
      const response = await send(requestOf(operation, sent, { address, key }));
      return { status: response.status, body: await response.json() };
    },

    async picture(url, width) {
      const response = await send(new Request(`${url}?width=${width}`));
      const type = response.headers.get("content-type") ?? "";
      if (!response.ok || !type.startsWith("image/")) return null;
      return { data: Buffer.from(await response.arrayBuffer()), type };
    },
  };
}
