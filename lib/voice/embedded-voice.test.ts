import { describe, expect, test } from "vitest";
import type { Speech } from "#lib/ports/voice.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { readScript } from "#lib/render/audio/script.ts";
import { readWav } from "#lib/render/audio/wav.ts";
import { embeddedVoice } from "./embedded-voice.ts";

const SCRIPTS = {
  pt: "[excited] Três passos para um café de R$ 5! [pause] O Dr. Silva ensina: [slow] espere 2,5 minutos. [whisper] Ninguém conta isso ☕ [giggles] — mas é verdade.",
  en: "[excited] Three steps to a $5 coffee! [pause] Dr. Smith says: [slow] wait 2.5 minutes. [whisper] Nobody tells you ☕ [giggles] — but it is true.",
  es: "[excited] ¡Tres pasos para un café de 5 €! [pause] El Dr. Silva enseña: [slow] espere 2,5 minutos. [whisper] Nadie lo cuenta ☕ [giggles] — pero es verdad.",
} as const;

const speak = (speech: Speech) => embeddedVoice.speak(speech, { signal: new AbortController().signal });

describe.each(LANGUAGES)("the embedded voices of %s", (language) => {
  test("speak without their cues, each word at its time", { timeout: 60_000 }, async () => {
    const voices = embeddedVoice.voices(language);
    expect(voices.length).toBeGreaterThanOrEqual(2);
    const text = SCRIPTS[language];
    const shown = readScript(text).text;
    const recordings = await Promise.all(voices.slice(0, 2).map(({ id }) => speak({ text, voice: id, language })));
    for (const { durationSeconds, sampleRate, wav, words } of recordings) {
      const said = words.map((word) => word.text).join(" ");
      expect(said).toBe(shown);
      expect(said).not.toMatch(/excited|pause|slow|whisper|giggles|[[\]]/);
      for (const [index, word] of words.entries()) {
        expect(shown.slice(word.offset, word.offset + word.text.length)).toBe(word.text);
        expect(word.endSeconds).toBeGreaterThan(word.startSeconds);
        expect(word.startSeconds).toBeGreaterThanOrEqual(words[index - 1]?.startSeconds ?? 0);
        expect(word.endSeconds).toBeLessThanOrEqual(durationSeconds);
      }
      const sound = readWav(wav);
      expect(sound?.rate).toBe(sampleRate);
      const samples = sound?.channels[0] ?? new Float32Array(0);
      // What was asked for as a pause is silent.
      const ended = words.findIndex((word) => word.text.endsWith("!"));
      const [from, to] = [words[ended]?.endSeconds ?? 0, words[ended + 1]?.startSeconds ?? 0];
      expect(to - from).toBeGreaterThan(0.6);
      const middle = Math.round(((from + to) / 2) * sampleRate);
      const loud = samples
        .subarray(middle, middle + sampleRate * 0.15)
        .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(loud).toBeLessThan(0.02);
      expect(samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeGreaterThan(0.15);
    }
    const [first, second] = recordings;
    expect(first?.wav.equals(second?.wav ?? Buffer.alloc(0))).toBe(false);
  });
});

test("the same script gives the same bytes", { timeout: 30_000 }, async () => {
  const [a, b] = await Promise.all(
    [1, 2].map(() => speak({ text: "Bom dia.", voice: "embedded-davi", language: "pt" })),
  );
  expect(a?.wav.equals(b?.wav ?? Buffer.alloc(0))).toBe(true);
});

test("an aborted voice is silent at once", async () => {
  const signal = AbortSignal.abort(new Error("The post is gone"));
  await expect(embeddedVoice.speak({ text: "Oi", voice: "embedded-davi", language: "pt" }, { signal })).rejects.toThrow(
    "The post is gone",
  );
});
