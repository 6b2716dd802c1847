import type { Guard } from "./ask-public.ts";
import { fetchPublic } from "./fetch-public.ts";

const HTML = {
  accept: "text/html,application/xhtml+xml",
  type: /^(text\/html|application\/xhtml\+xml)/i,
  bytesMax: 2 * 1024 * 1024,
  timeoutMs: 10_000,
};

export interface Page {
  url: string;
  html: string;
}

/** A page of the open web as text. */
export async function fetchPage(link: string, signal: AbortSignal, guard: Guard): Promise<Page> {
  const { bytes, type, url } = await fetchPublic(link, { ...HTML, guard }, signal);
  return { url, html: decode(bytes, type) };
}

/** By the header's charset, else the page's own, else UTF-8. */
function decode(bytes: Buffer, type: string): string {
  const declared =
    /charset=["']?([\w-]+)/i.exec(type) ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(bytes.subarray(0, 2048).toString("latin1"));
  try {
    return new TextDecoder(declared?.[1] ?? "utf-8").decode(bytes);
  } catch {
    return bytes.toString("utf8");
  }
}
