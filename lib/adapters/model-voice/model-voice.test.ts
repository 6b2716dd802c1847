import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readWav, writeWav } from "#lib/render/audio/wav.ts";
import { modelVoice } from "./model-voice.ts";

const RATE = 24_000;
/** A second and a half of sound with a silent middle. */
const speech = () =>
  writeWav(
    [
      Float32Array.from({ length: RATE * 1.5 }, (_, index) =>
        Math.abs(index / RATE - 0.75) < 0.2 ? 0 : Math.sin(index / 18) * 0.4,
      ),
    ],
    RATE,
  );

let server: Server;
let address = "";
let asked: {
  url: string | undefined;
  key: string | undefined;
  body: { input: string; voice: string; model: string };
}[] = [];
let status = 200;

beforeEach(async () => {
  asked = [];
  status = 200;
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      asked.push({
        url: request.url,
        key: request.headers.authorization,
        body: JSON.parse(Buffer.concat(pieces).toString()),
      });
      response.writeHead(status, { "content-type": "audio/wav" }).end(status === 200 ? speech() : "no");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const port = () => modelVoice({ address, model: "tts", key: "secret", voices: ["ana", "rui"] });
const speak = (text: string) => port().speak({ text, voice: "model-rui", language: "pt" });

test("cues are never sent, pauses are silence between passages, every word has a time", async () => {
  const { durationSeconds, wav, words } = await speak("[excited] Olá a todos! [pause] Segunda parte, [giggles] fim.");
  expect(asked.map(({ body, key, url }) => [url, key, body.voice, body.input])).toEqual([
    ["/v1/audio/speech", "Bearer secret", "rui", "Olá a todos!"],
    ["/v1/audio/speech", "Bearer secret", "rui", "Segunda parte, fim."],
  ]);
  expect(durationSeconds).toBeCloseTo(3.65, 1);
  expect(readWav(wav)?.rate).toBe(48_000);
  expect(words.map(({ text }) => text).join(" ")).toBe("Olá a todos! Segunda parte, fim.");
  for (const [index, word] of words.entries()) {
    expect(word.startSeconds).toBeGreaterThanOrEqual(words[index - 1]?.startSeconds ?? 0);
    expect(word.endSeconds).toBeGreaterThan(word.startSeconds);
  }
  expect(words[3]?.startSeconds).toBeGreaterThanOrEqual(2.1);
});

test("an answer that is no sound is an error", async () => {
  status = 500;
  await expect(speak("Oi.")).rejects.toThrow("The voice model answered 500.");
});

test("its voices speak every language", () => {
  expect(
    port()
      .voices("es")
      .map(({ id }) => id),
  ).toEqual(["model-ana", "model-rui"]);
});
