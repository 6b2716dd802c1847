import { inspect } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import type { Brief } from "#lib/domain/draft.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import type { Spent } from "#lib/ports/use.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { CALLS_MAX } from "#lib/writing/model/budget.ts";
import { languageModel } from "#lib/writing/model/language-model.ts";
import { modelWriter } from "#lib/writing/model/writer.ts";
import { BEHAVIOURS, type Behaviour, type End, goodFor, troubledBrief } from "./behaviours.ts";
import { standInSettings } from "./for-all-tests.ts";
import { goodAnswers } from "./good.ts";
import { type ModelServer, startModelServer } from "./server.ts";

let server: ModelServer | null = null;
afterEach(() => server?.close());

type Vendor = ProviderSettings<"text">["vendor"];

/** Where each vendor's own package asks. */
const VERSION: Record<Vendor, string> = {
  openai: "/v1",
  anthropic: "/v1",
  google: "/v1beta",
  ollama: "/v1",
  compatible: "/v1",
};

/** Of silence, which only those that fall silent are to reach. */
const idleOf = (name: string): number => (name.startsWith("silence") ? 80 : 10_000);

async function write(vendor: Vendor, brief: Brief, name: string) {
  const behaviour = behaviourOf(name);
  const good = goodFor(brief);
  server = await startModelServer((request, turn) => behaviour.answer({ brief, good, request, turn }));
  const spent: Spent[] = [];
  const writer = modelWriter({
    name: `${vendor} stand-in`,
    model: languageModel(standInSettings(vendor, `${server.url}${VERSION[vendor]}`)),
    timeoutMs: idleOf(name),
    prices: { input: 1, output: 4 },
    log: { info: () => undefined },
  });
  const use = { signal: new AbortController().signal, spent: (what: Spent) => void spent.push(what) };
  const end = await writer.write(brief, use).then(
    ({ doubts, draft }) => ({ draft, fault: null, is: (doubts ? "doubt" : "draft") as End }),
    (error: unknown) => {
      if (!(error instanceof ProviderFault)) throw error;
      return { draft: null, fault: error, is: error.kind as End };
    },
  );
  return { ...end, behaviour, spent, asked: server.asked };
}

function behaviourOf(name: string): Behaviour {
  const behaviour = BEHAVIOURS[name];
  if (!behaviour) throw new Error(`no behaviour ${name}`);
  return behaviour;
}

const briefOf = (format: Brief["format"]): Brief => {
  const found = goodAnswers().find(({ brief }) => brief.format === format && brief.article === null);
  if (!found) throw new Error(`no good ${format}`);
  return troubledBrief(found.brief);
};

const causeOf = (fault: ProviderFault | null): string => inspect(fault?.cause ?? "");

describe.each(FORMATS)("%s", (format) => {
  test.each(Object.keys(BEHAVIOURS))("%s", async (name) => {
    const { asked, behaviour, draft, fault, is, spent } = await write("compatible", briefOf(format), name);
    expect(behaviour.ends, causeOf(fault)).toContain(is);
    expect(asked.length).toBeLessThanOrEqual(Math.min(CALLS_MAX, behaviour.calls));
    expect(spent).toHaveLength(asked.length);
    if (draft) expect(checkDraft(format, draft).faults).toEqual([]);
  });
});

/** One row for each way in which vendors say what is known of a call. */
const EVERYWHERE = [
  "good",
  "good, fenced",
  "a caption that is missing",
  "a filter's end",
  "401",
  "429 with seconds",
  "529",
  "500",
  "a connection that is reset midway",
  "silence midway",
] as const;

describe.each(["openai", "anthropic", "google", "ollama"] as const)("%s", (vendor) => {
  test.each(EVERYWHERE)("%s", async (name) => {
    const { asked, behaviour, fault, is, spent } = await write(vendor, briefOf("carousel"), name);
    expect(behaviour.ends, causeOf(fault)).toContain(is);
    expect(asked[0]?.schema).not.toBeNull();
    expect(asked[0]?.isStreamed).toBe(true);
    expect(spent.map(({ fault }) => fault)).toHaveLength(asked.length);
    if (is === "draft" && fault === null && name === "good") {
      expect(spent).toMatchObject([{ part: "text", step: "draft", inputTokens: 1000, fault: null }]);
      expect(spent[0]?.cost).toBeGreaterThan(0.001);
    }
  });
});

test.each([
  ["429 with seconds", 17_000],
  ["429 with milliseconds", 2500],
  ["429", null],
])("%s says for how long to leave it alone", async (name, ms) => {
  const { fault } = await write("openai", briefOf("carousel"), name);
  expect(fault?.retryAfterMs).toBe(ms);
});

test("Ollama's own words are spoken too, whole and line by line", async () => {
  server = await startModelServer(({ turns }) => ({ text: `You said ${turns[0]?.text}` }));
  const ask = async (stream: boolean) => {
    const body = JSON.stringify({ model: "stand-in", stream, messages: [{ role: "user", content: "hi" }] });
    const response = await fetch(`${server?.url}/api/chat`, { method: "POST", body });
    return (await response.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { message: { content: string }; done: boolean });
  };
  for (const stream of [true, false]) {
    const lines = await ask(stream);
    expect(lines.map(({ message }) => message.content).join("")).toBe("You said hi");
    expect(lines.at(-1)).toMatchObject({ done: true, done_reason: "stop", prompt_eval_count: 1000 });
  }
});
