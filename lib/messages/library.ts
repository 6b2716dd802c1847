import { words } from "./words.ts";

export const library = words({
  pt: {
    picture: {
      title: "Fotos",
      about: "Aparecem nas fotos narradas, uma por frase, das mais novas às mais antigas.",
      add: "Enviar fotos",
      empty:
        "Sem fotos suas, as fotos narradas usam as imagens da biblioteca da Pauta. JPEG, PNG ou WebP de até 15 MB.",
      one: "Foto {number, number}",
    },
    clip: {
      title: "Clipes",
      about: "Passam atrás das frases nos reels.",
      add: "Enviar clipes",
      empty: "Sem clipes seus, os reels usam os da biblioteca da Pauta. MP4, MOV ou WebM de até 100 MB.",
      one: "Clipe {number, number}",
      closed: "Esta instalação ainda não abre clipes enviados: ela precisa do ffmpeg 5 ou mais novo.",
    },
    sending: "Enviando {name}",
    dismiss: "Entendi",
    remove: "Remover {name}",
    removed: "Removido da biblioteca. Posts feitos com ele não mudam.",
    undo: "Desfazer",
    full: "A biblioteca está cheia: são até {most, number}.",
    seconds: "{count, number} s",
  },
  en: {
    picture: {
      title: "Photos",
      about: "They appear in narrated photos, one a sentence, newest first.",
      add: "Upload photos",
      empty:
        "Without photos of yours, narrated photos use pictures from Pauta’s library. JPEG, PNG or WebP up to 15 MB.",
      one: "Photo {number, number}",
    },
    clip: {
      title: "Clips",
      about: "They play behind the lines of reels.",
      add: "Upload clips",
      empty: "Without clips of yours, reels use those of Pauta’s library. MP4, MOV or WebM up to 100 MB.",
      one: "Clip {number, number}",
      closed: "This installation cannot open uploaded clips yet: it needs ffmpeg 5 or newer.",
    },
    sending: "Sending {name}",
    dismiss: "Got it",
    remove: "Remove {name}",
    removed: "Removed from the library. Posts made of it stay as they are.",
    undo: "Undo",
    full: "The library is full: it holds up to {most, number}.",
    seconds: "{count, number} s",
  },
  es: {
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
  },
});
