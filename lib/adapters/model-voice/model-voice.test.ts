import { describe, expect, test } from "vitest";
import { ProviderFault } from "#lib/domain/provider.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import type { Spent } from "#lib/ports/use.ts";
import type { Recording } from "#lib/ports/voice.ts";
import { loudnessOf } from "#lib/render/audio/loudness.ts";
import { readWav } from "#lib/render/audio/wav.ts";
import { forAllTests, standInSettings } from "#lib/tools/testing/models/for-all-tests.ts";
import { VOICE_BEHAVIOURS, type VoiceBehaviour } from "#lib/tools/testing/models/voice-behaviours.ts";
import { voiceServer } from "#lib/tools/testing/models/voice-server.ts";
import { modelVoice } from "./model-voice.ts";

const server = forAllTests(await voiceServer("pt+m7"));
const settings = (more: Partial<ProviderSettings<"voice">> = {}) =>
  standInSettings<"voice">("compatible", server.baseUrl, {
    model: "tts",
    voices: ["ana", "rui"],
    prices: { input: 0, output: 6 },
    ...more,
  });

const signal = new AbortController().signal;
const LIMIT_MS = 1500;
const SENTENCE = "O café da manhã custa R$ 5 na padaria da esquina.";
const speech = (text: string) => ({ text, voice: "model-rui", language: "pt" as const });

function expectSpeech({ durationSeconds, wav, words }: Recording) {
  const sound = readWav(wav);
  const [samples = new Float32Array(0)] = sound?.channels ?? [];
  expect(sound?.rate).toBe(48_000);
  expect(loudnessOf({ left: samples, right: samples })).toBeCloseTo(-18, 0);
  for (const [index, word] of words.entries()) {
    expect(word.startSeconds).toBeGreaterThanOrEqual(words[index - 1]?.startSeconds ?? 0);
    expect(word.endSeconds).toBeGreaterThan(word.startSeconds);
    expect(word.endSeconds).toBeLessThanOrEqual(durationSeconds + 0.03);
  }
}

describe("a voice model that", () => {
  type Row = { ends: string; asks: number; retryAfterMs?: number };
  const table = Object.entries(VOICE_BEHAVIOURS) as [VoiceBehaviour, Row][];
  test.each(table)("is %s", async (behaviour, { asks, ends, retryAfterMs }) => {
    server.behave(behaviour);
    const spent: Spent[] = [];
    const port = modelVoice(settings(), { timeoutMs: ends === "slow" ? LIMIT_MS : 60_000 });
    const speaking = port.speak(speech(SENTENCE), { signal, spent: (what) => void spent.push(what) });
    if (ends === "speech") {
      const recording = await speaking;
      expectSpeech(recording);
      expect(recording.words.map(({ text }) => text).join(" ")).toBe(SENTENCE);
      expect(spent.at(-1)).toMatchObject({ part: "voice", provider: "compatible tts", fault: null });
      expect(spent.at(-1)?.cost).toBeGreaterThan(0);
    } else {
      const fault = await speaking.catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(ProviderFault);
      expect(fault).toMatchObject({ part: "voice", kind: ends, provider: "compatible tts" });
      if (retryAfterMs !== undefined) expect(fault).toMatchObject({ retryAfterMs });
      expect(spent.at(-1)).toMatchObject({ fault: ends });
    }
    expect(server.asked).toHaveLength(asks);
  });
});

test("it is asked sentence by sentence in OpenAI's way, in the chosen voice", async () => {
  const script = "O café está pronto. Quer provar agora? [pause] Venha tomar um com a gente!";
  const { words } = await modelVoice(settings()).speak(speech(script), { signal });
  const asked = server.asked.toSorted((one, other) => script.indexOf(one.input) - script.indexOf(other.input));
  expect(asked.map(({ input, key, path, voice }) => [path, key, voice, input])).toEqual([
    ["/v1/audio/speech", "Bearer secret", "rui", "O café está pronto."],
    ["/v1/audio/speech", "Bearer secret", "rui", "Quer provar agora?"],
    ["/v1/audio/speech", "Bearer secret", "rui", "Venha tomar um com a gente!"],
  ]);
  const [now, come] = [words[6], words[7]];
  // What was asked for is silent: between the sentences there is more than a breath.
  expect((come?.startSeconds ?? 0) - (now?.startSeconds ?? 0)).toBeGreaterThan(1.1);
});

test("cues are told as instructions, and never spoken", async () => {
  await modelVoice(settings()).speak(speech("[excited] Olá a todos vocês! [giggles] Hoje tem novidade na loja."), {
    signal,
  });
  expect(server.asked.map(({ input }) => input).join(" ")).not.toMatch(/excited|giggles|\[/u);
  expect(server.asked.find(({ input }) => input.startsWith("Olá"))?.instructions).toMatch(/excite/iu);
});

test("a word alone is spoken with its neighbours", async () => {
  await modelVoice(settings()).speak(speech("Olá! Hoje tem café novo."), { signal });
  expect(server.asked.map(({ input }) => input)).toEqual(["Olá! Hoje tem café novo."]);
});

test("an address that speaks MP3 alone is asked for nothing else again", async () => {
  server.behave("MP3 alone");
  const port = modelVoice(settings());
  await port.speak(speech(SENTENCE), { signal });
  await port.speak(speech(SENTENCE), { signal });
  expect(server.asked.map(({ format }) => format)).toEqual(["wav", "mp3", "mp3"]);
});

test("an address that wants no key is sent none", async () => {
  await modelVoice(settings({ apiKey: null })).speak(speech(SENTENCE), { signal });
  expect(server.asked[0]?.key).toBeUndefined();
});

test("a caller that goes away is no fault", async () => {
  server.behave("never answers");
  const caller = new AbortController();
  const speaking = modelVoice(settings()).speak(speech(SENTENCE), { signal: caller.signal });
  setTimeout(() => caller.abort(new Error("gone")), 50);
  await expect(speaking).rejects.toThrow("gone");
});

test("its voices speak every language", () => {
  expect(
    modelVoice(settings())
      .voices("es")
      .map(({ id }) => id),
  ).toEqual(["model-ana", "model-rui"]);
});
