import type { ImageStyle } from "#lib/domain/brand.ts";
import { randomOf } from "#lib/render/random.ts";
import { castOf, isPerson, PLAIN_PLACES } from "./compose-scene.ts";
import { toLch } from "./oklch.ts";
import type { ArtScene } from "./scene.ts";
import type { SettingName } from "./settings.ts";
import { SUBJECT_WORDS } from "./subject-words.ts";
import { topicsOf } from "./vocabulary.ts";

export interface Reimagined {
  readonly scene: ArtScene;
  /** false: no word of the sentence was known, and another drawing of the same was made */
  readonly understood: boolean;
  /** what was changed: "warmer", "season:winter", "subject:dog"… */
  readonly changes: readonly string[];
}

type Change = (scene: ArtScene) => ArtScene;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const TURNS: [string, RegExp, Change][] = [
  [
    "warmer",
    /\b(mais (quente|calorosa?|aconchegante)s?|quentes?|aconchegante|warm(er)?|cozy|cosy|mas (calid|calur)\w*|calid[oa]s?|acogedora?)\b/u,
    (s) => ({ ...s, warmth: clamp(s.warmth + 1.4, 2) }),
  ],
  [
    "cooler",
    /\b(mais (fri[ao]|fresc[ao])s?|fri[ao]s?|cool(er)?|cold(er)?|mas (fri[oa]|fresc[oa])s?)\b/u,
    (s) => ({ ...s, warmth: clamp(s.warmth - 1.4, 2) }),
  ],
  [
    "darker",
    /\b(mais escur[ao]s?|escurec\w*|escur[ao]s?|dark(er)?|mas oscur[oa]s?|oscurec\w*|oscur[oa]s?|sombri[oa])\b/u,
    (s) => ({ ...s, light: clamp(s.light - 1, 2) }),
  ],
  [
    "lighter",
    /\b(mais (clar[ao]|luminos[ao])s?|clare(ar|ie)|clarear|light(er)?|bright(er)?|mas (clar[oa]|luminos[oa])s?|aclar(ar|a)|ilumin\w*|mais luz|more light|mas luz)\b/u,
    (s) => ({ ...s, light: clamp(s.light + 1, 2) }),
  ],
  [
    "without people",
    /\b((sem|sin) (pessoas?|gente|ninguem|personas?|nadie|humanos?)|(without|no) (people|persons?|humans?|one)|(tire|tira|remov\w*|quita|saca) (as |a |la |las |o |os )?(pessoas?|gente|personas?))\b/u,
    (s) => ({ ...s, people: false, props: s.props.filter((name) => !isPerson(name)) }),
  ],
  [
    "with people",
    /\b((com|con) (pessoas?|gente|personas?|alguem|alguien)|(with|add) (people|a person|someone))\b/u,
    (s) => ({
      ...s,
      people: true,
      props: [
        ...new Set<ArtScene["props"][number]>([
          ...s.props.slice(0, 1),
          s.seed % 2 ? "woman" : "person",
          ...s.props.slice(1),
        ]),
      ].slice(0, 3),
    }),
  ],
  [
    "closer",
    /\b(mais (perto|proxim[oa])|aproxim\w*|close(r|[ -]?up)?|nearer|zoom in|bigger|maior|mas (cerca|grande)|acerc\w*)\b/u,
    (s) => ({ ...s, zoom: clamp(s.zoom + 1, 2) }),
  ],
  [
    "farther",
    /\b(mais (longe|distante|afastad[oa])|afast\w*|far(ther|ther away)?|further|wider|zoom out|smaller|menor|mas (lejos|pequen[oa])|alej\w*)\b/u,
    (s) => ({ ...s, zoom: clamp(s.zoom - 1, 2) }),
  ],
  [
    "more space",
    /\b((mais|mas) (espaco|espacio|area livre|respiro)|espaco (para|pro|livre)|espacio (para|libre)|(more|extra) (space|room)|room for (the )?text|space for (the )?text|negative space)\b/u,
    (s) => ({ ...s, space: Math.min(2, s.space + 1), zoom: clamp(s.zoom - 0.5, 2) }),
  ],
  [
    "simpler",
    /\b(mais (simples|limp[ao])s?|simplific\w*|menos (elementos|coisas|detalhes|cosas|detalles)|simpl(er|ify|e)|clean(er)?|less (detail|clutter|things)|fewer \w+|mas (simple|limpi[oa])s?|sencill[oa])\b/u,
    (s) => ({ ...s, richness: clamp(s.richness - 1, 1) }),
  ],
  [
    "richer",
    /\b(mais (ric[ao]|detalhes|detalhad[ao]|elementos|coisas|chei[ao])s?|rich(er)?|more (details?|elements|things)|detailed|busier|mas (ric[oa]|detalles?|elementos|cosas))\b/u,
    (s) => ({ ...s, richness: clamp(s.richness + 1, 1) }),
  ],
  [
    "other colors",
    /\b((outras?|mud\w*|troc\w*|alter\w*|diferentes?) (as |de )?(cor(es)?|paleta)|cores diferentes|(other|different|new|change( the)?) (colou?rs?|palette)|(otros?|otras?|cambi\w*|distint\w*) (los |las |de |la )?(color(es)?|paleta))\b/u,
    (s) => ({ ...s, hue: (s.hue + 74) % 360, palette: s.palette + 1 }),
  ],
  [
    "other scene",
    /\b((outr[ao]|mud\w*|troc\w*|nov[ao]) (a |o |de )?(cena|cenario|lugar|fundo|ambiente)|(other|another|different|new|change( the)?) (scene|setting|place|background|location)|(otr[ao]|cambi\w*|nuev[oa]) (la |el |de )?(escena|escenario|lugar|fondo|ambiente))\b/u,
    (s) => ({ ...s, setting: otherSetting(s), seed: s.seed + 1 }),
  ],
  ["night", /\b(noite|noturn[ao]|anoitecer|night(time)?|noche|nocturn[oa])\b/u, (s) => ({ ...s, time: "night" })],
  [
    "day",
    /\b(de dia|a luz do dia|dia claro|day(time|light)?|by day|a plena luz|de mañana|pleno dia)\b/u,
    (s) => ({ ...s, time: "day", style: s.style === "night" ? "illustration" : s.style }),
  ],
  [
    "dusk",
    /\b(por do sol|entardecer|fim de tarde|sunset|dusk|golden hour|atardecer|puesta de sol|ocaso)\b/u,
    (s) => ({ ...s, time: "dusk" }),
  ],
  [
    "dawn",
    /\b(amanhecer|nascer do sol|aurora|sunrise|dawn|amanecer|salida del sol)\b/u,
    (s) => ({ ...s, time: "dawn" }),
  ],
  ["season:spring", /\b(primavera|spring(time)?)\b/u, (s) => ({ ...s, season: "spring" })],
  [
    "season:summer",
    /\b(verao|summer(time)?|verano)\b/u,
    (s) => ({ ...s, season: "summer", warmth: clamp(s.warmth + 0.4, 2) }),
  ],
  ["season:autumn", /\b(outono|autumn|fall colou?rs|in (the )?fall|otono)\b/u, (s) => ({ ...s, season: "autumn" })],
  [
    "season:winter",
    /\b(inverno|neve|winter(y)?|snow(y)?|invierno|nieve)\b/u,
    (s) => ({ ...s, season: "winter", warmth: clamp(s.warmth - 0.4, 2) }),
  ],
];

const STYLES: [ImageStyle, RegExp][] = [
  ["watercolor", /\b(aquarela|watercolou?r|acuarela)\b/u],
  ["paper_cut", /\b(papel (recortado|cortado)|recorte de papel|colagem|paper[ -]?cut|cut paper|papel picado)\b/u],
  ["minimal", /\b(minimalist[ae]?|minimal|minimo)\b/u],
  ["geometric", /\b(geometric[ao]?|formas geometricas|bauhaus)\b/u],
  ["line_art", /\b(traco|linhas|contorno|line ?art|line drawing|outline[sd]?|linea|lineas|a lapis)\b/u],
  ["retro", /\b(retro|vintage|antig[ao]|anos (60|70|80))\b/u],
  ["night", /\b(estilo noturno|night style|neon|estilo nocturno)\b/u],
  ["illustration", /\b(ilustracao|illustration|ilustracion)\b/u],
];

const MOOD_WORDS: [ArtScene["mood"], RegExp][] = [
  ["calm", /\b(calm[ao]?|tranquil[ao]?|serena?|suave|peaceful|soft(er)?|relaxing)\b/u],
  ["bright", /\b(vibrante|colorid[ao]|vivid|vivas|colou?rful|alegre|cheerful|playful)\b/u],
  ["serious", /\b(seri[ao]|sobri[ao]|formal|serious|professional|profissional|profesional|elegante?)\b/u],
  ["festive", /\b(festiv[ao]|festa|festive|party|fiesta|comemora\w*|celebra\w*)\b/u],
  ["fresh", /\b(refrescante|fresh(er)?|natural|naturaleza|natureza)\b/u],
];

const PLACES: [SettingName, RegExp][] = [
  ["beach", /\b(praia|beach|playa)\b/u],
  ["city", /\b(cidade|city|ciudad|urban[oa]?)\b/u],
  ["park", /\b(parque|park)\b/u],
  ["mountain", /\b(montanhas?|mountains?|montanas?)\b/u],
  ["street", /\b(rua|street|calle|loja|shop ?front|fachada|tienda)\b/u],
  ["garden", /\b(jardim|garden|jardin|quintal)\b/u],
  ["kitchen", /\b(cozinha|kitchen|cocina)\b/u],
  ["livingRoom", /\b(sala( de estar)?|living ?room|salon)\b/u],
  ["desk", /\b(escritorio|office|desk|mesa de trabalho|oficina)\b/u],
  ["windowView", /\b(janela|window|ventana)\b/u],
  ["clouds", /\b(nuvens|clouds?|ceu|sky|nubes|cielo)\b/u],
  ["hills", /\b(campo|colinas?|hills?|countryside|colina)\b/u],
  ["spotlight", /\b(palco|stage|escenario|holofote|spotlight)\b/u],
  ["gym", /\b(academia|gym|gimnasio)\b/u],
  ["shelf", /\b(prateleira|estante|shelf|shelves)\b/u],
  ["flatlay", /\b(vista de cima|de cima|from above|top view|flat ?lay|desde arriba)\b/u],
];

const HUES: [string, number, RegExp][] = [
  ["red", 25, /\b(vermelh[ao]s?|red|roj[oa]s?)\b/u],
  ["orange", 55, /\b(laranja|orange|naranja)\b/u],
  ["yellow", 95, /\b(amarel[ao]s?|yellow|amarill[oa]s?)\b/u],
  ["green", 148, /\b(verdes?|green)\b/u],
  ["blue", 250, /\b(azu(l|is|les)|blue)\b/u],
  ["purple", 305, /\b(rox[ao]s?|lilas|purple|violet|morad[oa]s?|violeta)\b/u],
  ["pink", 355, /\b(rosas?|pink|rosad[oa])\b/u],
];

function otherSetting(scene: ArtScene): SettingName {
  const own = topicsOf(scene.subject)[0]?.settings.filter((name) => name !== scene.setting) ?? [];
  if (scene.props.length === 0) return "abstract";
  const choice = own.length > 0 ? own : PLAIN_PLACES.filter((name) => name !== scene.setting);
  return choice[randomOf(`${scene.setting} ${scene.seed}`).whole(choice.length)] ?? "plinths";
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/gu, "")
    .replaceAll(/\s+/gu, " ");

/** The English subject that a sentence in any of the three languages asks for. */
function subjectIn(sentence: string): string | null {
  const found = SUBJECT_WORDS.find(([pattern]) => pattern.test(sentence));
  if (found) return found[1];
  const asked = /\b(?:show|draw|put|with|use|add|a picture of|make it)\s+(?:a |an |the )?([a-z ]{3,40})/u.exec(
    sentence,
  )?.[1];
  return asked && topicsOf(asked).length > 0 ? asked : null;
}

/** The description of a picture changed by a sentence in Portuguese, English or Spanish: the same for the same. */
export function reimagine(scene: ArtScene, instruction: string): Reimagined {
  const sentence = plain(instruction);
  const changes: string[] = [];
  let next = scene;
  for (const [name, pattern, change] of TURNS) {
    if (!pattern.test(sentence)) continue;
    next = change(next);
    changes.push(name);
  }
  const style = STYLES.find(([, pattern]) => pattern.test(sentence))?.[0];
  if (style && !(style === "night" && changes.includes("night"))) {
    next = { ...next, style, time: style === "night" ? "night" : next.time };
    changes.push(`style:${style}`);
  }
  const mood = MOOD_WORDS.find(([, pattern]) => pattern.test(sentence))?.[0];
  if (mood) {
    next = { ...next, mood };
    changes.push(`mood:${mood}`);
  }
  const place = PLACES.find(([, pattern]) => pattern.test(sentence))?.[0];
  if (place) {
    next = { ...next, setting: place };
    changes.push(`place:${place}`);
  }
  const hue = HUES.find(([, , pattern]) => pattern.test(sentence));
  if (hue) {
    next = { ...next, hue: turnTo(next, hue[1]) };
    changes.push(`color:${hue[0]}`);
  }
  const known = changes.some(
    (name) => name.startsWith("place:") || name === "without people" || name === "with people",
  );
  const subject = known ? null : subjectIn(sentence);
  if (subject) {
    const cast = castOf(subject, next.mood, randomOf(`${subject} ${next.seed}`));
    next = { ...next, subject, ...cast };
    changes.push(`subject:${subject}`);
  }
  if (changes.length > 0) return { scene: next, understood: true, changes };
  const seed = scene.seed + 1 + (randomOf(sentence).whole(900) || 1);
  const cast = castOf(scene.subject, scene.mood, randomOf(`${scene.subject} ${seed}`));
  const setting = cast.setting === scene.setting ? otherSetting({ ...scene, seed }) : cast.setting;
  return { scene: { ...scene, ...cast, setting, seed }, understood: false, changes: ["another drawing"] };
}

/** How far the palette turns so that the brand's colour becomes the one asked for. */
function turnTo(scene: ArtScene, wanted: number): number {
  return (wanted - toLch(scene.colors.brand).h + 720) % 360;
}
