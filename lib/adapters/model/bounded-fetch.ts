import { PUBLIC_ONLY } from "#lib/adapters/web/ask-public.ts";
import { fetchPublic } from "#lib/adapters/web/fetch-public.ts";

interface Bounds {
  readonly fetch: typeof globalThis.fetch;
  /** the model's own; null: the vendor's */
  readonly baseUrl: string | null;
  readonly bytesMax: number;
  readonly timeoutMs: number;
}

/** An image's file: the only thing that an answer may point to. */
const FILE = { accept: "image/*", type: /^image\/|^application\/octet-stream/iu };

/**
 * How the vendors' packages reach the network: what is asked of the model and its own files by the fetch that is given,
 * which knows how far it may reach; a file elsewhere from the open web alone; of either no more than so many bytes.
 */
export function boundedFetch({ baseUrl, bytesMax, fetch, timeoutMs }: Bounds): typeof globalThis.fetch {
  const own = baseUrl === null ? null : new URL(baseUrl).origin;
  return async (input, init) => {
    const { href, origin } = new URL(input instanceof Request ? input.url : input);
    if (init?.method === "POST" || origin === own) {
      return limited(await fetch(href, { ...(await packed(init)), redirect: "error" }), bytesMax);
    }
    const wanted = { ...FILE, bytesMax, timeoutMs, guard: PUBLIC_ONLY };
    const { bytes, type } = await fetchPublic(href, wanted, init?.signal ?? AbortSignal.timeout(timeoutMs));
    return new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
  };
}

/** A form as bytes: another package's fetch does not know the platform's forms. */
async function packed(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  if (!(init?.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set("content-type", form.headers.get("content-type") ?? "");
  return { ...init, headers: Object.fromEntries(headers), body: await form.arrayBuffer() };
}

function limited(answer: Response, bytesMax: number): Response {
  if (!answer.body) return answer;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > bytesMax) controller.error(new Error("The model's answer is too large"));
      else controller.enqueue(chunk);
    },
  });
  const { headers, status, statusText } = answer;
  return new Response(answer.body.pipeThrough(limit), { headers, status, statusText });
}
