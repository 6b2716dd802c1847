import { beforeAll, expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { resample } from "#lib/render/audio/resample.ts";
import { readScript } from "#lib/render/audio/script.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import { writeWav } from "#lib/render/audio/wav.ts";
import { randomOf } from "#lib/render/random.ts";
import { standInSettings } from "#lib/tools/testing/models/for-all-tests.ts";
import { startStandIn } from "#lib/tools/testing/models/stand-in.ts";
import { espeak } from "#lib/voice/espeak.ts";
import { lineOf, startsOf } from "#lib/voice/line.ts";
import { isAbbreviation } from "#lib/voice/read-aloud.ts";
import { trimmed } from "./join-passages.ts";
import { modelVoice } from "./model-voice.ts";
import { passagesOf } from "./passages.ts";

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

const { signal } = new AbortController();
const said: { known: readonly number[]; found: readonly number[]; seconds: number }[] = [];

beforeAll(async () => {
  const lines = RECORDINGS.map(([language, , text]) => {
    const [utterance] = readScript(text, isAbbreviation(language)).utterances;
    if (!utterance) throw new Error(text);
    return lineOf(utterance, language);
  });
  const utterances = RECORDINGS.map(([, voice], index) => ({
    text: lines[index]?.spoken ?? "",
    voice,
    rate: 165,
    pitch: 52,
    range: 60,
  }));
  const { sampleRate, spoken } = await espeak({ utterances }, signal);
  // A voice model sends its sound and no times.
  let sound: Float32Array = new Float32Array(0);
  const server = await startStandIn(async (_, response) =>
    response.writeHead(200, { "content-type": "audio/wav" }).end(writeWav([sound], SAMPLE_RATE)),
  );
  const port = modelVoice(standInSettings<"voice">("compatible", `${server.url}/v1`, { voices: ["ana"] }));
  for (const [index, [language, , text]] of RECORDINGS.entries()) {
    const [line, heard] = [lines[index], spoken[index]];
    if (!line || !heard) throw new Error("nothing was said");
    const samples = Float32Array.from(heard.samples, (value) => value / 32_768);
    const timed = retimed({ samples, rate: sampleRate, starts: startsOf(line, heard, sampleRate) }, line.spoken);
    sound = resample(timed.samples, sampleRate, SAMPLE_RATE);
    const { durationSeconds, words } = await port.speak({ text, voice: "model-ana", language }, { signal });
    // It stands without the silence before it, after a breath of ours.
    const cut = trimmed(sound).byteOffset / sound.BYTES_PER_ELEMENT / SAMPLE_RATE;
    const [{ gapSeconds } = { gapSeconds: 0 }, ...others] = passagesOf(text, language);
    expect(others).toEqual([]);
    said.push({
      known: timed.starts.map((start) => start - cut + gapSeconds),
      found: words.map(({ startSeconds }) => startSeconds),
      seconds: durationSeconds,
    });
  }
  await server.close();
}, 120_000);

const wordAt = (starts: readonly number[], seconds: number): number =>
  starts.findLastIndex((start) => start <= seconds);

test.each(RECORDINGS.map(([, , text], index) => [text, index] as const))("%s", (_, index) => {
  const { found, known } = said[index] ?? { found: [], known: [] };
  expect(found).toHaveLength(known.length);
  const away = known.map((start, word) => Math.abs(start - (found[word] ?? Infinity)));
  expect(away.reduce((sum, one) => sum + one, 0) / away.length).toBeLessThan(0.12);
});

test("of all that is said nine tenths are shown under their own word", () => {
  const shown = said.flatMap(({ found, known, seconds }) =>
    Array.from({ length: Math.floor(seconds * 100) }, (_, at) => at / 100)
      .filter((moment) => moment >= (known[0] ?? 0))
      .map((moment) => wordAt(known, moment) === wordAt(found, moment)),
  );
  expect(shown.length).toBeGreaterThan(3000);
  expect(shown.filter(Boolean).length / shown.length).toBeGreaterThan(0.9);
});
