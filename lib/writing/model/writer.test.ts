import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { embeddedWriter, writeDraft } from "#lib/writing/embedded/writer.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { FORMATS } from "#lib/domain/format.ts";
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
const good = JSON.stringify(writeDraft(brief));
const never = new AbortController().signal;

interface Asked {
  messages: { role: string; content: unknown }[];
}

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A server that speaks the OpenAI protocol and gives these answers in turn; null: it never answers. */
async function speaking(...answers: (string | null)[]) {
  const asked: Asked[] = [];
  const logged: Record<string, unknown>[] = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      asked.push(JSON.parse(body) as Asked);
      const content = answers[asked.length - 1];
      if (content === null) return;
      if (content === undefined) return void response.writeHead(400).end("{}");
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({
          id: "1",
          object: "chat.completion",
          created: 1,
          model: "tiny",
          choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
          usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const writer = modelWriter({
    name: "tiny",
    model: languageModel({ vendor: "compatible", model: "tiny", apiKey: null, baseUrl: `http://127.0.0.1:${port}/v1` }),
    timeoutMs: 1000,
    prices: { input: 2, output: 10 },
    log: { info: (fields) => logged.push(fields as Record<string, unknown>) },
  });
  return { writer, asked, logged };
}

describe("a model writer", () => {
  test("gives back an answer that holds, and logs its cost", async () => {
    const { asked, logged, writer } = await speaking(`\`\`\`json\n${good}\n\`\`\``);
    expect(await writer.write(brief, never)).toEqual({ draft: JSON.parse(good), writer: "tiny", matter: null });
    expect(asked).toHaveLength(1);
    expect(logged).toMatchObject([{ writer: "tiny", input: 1000, output: 200, cost: 0.004 }]);
  });

  test("says what is wrong with an answer, once", async () => {
    const { asked, writer } = await speaking(JSON.stringify({ ...JSON.parse(good), blocks: ["só um"] }), good);
    expect((await writer.write(brief, never)).draft).toEqual(JSON.parse(good));
    expect(JSON.stringify(asked[1]?.messages.at(-1))).toContain("blocks");
  });

  test.each([
    ["more hashtags than the network takes are cut to five", 9, 5],
    ["fewer than asked are no reason to fail", 1, 1],
  ])("%s, without asking again", async (_, told, kept) => {
    const tags = Array.from({ length: told }, (_unused, index) => `#tag${index}`);
    const caption = `Uma linha.\n\nO resto.\n\n${tags.join(" ")}`;
    const { asked, writer } = await speaking(JSON.stringify({ ...JSON.parse(good), caption }));
    const { draft } = await writer.write(brief, never);
    expect(draft.caption).toBe(`Uma linha.\n\nO resto.\n\n${tags.slice(0, kept).join(" ")}`);
    expect(asked).toHaveLength(1);
  });

  test("cuts what is still too long after the repair", async () => {
    const long = JSON.stringify({ ...JSON.parse(good), blocks: ["palavra ".repeat(20), "b", "c"] });
    const { writer } = await speaking(long, long);
    const { draft } = await writer.write(brief, never);
    expect("blocks" in draft && [...draft.blocks[0]].length).toBeLessThanOrEqual(60);
  });

  test("fails when the repair is no better", async () => {
    const { asked, writer } = await speaking("desculpe", "não posso");
    await expect(writer.write(brief, never)).rejects.toThrow("could not be used");
    expect(asked).toHaveLength(2);
  });

  test("does not wait longer than its time", async () => {
    const { writer } = await speaking(null);
    await expect(writer.write(brief, never)).rejects.toThrow();
  });

  test("a fallback writes instead and says so, but not for a post that was cancelled", async () => {
    const { writer } = await speaking("desculpe", "não posso");
    const quiet = { warn: () => undefined };
    const both = withFallback(writer, embeddedWriter(), quiet);
    expect(await both.write(brief, never)).toEqual({ draft: writeDraft(brief), writer: "embedded", matter: "library" });
    await expect(both.write(brief, AbortSignal.abort())).rejects.toThrow();
  });

  test.each(FORMATS)("%s: a draft told as plain texts is read", async (format) => {
    const draft = writeDraft({ ...brief, format });
    const told = JSON.parse(JSON.stringify(draft), (_, value: unknown) =>
      typeof value === "object" && value !== null && "blocks" in value && "highlight" in value
        ? (value as { blocks: { text: string }[] }).blocks.map(({ text }) => text).join(" ")
        : value,
    ) as object;
    const { asked, writer } = await speaking(JSON.stringify(told));
    expect((await writer.write({ ...brief, format }, never)).draft.format).toBe(format);
    expect(asked).toHaveLength(1);
  });
});
