import { parseArgs } from "node:util";
import { readCorpus } from "#lib/tools/writing/corpus.ts";
import { measure } from "#lib/tools/writing/measure.ts";
import { allIn, writePost } from "#lib/tools/writing/post.ts";
import { reportOf } from "#lib/tools/writing/report.ts";
import { writeRows } from "#lib/tools/writing/rows.ts";

// What the built-in writer makes of themes, briefs and pages of small brands: what it keeps, invents and repeats.
// --texts leaves the pictures out, --only <id> makes one post and tells all of it.

const { values } = parseArgs({ options: { texts: { type: "boolean" }, only: { type: "string" } } });

const pieces = readCorpus().filter(({ id }) => values.only === undefined || id === values.only);
if (pieces.length === 0) throw new Error(`No post is named ${values.only}: see lib/tools/writing/corpus`);
const posts = pieces.map(writePost);
const shared = measure(posts);
if (values.only === undefined) console.log(reportOf(posts, shared, writeRows()));
else {
  for (const { faults, texts } of posts) {
    console.log(allIn(texts).join("\n"), "\n", texts.hashtags.join(" "));
    for (const { detail, kind, quote } of faults) console.log(`${kind} (${detail ?? ""}): ${quote}`);
  }
}
