import { generateText, type LanguageModel, type ModelMessage } from "ai";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import { briefPrompt, repairPrompt } from "#lib/writing/prompts/brief-prompt.ts";
import { rules } from "#lib/writing/prompts/rules.ts";
import { readAnswer, settleAnswer } from "#lib/writing/draft/read-answer.ts";
import type { TextPort } from "#lib/ports/text.ts";

interface Log {
  info(fields: object, message: string): void;
}

interface Options {
  /** as it is shown and logged: "openai gpt-…" */
  readonly name: string;
  readonly model: LanguageModel;
  /** for the whole draft, its repair included */
  readonly timeoutMs: number;
  /** what a million tokens cost, in the operator's currency; null: only tokens are logged */
  readonly prices: { readonly input: number; readonly output: number } | null;
  readonly log: Log;
}

const OUTPUT_TOKENS_MAX = 6000;
const RETRIES = 1;

/** Writes with a language model; its answer is checked, and mended once by itself. */
export const modelWriter = (options: Options): TextPort => ({
  name: options.name,
  isModel: true,
  async write(brief, signal) {
    const by = { writer: options.name, matter: null };
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs)]);
    const first: ModelMessage = { role: "user", content: briefPrompt(brief) };
    const answer = await ask(options, brief, [first], abortSignal);
    const { draft, faults } = readAnswer(brief.format, answer);
    if (draft) return { draft, ...by };
    const mended = await ask(
      options,
      brief,
      [first, { role: "assistant", content: answer }, { role: "user", content: repairPrompt(faults) }],
      abortSignal,
    );
    return { draft: repaired(brief, mended), ...by };
  },
});

function repaired({ format }: Brief, answer: string): Draft {
  const { draft, faults } = readAnswer(format, answer);
  const usable = draft ?? settleAnswer(format, answer);
  if (!usable) throw new Error(`The model's draft could not be used: ${faults?.slice(0, 5).join("; ")}`);
  return usable;
}

async function ask(
  { log, model, name, prices }: Options,
  brief: Brief,
  messages: ModelMessage[],
  abortSignal: AbortSignal,
): Promise<string> {
  const started = performance.now();
  const { text, usage } = await generateText({
    model,
    instructions: rules(brief.language),
    messages,
    abortSignal,
    maxRetries: RETRIES,
    maxOutputTokens: OUTPUT_TOKENS_MAX,
  });
  const [input, output] = [usage.inputTokens ?? 0, usage.outputTokens ?? 0];
  const cost = prices ? { cost: (input * prices.input + output * prices.output) / 1_000_000 } : {};
  const ms = Math.round(performance.now() - started);
  log.info(
    { writer: name, format: brief.format, try: (messages.length + 1) / 2, input, output, ms, ...cost },
    "a model wrote",
  );
  return text;
}
