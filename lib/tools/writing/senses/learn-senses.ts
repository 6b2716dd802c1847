import { SENSE_SIZE } from "#lib/content/senses/senses.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { randomFrom } from "#lib/writing/embedded/random.ts";
import { SHARES } from "#lib/writing/words/sense.ts";
import { type Bag, joined, type Library, type Question, readLibrary } from "./bags.ts";
import { learner } from "./contrast.ts";
import { firstSenses } from "./first-senses.ts";
import { type Matrix, scale } from "./matrix.ts";

const TURNS = 25;
/** Of a text that asks so much is left out each time, so that no word of it is needed. */
const LEFT_OUT = 0.3;

const wholeOf = ({ answer, otherWords, said }: Question): Bag =>
  joined([said, SHARES.said], [otherWords, SHARES.otherWords], [answer, SHARES.answer]);
/** The one without what it is called, and the other without what else it is called. */
const toldOf = ({ answer, otherWords }: Question): Bag =>
  joined([otherWords, SHARES.otherWords], [answer, SHARES.answer]);
const namedOf = ({ answer, said }: Question): Bag => joined([said, SHARES.said], [answer, SHARES.answer]);

interface Learned {
  readonly language: Language;
  readonly roots: readonly string[];
  readonly senses: Int8Array;
}

/** What words mean, by what stands with them in the questions of a trade, which are the same in each language. */
export function learnSenses(onTurn: (turn: number, of: number) => void): readonly Learned[] {
  const random = randomFrom("senses");
  const next = () => random.below(1e9) / 1e9;
  const libraries: Library[] = [];
  for (const language of LANGUAGES) libraries.push(readLibrary(language, wordsIn(libraries)));
  const senses = firstSenses(sharedBy(libraries), wordsIn(libraries), SENSE_SIZE, next);
  const step = learner(senses, SENSE_SIZE);
  const part = (bag: Bag): Bag => new Map([...bag].filter(() => next() >= LEFT_OUT));
  const exercises = libraries.flatMap(({ trades }, language) =>
    trades.map((questions, trade) => ({ questions, language, trade })),
  );
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { language, questions, trade } of random.shuffle(exercises)) {
      const other = libraries[(language + 1 + random.below(LANGUAGES.length - 1)) % LANGUAGES.length];
      const abroad = other?.trades[trade] ?? [];
      const asking = questions.filter(({ otherWords }) => otherWords.size > 0);
      step(
        asking.map(({ otherWords }) => part(otherWords)),
        asking.map(namedOf),
      );
      step(
        questions.map(({ said }) => part(said)),
        questions.map(toldOf),
      );
      step(
        questions.map(({ said }) => part(said)),
        abroad.map(wholeOf),
      );
    }
    onTurn(turn + 1, TURNS);
  }
  return learnedOf(libraries, senses);
}

const wordsIn = (libraries: readonly Library[]): number => libraries.reduce((sum, { words }) => sum + words.length, 0);

/** Each question in all languages at once. */
function sharedBy(libraries: readonly Library[]): Bag[] {
  const [first = [], ...others] = libraries.map(({ trades }) => trades.flat().map(wholeOf));
  return first.map((bag, at) => joined([bag, 1], ...others.map((bags): [Bag, number] => [bags[at] ?? new Map(), 1])));
}

/** With the rarity of each word in its sense, in bytes. */
function learnedOf(libraries: readonly Library[], senses: Matrix): Learned[] {
  const rarities = libraries.flatMap(({ words }) => words.map(({ rarity }) => rarity));
  senses.forEach((sense, place) => scale(sense, rarities[place] ?? 1));
  const most = Math.max(...senses.map((sense) => Math.max(...sense.map(Math.abs))));
  return LANGUAGES.map((language, at) => {
    const begin = wordsIn(libraries.slice(0, at));
    const own = libraries[at]?.words ?? [];
    const values = senses.slice(begin, begin + own.length).flatMap((sense) => [...sense]);
    return {
      language,
      roots: own.map(({ root }) => root),
      senses: Int8Array.from(values, (value) => Math.round((value / most) * 127)),
    };
  });
}
