import { describe, expect, test } from "vitest";
import { IMAGE_STYLES } from "#lib/domain/brand.ts";
import { MOODS } from "#lib/domain/mood.ts";
import { composeScene, composeStory, isPerson } from "./compose-scene.ts";
import { drawScene, sceneSvg } from "./draw-scene.ts";
import { PROPS } from "./props.ts";
import { parseScene } from "./scene.ts";
import { SETTING_NAMES } from "./settings.ts";
import { readTopics } from "./topics.ts";
import { iconOf, topicsOf } from "./vocabulary.ts";

const colors = { background: "#f6e7d3", brand: "#b4531f" };
const scene = (subject: string, over = {}) => ({
  ...composeScene({ idea: { subject, mood: "warm" }, style: "illustration", colors, seed: 3 }),
  ...over,
});

test.each([
  ["coffee grinder", "grinder"],
  ["dentist chair", "dentalchair"],
  ["dog on a walk", "dog"],
  ["keys of a house", "keys"],
  ["flower bouquet", "bouquet"],
  ["dumbbells", "dumbbell"],
  ["law books", "books"],
  ["salad bowl", "salad"],
  ["sewing machine", "sewing"],
  ["camera", "camera"],
  ["suitcase", "suitcase"],
  ["car engine", "engine"],
  ["laptop", "laptop"],
  ["pencil and notebook", "notebook"],
  ["a set of tires", "wheel"],
  ["glasses", "glasses"],
  ["piano", "piano"],
  ["wheelchair", "wheelchair"],
  ["washing machine", "washer"],
  ["wedding ring", "ring"],
  ["vase on a pottery wheel", "potterywheel"],
  ["old leather armchair", "armchair"],
  ["coffee scale", "cup"],
  ["paper coffee filter", "cup"],
  ["water bottle", "glass"],
  ["sunscreen bottle", "soap"],
  ["cutting board and knife", "pot"],
  ["car dashboard", "car"],
  ["dog bed", "dog"],
  ["cat by a window", "cat"],
  ["craft market stall", "scissors"],
  ["car park", "carpark"],
  ["bowl of nuts", "nuts"],
  ["steam iron", "iron"],
  ["life jacket", "lifejacket"],
  ["3d printer", "printer3d"],
  ["sheep in a field", "sheep"],
  ["beach", "seashell"],
  ["tropical beach", "parasol"],
  ["rainy day", "umbrella"],
  ["circus tent", "circustent"],
  ["saint in a niche", "niche"],
  ["shoe on the bench", "cobbler"],
  ["barrel sauna", "sauna"],
  ["camper van", "campervan"],
  ["observatory dome", "dome"],
  ["chimney", "chimney"],
  ["chimney brush", "sweepbrush"],
  ["soccer ball", "football"],
  ["basketball", "ball"],
  ["alpaca farm", "alpaca"],
  ["llama trek", "llama"],
  ["pottery kiln", "kiln"],
  ["electric gate", "gate"],
  ["roof tile", "slates"],
  ["shower screen", "shower"],
  ["drum kit", "drumkit"],
  ["tiered wedding cake", "weddingcake"],
  ["glass vase", "blownglass"],
  ["check engine light", "warnlight"],
  ["contact lens case", "lenscase"],
  ["cat scratching post", "scratchpost"],
  ["bunch of carrots", "carrots"],
  ["vacuum cleaner", "vacuum"],
  ["mop and bucket", "mopbucket"],
  ["face cream", "skincare"],
  ["ice cream", "icecream"],
  ["wood stove", "woodstove"],
  ["rocking horse", "rockinghorse"],
])("%s is drawn as itself", (subject, prop) => {
  const heroes = [0, 1, 2, 3, 4].map(
    (seed) => composeScene({ idea: { subject, mood: "calm" }, style: "illustration", colors, seed }).props[0],
  );
  expect(heroes).toContain(prop);
  expect(topicsOf(subject)[0]?.heroes).toContain(prop);
});

test("every phrase of the vocabulary finds its own topic first or one that shares its words", () => {
  const lost = readTopics().flatMap((topic) =>
    topic.words.filter((phrase) => !topicsOf(phrase).includes(topic)).map((phrase) => phrase),
  );
  expect(lost).toEqual([]);
});

test("a part of a longer phrase is no subject of its own", () => {
  expect(topicsOf("paper coffee filter").flatMap(({ heroes }) => heroes)).not.toContain("document");
});

test("every thing is the hero or the friend of some subject", () => {
  const used = new Set(readTopics().flatMap(({ friends, heroes }) => [...heroes, ...friends]));
  expect(Object.keys(PROPS).filter((name) => name !== "emblem" && !used.has(name as keyof typeof PROPS))).toEqual([]);
});

test("an unknown subject is shapes alone, and the sign of a thing without a drawing stands alone", () => {
  const compose = (subject: string, mood: (typeof MOODS)[number]) =>
    composeScene({ idea: { subject, mood }, style: "illustration", colors, seed: 1 });
  for (const mood of MOODS)
    for (const subject of ["abstract shapes", "quantum jurisprudence xyzzy", "red thing of nothing"])
      expect(compose(subject, mood)).toMatchObject({ props: [], setting: "abstract", sign: null });
  expect(compose("a golden squirrel", "calm")).toMatchObject({ props: ["emblem"], sign: "squirrel" });
  expect(iconOf("xyzzy")).toBeNull();
  expect(iconOf("hand of fate card")).toBeNull();
  expect(iconOf("telescope")).toBe("telescope");
  expect(iconOf("coffee cup")).toBe("coffee");
});

test("shapes differ by their seed, and are sober for a sober matter", async () => {
  const draw = (seed: number, mood: (typeof MOODS)[number]) =>
    drawScene(
      composeScene({ idea: { subject: "abstract shapes", mood }, style: "illustration", colors, seed }),
      108,
      135,
    );
  const drawn = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => draw(seed, "bright")));
  expect(new Set(drawn.map(({ data }) => data.toString("base64"))).size).toBe(6);
});

test("no shop window, table or clock stands behind or beside a thing that is none of them", () => {
  const foreign = readTopics().filter(
    ({ friends, settings }) => settings.includes("street") || friends.some((name) => ["clock", "cup"].includes(name)),
  );
  const own = new Set(["coffee grinder", "coffee bean", "tea", "bread", "calendar", "shopping bag"]);
  expect(foreign.flatMap(({ words }) => (words.some((word) => own.has(word)) ? [] : words.slice(0, 1)))).toEqual([]);
});

test("palms stand on a tropical beach and on no other coast", () => {
  for (const subject of ["beach", "coast", "sea", "surfboard", "summer", "ice cream"])
    expect(topicsOf(subject)[0]?.settings).not.toContain("beach");
  expect(topicsOf("palm beach")[0]?.settings).toEqual(["beach"]);
});

test("there are at least sixteen places, each in every style, and all of them are valid pictures", async () => {
  expect(SETTING_NAMES.length).toBeGreaterThanOrEqual(16);
  for (const setting of SETTING_NAMES) {
    for (const style of IMAGE_STYLES) {
      const { svg } = sceneSvg(scene("camera", { setting, style }), 216, 270);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
    }
    const { data } = await drawScene(scene("camera", { setting }), 108, 135);
    expect(new Set(data).size).toBeGreaterThan(20);
  }
});

test("no thing is drawn with a broken number", () => {
  for (const name of Object.keys(PROPS))
    expect(sceneSvg(scene("x", { props: [name] }), 100, 100).svg, name).not.toMatch(/NaN|undefined|Infinity/u);
});

test("the eight styles look unlike each other", async () => {
  const drawn = await Promise.all(
    IMAGE_STYLES.map((style) => drawScene(scene("coffee cup", { style, setting: "table" }), 216, 270)),
  );
  for (const [index, first] of drawn.entries())
    for (const second of drawn.slice(index + 1)) {
      let change = 0;
      for (let at = 0; at < first.data.length; at++) change += Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0));
      expect(change / first.data.length).toBeGreaterThan(4);
    }
});

describe("a picture", () => {
  test("is the same bytes for the same description, and another for another seed", async () => {
    const [first, again, other] = await Promise.all([
      drawScene(scene("dog", { style: "watercolor" }), 216, 270),
      drawScene(scene("dog", { style: "watercolor" }), 216, 270),
      drawScene(scene("dog", { style: "watercolor", seed: 8, palette: 8 }), 216, 270),
    ]);
    expect(first.data.equals(again.data)).toBe(true);
    expect(first.data.equals(other.data)).toBe(false);
  });

  test("leaves the side of the text calm", async () => {
    for (const setting of SETTING_NAMES) {
      const { data, width } = await drawScene(scene("coffee cup", { setting }), 432, 540, { top: 0.4, foot: 0.87 });
      const greens: number[] = [];
      for (let y = 28; y < 176; y += 2)
        for (let x = 28; x < 404; x += 2) greens.push(data[(y * width + x) * 3 + 1] ?? 0);
      const mean = greens.reduce((sum, one) => sum + one, 0) / greens.length;
      const spread = Math.sqrt(greens.reduce((sum, one) => sum + (one - mean) ** 2, 0) / greens.length);
      expect(spread, setting).toBeLessThan(16);
    }
  });

  test("keeps no person when none is wanted", () => {
    const peopled = scene("team meeting");
    expect(peopled.props.some(isPerson)).toBe(true);
    expect(sceneSvg({ ...peopled, people: false }, 100, 100).svg).not.toBe(sceneSvg(peopled, 100, 100).svg);
  });

  test("survives its own JSON", () => {
    const made = scene("camera");
    expect(parseScene(JSON.parse(JSON.stringify(made)))).toEqual(made);
  });
});

test("pages of one story share palette and style and never stand twice in a row in one place", () => {
  const ideas = Array.from({ length: 6 }, () => ({ subject: "coffee cup", mood: "warm" as const }));
  const story = composeStory(ideas, { style: "paper_cut", colors, seed: 12 });
  expect(new Set(story.map(({ palette, style }) => `${palette} ${style}`)).size).toBe(1);
  for (const [index, { setting }] of story.entries()) expect(setting).not.toBe(story[index + 1]?.setting);
});
