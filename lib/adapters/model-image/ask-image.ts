import { APICallError, generateImage, type ImageModel } from "ai";
import { MEDIA_REFUSED } from "#lib/domain/provider-answer.ts";
import type { Picture } from "#lib/ports/image.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import { boundedFetch } from "#lib/adapters/model/bounded-fetch.ts";
import { promptBeside, promptOf } from "./prompt.ts";
import { imageModelOf, shapeOf } from "./vendors.ts";

/** A picture in letters, with what stands around it. */
const ANSWER_BYTES_MAX = 48 * 1024 * 1024;

export interface Drawn {
  readonly bytes: Uint8Array;
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

/** Answers of an address that knows no edits, or none by this model. */
const LACKS = new Set([400, 404, 405, 415, 422, 501]);

const lacksEdits = (error: unknown): boolean =>
  APICallError.isInstance(error) && LACKS.has(error.statusCode ?? 0) && !MEDIA_REFUSED.test(error.responseBody ?? "");

/** A local model may draw in sizes of its own: what it draws is cut to ours. */
const refusesSize = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  [400, 422].includes(error.statusCode ?? 0) &&
  /\bsize|resolution|dimension|aspect/iu.test(error.responseBody ?? "");

/** Asks one model for pictures, and remembers what its address does not know. */
export class ImageAsker {
  readonly #settings: ProviderSettings<"image">;
  readonly #model: ImageModel;
  #edits: boolean;
  #sizes = true;

  constructor(
    settings: ProviderSettings<"image">,
    { fetch, timeoutMs }: { fetch: typeof globalThis.fetch; timeoutMs: number },
  ) {
    const { baseUrl } = settings;
    this.#settings = settings;
    this.#model = imageModelOf(settings, boundedFetch({ baseUrl, bytesMax: ANSWER_BYTES_MAX, fetch, timeoutMs }));
    this.#edits = settings.model !== "dall-e-3";
  }

  async ask(picture: Picture, signal: AbortSignal): Promise<Drawn> {
    const { reference } = picture;
    if (!reference || !this.#edits) return this.#generate(promptOf(picture), picture, signal);
    try {
      return await this.#generate({ text: promptBeside(picture), images: [reference] }, picture, signal);
    } catch (error) {
      if (!lacksEdits(error) || refusesSize(error)) throw error;
      const drawn = await this.#generate(promptOf(picture), picture, signal);
      // Only now is it known that it was the edit, and not the asking, that it would not take.
      this.#edits = false;
      return drawn;
    }
  }

  async #generate(
    prompt: Parameters<typeof generateImage>[0]["prompt"],
    picture: Picture,
    signal: AbortSignal,
  ): Promise<Drawn> {
    const { model, vendor } = this.#settings;
    const shape = this.#sizes ? shapeOf(vendor, model, picture) : {};
    const asked = { model: this.#model, prompt, ...shape, maxRetries: 0, abortSignal: signal };
    try {
      const { image, usage } = await generateImage(asked);
      return { bytes: image.uint8Array, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens };
    } catch (error) {
      if (!this.#sizes || !refusesSize(error)) throw error;
      this.#sizes = false;
      return this.#generate(prompt, picture, signal);
    }
  }
}
