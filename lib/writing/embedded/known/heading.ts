import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { begun, firstSentence } from "#lib/writing/embedded/sentence.ts";

interface Headed {
  title: string;
  text: string;
}

/** "If it swells": what a part that does not stand alone begins with. */
const OPENING =
  /^(?:se|si|if|quando|cuando|when|while|com|con|with|without|sem|sin|depois|despues|after|before|antes|em|en|in|on|at|no|na|para|for|por|de|da|do|of|mesmo|aunque|though|although)(?!\p{L})/u;

/** Where a sentence may be cut so that its first part stands alone: three words at least. */
const CUT = /^((?:\S+\s){2,}?\S+?)(?:[:;]\s|,\s(?=(?:mas|but|pero)\s))(.+)$/su;

/** An answer under its own first sentence or clause, where its question stands above it already; null where none is short. */
export function headed(answer: string, max: number): Headed | null {
  const first = firstSentence(answer);
  const [, title = "", rest = ""] = CUT.exec(answer) ?? [];
  const isOpening = answer[title.length] === "," && OPENING.test(fold(title));
  const clause: Headed = { title: isOpening ? "" : title, text: begun(rest) };
  const sentence: Headed = { title: first.replace(/\.$/, ""), text: answer.slice(first.length).trim() };
  const fitting = [sentence, clause].filter((one) => one.title !== "" && characters(one.title) <= max);
  return fitting.find(({ text }) => text !== "") ?? fitting[0] ?? null;
}
