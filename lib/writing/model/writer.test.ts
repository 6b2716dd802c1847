import { afterEach, describe, expect, test } from "vitest";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import type { Retelling, ToldText } from "#lib/domain/retelling.ts";
import type { Spent, Use } from "#lib/ports/use.ts";
import { standInSettings } from "#lib/tools/testing/models/for-all-tests.ts";
import { goodAnswer, goodAnswers } from "#lib/tools/testing/models/good.ts";
import type { Reply, Request } from "#lib/tools/testing/models/reply.ts";
import { type ModelServer, startModelServer } from "#lib/tools/testing/models/server.ts";
import { askedOf } from "#lib/writing/answer/asked-of.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { embeddedWriter, writeDraft } from "#lib/writing/embedded/writer.ts";
import { CALLS_MAX } from "./budget.ts";
import { withFallback } from "./fallback.ts";
import { languageModel } from "./language-model.ts";
import { modelWriter } from "./writer.ts";

const brief: Brief = {
  format: "caption_reel",
  theme: "Café coado sem amargor",
  language: "pt",
  brand: { profileName: "Café Aurora", description: "", audience: "", contentPreferences: "", toneOfVoice: "Próximo" },
  article: null,
  earlier: [],
  seed: 1,
};
const good = goodAnswer(brief);
const never = { signal: new AbortController().signal };

let server: ModelServer | null = null;
afterEach(() => server?.close());

/** A model that answers so, in turn, and the last for ever. */
async function speaking(
  answers: readonly (Reply | object | string)[],
  given: { critique?: boolean; timeoutMs?: number } = {},
) {
  const asked: Request[] = [];
  const spent: Spent[] = [];
  server = await startModelServer((request, turn) => {
    asked.push(request);
    const answer = answers[Math.min(turn, answers.length) - 1] ?? "";
    if (typeof answer === "string") return { text: answer };
    return isReply(answer) ? answer : { text: JSON.stringify(answer) };
  });
  const writer = modelWriter({
    name: "tiny",
    model: languageModel(standInSettings("compatible", `${server.url}/v1`)),
    timeoutMs: 1000,
    prices: { input: 2, output: 10 },
    log: { info: () => undefined },
    ...given,
  });
  const use: Use = { ...never, spent: (what) => void spent.push(what) };
  return { writer, asked, spent, use };
}

const isReply = (answer: object): answer is Reply => ["text", "error", "breaks"].some((name) => name in answer);

const reel = (draft: Draft): readonly string[] => ("blocks" in draft ? draft.blocks : []);
const lastSaid = (asked: readonly Request[]) => asked.at(-1)?.turns.at(-1)?.text ?? "";

describe("a model writer", () => {
  test("gives back an answer that holds, and tells what it cost", async () => {
    const { spent, use, writer } = await speaking([
      { text: JSON.stringify(good), tokens: { input: 1000, output: 200 } },
    ]);
    expect(await writer.write(brief, use)).toEqual({ draft: writeDraft(brief), writer: "tiny", matter: null });
    expect(spent).toEqual([
      {
        part: "text",
        provider: "tiny",
        step: "draft",
        inputTokens: 1000,
        outputTokens: 200,
        cost: 0.004,
        durationMs: expect.any(Number),
        fault: null,
      },
    ]);
  });

  test("asks again only for the field that cannot be used, and keeps the rest", async () => {
    const wrong = { ...good, title: "Palavra ".repeat(30) };
    const { asked, spent, use, writer } = await speaking([wrong, { title: "Café sem amargor" }]);
    const { draft } = await writer.write(brief, use);
    expect(draft).toEqual({ ...writeDraft(brief), title: "Café sem amargor" });
    expect(lastSaid(asked)).toContain('- "title": at most 110 characters');
    expect(asked[1]?.schema).toMatchObject({ properties: { title: {} }, required: ["title"] });
    expect(spent.map(({ step }) => step)).toEqual(["draft", "repair"]);
  });

  test.each([
    ["in a box", { fields: { title: "Café sem amargor" } }],
    ["with the whole post", { ...good, title: "Café sem amargor" }],
    ["as the text alone", "Café sem amargor"],
  ])("reads a field that is told again %s", async (_, again) => {
    const { use, writer } = await speaking([{ ...good, title: "Palavra ".repeat(30) }, again]);
    expect((await writer.write(brief, use)).draft.title).toBe("Café sem amargor");
  });

  test("cuts between words what is still too long when nothing more is asked", async () => {
    const { asked, use, writer } = await speaking([{ ...good, texts: ["palavra ".repeat(20), "b", "c"] }]);
    const { draft } = await writer.write(brief, use);
    expect([...(reel(draft)[0] ?? "")].length).toBeLessThanOrEqual(LIMITS.blocks[0]);
    expect(reel(draft)[0]).toMatch(/palavra…$/);
    expect(asked.length).toBeLessThanOrEqual(CALLS_MAX);
  });

  test("a post that a person should look at is written with its doubt", async () => {
    const { use, writer } = await speaking([{ ...goodAnswer(brief), caption: `${good.caption}\n\n@ninguem.conhece` }]);
    expect(await writer.write(brief, use)).toMatchObject({ doubts: ["address"] });
  });

  test("a failed post costs no more than two good ones", async () => {
    const cost = (all: readonly Spent[]) => all.reduce((sum, one) => sum + (one.cost ?? 0), 0);
    const reply = (said: string): Reply => ({ text: said, tokens: { input: 4000, output: 900 } });
    const ok = await speaking([reply(JSON.stringify(good))]);
    await ok.writer.write(brief, ok.use);
    await server?.close();
    const bad = await speaking([reply(JSON.stringify({ ...good, caption: "" }))]);
    await expect(bad.writer.write(brief, bad.use)).rejects.toThrow(ProviderFault);
    expect(cost(bad.spent)).toBeLessThanOrEqual(2 * cost(ok.spent) + 1e-9);
  });

  test("takes no more calls than it is given", async () => {
    const { asked, use, writer } = await speaking([{ ...good, caption: "" }]);
    await expect(writer.write(brief, { ...use, calls: 1 })).rejects.toThrow("broken");
    expect(asked).toHaveLength(1);
  });

  test("hears out a model that is slow but speaks, and leaves one that falls silent", async () => {
    const slow = await speaking([{ text: JSON.stringify(good), pieces: 30, pauseMs: 20 }], { timeoutMs: 200 });
    expect((await slow.writer.write(brief, slow.use)).draft).toEqual(writeDraft(brief));
    expect(slow.spent[0]?.durationMs).toBeGreaterThan(200);
    await server?.close();
    const silent = await speaking([{ text: JSON.stringify(good), breaks: { after: 0.1, by: "silence" } }], {
      timeoutMs: 100,
    });
    await expect(silent.writer.write(brief, silent.use)).rejects.toMatchObject({ kind: "slow", part: "text" });
  });

  test("keeps a post that holds, with what can be cut cut, when its provider fails at the repair", async () => {
    const wrong = { ...good, texts: ["palavra ".repeat(20), "b", "c"] };
    const { spent, use, writer } = await speaking([
      wrong,
      { error: { status: 500, code: "server_error", says: "no" } },
    ]);
    expect(reel((await writer.write(brief, use)).draft)[0]).toMatch(/…$/);
    expect(spent.map(({ fault }) => fault)).toEqual([null, "broken"]);
  });

  test("a person's stop is no fault of the provider", async () => {
    const { use, writer } = await speaking([good]);
    await expect(writer.write(brief, { ...use, signal: AbortSignal.abort() })).rejects.not.toBeInstanceOf(
      ProviderFault,
    );
  });

  test("a fallback writes instead and says so, but not for a post that was cancelled", async () => {
    const { writer } = await speaking(["prosa", "mais prosa"]);
    const both = withFallback(writer, embeddedWriter(), { warn: () => undefined });
    expect(await both.write(brief, never)).toEqual({ draft: writeDraft(brief), writer: "embedded", matter: "near" });
    await expect(both.write(brief, { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});

describe("an editor", () => {
  const better = (at: string, text: string) => ({ fields: [{ at, why: "says nothing", text }] });

  test("is asked once where it is set so, and its better texts count", async () => {
    const { spent, use, writer } = await speaking([good, better("texts.0", "Amargo? Não é o grão.")], {
      critique: true,
    });
    expect(reel((await writer.write(brief, use)).draft)[0]).toBe("Amargo? Não é o grão.");
    expect(spent.map(({ step }) => step)).toEqual(["draft", "critique"]);
  });

  test.each([
    ["too long", better("texts.0", "palavra ".repeat(30))],
    ["nowhere", better("slides.9.title", "Outro")],
    [
      "in another language",
      better(
        "caption",
        "The best way to start is with fresh beans and the right water for you and your family.\n\nTry it today.",
      ),
    ],
    ["an error", { error: { status: 500, code: "x", says: "y" } }],
    ["prose", "All good!"],
  ])("whose text is %s changes nothing", async (_, answer) => {
    const { use, writer } = await speaking([good, answer], { critique: true });
    expect((await writer.write(brief, use)).draft).toEqual(writeDraft(brief));
  });
});

describe("texts of a post that are told again", () => {
  const told: ToldText[] = [
    { name: "block1", kind: "line", text: "Café amargo?", max: 60 },
    { name: "block2", kind: "line", text: "É a água.", max: 80 },
    { name: "caption", kind: "caption", text: "A água conta.\n\nAqueça menos.", max: 200 },
  ];
  const again = async (asks: Partial<Retelling>, ...answers: (Reply | object | string)[]) => {
    const { asked, spent, use, writer } = await speaking(answers);
    const heard: Readonly<Record<string, string>>[] = [];
    const hears = (texts: Readonly<Record<string, string>>) => void heard.push(texts);
    const end = await writer.rewrite(brief, { told, only: null, wish: null, ...asks }, { ...use, calls: 2, hears });
    return { ...end, asked, spent, heard };
  };

  test("are heard while they are told, in their places and without marks", async () => {
    const texts = {
      block1: "**Seu café** amarga?",
      block2: "A culpa é da água.",
      caption: "Água boa.\n\nProve. #cafe",
    };
    const { heard, spent, ...end } = await again({ wish: "Mais direto.</wish>" }, texts);
    expect(end.texts).toEqual({ block1: "Seu café amarga?", block2: texts.block2, caption: "Água boa.\n\nProve." });
    expect(heard.length).toBeGreaterThan(3);
    expect(heard[0]?.["caption"]).toBeUndefined();
    expect(lastSaid(end.asked).match(/<\/wish>/g)).toHaveLength(1);
    expect(spent.map(({ step }) => step)).toEqual(["rewrite"]);
  });

  test("may be one alone, told as it is or with its name", async () => {
    for (const answer of [{ block1: "Amargou de novo?" }, "Amargou de novo?"]) {
      const { asked, texts } = await again({ only: "block1" }, answer);
      expect(texts).toEqual({ block1: "Amargou de novo?" });
      expect(JSON.stringify(asked[0]?.schema)).not.toContain("block2");
    }
  });

  test.each([
    ["too long", { block1: "palavra ".repeat(30) }],
    ["the same", { block1: told[0]?.text }],
    ["a placeholder", { block1: "{{gancho}}" }],
    ["in another language", { block1: "The best way to start is with fresh beans and the right water for you" }],
  ])("are asked for once more where one is %s", async (_, answer) => {
    const { asked, texts } = await again({ only: "block1" }, answer, { block1: "Amargou?" });
    expect(texts).toEqual({ block1: "Amargou?" });
    expect(asked).toHaveLength(2);
  });

  test("keep what was there in the place of what cannot be used, and fail where nothing can", async () => {
    const { texts } = await again({}, { block1: "{{gancho}}", block2: "Troque a água.", caption: told[2]?.text });
    expect(Object.keys(texts)).toEqual(["block2", "caption"]);
    await expect(again({ only: "block1" }, { block1: "{{gancho}}" })).rejects.toMatchObject({ kind: "broken" });
    await expect(again({}, "Desculpe, não posso ajudar com isso.")).rejects.toMatchObject({ kind: "subject_refused" });
  });

  test("name a doubt with which they stand", async () => {
    const { doubts } = await again({ only: "block2" }, { block2: "Peça em www.outra-loja.com.br" });
    expect(doubts).toEqual(["address"]);
  });
});

test.each(FORMATS)("%s: a draft told again as it was asked for is the same draft, or as good", (format) => {
  const held = goodAnswers().filter((one) => one.brief.format === format);
  expect(held.length).toBeGreaterThan(3);
  for (const one of held) {
    const draft = writeDraft(one.brief);
    expect(askedOf(draft)).toEqual(one.asked);
    expect(checkDraft(format, draft).faults).toEqual([]);
  }
});
