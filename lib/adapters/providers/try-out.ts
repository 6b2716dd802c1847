import type { Part } from "#lib/domain/provider.ts";
import type { Trial } from "#lib/domain/vendor.ts";
import type { Makers, SettingsOfPart } from "#lib/ports/makers.ts";
import type { Picture } from "#lib/ports/image.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import { isListed, listModels } from "./list-models.ts";
import { detailOf, problemOf } from "./problem-of.ts";

/** How settings are opened, and by whose fetch. */
export interface Opener {
  readonly open: { readonly [P in Part]: (settings: ProviderSettings<P>) => Makers[P] };
  readonly fetch: typeof globalThis.fetch;
}

/** A reply of one word; some vendors count no fewer than these. */
const TOKENS_MIN = 16;

const TINY: Picture = {
  subject: "a single orange circle",
  mood: "bright",
  style: "minimal",
  width: 256,
  height: 256,
  colors: { background: "#ffffff", brand: "#f08a24" },
  seed: 1,
  calm: "none",
  scene: null,
  wishes: [],
};

/** Asks for the least there is: a word, a plain picture, a spoken word. */
export async function tryOut(settings: SettingsOfPart, opener: Opener, signal: AbortSignal): Promise<Trial> {
  try {
    await ask(settings, opener, signal);
    return { problem: null, detail: null };
  } catch (error) {
    return explain(settings, opener, error, signal);
  }
}

async function ask(settings: SettingsOfPart, { fetch, open }: Opener, signal: AbortSignal): Promise<void> {
  switch (settings.part) {
    case "text": {
      const [{ generateText }, { languageModel }] = await Promise.all([
        import("ai"),
        import("#lib/writing/model/language-model.ts"),
      ]);
      const model = languageModel(settings, { fetch });
      const asked = { prompt: "Answer with the word: yes", maxOutputTokens: TOKENS_MIN, maxRetries: 0 };
      await generateText({ model, ...asked, abortSignal: signal });
      return;
    }
    case "image":
      await open.image(settings).draw(TINY, { signal });
      return;
    case "voice": {
      const speaker = open.voice(settings);
      const [voice] = speaker.voices("en");
      await speaker.speak({ text: "Yes.", voice: voice?.id ?? "", language: "en" }, { signal });
      return;
    }
    default:
      settings satisfies never;
  }
}

/** What cannot be told from the failure alone, the list of its models often tells. */
async function explain(settings: SettingsOfPart, { fetch }: Opener, error: unknown, signal: AbortSignal) {
  const problem = problemOf(error);
  const detail = detailOf(error, settings.apiKey);
  if (problem !== "broken") return { problem, detail };
  try {
    const names = await listModels(settings, fetch, signal);
    const isUnknown = names.length > 0 && !isListed(names, settings.model);
    return { problem: isUnknown ? ("model_unknown" as const) : problem, detail };
  } catch (refused) {
    const listed = problemOf(refused);
    return { problem: listed === "model_unknown" ? problem : listed, detail };
  }
}

/** As above, but of a painter only whether its key and model are known; who lists nothing is believed. */
export const check = (settings: SettingsOfPart, opener: Opener, signal: AbortSignal): Promise<Trial> =>
  settings.part === "image" ? greet(settings, opener, signal) : tryOut(settings, opener, signal);

async function greet(settings: SettingsOfPart, { fetch }: Opener, signal: AbortSignal): Promise<Trial> {
  try {
    const names = await listModels(settings, fetch, signal);
    const isUnknown = names.length > 0 && !isListed(names, settings.model);
    return { problem: isUnknown ? "model_unknown" : null, detail: null };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === "model_unknown") return { problem: null, detail: null };
    return { problem, detail: detailOf(error, settings.apiKey) };
  }
}
