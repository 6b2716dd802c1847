import type { Brief, Draft, Written } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { TextPort } from "#lib/ports/text.ts";
import type { Spent, Use } from "#lib/ports/use.ts";
import { Budget } from "./budget.ts";
import { Conversation, turnsOf } from "./conversation.ts";
import { criticized } from "./critique.ts";
import type { BriefOf } from "./examine.ts";
import type { LanguageModel } from "./language-model.ts";
import { retold } from "./rewrite.ts";
import { type Post, writePost } from "./write.ts";

interface Log {
  info(fields: object, message: string): void;
}

interface Options {
  /** as it is shown and logged: "openai gpt-…" */
  readonly name: string;
  readonly model: LanguageModel;
  /** of silence: a model that still speaks is heard out, for some minutes */
  readonly timeoutMs: number;
  /** what a million tokens cost, in the operator's currency; null: only tokens are counted */
  readonly prices: { readonly input: number; readonly output: number } | null;
  /** whether an editor reads what was written, in a call of its own */
  readonly critique?: boolean;
  readonly log: Log;
}

/** Writes with a language model: asked for words alone, and again only for those that cannot be used. */
export const modelWriter = (options: Options): TextPort & Required<Pick<TextPort, "rewrite">> => ({
  name: options.name,
  isModel: true,

  async write(brief, use) {
    const talk = conversation(options, brief, use);
    const turns = turnsOf(brief);
    const asked: BriefOf<Format> = brief;
    const post = await writePost(talk, asked, "draft", turns);
    return writtenBy(options, options.critique ? await criticized(talk, asked, turns, post) : post);
  },

  rewrite(brief, asks, use) {
    return retold(conversation(options, brief, use), brief, turnsOf(brief), asks, use.hears?.bind(use));
  },
});

function conversation({ log, model, name, prices, timeoutMs }: Options, { format }: Brief, use: Use): Conversation {
  const spent = (what: Spent) => {
    log.info({ ...what, writer: name, format }, "a model wrote");
    use.spent?.(what);
  };
  return new Conversation(
    { name, model, prices, idleMs: timeoutMs, signal: use.signal, spent },
    new Budget(use.calls),
    format,
  );
}

const writtenBy = ({ name }: Options, { doubts, draft }: Post<Format> & { draft: Draft }): Written => ({
  draft,
  writer: name,
  matter: null,
  ...(doubts.length > 0 && { doubts }),
});
