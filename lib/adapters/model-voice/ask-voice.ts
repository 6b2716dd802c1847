import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, generateSpeech, type SpeechModel } from "ai";
import { boundedFetch } from "#lib/adapters/model/bounded-fetch.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import type { Encoded } from "./decode-sound.ts";

/** A minute of plain samples at a high rate is less. */
const ANSWER_BYTES_MAX = 24 * 1024 * 1024;
/** Answers of an address that does not know what is asked of it. */
const LACKS = new Set([400, 415, 422, 501]);
const REFUSED = /polic|safety|moderation|blocked/iu;

interface Asked {
  readonly text: string;
  readonly voice: string;
  /** how it is said; "" as it is */
  readonly manner: string;
}

interface Ways {
  readonly format: "wav" | "mp3";
  /** an address may know of no instructions */
  readonly instructs: boolean;
}

const WAYS: readonly Ways[] = [
  { format: "wav", instructs: true },
  { format: "wav", instructs: false },
  { format: "mp3", instructs: false },
];

/** Asks one model to speak, and remembers what its address does not know. */
export class VoiceAsker {
  readonly #model: SpeechModel;
  #way = 0;

  constructor(
    { apiKey, baseUrl, model }: ProviderSettings<"voice">,
    { fetch, timeoutMs }: { fetch: typeof globalThis.fetch; timeoutMs: number },
  ) {
    const bounded = boundedFetch({ baseUrl, bytesMax: ANSWER_BYTES_MAX, fetch, timeoutMs });
    const keyless: typeof bounded = (input, init) => bounded(input, withoutKey(init));
    const address = baseUrl === null ? {} : { baseURL: baseUrl };
    const reached = apiKey === null ? { apiKey: "none", fetch: keyless } : { apiKey, fetch: bounded };
    this.#model = createOpenAI({ ...address, ...reached }).speech(model);
  }

  async ask(asked: Asked, signal: AbortSignal): Promise<Encoded> {
    let first: unknown;
    for (const [index, way] of WAYS.entries()) {
      if (index < this.#way || (asked.manner === "" && index < 1)) continue;
      try {
        const sound = await this.#say(asked, way, signal);
        if (first !== undefined) this.#way = index;
        return sound;
      } catch (error) {
        first ??= error;
        if (!lacks(error)) throw error;
      }
    }
    throw first;
  }

  async #say({ manner, text, voice }: Asked, { format, instructs }: Ways, signal: AbortSignal): Promise<Encoded> {
    const { audio, responses } = await generateSpeech({
      model: this.#model,
      text,
      voice,
      outputFormat: format,
      maxRetries: 0,
      abortSignal: signal,
      ...(instructs && manner !== "" && { instructions: manner }),
    });
    const type = responses[0]?.headers?.["content-type"] ?? "";
    const bytes = audio.uint8Array;
    if (!/json|^text\//iu.test(type)) return { bytes, type };
    const responseBody = Buffer.from(bytes).toString();
    throw new APICallError({ message: "No sound", url: "", requestBodyValues: {}, statusCode: 200, responseBody });
  }
}

const lacks = (error: unknown): boolean =>
  APICallError.isInstance(error) && LACKS.has(error.statusCode ?? 0) && !REFUSED.test(error.responseBody ?? "");

function withoutKey(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  headers.delete("authorization");
  return { ...init, headers };
}
