import type { library as pt } from "#lib/messages/pt/library.ts";
import type { Same } from "#lib/messages/words.ts";

export const library: Same<typeof pt> = {
  picture: {
    title: "Fotos",
    about: "Aparecen en las fotos narradas, una por frase, de la más nueva a la más antigua.",
    add: "Subir fotos",
    empty:
      "Sin fotos tuyas, las fotos narradas usan las imágenes de la biblioteca de Pauta. JPEG, PNG o WebP de hasta 15 MB.",
    one: "Foto {number, number}",
  },
  clip: {
    title: "Clips",
    about: "Se ven detrás de las frases en los reels.",
    add: "Subir clips",
    empty: "Sin clips tuyos, los reels usan los de la biblioteca de Pauta. MP4, MOV o WebM de hasta 100 MB.",
    one: "Clip {number, number}",
    closed: "Esta instalación aún no abre clips subidos: necesita ffmpeg 5 o más nuevo.",
  },
  sending: "Subiendo {name}",
  dismiss: "Entendido",
  remove: "Quitar {name}",
  removed: "Fuera de la biblioteca. Los posts hechos con él no cambian.",
  undo: "Deshacer",
  full: "La biblioteca está llena: caben hasta {most, number}.",
  seconds: "{count, number} s",
};
