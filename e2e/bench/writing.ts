import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { isAnswered, readAnswer } from "#lib/tools/writing/answers.ts";
import { readCorpus } from "#lib/tools/writing/corpus.ts";
import { drawAll } from "#lib/tools/writing/draw.ts";
import { measure } from "#lib/tools/writing/measure.ts";
import { pageOf } from "#lib/tools/writing/page.ts";
import { writePost } from "#lib/tools/writing/post.ts";
import { byWeight, reportOf, toldOf } from "#lib/tools/writing/report.ts";
import { writeRows } from "#lib/tools/writing/rows.ts";
import { readSheet } from "#lib/tools/writing/sheet.ts";
import { tableOf } from "#lib/tools/writing/table.ts";

// What the built-in writer makes of themes, briefs and pages of small brands: what it keeps, invents and repeats, and
// how it looks. Lays all of it out on one page. --texts leaves the pictures out, --only <id> tells one post
// whole, --sheet <file> takes a list of one's own, --answers <folder> judges a model's drafts
// kept there as <id>.json instead of the writer's, --out <file> names the page.

const { values: asked } = parseArgs({
  options: {
    texts: { type: "boolean" },
    only: { type: "string" },
    sheet: { type: "string" },
    answers: { type: "string" },
    out: { type: "string", default: "test-results/writing.html" },
  },
});

const pieces = asked.sheet === undefined ? readCorpus() : readSheet(asked.sheet);
const all = asked.answers === undefined ? pieces.map((piece) => writePost(piece)) : answered(asked.answers);
const shared = measure(all);
const posts = all.filter(({ piece }) => asked.only === undefined || piece.id === asked.only);
if (posts.length === 0) throw new Error(`No post is named ${asked.only}: see lib/tools/writing/corpus`);
if (!asked.texts) await drawAll(posts);

const isWhole = asked.only === undefined && asked.sheet === undefined && asked.answers === undefined;
if (asked.only !== undefined) console.log(posts.map(toldOf).join("\n\n"));
else console.log(reportOf(posts, shared, isWhole ? writeRows() : []));

mkdirSync(dirname(asked.out), { recursive: true });
writeFileSync(asked.out, pageOf(asked.sheet === undefined ? byWeight(posts) : posts, tableOf(posts)));
console.log(`\nTo look at: ${asked.out}`);

function answered(folder: string) {
  const kept = pieces.filter((piece) => isAnswered(folder, piece));
  return kept.map((piece) => writePost(piece, () => readAnswer(folder, piece)));
}
