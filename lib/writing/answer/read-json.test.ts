import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

const good = { title: "Café", slides: [{ title: "Um" }, { title: "Dois" }] };
const told = JSON.stringify(good);

test.each([
  ["fenced", `\`\`\`json\n${told}\n\`\`\``],
  ["after prose with braces", `Here {is} what you asked {for}:\n${told}\nI hope {it} helps.`],
  ["after a thought with a draft in it", `<think>{"title": "no", "slides": []}</think>${told}`],
  ["after a thought that was opened elsewhere", `so I write {"title":"no"}\n</think>\n${told}`],
  ["with trailing commas", told.replaceAll("}", ",}").replaceAll("]", ",]")],
  ["with comments", told.replace("{", "{ // the post\n/* of today */")],
  ["in single quotes", told.replaceAll('"', "'")],
  ["in smart quotes", told.replaceAll(/"([^"]*)"/g, "“$1”")],
  ["with bare names", told.replaceAll(/"(\w+)":/g, "$1:")],
  ["without commas between items", told.replace("},{", "}\n{")],
  ["pretty", JSON.stringify(good, null, 2)],
])("an answer %s is read", (_, answer) => {
  expect(readJson(answer)).toEqual(good);
});

test("quotes that a text forgot to escape do not end it", () => {
  expect(readJson('{"title": "o "melhor" café, e pronto", "n": 3}')).toEqual({
    title: 'o "melhor" café, e pronto',
    n: 3,
  });
});

test("line breaks within a text, as they are or escaped, are kept", () => {
  expect(readJson('{"caption": "um\n\ndois\\ntrês \\u00e9"}')).toEqual({ caption: "um\n\ndois\ntrês é" });
});

test("an answer that is cut anywhere keeps its whole parts", () => {
  for (let end = told.indexOf('"slides"'); end < told.length; end++) {
    const read = readJson(told.slice(0, end)) as typeof good;
    expect(read.title).toBe("Café");
    for (const slide of read.slides ?? []) expect(good.slides).toContainEqual(slide);
  }
});

test.each(["", "no", "{}", "[]", "{{{{", "I cannot help with that."])("%j holds no object", (answer) => {
  expect(readJson(answer)).toBeNull();
});
