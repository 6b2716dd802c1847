import { readVoices } from "#lib/content/voices/voices.ts";
import type { Language } from "#lib/domain/language.ts";
import type { TimedSound } from "#lib/render/audio/align-words.ts";
import type { Utterance } from "#lib/render/audio/script.ts";
import { espeak } from "./espeak.ts";
import { lineOf, startsOf } from "./line.ts";

/** Plain speech: neither lively nor flat. */
const MANNER = { pitch: 45, range: 50 } as const;

/** The same words by the embedded voice, which knows when it says each: what another's speech is held against. */
export async function referenceOf(
  utterances: readonly Utterance[],
  language: Language,
  signal: AbortSignal,
): Promise<TimedSound[]> {
  const [voice] = readVoices(language);
  if (!voice) throw new Error(`No voice speaks ${language}`);
  const lines = utterances.map((utterance) => lineOf(utterance, language));
  const asked = lines.map(({ spoken }) => ({ ...MANNER, text: spoken, voice: voice.accent, rate: voice.rate }));
  const { sampleRate, spoken } = await espeak({ utterances: asked }, signal);
  return lines.flatMap((line, index) => {
    const said = spoken[index];
    if (!said) return [];
    const samples = Float32Array.from(said.samples, (value) => value / 32_768);
    return [{ samples, rate: sampleRate, starts: startsOf(line, said, sampleRate) }];
  });
}
