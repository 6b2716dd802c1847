import type { ImageStyle } from "#lib/domain/brand.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import { type Random, randomOf } from "#lib/render/random.ts";
import type { PropName } from "./props.ts";
import type { ArtScene } from "./scene.ts";
import type { SettingName } from "./settings.ts";
import { iconOf, topicsOf } from "./vocabulary.ts";

const MOOD_SETTINGS = {
  calm: ["windowView", "plinths", "table", "hills"],
  bright: ["halo", "flatlay", "plinths", "street"],
  warm: ["livingRoom", "table", "windowView", "shelf"],
  fresh: ["garden", "windowView", "park", "plinths"],
  serious: ["desk", "shelf", "plinths", "city"],
  festive: ["halo", "spotlight", "clouds", "table"],
} as const satisfies Record<PictureIdea["mood"], readonly [SettingName, ...SettingName[]]>;

/** Grounds that say nothing of a trade: for the sign of a thing that has no drawing of its own. */
export const PLAIN_PLACES = ["studio", "colorBlock", "plinths", "halo"] as const satisfies readonly [
  SettingName,
  ...SettingName[],
];

const PEOPLE: readonly PropName[] = ["person", "woman"];
export const isPerson = (name: PropName): boolean => PEOPLE.includes(name);

const TIMES = {
  calm: ["dawn", "day", "dusk"],
  bright: ["day", "day", "dawn"],
  warm: ["dusk", "day", "dawn"],
  fresh: ["day", "dawn", "day"],
  serious: ["day", "dusk", "dusk"],
  festive: ["dusk", "day", "night"],
} as const;

export interface SceneWish {
  readonly idea: PictureIdea;
  readonly style: ImageStyle;
  readonly colors: { background: string; brand: string };
  readonly seed: number;
}

/** Things and place for a subject: what it is about first, what goes with it after; shapes alone for an unknown one. */
export function castOf(
  subject: string,
  mood: PictureIdea["mood"],
  random: Random,
): Pick<ArtScene, "props" | "setting" | "sign"> {
  const [main, ...others] = topicsOf(subject);
  if (!main) {
    const sign = iconOf(subject);
    return sign
      ? { props: ["emblem"], setting: random.pick(PLAIN_PLACES), sign }
      : { props: [], setting: "abstract", sign: null };
  }
  const hero = main.heroes[random.whole(main.heroes.length)] ?? main.heroes[0] ?? "plant";
  const named = others.slice(0, 2).flatMap(({ heroes }) => heroes.slice(0, 1));
  const friends = random() < 0.5 ? main.friends : main.friends.toReversed();
  const props = [...new Set<PropName>([hero, ...named, ...friends])].slice(0, 3);
  const place = main.settings.find((setting) => MOOD_SETTINGS[mood].some((liked) => liked === setting));
  const setting = place && random() < 0.4 ? place : main.settings[random.whole(main.settings.length)];
  return { props, setting: setting ?? "plinths", sign: null };
}

/** The description of a picture, before a line of it is drawn. */
export function composeScene({ colors, idea, seed, style }: SceneWish): ArtScene {
  const random = randomOf(`${idea.subject} ${idea.mood} ${seed}`);
  const { props, setting, sign } = castOf(idea.subject, idea.mood, random);
  return {
    subject: idea.subject,
    mood: idea.mood,
    style,
    setting,
    props,
    sign,
    people: true,
    time: style === "night" ? "night" : random.pick(TIMES[idea.mood]),
    season: /autumn|fall leaves/iu.test(idea.subject) ? "autumn" : /winter|snow/iu.test(idea.subject) ? "winter" : null,
    light: 0,
    warmth: 0,
    hue: 0,
    zoom: 0,
    space: 0,
    richness: 0,
    colors,
    seed,
    palette: seed,
  };
}

const DAY = ["dawn", "day", "day", "day", "dusk", "dusk"] as const;

/** Pictures of pages that tell one story: one palette and one hand, the day passing, no place twice in a row. */
export function composeStory(
  ideas: readonly PictureIdea[],
  { colors, seed, style }: Omit<SceneWish, "idea">,
): ArtScene[] {
  const scenes: ArtScene[] = [];
  for (const [index, idea] of ideas.entries()) {
    const made = [0, 1, 2, 3].map((turn) =>
      composeScene({ idea, style, colors, seed: seed + index * 17 + turn * 101 }),
    );
    const fresh = made.find(({ setting }) => setting !== scenes.at(-1)?.setting && setting !== scenes.at(-2)?.setting);
    const scene = fresh ?? made[0];
    if (!scene) continue;
    const hour = DAY[Math.floor((index * DAY.length) / Math.max(1, ideas.length))] ?? "day";
    scenes.push({
      ...scene,
      mood: ideas[0]?.mood ?? idea.mood,
      palette: seed,
      time: style === "night" ? "night" : hour,
    });
  }
  return scenes;
}
