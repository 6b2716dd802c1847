import * as z from "zod";
import { GraphError } from "./error.ts";

const TIMEOUT_MS = 60_000;

const graphError = z.object({
  error: z.object({
    message: z.string().default(""),
    code: z.number(),
    error_subcode: z.number().optional(),
    fbtrace_id: z.string().optional(),
  }),
});
// The code exchange answers with an envelope of its own.
const exchangeError = z.object({ error_message: z.string(), code: z.number() });

type Params = Record<string, string>;

interface Call<Answer> {
  method: "GET" | "POST" | "DELETE";
  path: string;
  params?: Params;
  token?: string;
  signal?: AbortSignal;
  answer: z.ZodType<Answer>;
}

/** Calls the Graph API. An answer that cannot be read is no answer: its fate is unknown. */
export async function callGraph<Answer>(
  base: string,
  { answer, method, params = {}, path, signal, token }: Call<Answer>,
): Promise<Answer> {
  const form = new URLSearchParams(params);
  const url = method === "GET" && form.size > 0 ? `${base}${path}?${form}` : `${base}${path}`;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const { status, text } = await send(url, {
    method,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    // The token never stands in an address, which ends in logs.
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(method === "POST" && { body: form }),
  });
  const body = readJson(text);
  const failed = graphError.safeParse(body);
  if (failed.success) {
    const { code, error_subcode, fbtrace_id, message } = failed.data.error;
    throw new GraphError({ code, subcode: error_subcode ?? null, traceId: fbtrace_id ?? null, message });
  }
  const refused = exchangeError.safeParse(body);
  if (refused.success) throw new GraphError({ code: refused.data.code, message: refused.data.error_message });
  const read = answer.safeParse(body);
  if (status >= 400 || !read.success) throw new GraphError({ code: null, message: `status ${status}` });
  return read.data;
}

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new GraphError({ code: null, message: error instanceof Error ? error.message : "no answer" });
  }
}

/** Ids may come as bare numbers beyond what a number holds: they are read as the texts they are. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(/"((?:\w+_)?id)"\s*:\s*(\d{15,})/g, '"$1":"$2"'));
  } catch {
    return null;
  }
}
