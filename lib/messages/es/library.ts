import type { library as pt } from "#lib/messages/pt/library.ts";
import type { Same } from "#lib/messages/words.ts";

export const library: Same<typeof pt> = {
  title: "Biblioteca",
  lead: "Tus fotos y videos. Al crear una publicación, Pauta usa la foto que muestra el tema, según el texto alternativo y las etiquetas, antes de dibujar otra.",
  search: "Buscar en la biblioteca",
  clearSearch: "Borrar búsqueda",
  tags: "Etiquetas",
  open: "Abrir {name}",
  posts: "{count, plural, one {en # publicación} other {en # publicaciones}}",
  unsaid: "sin texto alternativo",
  untagged: "sin etiquetas",
  sent: "Subiendo: {sent, number} de {total, number}",
  nothing: "Nada coincide con esa búsqueda.",
  file: {
    photo: "Foto",
    clip: "Clip",
    name: "Nombre",
    altText: "Qué muestra la foto",
    altTextHint: "Es el texto alternativo: quien no ve la foto lo escucha, y Pauta encuentra la foto por él.",
    altTextPlaceholder: "Panes de queso saliendo del horno",
    tags: "Etiquetas",
    tagsHint: "Enter o coma después de cada una.",
    tagsPlaceholder: "pan de queso, mostrador…",
    untag: "Quitar la etiqueta {tag}",
    uses: "{count, plural, =0 {Ninguna publicación usa este archivo} one {Usado en # publicación} other {Usado en # publicaciones}}",
    removing:
      "{count, plural, =0 {Ninguna publicación cambia. Las publicaciones nuevas dejan de usar este archivo.} one {# publicación usa este archivo y queda como está. Las publicaciones nuevas dejan de usarlo.} other {# publicaciones usan este archivo y quedan como están. Las publicaciones nuevas dejan de usarlo.}}",
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
      "Esta instalación todavía no puede abrir clips subidos: quien la administra puede activarlo. Mientras tanto, un reel puede usar una foto tuya de fondo.",
  },
  sending: "Subiendo {name}",
  dismiss: "Entendido",
  remove: "Quitar {name}",
  removed: "Fuera de la biblioteca. Las publicaciones hechas con él no cambian.",
  undo: "Deshacer",
  full: "La biblioteca está llena: caben hasta {most, number}.",
  seconds: "{count, number} s",
};
