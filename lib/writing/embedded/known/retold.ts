import type { Found } from "./answering.ts";
import type { HowTo, Matter, Pair } from "./matter.ts";

type Say = (text: string) => string;

/** What was found, each of its texts said so. */
export const retold = ({ answers, matter }: Found, say: Say): Found => ({
  answers: pairsIn(answers, say),
  matter: matter && matterIn(matter, say),
});

const pairsIn = (pairs: readonly Pair[], say: Say): Pair[] =>
  pairs.map((pair) => ({ ...pair, said: say(pair.said), answer: say(pair.answer) }));

const howToIn = (told: HowTo | null, say: Say): HowTo | null =>
  told && { title: say(told.title), steps: told.steps.map(say) };

const matterIn = (matter: Matter, say: Say): Matter => ({
  ...matter,
  name: say(matter.name),
  tags: matter.tags.map(say),
  hooks: matter.hooks.map(say),
  scene: say(matter.scene),
  payoff: say(matter.payoff),
  points: matter.points.map(({ label, picture, right, why, wrong }) => ({
    label: say(label),
    wrong: say(wrong),
    why: say(why),
    right: say(right),
    picture,
  })),
  myths: pairsIn(matter.myths, say),
  questions: pairsIn(matter.questions, say),
  list: matter.list && matter.list.map((item) => ({ ...item, head: say(item.head), text: say(item.text) })),
  steps: howToIn(matter.steps, say),
  timeline: howToIn(matter.timeline, say),
  versus: matter.versus && {
    left: say(matter.versus.left),
    right: say(matter.versus.right),
    rows: matter.versus.rows.map(([of, left, right]) => [say(of), say(left), say(right)] as const),
    verdict: say(matter.versus.verdict),
  },
});
