import pino from "pino";
import { onTestFinished, expect, test } from "vitest";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { askForPost } from "#lib/tools/testing/generate.ts";
import { standInSettings } from "#lib/tools/testing/models/for-all-tests.ts";
import { goodAnswers } from "#lib/tools/testing/models/good.ts";
import type { Reply } from "#lib/tools/testing/models/reply.ts";
import { startModelServer } from "#lib/tools/testing/models/server.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { CALLS_MAX } from "#lib/writing/model/budget.ts";
import { languageModel } from "#lib/writing/model/language-model.ts";
import { modelWriter } from "#lib/writing/model/writer.ts";

const TOKENS = { input: 4000, output: 900 };
/** What a post costs that holds at once. */
const GOOD_ONE = (TOKENS.input * 2 + TOKENS.output * 10) / 1_000_000;

const asked = goodAnswers().find(
  ({ brief }) => FORMAT_RULES[brief.format].edits === "slides" && brief.language === "en",
)?.asked;
const foreign = JSON.stringify(asked);
const whole: Reply = { text: foreign, tokens: TOKENS };

/** What a model answers each time, by what a whole try of a post has no use for. */
const ANSWERS: Readonly<Record<string, Reply>> = {
  "another language": whole,
  "prose alone": { text: "Claro, aqui está um belo post sobre o seu tema.", tokens: TOKENS },
  "no caption": { text: JSON.stringify({ ...asked, caption: "" }), tokens: TOKENS },
  "its answer and a broken line": { ...whole, breaks: { after: 0.9, by: "reset" } },
  "half of it, and nothing more": { ...whole, breaks: { after: 0.5, by: "end" } },
};

test.each(Object.entries(ANSWERS))(
  "a model that says %s is paid for two good posts at most, and asked four times",
  async (_, reply) => {
    const server = await startModelServer(() => reply);
    onTestFinished(() => server.close());
    const text = modelWriter({
      name: `stand-in ${Math.random()}`,
      model: languageModel(standInSettings<"text">("compatible", `${server.url}/v1`)),
      timeoutMs: 2000,
      prices: { input: 2, output: 10 },
      log: pino({ level: "silent" }),
    });
    const at = await workspace({ ports: { text } });
    const id = await askForPost(at, { theme: "Café coado sem amargor" });
    await runJobs(at.runtime, id);
    const spent = await at.db.usageEntry.findMany({ where: { postId: id } });
    expect(await at.db.post.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "failed" });
    expect(spent.length).toBeLessThanOrEqual(CALLS_MAX);
    const cost = spent.reduce((sum, one) => sum + (one.cost ?? 0), 0);
    expect(cost).toBeLessThanOrEqual(2 * GOOD_ONE + 1e-9);
  },
);
