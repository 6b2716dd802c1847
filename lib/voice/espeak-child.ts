import Init, { type SpeechEvent } from "@echogarden/espeak-ng-emscripten";
import type { EspeakAnswer, EspeakRequest } from "./espeak.ts";

// A process of its own: the synthesizer keeps what it was told last, and is under another licence.
process.once("message", async (message: EspeakRequest) => {
  const { eSpeakNGWorker } = await Init();
  const worker = await new eSpeakNGWorker();
  const spoken = message.utterances.map(({ pitch, range, rate, text, voice }) => {
    worker.set_voice(voice);
    worker.set_rate(rate);
    worker.set_pitch(pitch);
    worker.set_range(range);
    const pieces: Int16Array[] = [];
    const words: { position: number; seconds: number }[] = [];
    worker.synthesize(text, (samples: Int16Array, events: SpeechEvent[]) => {
      // The memory behind it is used again for what comes next.
      pieces.push(Int16Array.from(samples));
      for (const { audio_position, text_position, type } of events)
        if (type === "word") words.push({ position: text_position - 1, seconds: audio_position / 1000 });
      return false;
    });
    const samples = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
      samples.set(piece, at);
      at += piece.length;
    }
    return { samples, words };
  });
  const answer: EspeakAnswer = { sampleRate: worker.samplerate, spoken };
  process.send?.(answer, () => process.exit(0));
});
