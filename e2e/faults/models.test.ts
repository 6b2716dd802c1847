import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { PICTURE_CALLS_MAX } from "#lib/domain/generation.ts";
import { type Format, FORMATS } from "#lib/domain/format.ts";
import { passagesOf } from "#lib/render/audio/passages.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { goodAnswer } from "#lib/tools/testing/models/good.ts";
import { imageServer } from "#lib/tools/testing/models/image-server.ts";
import { startModelServer } from "#lib/tools/testing/models/server.ts";
import { voiceServer } from "#lib/tools/testing/models/voice-server.ts";
import { testStorage } from "#lib/tools/testing/storage.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { CALLS_MAX } from "#lib/writing/model/budget.ts";
import { FORMAT_PROMPTS } from "#lib/writing/prompts/formats.ts";

/** `npm run test:long` kills in more rounds, each three times at a moment of chance, and waits for every draft. */
const ROUNDS = Number(process.env["MODEL_ROUNDS"] ?? 0);
/** A job that was tried so often is dead. */
const KILLS = 3;
const LATE_MS = 500;
const POLL = { timeout: 120_000, interval: 50 };
const ROUND_MS = 300_000;

const THEME = "3 dicas para guardar o café em casa";
const BRAND = { profileName: "Café Aurora", description: "", audience: "", contentPreferences: "", toneOfVoice: "" };
const good = Object.fromEntries(
  FORMATS.map((format) => {
    const brief = { format, theme: THEME, language: "pt", brand: BRAND, article: null, earlier: [], seed: 1 } as const;
    return [format, goodAnswer({ ...brief, earlier: [] })];
  }),
);

/** Servers that take their time, and a good word for every format. */
const texts = await startModelServer(({ turns }) => {
  const asked = turns.map(({ text }) => text).join("\n");
  const format = FORMATS.find((one) => asked.includes(FORMAT_PROMPTS[one]));
  return { text: JSON.stringify(format ? good[format] : {}), pieces: 10, pauseMs: LATE_MS / 10 };
});
const images = await imageServer({ afterMs: LATE_MS * 3 });
const voices = await voiceServer("pt+m7", { afterMs: LATE_MS });
afterAll(() => Promise.all([texts, images, voices].map((server) => server.close())));

const MODELS = {
  TEXT_VENDOR: "compatible",
  TEXT_MODEL: "slow",
  TEXT_BASE_URL: `${texts.url}/v1`,
  IMAGE_MODEL: "slow",
  IMAGE_BASE_URL: images.baseUrl,
  VOICE_MODEL: "slow",
  VOICE_BASE_URL: voices.baseUrl,
  VOICE_NAMES: "ana",
};

async function begun(formats: readonly Format[]) {
  const { url } = await testDatabase();
  const at = await workspace({ previewFormats: FORMATS });
  const { root } = testStorage();
  const { id: projectId } = await at.project();
  await at.db.project.update({ where: { id: projectId }, data: { voice: "model-ana" } });
  const ids: string[] = [];
  for (const format of formats) {
    const body = { projectId, format, theme: THEME };
    ids.push((await at.api("createPost", { body })).postId);
  }
  const env = {
    ...process.env,
    ...MODELS,
    DATABASE_URL: url,
    STORAGE_URL: `file:${root}`,
    NEXTAUTH_SECRET: "a secret that only tests know",
    LOG_LEVEL: "warn",
    WORKER_CONCURRENCY: "1",
  };
  const start = (): ChildProcess => {
    const worker = spawn(process.execPath, ["lib/worker/main.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
    onTestFinished(() => void worker.kill("SIGKILL"));
    return worker;
  };
  const posts = () => at.db.post.findMany({ where: { id: { in: ids } }, include: { generation: true } });
  /** every picture and passage that is kept */
  const kept = async () =>
    (await posts()).flatMap(({ generation, id }) => Object.keys(generation?.done ?? {}).map((part) => `${id} ${part}`));
  return { ...at, start, posts, kept };
}

async function die(worker: ChildProcess): Promise<void> {
  const exited = once(worker, "exit");
  if (worker.kill("SIGKILL")) await exited;
}

const countOf = (parts: readonly string[], part: RegExp): number => parts.filter((one) => part.test(one)).length;
const PICTURE = /drawing\.\d+$/;
const PASSAGE = /speaking\.(\d+)$/;

/** Whether a sentence is of a passage that was kept. */
function spokenIn(parts: readonly string[], sentence: string): boolean {
  const { animated_audio: told } = good;
  const passages = passagesOf(told && "lines" in told ? told.lines.map(({ say }) => say).join(" ") : "");
  return parts.some((part) => passages[Number(PASSAGE.exec(part)?.[1]) - 1]?.text.includes(sentence));
}

test("a worker that is killed while models answer leaves what they made: it is not asked for twice", async () => {
  const { kept, posts, start } = await begun(["premium_carousel", "animated_audio"]);
  const first = start();
  await vi.waitFor(async () => {
    const parts = await kept();
    expect(countOf(parts, PICTURE)).toBeGreaterThanOrEqual(1);
    expect(countOf(parts, PASSAGE)).toBeGreaterThanOrEqual(1);
  }, POLL);
  await die(first);
  const parts = await kept();
  const [written, drawn, spoken] = [texts, images, voices].map(({ asked }) => asked.length);
  start();
  await vi.waitFor(async () => {
    const done = await kept();
    expect(done.some((part) => part.endsWith("speaking.whole"))).toBe(true);
    expect((await posts()).find(({ format }) => format === "premium_carousel")?.status).toBe("draft");
  }, POLL);
  expect(texts.asked.length).toBe(written);
  expect(images.asked.length - (drawn ?? 0)).toBe(6 - countOf(parts, PICTURE));
  const isSpoken = ({ input }: { input: string }) => spokenIn(parts, input);
  expect(voices.asked.slice(0, spoken).filter(isSpoken)).not.toEqual([]);
  expect(voices.asked.slice(spoken).filter(isSpoken)).toEqual([]);
  for (const { generation } of await posts()) expect(generation?.pictures).toBeLessThanOrEqual(PICTURE_CALLS_MAX);
}, 300_000);

test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  "round %i: posts of every format end as drafts, however often their worker dies",
  async () => {
    const [written, drawn] = [texts.asked.length, images.asked.length];
    const { posts, start } = await begun(FORMATS);
    for (let kills = 0; kills < KILLS; kills++) {
      const worker = start();
      await sleep(1500 + Math.random() * 8000);
      await die(worker);
    }
    start();
    const ended = async () =>
      (await posts()).map(({ failureReason, format, status }) => [format, status, failureReason]);
    const drafts = FORMATS.map((format) => [format, "draft", null]);
    await vi.waitFor(async () => expect(await ended()).toEqual(expect.arrayContaining(drafts)), {
      timeout: ROUND_MS,
      interval: 1000,
    });
    expect(texts.asked.length - written).toBeLessThanOrEqual(FORMATS.length * CALLS_MAX);
    for (const { generation } of await posts()) expect(generation?.pictures).toBeLessThanOrEqual(PICTURE_CALLS_MAX);
    expect(images.asked.length - drawn).toBeLessThanOrEqual(FORMATS.length * PICTURE_CALLS_MAX);
  },
  ROUND_MS * 2,
);
