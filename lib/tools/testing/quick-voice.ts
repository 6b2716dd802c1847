import type { VoicePort } from "#lib/ports/voice.ts";
import { writeWav } from "#lib/render/audio/wav.ts";

/**
 * Says every script within so many seconds: a third of them for its first sentence, one for its second, one for all that
 * follows. A film of it is soon made, and still has more than one picture.
 */
export const quickVoice = (seconds: number): VoicePort => ({
  name: "quick",
  isModel: false,
  voices: (language) => [{ id: "quick", name: "Quick", language, kind: "neutral" }],
  async speak({ text }) {
    const sound = Float32Array.from({ length: 48_000 * seconds }, (_, index) => Math.sin(index / 20) * 0.2);
    const said = [...text.replaceAll(/\[[^\]]*\]\s*/gu, "").matchAll(/\S+/gu)];
    const ends = said.flatMap(([word], at) => (/[.!?]$/u.test(word) ? [at + 1] : []));
    const stops = [0, ends[0] ?? said.length, ends[1] ?? said.length, said.length];
    const timeOf = (place: number) => {
      const part = stops.findLastIndex((stop, index) => index < 3 && stop <= place);
      const [from = 0, to = 0] = stops.slice(part);
      return ((part + (to > from ? (place - from) / (to - from) : 0)) / 3) * seconds;
    };
    const words = said.map(({ 0: word, index: offset }, at) => ({
      text: word,
      offset,
      startSeconds: timeOf(at),
      endSeconds: timeOf(at + 1),
    }));
    return { wav: writeWav([sound]), sampleRate: 48_000, durationSeconds: seconds, words };
  },
});
