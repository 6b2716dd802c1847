import type { z } from "zod";
import { toJSONSchema } from "zod";
import { ProviderFault, type ProviderFaultKind } from "#lib/domain/provider.ts";
import type { Spent } from "#lib/ports/use.ts";
import { isFormRefused, isNoStream, textFault } from "./faults.ts";
import type { LanguageModel } from "./language-model.ts";

export interface Turn {
  readonly role: "system" | "user" | "assistant";
  readonly text: string;
}

export interface Call {
  /** "draft", "repair" */
  readonly step: string;
  readonly turns: readonly Turn[];
  readonly schema: z.ZodType;
  readonly wholeMs: number;
  /** all that is said so far, each time that more is */
  hears?(text: string): void;
}

/** What came of a call, as far as it came; `fault`: it ended before it was done. */
export interface Said {
  readonly text: string;
  readonly isCut: boolean;
  readonly fault: ProviderFault | null;
  readonly tokens: Tokens;
  /** a server that knows no schemas or no streams may answer where it is asked for neither */
  readonly wantsPlain: boolean;
}

export interface Tokens {
  readonly input: number | undefined;
  readonly cached: number;
  readonly output: number | undefined;
}

export interface Caller {
  readonly name: string;
  readonly model: LanguageModel;
  /** of silence, once it speaks */
  readonly idleMs: number;
  readonly prices: { readonly input: number; readonly output: number } | null;
  readonly signal: AbortSignal;
  spent?(what: Spent): void;
}

const OUTPUT_TOKENS_MAX = 6000;
/** To read a long prompt takes a machine of one's own longer than to say a word. */
const FIRST_WORD = 2;

type Options = Parameters<LanguageModel["doStream"]>[0];
type Finish = Extract<StreamPart, { type: "finish" }>;
type StreamPart =
  Awaited<ReturnType<LanguageModel["doStream"]>>["stream"] extends ReadableStream<infer Part> ? Part : never;

/**
 * One call of a model: streamed, so that one that is slow but speaks is heard out. It throws only where a person
 * stopped it; `isPlain` asks without schema and stream, for servers that know neither.
 */
export async function callModel(caller: Caller, call: Call, isPlain: boolean): Promise<Said> {
  const started = performance.now();
  // What comes all at once is silent until it is done.
  const limit = limitOf(isPlain ? call.wholeMs : caller.idleMs, call.wholeMs);
  const abortSignal = AbortSignal.any([caller.signal, limit.signal]);
  const heard: { text: string; finish: Pick<Finish, "finishReason" | "usage"> | null } = { text: "", finish: null };
  let thrown: unknown = null;
  try {
    const options = { ...optionsOf(call, isPlain), abortSignal };
    if (isPlain) {
      const { content, finishReason, usage } = await caller.model.doGenerate(options);
      heard.text = content.map((part) => (part.type === "text" ? part.text : "")).join("");
      heard.finish = { finishReason, usage };
    } else {
      const { stream } = await caller.model.doStream(options);
      for await (const part of partsOf(stream, abortSignal)) {
        limit.heard(part.type === "text-delta" || part.type === "reasoning-delta");
        if (part.type === "text-delta") {
          heard.text += part.delta;
          call.hears?.(heard.text);
        }
        if (part.type === "finish") heard.finish = part;
        if (part.type === "error") throw part.error;
      }
    }
  } catch (error) {
    thrown = error ?? new Error("broken off");
  } finally {
    limit.end();
  }
  caller.signal.throwIfAborted();
  const fault = faultOf(caller.name, heard.finish, thrown, limit.signal.aborted);
  const tokens = tokensOf(heard.finish);
  report(caller, call.step, tokens, performance.now() - started, fault?.kind ?? null);
  const isCut = fault !== null || heard.finish?.finishReason.unified === "length";
  const isSilent = heard.text.trim() === "" && fault?.kind !== "subject_refused" && !limit.signal.aborted;
  const wantsPlain = thrown === null ? isSilent : isFormRefused(thrown) || (isSilent && isNoStream(thrown));
  return { text: heard.text, isCut, fault, tokens, wantsPlain };
}

/** A stream whose server has gone silent for good never ends: the reader leaves when it is told to. */
async function* partsOf(stream: ReadableStream<StreamPart>, signal: AbortSignal): AsyncGenerator<StreamPart> {
  const reader = stream.getReader();
  const stopped = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stopped]);
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

const optionsOf = ({ schema, turns }: Call, isPlain: boolean): Options => ({
  prompt: turns.map(({ role, text }) =>
    role === "system" ? { role, content: text } : { role, content: [{ type: "text", text }] },
  ),
  maxOutputTokens: OUTPUT_TOKENS_MAX,
  // A schema of zod is one of the draft that vendors read.
  ...(!isPlain && {
    responseFormat: { type: "json", name: "post", schema: toJSONSchema(schema, { target: "draft-7" }) },
  }),
});

function limitOf(idleMs: number, wholeMs: number) {
  const controller = new AbortController();
  const stop = () => controller.abort(new DOMException("no word for too long", "TimeoutError"));
  const whole = setTimeout(stop, wholeMs);
  let silence = setTimeout(stop, Math.min(idleMs * FIRST_WORD, wholeMs));
  return {
    signal: controller.signal,
    heard(isWord: boolean) {
      if (!isWord) return;
      clearTimeout(silence);
      silence = setTimeout(stop, idleMs);
    },
    end() {
      clearTimeout(whole);
      clearTimeout(silence);
    },
  };
}

function faultOf(
  provider: string,
  finish: Pick<Finish, "finishReason"> | null,
  thrown: unknown,
  isLate: boolean,
): ProviderFault | null {
  const of = (kind: ProviderFaultKind, cause: unknown) => new ProviderFault({ part: "text", kind, provider, cause });
  if (isLate) return of("slow", thrown);
  if (thrown !== null) return textFault(provider, thrown);
  if (!finish) return of("broken", new Error("the answer ended before it was done"));
  if (finish.finishReason.unified === "content-filter") return of("subject_refused", finish.finishReason.raw);
  return finish.finishReason.unified === "error" ? of("broken", finish.finishReason.raw) : null;
}

const tokensOf = (finish: Pick<Finish, "usage"> | null): Tokens => ({
  input: finish?.usage.inputTokens.total,
  cached: finish?.usage.inputTokens.cacheRead ?? 0,
  output: finish?.usage.outputTokens.total,
});

const MILLION = 1_000_000;

function report(
  { name, prices, spent }: Caller,
  step: string,
  { input, output }: Tokens,
  ms: number,
  fault: ProviderFaultKind | null,
): void {
  const isCounted = input !== undefined || output !== undefined;
  const cost = prices && isCounted ? ((input ?? 0) * prices.input + (output ?? 0) * prices.output) / MILLION : null;
  spent?.({
    part: "text",
    provider: name,
    step,
    ...(input !== undefined && { inputTokens: input }),
    ...(output !== undefined && { outputTokens: output }),
    cost,
    durationMs: Math.round(ms),
    fault,
  });
}
