import type { Logger } from "pino";
import type { env } from "#lib/runtime/env.ts";
import type { TextPort } from "#lib/ports/text.ts";
import { embeddedWriter } from "#lib/writing/embedded/writer.ts";
import type { ModelSettings } from "#lib/writing/model/language-model.ts";

type Environment = typeof env;

/** The built-in writer, or the model that the environment names. */
export function chooseText(environment: Environment, log: Logger): TextPort {
  const { TEXT_FALLBACK, TEXT_MODEL, TEXT_VENDOR } = environment;
  if (!TEXT_VENDOR) return embeddedWriter();
  const name = `${TEXT_VENDOR} ${TEXT_MODEL}`;
  let opened: Promise<TextPort> | undefined;
  return {
    name,
    isModel: true,
    // The vendors' packages are large: they are loaded by whoever writes first.
    write: async (brief, signal) =>
      (await (opened ??= open(environment, log, name, TEXT_FALLBACK))).write(brief, signal),
  };
}

async function open(environment: Environment, log: Logger, name: string, fallsBack: boolean): Promise<TextPort> {
  const [{ languageModel }, { modelWriter }, { withFallback }] = await Promise.all([
    import("#lib/writing/model/language-model.ts"),
    import("#lib/writing/model/writer.ts"),
    import("#lib/writing/model/fallback.ts"),
  ]);
  const { TEXT_PRICE_INPUT: input, TEXT_PRICE_OUTPUT: output, TEXT_TIMEOUT_SECONDS } = environment;
  const writer = modelWriter({
    name,
    model: languageModel(settingsOf(environment)),
    timeoutMs: TEXT_TIMEOUT_SECONDS * 1000,
    prices: input !== undefined && output !== undefined ? { input, output } : null,
    log,
  });
  return fallsBack ? withFallback(writer, embeddedWriter(), log) : writer;
}

function settingsOf({ TEXT_API_KEY, TEXT_BASE_URL, TEXT_MODEL, TEXT_VENDOR }: Environment): ModelSettings {
  const model = TEXT_MODEL ?? "";
  if (!TEXT_VENDOR || TEXT_VENDOR === "compatible") {
    return { vendor: "compatible", model, apiKey: TEXT_API_KEY ?? null, baseUrl: TEXT_BASE_URL ?? "" };
  }
  return { vendor: TEXT_VENDOR, model, apiKey: TEXT_API_KEY ?? "" };
}
