import { ProviderFault, type ProviderFaultKind } from "#lib/domain/provider.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import type { Use } from "#lib/ports/use.ts";
import type { Voice, VoicePort } from "#lib/ports/voice.ts";
import { alignWords, type TimedSound } from "#lib/render/audio/align-words.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import { findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";
import { referenceOf } from "#lib/voice/reference.ts";
import type { VoiceAsker } from "./ask-voice.ts";
import { faultIn } from "./check-speech.ts";
import { decodeSound } from "./decode-sound.ts";
import { inTurns } from "./in-turns.ts";
import { joinPassages, type SpokenPassage, trimmed } from "./join-passages.ts";
import { type Passage, passagesOf } from "./passages.ts";

interface Options {
  /** how far an address may be reached that a stranger named */
  readonly fetch?: typeof globalThis.fetch;
  /** of one sentence */
  readonly timeoutMs?: number;
  readonly ffmpegPath?: string | null;
}

const TIMEOUT_MS = 60_000;
const SECONDS_MAX = 120;
const AT_ONCE = 3;
/** What is heard may be wrong once. */
const TRIES = 2;
const PREFIX = "model-";

/** Any address that speaks OpenAI's way of asking for speech, a local one as well. It speaks every language. */
export function modelVoice(
  settings: ProviderSettings<"voice">,
  { fetch = globalThis.fetch, ffmpegPath = null, timeoutMs = TIMEOUT_MS }: Options = {},
): VoicePort {
  const { model, prices, vendor, voices } = settings;
  const provider = `${vendor} ${model}`;
  let asker: VoiceAsker | undefined;
  let encoder: ReturnType<typeof findFfmpeg> | undefined;
  const ffmpeg = async () => (await (encoder ??= findFfmpeg(ffmpegPath))).path;

  /** One try of one passage: its sound, or what is wrong with it. */
  async function say(passage: Passage, reference: TimedSound, voice: string, use: Use, step: string) {
    // The vendors' packages are large: they are loaded by whoever speaks first.
    const [{ VoiceAsker }, { faultOf }] = await Promise.all([
      import("./ask-voice.ts"),
      import("#lib/adapters/model/fault-of.ts"),
    ]);
    asker ??= new VoiceAsker(settings, { fetch, timeoutMs });
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([use.signal, limit]);
    const begun = performance.now();
    const tell = (seconds: number, fault: ProviderFaultKind | null) => {
      const durationMs = Math.round(performance.now() - begun);
      const cost = prices && (seconds / 60) * prices.output;
      use.spent?.({ part: "voice", provider, step, seconds, cost, durationMs, fault });
    };
    try {
      const text = passage.words.map((word) => word.text).join(" ");
      const encoded = await asker.ask({ text, voice, manner: passage.manner }, signal);
      const sound = await decodeSound(encoded, { ffmpeg, secondsMax: SECONDS_MAX, signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        return error instanceof Error ? error : new Error("no sound");
      });
      const wrong = sound instanceof Error ? sound.message : faultIn(sound, reference, passage.manner !== "");
      tell(sound instanceof Error ? 0 : sound.length / SAMPLE_RATE, wrong === null ? null : "broken");
      return wrong !== null || sound instanceof Error ? { wrong: wrong ?? "" } : { sound };
    } catch (error) {
      if (use.signal.aborted) throw use.signal.reason;
      const fault = faultOf(error, { part: "voice", provider, limit });
      tell(0, fault.kind);
      throw fault;
    }
  }

  async function speakPassage(passage: Passage, reference: TimedSound, voice: string, use: Use, step: string) {
    let wrong = "";
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const said = await say(passage, reference, voice, use, step);
      if ("wrong" in said) wrong = said.wrong;
      else {
        const sound = trimmed(said.sound);
        return { passage, sound, starts: alignWords(sound, SAMPLE_RATE, reference) } satisfies SpokenPassage;
      }
    }
    const cause = new Error(`The speech: ${wrong}`);
    throw new ProviderFault({ part: "voice", kind: "broken", provider, isPaid: true, cause });
  }

  return {
    name: provider,
    isModel: true,
    voices: (language) => voices.map((name): Voice => ({ id: `${PREFIX}${name}`, name, language, kind: "neutral" })),

    async speak({ language, text, voice }, use) {
      use.signal.throwIfAborted();
      const name = voices.find((one) => `${PREFIX}${one}` === voice) ?? voices[0];
      if (name === undefined) throw new Error("The voice model has no voice.");
      const passages = passagesOf(text, language);
      const references = await referenceOf(
        passages.map(({ utterance }) => utterance),
        language,
        use.signal,
      );
      const spoken = await inTurns(passages, AT_ONCE, use.signal, (passage, index, signal) => {
        const reference = references[index] ?? { samples: new Float32Array(0), rate: SAMPLE_RATE, starts: [] };
        return speakPassage(passage, reference, name, { ...use, signal }, `sentence ${index + 1}`);
      });
      return joinPassages(spoken);
    },
  };
}
