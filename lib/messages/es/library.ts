import type { library as pt } from "#lib/messages/pt/library.ts";
import type { Same } from "#lib/messages/words.ts";

export const library: Same<typeof pt> = {
  title: "Biblioteca",
  lead: "Tus fotos y videos. Al crear un post, Pauta usa la foto que muestra el tema, según el texto alternativo y las etiquetas, antes de dibujar otra.",
  search: "Buscar en la biblioteca",
  clearSearch: "Borrar búsqueda",
  tags: "Etiquetas",
  open: "Abrir {name}",
  posts: "{count, plural, one {en # post} other {en # posts}}",
  unsaid: "sin texto alternativo",
  untagged: "sin etiquetas",
  sent: "Subiendo: {sent, number} de {total, number}",
  nothing: "Nada aquí con esa búsqueda.",
  file: {
    photo: "Foto",
    clip: "Clip",
    name: "Nombre",
    altText: "Qué muestra la foto",
    altTextHint: "Es el texto alternativo: quien no ve la foto lo escucha, y los posts encuentran la foto por él.",
    altTextPlaceholder: "Panes de queso saliendo del horno",
    tags: "Etiquetas",
    tagsHint: "Enter o coma después de cada una.",
    tagsPlaceholder: "pan de queso, mostrador…",
    untag: "Quitar la etiqueta {tag}",
    uses: "{count, plural, =0 {Ningún post usa este archivo} one {Usado en # post} other {Usado en # posts}}",
    removing:
      "{count, plural, =0 {Ningún post cambia. Los posts nuevos dejan de usar este archivo.} one {# post usa este archivo y queda como está. Los posts nuevos dejan de usarlo.} other {# posts usan este archivo y quedan como están. Los posts nuevos dejan de usarlo.}}",
    keep: "Conservar",
    remove: "Quitar de la biblioteca",
    cancel: "Cancelar",
    save: "Guardar",
  },
  picture: {
    title: "Fotos",
    about: "JPEG, PNG o WebP de hasta 15 MB. Arrastra varias a la vez.",
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
    closed:
      "Esta instalación aún no abre clips subidos. Quien administra el servidor instala el paquete ffmpeg (5 o más nuevo; en Debian, “apt install ffmpeg”) o indica otro en FFMPEG_PATH, y reinicia Pauta. Aun sin él, un reel puede pasar sobre una foto tuya.",
  },
  sending: "Subiendo {name}",
  dismiss: "Entendido",
  remove: "Quitar {name}",
  removed: "Fuera de la biblioteca. Los posts hechos con él no cambian.",
  undo: "Deshacer",
  full: "La biblioteca está llena: caben hasta {most, number}.",
  seconds: "{count, number} s",
};
