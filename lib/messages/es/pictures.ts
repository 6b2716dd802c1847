import type { pictures as pt } from "#lib/messages/pt/pictures.ts";
import type { Same } from "#lib/messages/words.ts";

export const pictures: Same<typeof pt> = {
  picker: {
    title: "Elegir de la biblioteca",
    text: "{most, plural, one {Una foto.} other {Hasta # fotos, en el orden en que las eliges.}}",
    choose: "Elegir {name}",
    all: "Elegir las {count, number}",
    cancel: "Cancelar",
    use: "{count, plural, =0 {Usar fotos} one {Usar # foto} other {Usar # fotos}}",
  },
  focus: {
    label: "Punto que queda a la vista: {x, number} % desde la izquierda, {y, number} % desde arriba",
    hint: "Arrastra el punto hasta lo que no se debe cortar. También se mueve con las flechas.",
    zoom: "Acercamiento",
    percent: "{percent, number} %",
  },
  panel: {
    none: "Pon tus fotos en esta página; hasta cuatro forman un collage. El texto y el estilo quedan como están.",
    some: "Las fotos aparecen en lugar del dibujo.",
    matched: "Elegida de la biblioteca: habla de “{matched}”.",
    adjust: "Encuadrar la foto {number, number}",
    drop: "Quitar la foto {number, number}",
    choose: "Elegir de la biblioteca",
    change: "Cambiar fotos",
    back: "Volver al dibujo",
  },
  moment: {
    change: "Cambiar la foto {number, number} por una de la biblioteca",
    focus: "Encuadrar",
  },
};
