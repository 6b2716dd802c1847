import { askPublic, type Guard } from "./ask-public.ts";

/** What is wanted of an address, and how much of it. */
interface Wanted {
  readonly accept: string;
  readonly type: RegExp;
  readonly bytesMax: number;
  readonly timeoutMs: number;
  readonly guard: Guard;
}

export interface Fetched {
  /** where it was found in the end */
  readonly url: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Fetches from the open web: nothing inside, nothing endless. */
export function fetchPublic(link: string, wanted: Wanted, signal: AbortSignal): Promise<Fetched> {
  const { accept, bytesMax, guard, timeoutMs } = wanted;
  return askPublic(link, { headers: { accept }, guard, timeoutMs }, signal, async ({ body, status, type, url }) => {
    if (status !== 200) throw new Error(`The page answered ${status}`);
    if (!wanted.type.test(type)) throw new Error(`The page is ${type || "of no type"}`);
    return { url, type, bytes: await readLimited(body, bytesMax) };
  });
}

export async function readLimited(body: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw new Error("The page is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
