import { filter, highPass } from "#lib/render/audio/filter.ts";
import { normalise } from "#lib/render/audio/loudness.ts";
import { reverberate } from "#lib/render/audio/reverb.ts";
import { addAt, channelsOf, fade, SAMPLE_RATE, scale, silence, type Stereo } from "#lib/render/audio/sound.ts";
import { randomOf } from "#lib/render/random.ts";
import { DRUMS, VOICES } from "./instruments.ts";
import { chordOf, hertzOf, hits, type Score } from "./score.ts";

const BEATS = 4;
const LOUDNESS = -16;

/** What of a score sounds where the kick does not. */
function pumped(sound: Stereo, kicks: readonly number[], depth: number): void {
  const length = Math.round(0.26 * SAMPLE_RATE);
  for (const at of kicks)
    for (const channel of channelsOf(sound))
      for (let index = 0; index < length; index++) {
        const place = at + index;
        if (place >= channel.length) break;
        channel[place] = (channel[place] ?? 0) * (1 - depth * (1 - index / length) ** 1.6);
      }
}

export function perform(score: Score, seed: string, beatsPerMinute: number, seconds: number): Stereo {
  const random = randomOf(seed);
  const beatSeconds = 60 / beatsPerMinute;
  const bars = Math.ceil(seconds / (BEATS * beatSeconds));
  const chords = score.chords.map(chordOf);
  const chordAt = (bar: number) => chords[bar % chords.length] ?? chordOf("C");
  const [tuned, struck, room] = [silence(seconds + 3), silence(seconds + 3), silence(seconds + 3)];
  const kicks: number[] = [];

  const sampleAt = (bar: number, beat: number): number => {
    const sixteenth = beat * 4;
    const late = Math.floor(sixteenth + 0.01) % 2 === 1 ? score.swing / 4 : 0;
    const human = (random() - 0.5) * 0.009;
    return Math.max(0, Math.round(((bar * BEATS + beat + late) * beatSeconds + human) * SAMPLE_RATE));
  };

  for (let bar = 0; bar < bars; bar++) {
    const chord = chordAt(bar);
    const within = ({ from = 0, to = bars }: { from?: number; to?: number }) => bar >= from && bar < to;
    for (const layer of score.layers.filter(within))
      for (const note of layer.pattern({ chord, next: chordAt(bar + 1), index: bar, random })) {
        const tone = {
          hertz: hertzOf(note.midi),
          seconds: note.beats * beatSeconds,
          velocity: Math.min(1, note.velocity * (0.92 + random() * 0.14)),
        };
        const sound = VOICES[layer.voice](tone, random);
        const at = sampleAt(bar, note.beat);
        addAt(tuned, sound, at, layer.gain, layer.pan);
        if (layer.room) addAt(room, sound, at, layer.gain * layer.room, layer.pan);
      }
    for (const beat of score.beats.filter(within))
      for (const { beat: place, velocity } of hits(beat.pattern)) {
        const sound = DRUMS[beat.drum]({ hertz: 0, seconds: 0, velocity: velocity * (0.86 + random() * 0.2) }, random);
        const at = sampleAt(bar, place);
        if (beat.drum === "kick") kicks.push(at);
        addAt(struck, sound, at, beat.gain, beat.pan);
        if (beat.room) addAt(room, sound, at, beat.gain * beat.room, beat.pan);
      }
  }
  if (score.pump) pumped(tuned, kicks, score.pump);
  const wet = reverberate(room, { ...score.room, delaySeconds: 0.018 });
  scale(wet, 1.6);
  const length = Math.round(seconds * SAMPLE_RATE);
  const whole = silence(seconds);
  for (const [channel, out] of channelsOf(whole).entries()) {
    for (let index = 0; index < length; index++) {
      const value = [tuned, struck, wet].reduce((sum, part) => sum + (channelsOf(part)[channel]?.[index] ?? 0), 0);
      out[index] = Math.tanh(value * 0.62);
    }
    filter(out, highPass(32));
  }
  fade(whole, 0.01, 1.8);
  normalise(whole, LOUDNESS);
  return whole;
}
