import { shippedId } from "./id.ts";
import type { Language } from "./language.ts";

type Words = Record<Language, string>;
const words = (pt: string, en: string, es: string): Words => ({ pt, en, es });

export interface LibraryClip {
  id: string;
  /** its file: /library/clips/<slug>.mp4 */
  slug: string;
  description: Words;
  durationSeconds: number;
}

const CLIP_ROWS: readonly [slug: string, description: Words][] = [
  [
    "morning-light",
    words("Luz da manhã atravessando a folhagem", "Morning light through leaves", "Luz de la mañana entre hojas"),
  ],
  ["steam", words("Vapor subindo devagar", "Steam rising slowly", "Vapor que sube despacio")],
  ["paper-waves", words("Ondas de papel em camadas", "Layered paper waves", "Olas de papel en capas")],
  [
    "city-night",
    words(
      "Luzes da cidade desfocadas à noite",
      "Blurred city lights at night",
      "Luces de ciudad desenfocadas de noche",
    ),
  ],
  ["ink", words("Tinta se abrindo na água", "Ink opening in water", "Tinta que se abre en el agua")],
  ["confetti", words("Confetes caindo", "Falling confetti", "Confeti que cae")],
  ["grid-glow", words("Malha luminosa em movimento", "A glowing grid in motion", "Malla luminosa en movimiento")],
  ["sand", words("Dunas ao entardecer", "Dunes at dusk", "Dunas al atardecer")],
  ["rain", words("Chuva na janela", "Rain on the window", "Lluvia en la ventana")],
  ["bokeh", words("Círculos de luz flutuando", "Floating circles of light", "Círculos de luz flotando")],
  ["sea", words("Mar calmo visto do alto", "A calm sea from above", "Mar en calma desde arriba")],
  ["ribbons", words("Fitas de cor que se cruzam", "Crossing ribbons of color", "Cintas de color que se cruzan")],
];

const CLIP_SECONDS = 8;

/** The loops that ship with the product: in every project's video library. */
export const LIBRARY_CLIPS: readonly LibraryClip[] = CLIP_ROWS.map(([slug, description], index) => ({
  id: shippedId("clip", index + 1),
  slug,
  description,
  durationSeconds: CLIP_SECONDS,
}));

const MOODS = ["calm", "bright", "warm", "fresh", "serious", "festive"] as const;
export type Mood = (typeof MOODS)[number];

export interface LibraryTrack {
  id: string;
  /** its file: /library/tracks/<slug>.mp3 */
  slug: string;
  name: string;
  description: Words;
  mood: Mood;
  beatsPerMinute: number;
  durationSeconds: number;
  suggestedStartSeconds: number;
}

type TrackRow = [
  slug: string,
  name: string,
  mood: Mood,
  beatsPerMinute: number,
  description: Words,
  suggestedStart: number,
];

const TRACK_ROWS: readonly TrackRow[] = [
  [
    "varanda",
    "Varanda",
    "calm",
    72,
    words("Violão macio e pausas longas", "Soft guitar and long pauses", "Guitarra suave y pausas largas"),
    4,
  ],
  [
    "primeira-hora",
    "Primeira hora",
    "warm",
    84,
    words("Piano que começa o dia", "A piano that starts the day", "Un piano que empieza el día"),
    2,
  ],
  [
    "passo-leve",
    "Passo leve",
    "fresh",
    104,
    words("Dedilhado leve com palmas", "Light picking with claps", "Punteo ligero con palmas"),
    4,
  ],
  [
    "vitrine",
    "Vitrine",
    "bright",
    112,
    words("Pop claro para mostrar produto", "Clear pop to show a product", "Pop claro para mostrar producto"),
    8,
  ],
  ["bloco", "Bloco", "festive", 126, words("Percussão alegre", "Joyful percussion", "Percusión alegre"), 4],
  [
    "reuniao",
    "Reunião",
    "serious",
    90,
    words("Pulso discreto para explicar", "A discreet pulse to explain", "Pulso discreto para explicar"),
    4,
  ],
  [
    "feira",
    "Feira",
    "bright",
    118,
    words("Ritmo de feira, cordas e chocalho", "Market rhythm, strings and shaker", "Ritmo de feria, cuerdas y maraca"),
    4,
  ],
  [
    "neblina",
    "Neblina",
    "calm",
    64,
    words("Camadas longas e respiradas", "Long, breathing layers", "Capas largas y respiradas"),
    6,
  ],
  [
    "fim-de-tarde",
    "Fim de tarde",
    "warm",
    92,
    words("Groove lento de fim de tarde", "A slow late-afternoon groove", "Groove lento de final de tarde"),
    4,
  ],
  [
    "arranque",
    "Arranque",
    "fresh",
    132,
    words("Eletrônico que puxa para a frente", "Electronic that pulls forward", "Electrónica que empuja hacia delante"),
    8,
  ],
  ["carta", "Carta", "serious", 76, words("Cordas contidas", "Restrained strings", "Cuerdas contenidas"), 4],
  [
    "praca",
    "Praça",
    "festive",
    108,
    words("Metais sintéticos e palmas", "Synthetic brass and claps", "Metales sintéticos y palmas"),
    4,
  ],
];

const TRACK_SECONDS = 40;

export const LIBRARY_TRACKS: readonly LibraryTrack[] = TRACK_ROWS.map(
  ([slug, name, mood, beatsPerMinute, description, suggestedStartSeconds], index) => ({
    id: shippedId("track", index + 1),
    slug,
    name,
    description,
    mood,
    beatsPerMinute,
    durationSeconds: TRACK_SECONDS,
    suggestedStartSeconds,
  }),
);
