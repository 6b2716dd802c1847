import * as z from "zod";
import type { Format } from "#lib/domain/format.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import type { AskedOf } from "#lib/writing/answer/asked.ts";
import { named, objectsOf, textOf, unwrapped } from "#lib/writing/answer/loose.ts";
import { valueAt, withValueAt } from "#lib/writing/answer/places.ts";
import { readJson } from "#lib/writing/answer/read-json.ts";
import { critiquePrompt } from "#lib/writing/prompts/again.ts";
import type { Conversation, Turns } from "./conversation.ts";
import { type BriefOf, examine } from "./examine.ts";
import type { Post } from "./write.ts";

const better = z.object({ fields: z.array(z.object({ at: z.string(), why: z.string(), text: z.string() })) });

/** The post after an editor read it: each of its better texts counts where it holds. It fails no post. */
export async function criticized<F extends Format>(
  talk: Conversation,
  brief: BriefOf<F>,
  turns: Turns,
  post: Post<F>,
): Promise<Post<F>> {
  if (!talk.mayAsk) return post;
  const said = [
    ...turns,
    { role: "assistant", text: JSON.stringify(post.asked) },
    { role: "user", text: critiquePrompt(brief.language) },
  ] as const;
  try {
    const { text } = await talk.ask("critique", [turns[0], turns[1], ...said.slice(2)], better);
    return changesIn(text).reduce((told, change) => withChange(brief, told, change), post);
  } catch (error) {
    if (error instanceof ProviderFault) return post;
    throw error;
  }
}

interface Change {
  readonly at: string;
  readonly text: string;
}

function changesIn(answer: string): Change[] {
  const value = readJson(answer);
  const held = value === null ? null : unwrapped(value, ["fields"]);
  return objectsOf(held ? named(held, ["fields"]) : undefined).map((field) => ({
    at: textOf(named(field, ["at", "place", "field"]))
      .replaceAll(/[[\]_]+/g, ".")
      .replace(/\.$/, ""),
    text: textOf(named(field, ["text", "better", "value"])),
  }));
}

function withChange<F extends Format>(brief: BriefOf<F>, post: Post<F>, { at, text }: Change): Post<F> {
  if (text.trim() === "" || typeof valueAt(post.asked, at) !== "string") return post;
  const asked: AskedOf<F> = withValueAt(post.asked, at, text);
  const { draft, faults } = examine(brief, asked, false);
  return draft && faults.length <= post.doubts.length ? { ...post, asked, draft } : post;
}
