import type { PictureIdea } from "./draft.ts";
import type { Language } from "./language.ts";
import type { Mood } from "./library.ts";

export interface LibraryPhoto {
  /** its file: /library/photos/<slug>.jpg */
  slug: string;
  description: Record<Language, string>;
  /** what it may stand for, in English, as the ideas of pictures are */
  subjects: readonly string[];
  moods: readonly Mood[];
}

type Row = [slug: string, pt: string, en: string, es: string, moods: readonly Mood[], subjects: string];

const ROWS: readonly Row[] = [
  [
    "coffee-cup",
    "Xícara de café com grãos na mesa",
    "A cup of coffee with beans on a table",
    "Taza de café con granos en la mesa",
    ["warm", "calm"],
    "coffee cup cafe espresso tea mug breakfast barista bean grinder morning drink table",
  ],
  [
    "green-plants",
    "Plantas em vasos junto à luz",
    "Potted plants in the light",
    "Plantas en macetas junto a la luz",
    ["fresh", "calm"],
    "plant pot garden leaf flower florist nature green home decor nursery soil tree grow window",
  ],
  [
    "stack-of-books",
    "Livros empilhados e óculos",
    "A stack of books and glasses",
    "Libros apilados y gafas",
    ["serious", "warm"],
    "book study school teacher law lawyer reading notebook course library contract document exam student glasses pages paper",
  ],
  [
    "dumbbells",
    "Halteres e garrafa de água",
    "Dumbbells and a water bottle",
    "Mancuernas y botella de agua",
    ["fresh", "serious"],
    "dumbbell gym fitness kettlebell training exercise workout sport muscle weight mat runner trainer",
  ],
  [
    "beauty-bottles",
    "Frascos de cosméticos sobre mármore",
    "Cosmetic bottles on marble",
    "Frascos de cosméticos sobre mármol",
    ["calm", "bright"],
    "cosmetic skin cream salon hair beauty perfume spa massage nail makeup barber lotion serum bottle comb mirror face",
  ],
  [
    "fresh-bread",
    "Pães frescos na tábua",
    "Fresh bread on a board",
    "Panes frescos en la tabla",
    ["warm", "festive"],
    "bread bakery cake flour dough pastry oven loaf loaves baker sandwich wheat cookie pizza kitchen",
  ],
  [
    "fruit-bowl",
    "Fruteira com frutas coloridas",
    "A bowl of colorful fruit",
    "Frutero con frutas de colores",
    ["fresh", "bright"],
    "fruit food nutrition restaurant salad meal market vegetable bowl plate dish lunch dinner diet chef recipe grocery ingredient",
  ],
  [
    "little-house",
    "Casinha em miniatura e chave",
    "A miniature house and a key",
    "Casita en miniatura y llave",
    ["bright", "serious"],
    "house home apartment estate key door building construction room architect furniture roof neighborhood rent mortgage property wall paint",
  ],
  [
    "coins-and-notes",
    "Pilhas de moedas que crescem",
    "Growing stacks of coins",
    "Pilas de monedas que crecen",
    ["serious", "bright"],
    "money finance coin accounting tax invoice price budget calculator saving bank investment cost cash bill insurance",
  ],
  [
    "gift-boxes",
    "Caixas de presente com laço",
    "Gift boxes with ribbons",
    "Cajas de regalo con lazo",
    ["festive", "warm"],
    "gift package shop store delivery order product party event celebration birthday wedding present parcel sale customer balloon",
  ],
  [
    "yarn-and-thread",
    "Novelos de lã e carretéis",
    "Balls of yarn and spools",
    "Ovillos de lana y carretes",
    ["warm", "bright"],
    "craft yarn thread sewing fabric knitting fashion clothes clothing dress needle button handmade textile shirt shoe tailor workshop",
  ],
  [
    "pet-things",
    "Pote de ração, osso e bolinha",
    "A pet bowl, a bone and a ball",
    "Plato de comida, hueso y pelota",
    ["bright", "festive"],
    "pet dog cat bowl leash vet veterinary puppy kitten animal bone ball collar grooming toy kid child",
  ],
  [
    "candles-and-stones",
    "Velas acesas e pedras",
    "Lit candles and stones",
    "Velas encendidas y piedras",
    ["calm", "warm"],
    "candle relax sleep yoga meditation therapy calm wellness stone night psychology mind breath bath rest light psychologist",
  ],
  [
    "work-desk",
    "Mesa de trabalho com notebook",
    "A work desk with a laptop",
    "Escritorio con portátil",
    ["serious", "bright"],
    "laptop phone desk computer office work social media marketing screen agenda calendar email website software meeting team planner pen checklist camera photo video",
  ],
  [
    "health-care",
    "Água e cápsulas sobre a bancada",
    "Water and capsules on a counter",
    "Agua y cápsulas en la encimera",
    ["fresh", "calm"],
    "dentist health clinic medicine pill toothbrush doctor water tooth nurse pharmacy vitamin hospital smile physiotherapy chair glass clean cleaning",
  ],
  [
    "wheel-and-tools",
    "Roda e ferramentas",
    "A wheel and tools",
    "Rueda y herramientas",
    ["serious", "fresh"],
    "tool repair car wheel mechanic bike bicycle tire wrench screwdriver engine garage motorcycle electrician plumber machine gear",
  ],
];

/** The pictures that ship with the product, for the photos of a narration. */
export const LIBRARY_PHOTOS: readonly LibraryPhoto[] = ROWS.map(([slug, pt, en, es, moods, subjects]) => ({
  slug,
  description: { pt, en, es },
  subjects: subjects.split(" "),
  moods,
}));

/** They go with anything: a picture of something else would tell of something else. */
const NEUTRAL: readonly string[] = ["work-desk", "stack-of-books", "green-plants", "coffee-cup"];

const singular = (word: string): string =>
  word.length > 4
    ? word
        .replace(/ies$/, "y")
        .replace(/(?<=[sxz]|ch|sh)es$/, "")
        .replace(/(?<!s)s$/, "")
    : word;

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);

/** How much of an idea a photo shows. */
const shownBy = ({ subjects }: LibraryPhoto, { subject }: PictureIdea): number => {
  const own = subjects.map(singular);
  // The last word of a noun phrase says what it is, the first ones which.
  const words = wordsOf(subject);
  return words.reduce((sum, word, index) => sum + (own.includes(word) ? (index === words.length - 1 ? 5 : 4) : 0), 0);
};

/** As many different ones as make a video of them. */
const ENOUGH = 3;

/** Whether photos of the library show what the ideas are about, without telling of something else. */
export function libraryShows(ideas: readonly PictureIdea[]): boolean {
  const shown = new Set<LibraryPhoto>();
  for (const idea of ideas) {
    const [best] = LIBRARY_PHOTOS.toSorted((a, b) => shownBy(b, idea) - shownBy(a, idea));
    if (!best || shownBy(best, idea) === 0) return false;
    shown.add(best);
  }
  return shown.size >= ENOUGH;
}

const fit = (photo: LibraryPhoto, idea: PictureIdea): number =>
  shownBy(photo, idea) + (photo.moods.includes(idea.mood) ? 1 : 0);

/**
 * One photo for each idea, the fittest one that was not shown shortly before; ideas of one post keep to its matter.
 * The same ideas and seed give the same photos.
 */
export function choosePhotos(ideas: readonly PictureIdea[], seed: number): LibraryPhoto[] {
  const together = (photo: LibraryPhoto) => ideas.reduce((sum, idea) => sum + shownBy(photo, idea), 0);
  const usual = new Map(LIBRARY_PHOTOS.map((photo) => [photo, together(photo)]));
  const chosen: LibraryPhoto[] = [];
  for (const [place, idea] of ideas.entries()) {
    const score = (photo: LibraryPhoto, index: number) =>
      fit(photo, idea) * 4 +
      Math.min(6, usual.get(photo) ?? 0) -
      (usual.get(photo) === 0 && !NEUTRAL.includes(photo.slug) ? 40 : 0) -
      (chosen.at(-1) === photo ? 1000 : chosen.at(-2) === photo ? 20 : chosen.includes(photo) ? 9 : 0) +
      ((index * 7 + seed + place * 3) % LIBRARY_PHOTOS.length) / 100;
    const [best] = LIBRARY_PHOTOS.map((photo, index) => ({ photo, points: score(photo, index) })).toSorted(
      (a, b) => b.points - a.points,
    );
    if (best) chosen.push(best.photo);
  }
  return chosen;
}
