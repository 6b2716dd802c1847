import type { Logger } from "pino";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import type { TextPort } from "#lib/ports/text.ts";
import type { env } from "#lib/runtime/env.ts";
import { embeddedWriter } from "#lib/writing/embedded/writer.ts";
import { nameOf } from "./providers/addresses.ts";

/** A model can write again what a person wishes otherwise. */
type Rewriting = TextPort & Required<Pick<TextPort, "rewrite">>;
export type OpenText = (settings: ProviderSettings<"text">) => TextPort;

const TIMEOUT_SECONDS = 60;
/** A machine of one's own writes more slowly than those of the vendors. */
const OWN_TIMEOUT_SECONDS = 300;

/** Opens the model that settings name. Its package is large: it is loaded by whoever writes first. */
export function textOpener(environment: typeof env, log: Logger, fetch?: typeof globalThis.fetch): OpenText {
  const { TEXT_CRITIQUE, TEXT_FALLBACK, TEXT_TIMEOUT_SECONDS } = environment;

  async function open(settings: ProviderSettings<"text">): Promise<Rewriting> {
    const [{ languageModel }, { modelWriter }, { withFallback }] = await Promise.all([
      import("#lib/writing/model/language-model.ts"),
      import("#lib/writing/model/writer.ts"),
      import("#lib/writing/model/fallback.ts"),
    ]);
    const usual = settings.vendor === "ollama" ? OWN_TIMEOUT_SECONDS : TIMEOUT_SECONDS;
    const writer = modelWriter({
      name: nameOf(settings),
      model: languageModel(settings, fetch ? { fetch } : {}),
      timeoutMs: (TEXT_TIMEOUT_SECONDS ?? usual) * 1000,
      prices: settings.prices,
      critique: TEXT_CRITIQUE || settings.effort === "high",
      log,
    });
    return TEXT_FALLBACK ? withFallback(writer, embeddedWriter(), log) : writer;
  }

  return (settings) => {
    let opened: Promise<Rewriting> | undefined;
    const writer = () => (opened ??= open(settings));
    return {
      name: nameOf(settings),
      isModel: true,
      fallsBack: TEXT_FALLBACK,
      write: async (...asked) => (await writer()).write(...asked),
      rewrite: async (...asked) => (await writer()).rewrite(...asked),
    };
  };
}
