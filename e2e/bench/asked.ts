import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { SURE } from "#lib/writing/embedded/known/find-answer.ts";
import { learnSenses } from "#lib/tools/writing/senses/learn-senses.ts";
import { judgedThemes, kept, learnFrom, type Tried, triedApart } from "#lib/tools/writing/asked/learned.ts";

// How well the built-in writer knows what a theme asks: of themes that owners typed, how many are told the answer that
// an editor would give them, a part of it, or another. --learn writes what it counts by, --wrong lists what it mistakes,
// --senses learns before what words mean.

const CERTAINTIES = [0.25, 0.35, 0.45, 0.55];

const { values: asked } = parseArgs({
  options: { learn: { type: "boolean" }, senses: { type: "boolean" }, wrong: { type: "boolean" } },
});
if (asked.senses)
  for (const { language, roots, senses } of learnSenses((turn, of) => console.log(`what words mean: ${turn} of ${of}`)))
    writeFileSync(
      `lib/content/senses/${language}.json`,
      `${JSON.stringify({ roots: roots.join(" "), senses: Buffer.from(senses).toString("base64") }, null, 2)}\n`,
    );
const all = judgedThemes();
const { strange, typed, unanswered } = triedApart(all);
const percent = (of: readonly Tried[], isCounted: (tried: Tried) => boolean) =>
  `${((of.filter(isCounted).length / of.length) * 100).toFixed(1)} %`;

console.log(`${all.length} themes as owners typed them; as if their answer were not known; as if of another trade`);
for (const least of CERTAINTIES) {
  const told = (verdict: string) => (tried: Tried) => tried.certainty >= least && tried.nearest.verdict === verdict;
  console.log(
    `certain by ${least}: ${percent(typed, told("right"))} answered, ${percent(typed, told("part"))} in part, ` +
      `${percent(typed, told("wrong"))} by something else; not known ${percent(unanswered, told("part"))} in part, ` +
      `${percent(unanswered, told("wrong"))} by something else; of another trade ${percent(strange, told("wrong"))}`,
  );
}
if (asked.wrong)
  for (const { certainty, judged, nearest } of [...typed, ...unanswered, ...strange])
    if (certainty >= SURE.open && nearest.verdict === "wrong")
      console.log(`${certainty.toFixed(2)} ${judged.trade}: ${judged.asked.theme} > ${nearest.said}`);
if (asked.learn)
  writeFileSync("lib/content/asking/nearness.json", `${JSON.stringify(kept(learnFrom(all)), null, 2)}\n`);
