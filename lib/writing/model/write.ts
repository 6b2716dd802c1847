import type { Doubt, Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import { ASKED_OF, type AskedOf } from "#lib/writing/answer/asked.ts";
import { readAsked } from "#lib/writing/answer/read-asked.ts";
import { type Judged, WHOLE } from "#lib/writing/judge/judge.ts";
import { isRefusal } from "#lib/writing/judge/refusal.ts";
import { againPrompt, repairPrompt } from "#lib/writing/prompts/again.ts";
import { type BriefOf, examine, settle } from "./examine.ts";
import { canBeAsked, merged, nameOf, schemaOf } from "./repair.ts";
import type { Conversation, Turns } from "./conversation.ts";

export interface Post<F extends Format> {
  readonly asked: AskedOf<F>;
  readonly draft: Draft;
  readonly doubts: readonly Doubt[];
}

const FIELDS_MAX = 12;

/** The post that a model answers to what it is asked, read, checked, and told again where it cannot be used. */
export async function writePost<F extends Format>(
  talk: Conversation,
  brief: BriefOf<F>,
  step: string,
  turns: Turns,
): Promise<Post<F>> {
  const { isCut, text } = await talk.ask(step, turns, ASKED_OF[brief.format], {
    isEnough: (said) => isUsable(brief, said),
  });
  const asked = readAsked(brief.format, text);
  if (asked) return finishPost(talk, brief, turns, asked, isCut);
  if (isRefusal(text)) throw talk.fault("subject_refused", text);
  if (!talk.mayAsk) throw talk.fault("broken", "the answer is no post");
  return writePost(talk, brief, "again", [turns[0], { role: "user", text: withNote(turns, "is not one JSON object") }]);
}

const withNote = (turns: Turns, says: string): string => `${turns[1].text}\n\n${againPrompt(says)}`;

/** What a model told before it fell silent is enough where it makes a post as it stands. */
function isUsable<F extends Format>(brief: BriefOf<F>, text: string): boolean {
  const asked = readAsked(brief.format, text);
  return asked !== null && examine(brief, asked, true).faults.length === 0;
}

/** Asks for the named fields alone until they hold; what is merely doubtful stands at last, with its doubts. */
async function finishPost<F extends Format>(
  talk: Conversation,
  brief: BriefOf<F>,
  turns: Turns,
  asked: AskedOf<F>,
  isCut = false,
): Promise<Post<F>> {
  const { draft, faults } = examine(brief, asked, isCut);
  if (draft && faults.length === 0) return { asked, draft, doubts: [] };
  const whole = faults.find(({ at }) => at === WHOLE || !canBeAsked(brief.format, at));
  const isWorth = faults.some(({ at, doubt }) => doubt !== "language" || at !== WHOLE);
  if (!talk.mayAsk || !isWorth) return settled(talk, brief, asked, faults);
  try {
    if (whole)
      return await writePost(talk, brief, "again", [turns[0], { role: "user", text: withNote(turns, whole.says) }]);
    const wrong = withoutParts(faults).slice(0, FIELDS_MAX);
    const places = wrong.map(({ at }) => at);
    const { text } = await talk.ask(
      "repair",
      [
        ...turns,
        { role: "assistant", text: JSON.stringify(asked) },
        { role: "user", text: repairPrompt(wrong.map(({ at, says }) => ({ name: nameOf(at), says }))) },
      ],
      schemaOf(brief.format, places),
    );
    return await finishPost(talk, brief, turns, merged(brief.format, asked, places, text));
  } catch (error) {
    // A provider that fails now has already told a post that may do.
    if (!(error instanceof ProviderFault)) throw error;
    return settled(talk, brief, asked, faults, error);
  }
}

/** Of a list that is told again, no part by itself. */
const withoutParts = (faults: readonly Judged[]): Judged[] =>
  faults.filter(({ at }) => !faults.some((other) => other.at !== at && at.startsWith(`${other.at}.`)));

function settled<F extends Format>(
  talk: Conversation,
  brief: BriefOf<F>,
  asked: AskedOf<F>,
  faults: readonly Judged[],
  thrown: ProviderFault | null = null,
): Post<F> {
  const post = settle(brief, asked);
  if (post) return { asked, ...post };
  throw thrown ?? talk.fault("broken", faults.map(({ at, says }) => `${at}: ${says}`).join("; "));
}
