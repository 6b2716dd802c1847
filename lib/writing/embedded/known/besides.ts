import { fold, tokensOf } from "#lib/domain/fold.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import type { Matter, Pair } from "./matter.ts";
import { ofIn } from "./other-thing.ts";
import { requestOf } from "./request.ts";
import { askingOf, asksMeasure, fits } from "./same-question.ts";

/** What is about two of the theme's words at once is on its thing and what is done with it. */
const TOLD = 2;
/** More that is new and it is about something else. */
const NEW_MAX = 2;
/** So much of it stands in the answer, or it says the same again. */
const AGAIN = 1 / 2;

/** Whether a text tells what was told already. */
export function isAgain(shown: string, told: readonly string[]): boolean {
  const words = tokensOf(shown).filter((word) => word.length > 3);
  return words.filter((word) => standsIn(word, told)).length > words.length * AGAIN;
}

/** By what, without what and for whom: another situation. */
const SITUATION =
  /(?<!\p{L})(?:com|con|with|sem|sin|without|para|pra|for)\s(?:(?:o|a|os|as|um|uma|el|la|los|las|un|una|the|an?|your|my|tu|su|seu|sua)\s)?(\p{L}+)/gu;

/** What may stand beside a question's answer: what is on the same thing in the same situation, and says something else. */
export function besides(direct: Pair, asked: string, matter: Matter): Matter {
  const answered = tokensOf(`${direct.said} ${direct.answer}`);
  const telling = tellingWords(requestOf(asked).situation);
  const shared = telling.filter((word) => standsIn(word, answered));
  const known = [...answered, ...tokensOf(asked)];
  const isOn = (head: string, shown: string): boolean => {
    const [of, tokens] = [ofIn(head), tokensOf(head)];
    const told = telling.every((word) => standsIn(word, tokens)) ? telling : shared;
    return (
      told.length >= TOLD &&
      told.every((word) => standsIn(word, tokens)) &&
      [...fold(head).matchAll(SITUATION)].every(([, other = ""]) => standsIn(other, known)) &&
      (of === undefined || standsIn(of, known)) &&
      tellingWords(head).filter((word) => !standsIn(word, known)).length <= NEW_MAX &&
      !isAgain(shown, answered)
    );
  };
  return {
    ...matter,
    points: matter.points.filter(({ label, right, wrong }) => isOn(`${label} ${wrong} ${right}`, right)),
    myths: matter.myths.filter(({ answer, said }) => isOn(said, answer)),
    questions: [
      direct,
      ...matter.questions.filter(
        ({ answer, said }) =>
          said !== direct.said &&
          isOn(said, answer) &&
          (fits(said, asked) || (asksMeasure(said) && asksMeasure(askingOf(asked)))),
      ),
    ],
  };
}
