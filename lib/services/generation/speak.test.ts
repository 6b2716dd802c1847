import { expect, test } from "vitest";
import { DRAFTS } from "#lib/db/json/draft.ts";
import { generationDone, spokenScript } from "#lib/db/json/generation.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import { passagesOf } from "#lib/render/audio/passages.ts";
import { askForPost } from "#lib/tools/testing/generate.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

test("a passage that failed is spoken again, and none of the others; all of the script is heard", async () => {
  const at = await workspace({ previewFormats: FORMATS });
  const { voice } = at.runtime.ports;
  const said: string[] = [];
  at.runtime.ports.voice = {
    ...voice,
    name: `throat ${process.pid}`,
    isModel: true,
    speak(speech, use) {
      said.push(speech.text);
      if (said.length === 2) throw new ProviderFault({ part: "voice", provider: "throat", kind: "slow" });
      return voice.speak(speech, use);
    },
  };
  const id = await askForPost(at, { format: "animated_audio", theme: "3 dicas para guardar café" });
  expect(await runJobs(at.runtime, id, { except: "heavy" })).toEqual(["patient", "patient"]);
  const { done } = await at.db.generation.findUniqueOrThrow({ where: { postId: id } });
  const made = generationDone.read(done, id);
  const { script } = DRAFTS.animated_audio.parse(made["writing"]);
  const passages = passagesOf(script);
  expect(passages.length).toBeGreaterThan(1);
  expect(said).toHaveLength(passages.length + 1);
  const { durationSeconds, words } = spokenScript.parse(made["speaking.whole"]);
  expect(words.map(({ offset }) => offset)).toEqual(passages.flatMap((one) => one.words.map(({ offset }) => offset)));
  expect(words.every(({ startSeconds }, index) => startSeconds >= (words[index - 1]?.startSeconds ?? 0))).toBe(true);
  expect(words.at(-1)?.endSeconds).toBeLessThanOrEqual(durationSeconds);
}, 60_000);
