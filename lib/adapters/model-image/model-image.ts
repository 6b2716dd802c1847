import type { ProviderFaultKind } from "#lib/domain/provider.ts";
import type { ImagePort } from "#lib/ports/image.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import type { ImageAsker } from "./ask-image.ts";

interface Options {
  /** how far an address may be reached that a stranger named */
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;

/** Pictures by a vendor's model, or by any address that draws as OpenAI's does. */
export function modelImage(
  settings: ProviderSettings<"image">,
  { fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS }: Options = {},
): ImagePort {
  const name = `${settings.vendor} ${settings.model}`;
  let asker: ImageAsker | undefined;
  return {
    name,
    isModel: true,
    async draw(picture, use) {
      use.signal.throwIfAborted();
      // The vendors' packages are large: they are loaded by whoever draws first.
      const [{ ImageAsker }, { faultOf }, { finishPicture }] = await Promise.all([
        import("./ask-image.ts"),
        import("#lib/adapters/model/fault-of.ts"),
        import("./finish-picture.ts"),
      ]);
      asker ??= new ImageAsker(settings, { fetch, timeoutMs });
      const limit = AbortSignal.timeout(timeoutMs);
      const begun = performance.now();
      const spent = { part: "image" as const, provider: name, step: "picture" };
      let pictures = 0;
      let tokens = {};
      const tell = (fault: ProviderFaultKind | null) => {
        const durationMs = Math.round(performance.now() - begun);
        const cost = settings.prices && pictures * settings.prices.output;
        use.spent?.({ ...spent, ...tokens, pictures, cost, durationMs, fault });
      };
      try {
        const { bytes, inputTokens, outputTokens } = await asker.ask(picture, AbortSignal.any([use.signal, limit]));
        pictures = 1;
        tokens = {
          ...(inputTokens !== undefined && { inputTokens }),
          ...(outputTokens !== undefined && { outputTokens }),
        };
        const finished = await finishPicture(bytes, picture);
        tell(null);
        return finished;
      } catch (error) {
        if (use.signal.aborted) throw use.signal.reason;
        const fault = faultOf(error, { part: "image", provider: name, limit });
        tell(fault.kind);
        throw fault;
      }
    },
  };
}
