import * as z from "zod";
import { SourceError } from "#lib/ports/inspiration.ts";

export interface VideoAddress {
  /** the data API, up to its version */
  readonly apiUrl: string;
  readonly key: string;
  /** a video's page, up to its id */
  readonly watchUrl: string;
}

const TIMEOUT_MS = 20_000;

const problem = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string().default("") })).default([]) }),
});
const LIMITED = new Set(["quotaExceeded", "dailyLimitExceeded", "rateLimitExceeded", "userRateLimitExceeded"]);

/** Reads a resource; null where the platform says that there is none. */
export async function callVideos<Answer>(
  { apiUrl, key }: VideoAddress,
  resource: string,
  params: Record<string, string>,
  answer: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const { body, status } = await send(`${apiUrl}/${resource}?${new URLSearchParams(params)}`, key, signal);
  if (status === 404) return null;
  if (status >= 500 || body === null) throw new SourceError("video", "unreachable");
  const failed = problem.safeParse(body);
  if (failed.success) {
    const isLimited = failed.data.error.errors.some(({ reason }) => LIMITED.has(reason));
    throw new SourceError("video", isLimited ? "limited" : "refused");
  }
  const read = answer.safeParse(body);
  if (!read.success) throw new SourceError("video", "unreachable", read.error);
  return read.data;
}

async function send(url: string, key: string, signal: AbortSignal): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      // The key never stands in an address, which ends in logs.
      headers: { "X-Goog-Api-Key": key },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = await response.text();
    return { status: response.status, body: readJson(text) };
  } catch (error) {
    throw new SourceError("video", "unreachable", error);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
