import type { z } from "zod";
import type { Brief } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { ProviderFault, type ProviderFaultKind } from "#lib/domain/provider.ts";
import { briefPrompt } from "#lib/writing/prompts/brief-prompt.ts";
import { rules } from "#lib/writing/prompts/rules.ts";
import type { Budget } from "./budget.ts";
import { type Caller, callModel, type Turn } from "./call.ts";

/** The rules, the brief, and what was said since. */
export type Turns = readonly [system: Turn, brief: Turn, ...since: Turn[]];

const MINUTE_MS = 60_000;

/** How long one answer may take, however steadily it comes. */
const WHOLE_MS: Record<Format, number> = {
  carousel: 5 * MINUTE_MS,
  caption_reel: 3 * MINUTE_MS,
  animated_audio: 5 * MINUTE_MS,
  narrated_photos: 4 * MINUTE_MS,
  premium_carousel: 5 * MINUTE_MS,
  infographic: 5 * MINUTE_MS,
};

export const turnsOf = (brief: Brief): Turns => [
  { role: "system", text: rules(brief.language) },
  { role: "user", text: briefPrompt(brief) },
];

/** Who hears what a model says, as it says it. */
interface Listening {
  /** judges what came before it failed */
  readonly isEnough?: (text: string) => boolean;
  readonly hears?: (text: string) => void;
}

/** The calls of one post: few, each counted, and the first that fails for good is the last. */
export class Conversation {
  readonly #caller: Caller;
  readonly #budget: Budget;
  readonly #format: Format;
  #isPlain = false;

  constructor(caller: Caller, budget: Budget, format: Format) {
    this.#caller = caller;
    this.#budget = budget;
    this.#format = format;
  }

  get mayAsk(): boolean {
    return this.#budget.allows;
  }

  get calls(): number {
    return this.#budget.calls;
  }

  fault(kind: ProviderFaultKind, cause: unknown): ProviderFault {
    return new ProviderFault({ part: "text", kind, provider: this.#caller.name, isPaid: true, cause });
  }

  async ask(
    step: string,
    turns: Turns,
    schema: z.ZodType,
    { hears, isEnough = () => false }: Listening = {},
  ): Promise<{ text: string; isCut: boolean }> {
    if (!this.mayAsk) throw this.fault("broken", `no call is left for ${step}`);
    const call = { step, turns, schema, wholeMs: WHOLE_MS[this.#format], ...(hears && { hears }) };
    const { fault, isCut, text, tokens, wantsPlain } = await callModel(this.#caller, call, this.#isPlain);
    this.#budget.count(tokens);
    if (wantsPlain && !this.#isPlain && this.mayAsk) {
      this.#isPlain = true;
      return this.ask(step, turns, schema, { isEnough, ...(hears && { hears }) });
    }
    if (fault && !isEnough(text)) throw fault;
    if (text.trim() === "") throw this.fault("broken", "the answer is empty");
    return { text, isCut };
  }
}
