import { beforeAll, expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { alignWords } from "#lib/render/audio/align-words.ts";
import { resample } from "#lib/render/audio/resample.ts";
import { readScript } from "#lib/render/audio/script.ts";
import { randomOf } from "#lib/render/random.ts";
import { espeak } from "./espeak.ts";
import { lineOf, startsOf } from "./line.ts";
import { isAbbreviation } from "./read-aloud.ts";
import { referenceOf } from "./reference.ts";

/** In other voices than those that the product speaks with. */
const RECORDINGS: readonly (readonly [language: Language, voice: string, text: string])[] = [
  ["pt", "pt+m7", "O café custa R$ 5 e o pão de queijo sai por R$ 3,50 no balcão."],
  ["pt", "pt-br+m1", "Abrimos às 10:30 e fechamos às 19h, de segunda a sábado."],
  ["pt", "pt+f4", "Use 2,5 litros de água para cada 100 g de café moído na hora."],
  ["pt", "pt-br+f1", "Você já reparou que o seu café fica amargo quando a água ferve demais?"],
  ["en", "en-gb+m2", "A cup costs $4.50, and the second one is 50% off until 3 pm."],
  ["en", "en-us+f1", "Most people grind their coffee too early, and the flavor is gone by noon."],
  ["en", "en-gb-scotland+m4", "In 2024 we served 12,800 cups in one small shop by the river."],
  ["es", "es+m1", "El curso cuesta 3,200 pesos y dura 6 semanas."],
  ["es", "es-419+f4", "Abrimos a las 10:30 y cerramos a las 20:00, menos los domingos."],
  ["es", "es+f2", "Con $250 compras 2,5 kilos de harina y te sobra para la leche."],
];

interface Timed {
  readonly samples: Float32Array;
  readonly rate: number;
  readonly starts: readonly number[];
}

/** The same words out of another throat, each at a pace of its own and some after a pause, as people speak. */
function retimed({ rate, samples, starts }: Timed, seed: string): Timed {
  const random = randomOf(seed);
  const throat = 0.8 + random() * 0.45;
  const parts: Float32Array[] = [];
  const moved: number[] = [];
  let at = 0;
  const add = (part: Float32Array) => {
    parts.push(part);
    at += part.length;
  };
  add(new Float32Array(Math.round(rate * 0.2)));
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? samples.length / rate;
    const spoken = samples.subarray(Math.round(start * rate), Math.round(end * rate));
    if (index > 0 && end > start && random() < 0.2) add(new Float32Array(Math.round(rate * (0.15 + random() * 0.4))));
    moved.push(at / rate);
    add(resample(spoken, rate, Math.round(rate * throat * (0.88 + random() * 0.24))));
  }
  const whole = new Float32Array(at);
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  const noisy = whole.map((value) => value * 0.6 + (random() - 0.5) * 0.004);
  return { samples: noisy, rate, starts: moved };
}

const said: { true: Timed; found: number[] }[] = [];

beforeAll(async () => {
  const { signal } = new AbortController();
  const lines = RECORDINGS.map(([language, voice, text]) => {
    const [utterance] = readScript(text, isAbbreviation(language)).utterances;
    if (!utterance) throw new Error(text);
    return { language, voice, utterance, line: lineOf(utterance, language) };
  });
  const asked = lines.map(({ line, voice }) => ({ text: line.spoken, voice, rate: 165, pitch: 52, range: 60 }));
  const { sampleRate, spoken } = await espeak({ utterances: asked }, signal);
  for (const language of ["pt", "en", "es"] as const) {
    const own = lines.filter((one) => one.language === language);
    const references = await referenceOf(
      own.map(({ utterance }) => utterance),
      language,
      signal,
    );
    for (const [index, one] of own.entries()) {
      const sound = spoken[lines.indexOf(one)];
      const reference = references[index];
      if (!sound || !reference) throw new Error("nothing was said");
      const samples = Float32Array.from(sound.samples, (value) => value / 32_768);
      const starts = startsOf(one.line, sound, sampleRate);
      const known = retimed({ samples, rate: sampleRate, starts }, one.line.spoken);
      said.push({ true: known, found: alignWords(known.samples, sampleRate, reference) });
    }
  }
});

const wordAt = (starts: readonly number[], seconds: number): number =>
  starts.findLastIndex((start) => start <= seconds);

test.each(RECORDINGS.map(([, , text], index) => [text, index] as const))("%s", (_, index) => {
  const { found, true: known } = said[index] ?? {
    found: [],
    true: { samples: new Float32Array(0), rate: 1, starts: [] },
  };
  const away = known.starts.map((start, word) => Math.abs(start - (found[word] ?? Infinity)));
  expect(away.reduce((sum, one) => sum + one, 0) / away.length).toBeLessThan(0.12);
  const ends = known.samples.length / known.rate;
  const moments = Array.from({ length: Math.floor(ends * 100) }, (_, at) => at / 100).filter(
    (moment) => moment >= (known.starts[0] ?? 0),
  );
  const right = moments.filter((moment) => wordAt(known.starts, moment) === wordAt(found, moment));
  expect(right.length / moments.length).toBeGreaterThan(0.9);
});
