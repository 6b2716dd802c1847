import type { compose as pt } from "#lib/messages/pt/compose.ts";
import type { Same } from "#lib/messages/words.ts";

export const compose: Same<typeof pt> = {
  title: "Armar una publicación",
  lead: "Con tus textos y tus fotos, en cualquier formato. Pauta dibuja, narra y arma el video; no escribe nada.",
  name: "Título de la publicación",
  nameHint: "Así aparece en el calendario y en las búsquedas.",
  kind: "Estructura",
  kinds: {
    steps: "Pasos",
    parts: "Partes",
    timeline: "Línea de tiempo",
    checklist: "Lista de verificación",
  },
  caption: "Descripción",
  free: "No gasta créditos.",
  submit: "Armar publicación",
  submitting: "Armando…",
  lacks: {
    title: "Ponle un título a la publicación.",
    script: "Escribe lo que se va a decir.",
    blocks: "Escribe el gancho y la llamada a la acción.",
    pageTitle: "Cada página necesita un título.",
    pages: "Agrega al menos una página.",
    items: "Una infografía tiene de 3 a 7 elementos.",
  },
  pages: {
    title: "Páginas",
    photos: "Fotos de la página {number, number}",
    pageTitle: "Título de la página {number, number}",
    body: "Texto de la página {number, number}",
    earlier: "Subir la página {number, number}",
    later: "Bajar la página {number, number}",
    remove: "Quitar la página {number, number}",
    add: "Agregar página",
    blank:
      "Con foto, el título y el texto de la página pueden quedar en blanco: en la portada va el título de la publicación.",
    fromPhotos: "Una página por foto",
  },
  script: {
    label: "Lo que se va a decir",
    hint: "Una frase por foto o escena. [pause], [excited], [calm], [whisper], [slow] y [fast] cambian la voz.",
    photos: "Fotos",
    photosHint:
      "Una por frase, en este orden; si no alcanzan, se repiten. Si no eliges ninguna, Pauta usa las de la biblioteca.",
    choose: "Elegir fotos",
    change: "Cambiar fotos",
  },
  blocks: {
    hook: "Gancho",
    complement: "Complemento",
    call: "Llamada a la acción",
    hint: "El clip, o una foto tuya en su lugar, y la música se eligen después, en el editor.",
  },
};
