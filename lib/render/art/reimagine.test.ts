import { describe, expect, test } from "vitest";
import { composeScene } from "./compose-scene.ts";
import { reimagine } from "./reimagine.ts";
import type { ArtScene } from "./scene.ts";

const scene: ArtScene = {
  ...composeScene({
    idea: { subject: "coffee cup", mood: "calm" },
    style: "illustration",
    colors: { background: "#ffffff", brand: "#b4531f" },
    seed: 5,
  }),
  time: "dawn",
};

const WISHES: [sentence: string, change: string][] = [
  ["Deixe mais quente", "warmer"],
  ["make it warmer", "warmer"],
  ["hazlo más cálido", "warmer"],
  ["mais fria, por favor", "cooler"],
  ["cooler please", "cooler"],
  ["más fría", "cooler"],
  ["Mais escuro", "darker"],
  ["a bit darker", "darker"],
  ["más oscura", "darker"],
  ["mais clara", "lighter"],
  ["Brighter!", "lighter"],
  ["más luminosa", "lighter"],
  ["sem pessoas", "without people"],
  ["without people", "without people"],
  ["sin personas", "without people"],
  ["com pessoas", "with people"],
  ["mais perto", "closer"],
  ["closer", "closer"],
  ["más cerca", "closer"],
  ["mais longe", "farther"],
  ["further away", "farther"],
  ["más lejos", "farther"],
  ["mais espaço para o texto", "more space"],
  ["leave more space for text", "more space"],
  ["más espacio para el texto", "more space"],
  ["outras cores", "other colors"],
  ["use other colours", "other colors"],
  ["otros colores", "other colors"],
  ["outra cena", "other scene"],
  ["another scene", "other scene"],
  ["otra escena", "other scene"],
  ["no inverno", "season:winter"],
  ["in winter", "season:winter"],
  ["en otoño", "season:autumn"],
  ["primavera", "season:spring"],
  ["verão", "season:summer"],
  ["à noite", "night"],
  ["at night", "night"],
  ["de noche", "night"],
  ["de dia", "day"],
  ["in daylight", "day"],
  ["ao pôr do sol", "dusk"],
  ["mais simples", "simpler"],
  ["simpler", "simpler"],
  ["más sencilla", "simpler"],
  ["mais detalhes", "richer"],
  ["more details", "richer"],
  ["em aquarela", "style:watercolor"],
  ["paper cut style", "style:paper_cut"],
  ["estilo retro", "style:retro"],
  ["minimalista", "style:minimal"],
  ["com um cachorro", "subject:dog"],
  ["draw a camera instead", "subject:camera"],
  ["pon un perro", "subject:dog"],
  ["na praia", "place:beach"],
  ["in the city", "place:city"],
  ["en el parque", "place:park"],
  ["tons de azul", "color:blue"],
  ["more green", "color:green"],
  ["más profesional", "mood:serious"],
];

test.each(WISHES)("%s is understood as %s", (sentence, change) => {
  const { changes, scene: next, understood } = reimagine(scene, sentence);
  expect(understood).toBe(true);
  expect(changes).toContain(change);
  expect(next).not.toEqual(scene);
});

describe("a wish", () => {
  test("may ask for several things at once", () => {
    const { changes } = reimagine(scene, "Mais escuro, à noite, sem pessoas e com mais espaço para o texto");
    expect(changes).toEqual(expect.arrayContaining(["darker", "night", "without people", "more space"]));
  });

  test("that is not understood gives another drawing of the same, and says so", () => {
    const { scene: next, understood } = reimagine(scene, "xpto qwerty");
    expect(understood).toBe(false);
    expect(next.subject).toBe(scene.subject);
    expect(next.seed).not.toBe(scene.seed);
    expect(next.setting).not.toBe(scene.setting);
  });

  test("gives the same for the same", () => {
    expect(reimagine(scene, "outra cena")).toEqual(reimagine(scene, "outra cena"));
    expect(reimagine(scene, "blah")).toEqual(reimagine(scene, "blah"));
  });

  test("adds up: darker twice is darker than once", () => {
    const once = reimagine(scene, "mais escuro").scene;
    expect(reimagine(once, "mais escuro").scene.light).toBeLessThan(once.light);
  });
});
